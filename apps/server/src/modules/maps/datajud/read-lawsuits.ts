import { LAWSUIT_PAGE_SIZE, MAP_FEATURE_LIMIT, type Profile } from '@fonte/contracts';
import type { LawsuitFeature, LawsuitsAnswer, LawsuitsAsked } from '@fonte/contracts/routes/lawsuits';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { stateRule, type Access, type Sql } from '../../../query/index.ts';
import { ref } from '../features/index.ts';
import { lawsuitFilter } from './filter-sql.ts';
import { partiesFor } from './parties.ts';
import { aroundCondition, boxCondition, pointOf } from './place-sql.ts';

interface Row {
  numero: string;
  tribunal: string;
  esfera: string | null;
  classe: string | null;
  assuntos: number[] | null;
  complex_assunto: string | null;
  uf: string | null;
  ano: number | null;
  flg_julgamento: boolean | null;
  partes: unknown;
  lon: number | null;
  lat: number | null;
}

/** The lawsuits, under the name that columns of features have in every statement. */
export const LAWSUITS = sql`camada.processo as f`;

/** The caller's rows that a filter leaves: the scope stands outside of whatever the filter says. Errors: invalidFilter. */
export async function lawsuitsWhere(
  db: Kysely<Database>,
  access: Access,
  filter: string | undefined,
  place: readonly Sql[] = [],
): Promise<Sql> {
  const rule = stateRule(access, ref('uf'));
  return sql.join([...(rule ? [rule] : []), await lawsuitFilter(db, access, filter), ...place], sql` and `);
}

/** One page of lawsuits, by number, or the nearest to the point first. Errors: invalidFilter, invalidParameter. */
export async function readLawsuits(
  db: Kysely<Database>,
  access: Access,
  { page, bbox, point, filter }: LawsuitsAsked & { page: number },
): Promise<LawsuitsAnswer> {
  const from = point === undefined ? undefined : pointOf(point);
  const where = await lawsuitsWhere(db, access, filter, [
    ...(bbox === undefined ? [] : [boxCondition(bbox)]),
    ...(from ? [aroundCondition(from)] : []),
  ]);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${LAWSUITS} where ${where}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const pages = Math.ceil(Math.min(total, MAP_FEATURE_LIMIT) / LAWSUIT_PAGE_SIZE);
  const { rows } =
    page > pages
      ? { rows: [] }
      : await sql<Row>`
        select numero, tribunal, esfera, classe, assuntos, complex_assunto, uf, ano, flg_julgamento, partes,
          ST_X(geom) as lon, ST_Y(geom) as lat
        from ${LAWSUITS}
        where ${where}
        order by ${from ? sql`ST_Distance(geom_3857, ${from}), ` : sql``}numero
        limit ${LAWSUIT_PAGE_SIZE} offset ${(page - 1) * LAWSUIT_PAGE_SIZE}`.execute(db);
  return {
    type: 'FeatureCollection',
    features: rows.map((row) => feature(row, access.profile)),
    page: { page, pages, total },
  };
}

function feature(row: Row, profile: Profile): LawsuitFeature {
  const { numero, lon, lat, assuntos, partes, ...rest } = row;
  const codes = assuntos ?? [];
  const names = row.complex_assunto?.split(';').map((name) => name.trim()) ?? [];
  return {
    type: 'Feature',
    id: `processos.${numero}`,
    geometry: lon === null || lat === null ? null : { type: 'Point', coordinates: [lon, lat] },
    properties: {
      'Numero do processo': numero,
      ...rest,
      // Names are given in the order of the codes, or cannot be told apart.
      assuntos: codes.map((codigo, i) => ({
        codigo,
        nome: (names.length === codes.length ? names[i] : undefined) ?? null,
      })),
      partes: partiesFor(profile, partes),
    },
  };
}
