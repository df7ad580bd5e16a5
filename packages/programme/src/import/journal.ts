import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { cpfDigits, maskCpf } from '@fonte/pt-br';
import type { Fault } from '../read/fault.ts';
import type { ImportResult } from './result.ts';

type Db = Kysely<Database>;

const PROCESS_ENDED = 'o processo que importava terminou antes do fim';

/** Marks what earlier imports left unfinished; called by whoever holds the lock, so their processes are gone. */
export async function markInterrupted(db: Db): Promise<void> {
  await sql`UPDATE portal.importacao SET situacao = 'interrompida', concluida_em = now(), motivo = ${PROCESS_ENDED}
    WHERE situacao = 'em_andamento'`.execute(db);
}

/** What an import is called, and which version it undoes. */
export interface JournalName {
  readonly origem: string;
  readonly desfaz: number | null;
}

/** Opens the import's row and gives its number. */
export async function openJournal(db: Db, { origem, desfaz }: JournalName): Promise<number> {
  const { rows } = await sql<{ id_importacao: number }>`
    INSERT INTO portal.importacao (situacao, origem, desfaz) VALUES ('em_andamento', ${origem}, ${desfaz}) RETURNING id_importacao`.execute(
    db,
  );
  return rows[0]!.id_importacao;
}

/** Closes the import's row, in the transaction that applies it or, when nothing is applied, by itself. */
export async function closeJournal(
  db: Db,
  id: number,
  { situacao, arquivos, falhas }: Pick<ImportResult, 'situacao' | 'arquivos' | 'falhas'>,
): Promise<void> {
  await sql`UPDATE portal.importacao SET situacao = ${situacao}, concluida_em = clock_timestamp(),
    arquivos = ${JSON.stringify(arquivos)}::jsonb, falhas = ${falhas.length > 0 ? JSON.stringify(maskedFaults(falhas)) : null}::jsonb
    WHERE id_importacao = ${id}`.execute(db);
}

/** The import ended by an error, the signal or the database's going away; `motivo` says so to who reads the journal. */
export async function closeInterrupted(db: Db, id: number, motivo: string): Promise<void> {
  await sql`UPDATE portal.importacao SET situacao = 'interrompida', concluida_em = clock_timestamp(), motivo = ${motivo}
    WHERE id_importacao = ${id} AND situacao = 'em_andamento'`.execute(db);
}

export const maskedFaults = (faults: readonly Fault[]): Fault[] => faults.map(masked);

/** The data officer reads the value in the list of faults; what the portal keeps hides personal numbers (design: security). */
function masked(fault: Fault): Fault {
  const personal = fault.coluna?.startsWith('cpf') || fault.coluna === 'partes';
  if (!personal || fault.valor === null) return fault;
  return { ...fault, valor: cpfDigits(fault.valor).length === 11 ? maskCpf(fault.valor) : '***' };
}
