import { sql, type Kysely } from 'kysely';
import { asCaller, currentVersion, VERSION_NOW, type Database } from '@fonte/database';
import type { DataVersion } from '../ask/answer.ts';
import type { Sql } from '../sql/operators.ts';

/** Before the first import. */
export const NO_DATA: DataVersion = { versao: 0, dtAtualizacao: '', dadosAte: null, ultimoFato: null };

/** The data version that holds now, for whoever waits for it. */
export async function readVersion(db: Kysely<Database>): Promise<DataVersion> {
  const row = await asCaller({ urgent: true }, () => currentVersion(db));
  if (row === null) return NO_DATA;
  const { versao, dtAtualizacao, dadosAte, ultimoFato } = row;
  return { versao, dtAtualizacao, dadosAte, ultimoFato: ultimoFato ?? dadosAte };
}

/** The data changed under a read more often than it was tried. */
export class DataChanging extends Error {
  override readonly name = 'DataChanging';
}

/** A part of a read saw other data than those of the version it was made for. */
export class SeenOtherVersion extends Error {
  override readonly name = 'SeenOtherVersion';
}

/** What a read gives instead of an answer when it saw other data than those of the version it was made for. */
export const OTHER_VERSION = Symbol('other version');

/**
 * Reads something at one data version, so that an answer and its date, days and ETag are never of two versions. `believed` is the version
 * that held a while ago, which saves asking: a read that saw another is made again for the one that holds `now`.
 */
export async function atOneVersion<T>(
  believed: DataVersion | null,
  now: () => Promise<DataVersion>,
  read: (version: DataVersion) => Promise<T | typeof OTHER_VERSION>,
): Promise<T> {
  let version = believed ?? (await now());
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows from the one before
    const answer = await read(version);
    if (answer !== OTHER_VERSION) return answer;
    // oxlint-disable-next-line no-await-in-loop -- as above
    version = await now();
  }
  throw new DataChanging('The data changed during each of five attempts');
}

/** A statement's rows, each with the data version of the snapshot that they were read in: no question before and after is needed. */
export const withVersionSql = (statement: Sql): Sql =>
  sql`select *, ${VERSION_NOW} as versao_lida from (${statement}) as lidas`;

/** The version that the rows of such a statement tell; undefined when there is none to tell it. */
export const versionSeen = (rows: readonly Readonly<Record<string, unknown>>[]): number | undefined =>
  rows.length === 0 ? undefined : Number(rows[0]!['versao_lida'] ?? NO_DATA.versao);
