import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@fonte/database';
import { fileName, type TableSource } from '../../source/index.ts';
import { FAULT_LIMIT, type FaultList } from '../../read/fault.ts';
import { placeColumns } from '../relations.ts';

type Db = Kysely<Database>;

/** What a check finds: a place in the file, the value and whatever its sentence needs. */
export interface Finding {
  readonly linha: number;
  readonly feicao?: number;
  readonly valor: string | null;
  readonly outra?: string | null;
}

/** 's.linha, s.feicao': what every check selects first. */
export function placeOf(source: TableSource, of: string): RawBuilder<unknown> {
  return sql.join(placeColumns(source).map((column) => sql.ref(`${of}.${column}`)));
}

/**
 * Runs a check that selects `Finding`s, in the order of the file, and lists each as a fault of `coluna`; the query is cut at what the list still takes.
 * Errors: `TooManyFaults`.
 */
export async function listFindings(
  db: Db,
  list: FaultList,
  source: TableSource,
  coluna: string,
  query: RawBuilder<unknown>,
  reason: (finding: Finding) => string,
): Promise<void> {
  const room = FAULT_LIMIT + 1 - list.faults.length;
  const { rows } =
    await sql<Finding>`SELECT * FROM (${query}) found ORDER BY linha LIMIT ${sql.lit(room)}`.execute(db);
  for (const finding of rows) {
    const { linha, feicao, valor } = finding;
    const at = feicao === undefined ? {} : { feicao };
    list.add({ arquivo: fileName(source), linha, ...at, coluna, valor, motivo: reason(finding) });
  }
}
