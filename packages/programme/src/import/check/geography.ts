import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { REASONS } from '../../source/reasons.ts';
import { sourceOf } from '../../source/index.ts';
import type { FaultList } from '../../read/fault.ts';
import { staged } from '../relations.ts';
import { listFindings } from './finder.ts';
import type { Present } from './references.ts';

type Db = Kysely<Database>;

/** How far outside its state's rectangle a property may lie, degrees: outlines may be coarse (geo.uf.aproximado). */
const TOLERANCE = 0.3;

/** Properties lie in a municipality of their state and, where known, a sub-basin of the geography. */
export async function checkGeography(db: Db, list: FaultList, { names }: Present): Promise<void> {
  for (const name of ['supervisor', 'tecnico', 'propriedade']) {
    // oxlint-disable-next-line no-await-in-loop -- faults are listed in order
    if (names.has(name)) await checkUf(db, list, name);
  }
  if (!names.has('propriedade')) return;
  const source = sourceOf('propriedade');
  const rows = staged(source);
  await listFindings(
    db,
    list,
    source,
    'codigo_municipio',
    sql`SELECT s.linha, s.codigo_municipio::text AS valor FROM ${rows} s
      WHERE NOT EXISTS (SELECT FROM geo.municipio m WHERE m.codigo_municipio = s.codigo_municipio)`,
    () => REASONS.unknownReference('geo.municipio'),
  );
  await listFindings(
    db,
    list,
    source,
    'uf',
    sql`SELECT s.linha, s.uf AS valor, m.uf AS outra FROM ${rows} s
      JOIN geo.municipio m ON m.codigo_municipio = s.codigo_municipio AND m.uf <> s.uf`,
    ({ outra }) => REASONS.otherUf(outra ?? ''),
  );
  await listFindings(
    db,
    list,
    source,
    'id_sub_bacia',
    sql`SELECT s.linha, s.id_sub_bacia::text AS valor FROM ${rows} s
      WHERE s.id_sub_bacia IS NOT NULL AND NOT EXISTS (SELECT FROM geo.sub_bacia b WHERE b.id_sub_bacia = s.id_sub_bacia)`,
    () => REASONS.unknownReference('geo.sub_bacia'),
  );
  await listFindings(
    db,
    list,
    source,
    'lon, lat',
    sql`SELECT s.linha, s.lon || ' ' || s.lat AS valor, s.uf AS outra FROM ${rows} s
      JOIN geo.uf u ON u.uf = s.uf AND u.geom IS NOT NULL
      WHERE s.lon IS NOT NULL AND (
        s.lon::float8 NOT BETWEEN ST_XMin(u.geom) - ${sql.lit(TOLERANCE)} AND ST_XMax(u.geom) + ${sql.lit(TOLERANCE)}
        OR s.lat::float8 NOT BETWEEN ST_YMin(u.geom) - ${sql.lit(TOLERANCE)} AND ST_YMax(u.geom) + ${sql.lit(TOLERANCE)})`,
    ({ outra }) => REASONS.outsideUf(outra ?? ''),
  );
}

async function checkUf(db: Db, list: FaultList, name: string): Promise<void> {
  const source = sourceOf(name);
  const query = sql`SELECT s.linha, s.uf AS valor FROM ${staged(source)} s
    WHERE NOT EXISTS (SELECT FROM geo.uf u WHERE u.uf = s.uf)`;
  await listFindings(db, list, source, 'uf', query, () => REASONS.unknownReference('geo.uf'));
}
