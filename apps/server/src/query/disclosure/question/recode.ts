import type { RowExpr } from '../../../model/expression.ts';
import type { Filter } from '../../../model/filter.ts';
import type { GroupBy, Plan } from '../../ask/plan.ts';

/** Kinds of places that observers ask of beside states, by the dimension and the column of names that stand for them. */
export const PLACES = {
  municipio: { dimension: 'municipio_publicado', name: 'municipio_publicado.nome' },
  bacia: { dimension: 'bacia_publicada', name: 'bacia_publicada.nome' },
} as const;
export type PlaceKind = keyof typeof PLACES;

const TAKEN_FOR: Readonly<Record<string, string>> = {
  municipio: PLACES.municipio.dimension,
  'propriedade.codigo_municipio': PLACES.municipio.dimension,
  'municipio.codigo_municipio': PLACES.municipio.dimension,
  'municipio.nome': PLACES.municipio.name,
  bacia: PLACES.bacia.dimension,
  'propriedade.id_sub_bacia': PLACES.bacia.dimension,
  'sub_bacia.id_sub_bacia': PLACES.bacia.dimension,
  'sub_bacia.nome': PLACES.bacia.name,
};

/**
 * A question with the published places instead of the programme's own: those of enough properties are the same, the others of a state are one. Only what
 * groups and filters a whole question; a place anywhere else is refused as before.
 */
export function recodePlaces(plan: Plan): Plan {
  const { by, filters } = plan;
  return { ...plan, ...(by && { by: by.map(group) }), ...(filters && { filters: filters.map(condition) }) };
}

/** Which kind of place a field is of; undefined for anything else. */
export function placeOf(field: RowExpr): { kind: PlaceKind; isName: boolean } | undefined {
  for (const kind of ['municipio', 'bacia'] as const) {
    const { dimension, name } = PLACES[kind];
    if (field === name) return { kind, isName: true };
    if (field === dimension || field === `lugar_divulgado.${dimension}` || field === `${dimension}.codigo`)
      return { kind, isName: false };
  }
  return undefined;
}

const taken = (field: RowExpr): string | undefined =>
  typeof field === 'string' && Object.hasOwn(TAKEN_FOR, field) ? TAKEN_FOR[field] : undefined;

/** Keeps the name under which the group is answered. The others of a state have no code of theirs: observers are told names. */
function group(entry: GroupBy): GroupBy {
  const given = typeof entry === 'string' ? { field: entry } : entry;
  const field = taken(given.field);
  if (field === undefined || typeof given.field !== 'string') return entry;
  return { as: given.field, ...given, field, coded: false };
}

function condition(filter: Filter): Filter {
  if ('all' in filter) return { all: filter.all.map(condition) };
  return 'field' in filter ? { ...filter, field: taken(filter.field) ?? filter.field } : filter;
}
