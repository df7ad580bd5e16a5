import { catalogueOf, nameKey, type Catalogue, type CatalogueEntry, type ValueType } from '@fonte/formula';
import type { Dimension } from '../../model/dimension.ts';
import { DIMENSIONS } from '../../model/dimensions/index.ts';
import type { ColumnRef } from '../../model/expression.ts';
import { TARGETS } from '../../model/measures/targets.ts';
import type { Column, ColumnType } from '../../model/relation.ts';
import { RELATIONS } from '../../model/relations/index.ts';
import type { KnownValues } from './values.ts';
import type { ItemFigure, Selection } from './selection.ts';

/** One item of the programme's catalogue (third text, section 3, 'Item catalogue row'). */
export interface CatalogueItem {
  readonly codigo: number;
  readonly descricao: string;
  readonly cod_grupo: number;
  readonly nom_grupo: string;
  readonly cod_subgrupo: number;
  readonly nom_subgrupo: string;
  readonly unidade: string | null;
}

/** What an @column stands for. */
export type ColumnMeaning =
  | { readonly kind: 'model'; readonly ref: ColumnRef; readonly column: Column }
  | { readonly kind: 'item'; readonly of: Selection; readonly figure: ItemFigure }
  /** A target of the programme, which has no rows to add up: the nation's, or the sum of the states' that are asked about. */
  | { readonly kind: 'target'; readonly measure: string };

/** What formulas can name besides indicators; made once per data version, since the items come with the data. */
export interface FormulaNames {
  readonly catalogue: Catalogue;
  readonly columns: ReadonlyMap<string, ColumnMeaning>;
  /** What only the data know of the values that rows can have. */
  readonly values: KnownValues;
}

/** Relations whose columns a formula may add up: facts, one row per thing that happened or is there. */
export const FORMULA_FACTS = [
  'propriedade',
  'visita',
  'lancamento',
  'pratica',
  'recomendacao',
  'isa',
  'indicador_resultado',
  'poligono',
  'visita_ritmo',
  'visita_prevista',
  'aplica_conservacao',
  'aplica_abc',
] as const;

const VALUE: Readonly<Record<ColumnType, ValueType>> = {
  text: 'text',
  integer: 'number',
  numeric: 'number',
  // 1 and 0, so that they can be added up.
  boolean: 'number',
  date: 'date',
  datetime: 'date',
};

type Named = { readonly entry: CatalogueEntry; readonly meaning?: ColumnMeaning };

/** Names of columns, catalogue items with their groups, and dimensions, each with the code that survives renaming. */
export function formulaNames(items: readonly CatalogueItem[], values: KnownValues = new Map()): FormulaNames {
  const columns = toldApart([...modelColumns(values), ...targetColumns(), ...itemColumns(items)]);
  return {
    values,
    catalogue: catalogueOf([...columns.map(({ entry }) => entry), ...dimensionEntries(values)]),
    columns: new Map(
      columns.flatMap(({ entry, meaning }) => (meaning ? [[entry.code, meaning] as const] : [])),
    ),
  };
}

const targetColumns = (): Named[] =>
  Object.entries(TARGETS).map(([measure, { label }]) => ({
    entry: { kind: 'column', code: measure, name: label, type: 'number', unit: null, origin: 'Metas' },
    meaning: { kind: 'target', measure },
  }));

/** A property's code once more, on a table with one row per property. */
const SAME = new Set(['visita_ritmo.cod_propriedade']);

/** 'Área' stands in two facts, so it becomes 'Área de prática'; personal columns are not added up at all. */
function modelColumns(values: KnownValues): Named[] {
  const all = FORMULA_FACTS.flatMap((name) => {
    const { rowName, columns } = RELATIONS[name]!;
    return Object.entries(columns).flatMap(([key, column]) =>
      column.personal || SAME.has(`${name}.${key}`)
        ? []
        : [{ ref: `${name}.${key}`, column, row: rowName[0] }],
    );
  });
  const count = countOf(all.map(({ column }) => nameKey(column.label)));
  return all.map(({ ref, column, row }) => {
    const alone = count.get(nameKey(column.label)) === 1;
    return {
      entry: {
        kind: 'column',
        code: ref,
        name: alone ? column.label : `${column.label} ${between(ref, row)} ${row}`,
        type: VALUE[column.type],
        unit: column.unit ?? null,
        origin: capital(row),
        ...named(values.has(ref), column.type),
      },
      meaning: { kind: 'model', ref, column },
    };
  });
}

