import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { PLACES, type Place } from '../places/index.ts';

type Db = Kysely<Database>;

/** A table as it lies in the database, and what its columns hold. */
export interface Physical {
  /** 'programa.produtor', 'anterior.produtor'. */
  readonly table: string;
  /** Its name in the source, of tables that loads bring. */
  readonly source: string | null;
  readonly place: Place;
}

/** Schema of what the version that stands has replaced, by which an import is undone (packages/programme, apply/replaced.ts); its tables come and go. */
const REPLACED = 'anterior';

/** All places, and the rows by which the last import is undone. */
export async function physicalTables(db: Db): Promise<Physical[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = ${REPLACED} order by 1`.execute(
    db,
  );
  const kept = rows.flatMap(({ name }): Physical[] => {
    const place = PLACES[`programa.${name}`] ?? PLACES[`camada.${name}`];
    return place === undefined ? [] : [{ table: `${REPLACED}.${name}`, source: name, place }];
  });
  return [
    ...Object.entries(PLACES).map(([table, place]) => ({
      table,
      source: /^(?:programa|camada)\./.test(table) ? (table.split('.')[1] ?? null) : null,
      place,
    })),
    ...kept,
  ];
}
