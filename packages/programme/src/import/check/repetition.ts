import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@fonte/database';
import { REASONS } from '../../source/reasons.ts';
import type { TableSource } from '../../source/index.ts';
import { FAULT_LIMIT, type FaultList } from '../../read/fault.ts';
import { staged } from '../relations.ts';
import { listFindings, placeOf } from './finder.ts';

/** No two rows of a file share the table's key, or the part of it that is unique by itself. */
export async function checkRepetition(
  db: Kysely<Database>,
  list: FaultList,
  source: TableSource,
): Promise<void> {
  const keys = (of: string) => sql.join(source.identity.map((column) => keyPart(source, column, of)));
  const names = source.identity.map((_, i) => `k${i}`);
  const same = sql.join(
    source.identity.map((column, i) => sql`${keyPart(source, column, 's')} = ${sql.ref(`r.${names[i]!}`)}`),
    sql` AND `,
  );
  const named = sql.join(
    source.identity.map((column, i) => sql`${keyPart(source, column, 'f')} AS ${sql.ref(names[i]!)}`),
  );
  // The row where the key stood first is not at fault. Few repeated keys suffice to fill the list of faults.
  const query = sql`
    SELECT ${placeOf(source, 's')}, concat_ws(' / ', ${keys('s')}) AS valor,
      ${source.geometry ? sql`'feição ' || r.primeira` : sql`'linha ' || r.primeira`} AS outra
    FROM ${staged(source)} s
    JOIN (
      SELECT ${named}, min(${ordinal(source, 'f')}) AS primeira FROM ${staged(source)} f
      GROUP BY ${keys('f')} HAVING count(*) > 1 LIMIT ${sql.lit(FAULT_LIMIT + 1)}
    ) r ON ${same} AND ${ordinal(source, 's')} > r.primeira`;
  await listFindings(db, list, source, source.identity.join(', '), query, ({ outra }) =>
    REASONS.repeated(outra ?? ''),
  );
}

/** Web addresses carry the property's code without its dots (second specification text, 2.6). */
export async function checkCodesWithoutDots(
  db: Kysely<Database>,
  list: FaultList,
  source: TableSource,
): Promise<void> {
  const query = sql`
    SELECT s.linha, s.cod_propriedade AS valor, r.codigo || ' (linha ' || r.primeira || ')' AS outra
    FROM ${staged(source)} s
    JOIN (
      SELECT replace(cod_propriedade, '.', '') AS sem_pontos, min(linha) AS primeira,
        (array_agg(cod_propriedade ORDER BY linha))[1] AS codigo
      FROM ${staged(source)} GROUP BY 1 HAVING count(DISTINCT cod_propriedade) > 1
    ) r ON r.sem_pontos = replace(s.cod_propriedade, '.', '') AND s.linha > r.primeira AND s.cod_propriedade <> r.codigo`;
  await listFindings(db, list, source, 'cod_propriedade', query, ({ outra }) =>
    REASONS.repeatedWithoutDots(outra ?? ''),
  );
}

const ordinal = (source: TableSource, of: string) => sql.ref(`${of}.${source.geometry ? 'feicao' : 'linha'}`);

/** A column of the key; one that may be empty counts as such, so that two empty ones are the same. */
function keyPart(source: TableSource, column: string, of: string): RawBuilder<unknown> {
  const value = sql.ref(`${of}.${column}`);
  return source.columns[column]?.required ? value : sql`coalesce(${value}::text, '')`;
}
