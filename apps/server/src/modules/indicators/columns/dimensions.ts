import { DIMENSIONS, RELATIONS } from '../../../query/index.ts';
import type { Dimension } from '../../../model/dimension.ts';
import { refsOf, splitRef } from '../../../model/paths.ts';
import { TYPE_NAME, type Field } from './field.ts';

/** The dimension of each fact's own date. */
export const TIME = { id: 'tempo', nome: 'Tempo', schema: 'programa', table: 'tempo' } as const;

/** Relations that only serve others, or that no property reaches. */
const HIDDEN = new Set([
  'meta',
  'meta_nacional',
  'supervisor_equipe',
  'tecnico_registro',
  // Changes between loads, and is told beside the findings alone.
  'silenciado',
  // Taken for the places of the programme where who only observes names those.
  'lugar_divulgado',
  'municipio_publicado',
  'bacia_publicada',
  // How who only observes is told figures: a view that showed it would undo it.
  'desvio_divulgado',
  'coorte_divulgada',
]);

/** Names of relations whose row is called as another's. */
const NAMES: Readonly<Record<string, string>> = {
  uf: 'UF',
  visita_ritmo: 'Ritmo das visitas',
  tecnico_visita: 'Técnico da visita',
  item: 'Item do catálogo',
};

/** Whether a property applies practices is a trait of the property. */
const DERIVED_HOME: Readonly<Record<string, string>> = {
  aplica_conservacao: 'propriedade',
  aplica_abc: 'propriedade',
  visita_ritmo: 'propriedade',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What views choose their columns from: the model's relations, and time (third text, section 3, 'Filterable dimension'). */
export const VIEW_DIMENSIONS: readonly { readonly id: string; readonly nome: string }[] = [
  { id: TIME.id, nome: TIME.nome },
  ...Object.values(RELATIONS)
    .filter(({ key }) => !HIDDEN.has(key))
    .map(({ key, rowName: [one] }) => ({ id: key, nome: NAMES[key] ?? capital(one) })),
];

/** Columns of a dimension; undefined for one that is not there. */
export function fieldsOf(id: string): readonly Field[] | undefined {
  return FIELDS.get(id);
}

/** A column by its relation and name. */
export function fieldNamed(alias: string, colname: string): Field | undefined {
  return FIELDS.get(alias)?.find((field) => field.colname === colname);
}

const all = Object.values(DIMENSIONS);

/** The dimension whose values a column names, or whose words it bears. */
const namedBy = (ref: string): Dimension | undefined =>
  all.find(({ names }) => names && `${names.relation}.${names.label}` === ref);
/** A code tells less than a name that is personal: it is then a column of its own. */
const keyedBy = (ref: string): Dimension | undefined =>
  all.find(
    ({ names, personal }) =>
      names &&
      `${names.relation}.${names.key}` === ref &&
      personal === RELATIONS[names.relation]?.columns[names.key]?.personal,
  );
/**
 * The place of which a column of properties is one: the state of a property is that of its visits, its practices and the targets they are held against, so a view by the one is a
 * view by the other.
 */
const placedBy = (ref: string): Dimension | undefined =>
  all.find(({ at, disclosure, names }) => disclosure === 'place' && names && at.length > 1 && at[0] === ref);
const wordedBy = (ref: string): Dimension | undefined =>
  all.find(({ at, members, names }) => members !== undefined && !names && at.includes(ref));

function columnFields(id: string): Field[] {
  const relation = RELATIONS[id];
  if (!relation || HIDDEN.has(id)) return [];
  const [nspname, relname] = relation.table;
  return Object.entries(relation.columns).map(([colname, column]): Field => {
    const ref = `${id}.${colname}`;
    const [label, key, worded] = [namedBy(ref), keyedBy(ref) ?? placedBy(ref), wordedBy(ref)];
    return {
      nspname,
      relname,
      alias: id,
      colname,
      type: TYPE_NAME[column.type],
      description: describedAs(id, colname, column.label),
      group: (label ?? key ?? worded)?.key ?? ref,
      coded: label === undefined && key !== undefined,
      filter: (key ?? worded)?.key ?? ref,
      keyColname: label?.names?.key ?? colname,
      personal: column.personal !== undefined,
    };
  });
}

/** In the columns of a visit, 'Código' would be the visit's own. */
const describedAs = (id: string, colname: string, label: string): string =>
  colname === 'cod_propriedade' && id !== 'propriedade' ? 'Código da propriedade' : label;

/** Dimensions that are worked out (bands of ages, areas, durations) stand beside the columns of what they are worked out from. */
function derivedFields(id: string): Field[] {
  return all.flatMap(({ key, label, type, at: [first], personal }) => {
    if (first === undefined || typeof first === 'string') return [];
    const [home = ''] = refsOf(first).map((ref) => splitRef(ref)[0]);
    // '@date' has no relation of its own.
    if ((home === '' ? TIME.id : (DERIVED_HOME[home] ?? home)) !== id) return [];
    const [nspname, relname] = RELATIONS[id]?.table ?? [TIME.schema, TIME.table];
    return [
      {
        nspname,
        relname,
        alias: id,
        colname: key,
        type: TYPE_NAME[type],
        description: hasColumnCalled(id, label) ? `${label}, em faixas` : label,
        group: key,
        coded: false,
        filter: key,
        keyColname: key,
        personal: personal !== undefined,
      },
    ];
  });
}

/** Bands are called as what they are bands of: whoever chooses between the two must tell them apart. */
const hasColumnCalled = (id: string, label: string): boolean =>
  Object.values(RELATIONS[id]?.columns ?? {}).some((column) => column.label === label);

const timeField: Field = {
  nspname: TIME.schema,
  relname: TIME.table,
  alias: TIME.id,
  colname: 'data',
  type: 'date',
  description: 'Data de cada fato',
  group: '@date',
  coded: false,
  filter: '@date',
  keyColname: 'data',
  personal: false,
};

const FIELDS: ReadonlyMap<string, readonly Field[]> = new Map(
  VIEW_DIMENSIONS.map(({ id }) => [
    id,
    [...(id === TIME.id ? [timeField] : columnFields(id)), ...derivedFields(id)],
  ]),
);