/** 'Código de visita' would be a visit's own code: of the rows of a fact it is the code of the property that each is of. */
const between = (ref: string, row: string): string =>
  ref.endsWith('.cod_propriedade') && !row.startsWith(PROPERTY_ROW) ? 'de propriedade em' : 'de';

const [PROPERTY_ROW] = RELATIONS['propriedade']!.rowName;

const FIGURES: readonly [ItemFigure, string][] = [
  ['qtde', 'qtde'],
  ['vlr', 'vlr'],
  ['qtde_vlr', 'qtde × vlr'],
];

function itemColumns(items: readonly CatalogueItem[]): Named[] {
  const groups = new Map(items.map((item) => [item.cod_grupo, item.nom_grupo]));
  const subgroups = new Map(items.map((item) => [item.cod_subgrupo, item]));
  const units = (of: readonly CatalogueItem[]): string | null => {
    const [first] = of;
    return first && of.every(({ unidade }) => unidade === first.unidade) ? first.unidade : null;
  };
  return [
    ...items.flatMap((item) =>
      figures(
        { by: 'item', codigo: item.codigo },
        item.descricao,
        `${item.nom_grupo} · ${item.nom_subgrupo}`,
        item.unidade,
      ),
    ),
    ...[...subgroups].flatMap(([codigo, { nom_subgrupo, nom_grupo }]) =>
      figures(
        { by: 'subgrupo', codigo },
        `subgrupo ${nom_subgrupo}`,
        nom_grupo,
        units(items.filter((item) => item.cod_subgrupo === codigo)),
      ),
    ),
    ...[...groups].flatMap(([codigo, nome]) =>
      figures(
        { by: 'grupo', codigo },
        `grupo ${nome}`,
        'Catálogo',
        units(items.filter((item) => item.cod_grupo === codigo)),
      ),
    ),
  ];
}

function figures(of: Selection, name: string, origin: string, unit: string | null): Named[] {
  return FIGURES.map(([figure, word]) => ({
    entry: {
      kind: 'column',
      code: `${of.by}.${of.codigo}.${figure}`,
      name: `${word} ${name}`,
      type: 'number',
      unit: figure === 'qtde' ? unit : 'R$',
      origin,
    },
    meaning: { kind: 'item', of, figure },
  }));
}

/** Codes with names are numbers that a formula may call by name. */
const named = (known: boolean, type: ColumnType): Pick<CatalogueEntry, 'named'> =>
  known && type === 'integer' ? { named: true } : {};

function dimensionEntries(values: KnownValues): CatalogueEntry[] {
  const all = Object.values(DIMENSIONS);
  const count = countOf(all.map(({ label }) => nameKey(label)));
  return all.map(({ key, label, type, at }: Dimension) => ({
    kind: 'dimension',
    code: key,
    name: count.get(nameKey(label)) === 1 ? label : `${label} (${key})`,
    type: VALUE[type],
    unit: null,
    origin: 'Dimensão',
    ...named(
      at.some((place) => typeof place === 'string' && values.has(place)),
      type,
    ),
  }));
}

/** Names that are alike get their code behind them: two items may bear one description. */
function toldApart(all: readonly Named[]): Named[] {
  const count = countOf(all.map(({ entry }) => nameKey(entry.name)));
  return all.map((one) =>
    count.get(nameKey(one.entry.name)) === 1
      ? one
      : { ...one, entry: { ...one.entry, name: `${one.entry.name} (${codeShown(one)})` } },
  );
}

const codeShown = ({ entry, meaning }: Named): string =>
  meaning?.kind === 'item' ? String(meaning.of.codigo) : entry.code;

function countOf(keys: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  return count;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
