import { sql } from 'kysely';
import type { DatabaseAccess } from '@fonte/database';
import type { DataVersion } from './answer.ts';

/** Before the first import. */
export const NO_DATA: DataVersion = { versao: 0, dtAtualizacao: '', dadosAte: null };

/** The data version that holds now. */
export async function readVersion(database: DatabaseAccess, signal?: AbortSignal): Promise<DataVersion> {
  const { rows } = await sql<{
    versao: number;
    dt_atualizacao: string;
    dados_ate: string | null;
  }>`select versao, dt_atualizacao, dados_ate from portal.versao order by versao desc limit 1`.execute(
    database.within({ signal }),
  );
  const [row] = rows;
  return row ? { versao: row.versao, dtAtualizacao: row.dt_atualizacao, dadosAte: row.dados_ate } : NO_DATA;
}

/** The data changed under a read more often than it was tried. */
export class DataChanging extends Error {
  override readonly name = 'DataChanging';
}

/**
 * Reads something at one data version: if an import was finished in between, it is read again, so that an answer and its date, days
 * and ETag are never of two versions.
 */
export async function atOneVersion<T>(
  database: DatabaseAccess,
  signal: AbortSignal | undefined,
  read: (version: DataVersion) => Promise<T>,
): Promise<T> {
  let before = await readVersion(database, signal);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows from the one before
    const answer = await read(before);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const after = await readVersion(database, signal);
    if (after.versao === before.versao) return answer;
    before = after;
  }
  throw new DataChanging('The data changed during each of five attempts');
}
