import { can, OBSERVERS, type Profile } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import { fail, type Call } from '../../platform/index.ts';
import { splitField } from './columns/conditions.ts';
import { fieldNamed } from './columns/dimensions.ts';
import type { Field } from './columns/field.ts';
import { isBare, offeredDimensions } from './offered-dimensions.ts';
import { publishedPanels } from './published-panels.ts';
import type { Indicators } from './service.ts';

/**
 * What a caller may ask of the data through indicators (docs/security.md, authorisation matrix): who configures, everything; everybody else, the
 * indicators of the panels of its profile, by the dimensions that those panels use. Observers see aggregates only, so that they group and
 * filter by the very columns of the panels: by the code of a property they would read rows. Which rows count is decided in query/rule/scope.ts.
 */
export interface Reach {
  readonly indicator: (id: number) => boolean;
  readonly field: (field: Pick<Field, 'alias' | 'colname'>) => boolean;
  /** Whether a dimension has a column that may be asked for. */
  readonly dimension: (id: string) => boolean;
}

const EVERYTHING: Reach = { indicator: () => true, field: () => true, dimension: () => true };

/** Of a panel that names no dimension, observers get the page header's own two: state and time. */
const BARE_COLUMNS: readonly string[] = ['propriedade.uf', 'tempo.data', 'tempo.ano', 'tempo.mes'];

/** The reach of a caller at this moment: a panel taken away bites at the next call. */
export async function reachOf(
  indicators: Pick<Indicators, 'book'>,
  { db, profile }: Pick<Call, 'db' | 'profile'>,
): Promise<Reach> {
  if (can(profile, 'indicator.config')) return EVERYTHING;
  const panels = await publishedPanels(db, profile);
  const bare = panels.filter(({ config }) => isBare(config));
  const book = bare.length > 0 ? await indicators.book(db) : null;
  const shared = book ? bare.flatMap(({ config }) => offeredDimensions(book, config)) : [];
  return reachOver(
    profile,
    panels.flatMap(({ config }) => config),
    shared.map(({ id }) => id),
  );
}

function reachOver(profile: Profile, views: readonly View[], shared: readonly string[]): Reach {
  const indicators = new Set(views.flatMap(({ indicadores }) => indicadores.map(({ id }) => id)));
  const columns = new Set([
    ...views.flatMap(columnsOf),
    ...BARE_COLUMNS.filter((column) => shared.includes(column.split('.')[0] ?? '')),
  ]);
  const relations = new Set([
    ...shared,
    ...views.flatMap(({ dimensoes }) => dimensoes.map(({ id }) => id)),
    ...[...columns].map((column) => column.split('.')[0] ?? ''),
  ]);
  const observes = (OBSERVERS as readonly Profile[]).includes(profile);
  return {
    indicator: (id) => indicators.has(id),
    field: ({ alias, colname }) => (observes ? columns.has(`${alias}.${colname}`) : relations.has(alias)),
    dimension: (id) =>
      observes ? [...columns].some((column) => column.startsWith(`${id}.`)) : relations.has(id),
  };
}

/** Columns that a view groups, filters or splits by, and the keys behind names. */
function columnsOf({ grouprow, filters, splitSerie, indicadores }: View): string[] {
  const named = [...grouprow, ...filters].map(({ alias, ...column }) =>
    fieldNamed(alias, column.colname ?? ('dimension' in column ? (column.dimension ?? '') : '')),
  );
  const splits = [splitSerie, ...indicadores.map((one) => one.splitSerie)].flatMap((key) =>
    key ? [splitField(key)] : [],
  );
  return [...named, ...splits].flatMap((field) =>
    field ? [`${field.alias}.${field.colname}`, `${field.alias}.${field.keyColname}`] : [],
  );
}

/** Ends the call for an indicator or a column beyond the reach. */
export function assertIndicator(reach: Reach, id: number): void {
  if (!reach.indicator(id)) fail('indicatorNotFound', { id });
}
export function assertField(reach: Reach, field: Field): Field {
  return reach.field(field) ? field : fail('forbidden');
}
