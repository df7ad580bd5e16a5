import { sql } from 'kysely';
import { propertyRule, stateRule, type Access, type Sql } from '../../../query/index.ts';
import type { ServedLayer, YearRule } from '../layers/layer.ts';
import type { ViewParams } from '../request/viewparams.ts';
import { qualified, ref } from './columns.ts';
import type { FeatureRequest } from './feature-request.ts';
import { filterSql } from './filter-sql.ts';
import { placeOf, touches } from './place.ts';

/** What a feature must fulfil to be the answer's, to be joined by AND: the caller's scope first, on every route and in every format. */
export function featureConditions({ layer, access, view = {}, box, filter }: FeatureRequest): Sql[] {
  return [
    ...scopeOf(layer, access),
    ...narrowed(layer, view),
    ...(box === undefined ? [] : [touches(placeOf(layer), box)]),
    ...(filter === undefined || filter.kind === 'include' ? [] : [filterSql(filter, { layer, access })]),
  ];
}

/** `where` and the conditions; nothing for none. */
export function featureWhere(request: FeatureRequest): Sql {
  const conditions = featureConditions(request);
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

function scopeOf({ rows, mayBeWithoutProperty }: ServedLayer, access: Access): Sql[] {
  if (rows === 'public') return [];
  if (rows === 'state') return listed(stateRule(access, ref('uf')));
  const rule = propertyRule(access, qualified('cod_propriedade'));
  return listed(
    rule && mayBeWithoutProperty === true ? sql`(${ref('cod_propriedade')} is null or ${rule})` : rule,
  );
}

const listed = (rule: Sql | undefined): Sql[] => (rule === undefined ? [] : [rule]);

function narrowed({ narrowing }: ServedLayer, { uf, ano }: ViewParams): Sql[] {
  return [
    ...(narrowing.uf && uf !== undefined ? [sql`${ref(narrowing.uf)} = any(${[...uf]}::text[])`] : []),
    ...(narrowing.ano && ano !== undefined && ano.length > 0 ? [yearSql(narrowing.ano, ano)] : []),
  ];
}

function yearSql({ column, use }: YearRule, years: readonly number[]): Sql {
  const value = ref(column);
  if (use === 'equals') return sql`${value} = any(${[...years]}::int[])`;
  // What stood at the end of the last year asked for.
  if (use === 'until') return sql`${value} < ${`${Math.max(...years) + 1}-01-01`}::date`;
  const within = years.map(
    (year) => sql`(${value} >= ${`${year}-01-01`}::date and ${value} < ${`${year + 1}-01-01`}::date)`,
  );
  return sql`(${sql.join(within, sql` or `)})`;
}
