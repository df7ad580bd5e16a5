import { kindOfType } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import type { DimensionField } from '../asked/indicator-calls.ts';
import type { CrossColumn } from './cross-calls.ts';

/** How dates can stand in a cross table. */
const DATES = [
  ['YYYY', 'ano'],
  ['MM YYYY', 'mês e ano'],
  ['MM', 'mês'],
] as const;

/** A column to choose for rows or columns; `value` is how the address writes it. */
export type CrossChoice = { value: string; label: string };

/** What a cross table of a view can be made of: the columns of its dimensions, and time. */
export function crossChoices(
  fields: readonly DimensionField[],
  nameOf: (dimension: string) => string,
): CrossChoice[] {
  return fields.flatMap(({ alias, colname, type, description }) => {
    // Several dimensions have a name, an area, a state.
    const label = `${nameOf(alias)}: ${description}`;
    return kindOfType(type) === 'date'
      ? DATES.map(([format, words]) => ({
          value: `${alias}.${colname} ${format}`,
          label: `${label} (${words})`,
        }))
      : [{ value: `${alias}.${colname}`, label }];
  });
}

/** 'tempo.data MM YYYY' as a column to ask for; null for what is none. */
export function crossColumn(value: string): CrossColumn | null {
  const [, alias, colname, dateFormat] = /^(\w+)\.(\w+)(?: ([A-Z ]{1,20}))?$/.exec(value) ?? [];
  return alias && colname ? { alias, colname, ...(dateFormat ? { dateFormat } : {}) } : null;
}

/** The column as the address writes it. */
export const crossValue = ({ alias, colname, dateFormat }: CrossColumn): string =>
  `${alias}.${colname}${dateFormat ? ` ${dateFormat}` : ''}`;

/** Dimensions whose columns are offered: the view's own and time. */
export const crossDimensions = ({ dimensoes, grouprow }: Pick<View, 'dimensoes' | 'grouprow'>): string[] => [
  ...new Set([
    ...dimensoes.map(({ id }) => id),
    ...grouprow.map(({ alias }) => alias),
    'propriedade',
    'tempo',
  ]),
];

/** What stands on the two sides of a cross table, as the address writes it. */
export type CrossSides = { readonly rows: string[]; readonly columns: string[] };

/** By which two tables are the same; also what React knows one by. */
export const sidesKey = ({ rows, columns }: CrossSides): string => JSON.stringify([rows, columns]);

type Made = { readonly rows: readonly MadeColumn[]; readonly columns: readonly MadeColumn[] };
type MadeColumn = Pick<CrossColumn, 'alias' | 'colname'> & { dateFormat?: string | null | undefined };

/** Tables of before that can be made of this view too, each once, without the one that is shown. */
export function offeredAgain(
  made: readonly Made[],
  choices: readonly CrossChoice[],
  shown: CrossSides,
): CrossSides[] {
  const known = new Set(choices.map(({ value }) => value));
  const valueOf = ({ dateFormat, ...column }: MadeColumn) =>
    crossValue({ ...column, ...(dateFormat ? { dateFormat } : {}) });
  const sides = made.map(({ rows, columns }) => ({
    rows: rows.map(valueOf),
    columns: columns.map(valueOf),
  }));
  return [...new Map(sides.map((one) => [sidesKey(one), one])).values()].filter(
    (one) =>
      sidesKey(one) !== sidesKey(shown) && [...one.rows, ...one.columns].every((value) => known.has(value)),
  );
}
