import type { CsvRow, CsvTable } from '../../folder/columns.ts';
import { isoDay, LAST_DAY } from '../drawn-from/calendar.ts';
import { MILK, BEEF } from '../farm/farm.ts';
import { round } from '../drawn-from/random.ts';

/** How many days before the last one of the facts the load before was made. */
const DAYS = 14;
/** The last day whose facts that load had, 'yyyy-mm-dd'. */
export const DAY_BEFORE = isoDay(LAST_DAY - DAYS);

/** The files that the load before had otherwise. No other brings anything new in the second load of the demonstration. */
export const CHANGED_FILES = [
  'propriedade',
  'visita',
  'recomendacao',
  'pratica',
] as const satisfies CsvTable[];
export type ChangedFile = (typeof CHANGED_FILES)[number];

/** What the source corrected since, in the farms of every so many numbers: the cells that it had before. */
const CORRECTED: readonly {
  readonly every: number;
  readonly first: number;
  readonly before: (row: CsvRow<'propriedade'>) => CsvRow<'propriedade'>;
}[] = [
  { every: 47, first: 11, before: ({ area_degradada }) => ({ area_degradada: grown(area_degradada) }) },
  { every: 83, first: 30, before: () => ({ numero_car: null }) },
  {
    every: 131,
    first: 17,
    before: ({ atividade_produtiva }) => ({
      atividade_produtiva: atividade_produtiva === MILK ? BEEF : MILK,
    }),
  },
];

/** Area that a field visit found to be smaller than the source had it; in hectares. */
const grown = (area: unknown): number => round((typeof area === 'number' ? area : 0) * 1.25 + 0.5, 2);

/** The row of the farm with this number, from 1, as the load before had it. */
export function farmBefore(row: CsvRow<'propriedade'>, number: number): CsvRow<'propriedade'> {
  return Object.assign(
    { ...row },
    ...CORRECTED.filter(({ every, first }) => number % every === first).map(({ before }) => before(row)),
  ) as CsvRow<'propriedade'>;
}

/** The farms one visit of which stood there twice: sent by two telephones, and taken out since. */
const TWICE = { every: 97, first: 23 } as const;
/** Above the number of every visit of the largest demonstration. */
const SECOND_ID = 1_000_000_000;

/** What the load before had beside a visit of the farm with this number: the same once more. */
export function visitTwice(row: CsvRow<'visita'>, number: number): CsvRow<'visita'> | undefined {
  if (number % TWICE.every !== TWICE.first || row.numero !== 1 || isLater(row.dt_visita)) return undefined;
  return { ...row, id_visita: SECOND_ID + Number(row.id_visita) };
}

/**
 * A visit as the load before had it: of the last days it had those with entries, all of them still to be synchronised. Of a farm that had not begun by then it had all:
 * who only observes is told of first visits when five farms have them (docs/decisions/0053), and a demonstration is of all of its farms.
 */
export function visitBefore(
  row: CsvRow<'visita'>,
  { hasEntries, begun }: { readonly hasEntries: boolean; readonly begun: boolean },
): CsvRow<'visita'> | null {
  if (!begun || !isLater(row.dt_visita)) return row;
  return hasEntries ? { ...row, sincronizada: false } : null;
}

/** Whether a fact of this day, 'yyyy-mm-dd', came after the load before. */
export const isLater = (day: unknown): boolean => typeof day === 'string' && day > DAY_BEFORE;
