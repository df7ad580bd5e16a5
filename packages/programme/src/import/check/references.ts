import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { REASONS } from '../../source/reasons.ts';
import { fileName, SOURCES, sourceOf, type Reference, type TableSource } from '../../source/index.ts';
import { FAULT_LIMIT, type FaultList } from '../../read/fault.ts';
import { columnList, incoming, matching, staged, standing } from '../relations.ts';
import { listFindings, placeOf } from './finder.ts';

type Db = Kysely<Database>;

/** What is known of the files of an import when their rows are held against each other. */
export interface Present {
  readonly names: ReadonlySet<string>;
  /** Files all of whose rows passed: only these can be looked up without blaming one fault on many rows. */
  readonly whole: ReadonlySet<string>;
}

/** Every value that names a row of another table names one that is in its file or, where that file is absent, in the table as it stands. */
export async function checkReferences(
  db: Db,
  list: FaultList,
  source: TableSource,
  present: Present,
): Promise<void> {
  for (const reference of source.references) {
    if (present.names.has(reference.to) && !present.whole.has(reference.to)) continue;
    // oxlint-disable-next-line no-await-in-loop -- faults are listed in order
    await checkReference(db, list, source, reference, present);
  }
}

async function checkReference(
  db: Db,
  list: FaultList,
  source: TableSource,
  reference: Reference,
  present: Present,
) {
  const { columns, to, toColumns } = reference;
  const target = sourceOf(to);
  const rows = present.names.has(to) ? staged(target) : standing(target);
  const given = sql.join(
    columns.map((column) => sql`${sql.ref(`s.${column}`)} IS NOT NULL`),
    sql` AND `,
  );
  const last = columns.at(-1)!;
  const query = sql`
    SELECT ${placeOf(source, 's')}, ${sql.ref(`s.${last}`)}::text AS valor
    FROM ${staged(source)} s
    WHERE ${given} AND NOT EXISTS (SELECT FROM ${rows} t WHERE ${matching('t', toColumns, 's', columns)})`;
  const reason = columns.length > 1 ? REASONS.notOfProperty(to) : REASONS.unknownReference(to);
  await listFindings(db, list, source, last, query, () => reason);
}

/** No row that stands, and whose file is absent, is left holding on to a row that a file leaves out. */
export async function checkStanding(
  db: Db,
  list: FaultList,
  source: TableSource,
  present: Present,
): Promise<void> {
  if (!present.whole.has(source.name)) return;
  for (const user of SOURCES) {
    if (present.names.has(user.name)) continue;
    for (const { to, standing: held } of user.references) {
      if (to !== source.name || !held) continue;
      const room = FAULT_LIMIT + 1 - list.faults.length;
      // oxlint-disable-next-line no-await-in-loop -- faults are listed in order
      const { rows } = await sql<{ valor: string; total: number }>`
        SELECT concat_ws(' / ', ${columnList(held.columns, 'u')}) AS valor, count(*) AS total
        FROM ${standing(user)} u
        WHERE ${sql.ref(`u.${held.columns.at(-1)!}`)} IS NOT NULL
          AND NOT EXISTS (SELECT FROM ${incoming(source)} t WHERE ${matching('t', held.toColumns, 'u', held.columns)})
        GROUP BY 1 ORDER BY 1 LIMIT ${sql.lit(room)}`.execute(db);
      for (const { valor, total } of rows) {
        const motivo = REASONS.stillUsed(user.name, total);
        list.add({
          arquivo: fileName(source),
          linha: null,
          coluna: held.toColumns.join(', '),
          valor,
          motivo,
        });
      }
    }
  }
}
