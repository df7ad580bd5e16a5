import type { ReportAnswer, Row } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsAtOnce, reportsOf } from '@fonte/contracts/boards';

// What observers' dashboards tell of what there is: the same questions are asked of a portal whose rule is off, on the same data. A figure counts where it is of
// five or more; hectares and shares count with the figures beside them.

export const LEAST = 5;
/** The map has points, no figures. */
const MAP = 123456;
const BOARDS = BOARD_NAMES.filter((name) => mayOpenBoard(name, 'consulta')).map((name) =>
  boardFor(name, 'consulta'),
);
/** The reports of all their boards. */
export const IDS = [...new Set(BOARDS.flatMap((board) => reportsOf(board)))].filter((id) => id !== MAP);
/** Those that a page asks for when it is opened; the others are tables by municipality and basin, behind their tabs. */
export const AT_ONCE: ReadonlySet<number> = new Set<number>(BOARDS.flatMap((board) => reportsAtOnce(board)));

/** A figure of the country that differs by no more is as useful as the exact one, a share (docs/decisions/0052). */
const USEFUL = 0.01;

/** Figures of an answer by their row and column. */
export type Figures = ReadonlyMap<string, number>;

export function figuresOf({ thead, tbody, tfoot }: ReportAnswer): Figures {
  return figuresIn(thead, [...tbody, ...(tfoot ? [tfoot] : [])]);
}

/** The same of rows that are the whole country's: no place divides them. */
export function countryFiguresOf({ thead, tbody, tfoot, keys }: ReportAnswer): Figures {
  const rows = tbody.filter((_, at) => !PLACES.some((place) => place in (keys[at] ?? {})));
  return figuresIn(thead, [...rows, ...(tfoot ? [tfoot] : [])]);
}
const PLACES = ['uf', 'municipio', 'bacia'];

function figuresIn(thead: ReportAnswer['thead'], rows: readonly Row[]): Figures {
  // A big number has no column of names: its own figure would be one.
  const head = thead.find(({ typepost }) => typepost !== 'func');
  return new Map(
    rows.flatMap((row) =>
      thead.flatMap(({ field }) => {
        const value = row[field];
        return typeof value === 'number'
          ? [[`${String(row[head?.field ?? ''])} ${field}`, value] as const]
          : [];
      }),
    ),
  );
}

export interface Share {
  readonly shown: number;
  readonly all: number;
}

/** How many figures of five and more there are, and how many of them are shown. */
export function shownOf(told: Figures, there: Figures): Share {
  const whole = [...there].filter(([, value]) => value >= LEAST);
  return { shown: whole.filter(([name]) => told.has(name)).length, all: whole.length };
}

export interface Useful {
  /** Figures of five and more that are shown. */
  readonly figures: number;
  /** Of them, those that differ from the exact ones. */
  readonly deviating: number;
  /** Of these, those that differ by more than one in a hundred. */
  readonly beyond: number;
}

/** How far figures that are shown are from the exact ones. */
export function usefulOf(told: Figures, there: Figures): Useful {
  const shown = [...there].flatMap(([name, value]) =>
    value >= LEAST && told.has(name) ? [told.get(name)! / value - 1] : [],
  );
  return {
    figures: shown.length,
    deviating: shown.filter((off) => off !== 0).length,
    beyond: shown.filter((off) => Math.abs(off) > USEFUL).length,
  };
}

/** Several together. */
export function added<Of extends Record<keyof Of, number>>(several: Iterable<Of>): Of {
  const sum: Record<string, number> = {};
  for (const one of several)
    for (const [name, value] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + Number(value);
  return sum as Of;
}
