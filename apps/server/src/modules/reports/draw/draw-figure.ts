import type { Comparison, HeadColumn, Row, Share } from '@fonte/contracts';
import type { Answer, AnswerRow } from '../../../query/index.ts';
import { BEFORE, beforeIn, CHANGE, comparedUntil, FIGURE, hasBegun, SO_FAR } from '../declared/before.ts';
import type { Reading } from '../declared/reading.ts';
import type { Drawing } from '../declared/report.ts';
import { countColumn } from '../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal } from './levels.ts';
import { percentOf } from './percent.ts';

interface Figure {
  readonly title: string;
  /** Column of the figure; default: a count with the title as head. */
  readonly column?: HeadColumn;
  /** Whether more is better; absent: no comparison with the year before. */
  readonly good?: Comparison['good'];
  readonly hint?: (values: Readonly<Record<string, number>>, reading: Reading) => string | null;
  /** Aliases of the part and the whole of the tile's bar; there is none where the answer has not both. */
  readonly share?: readonly [part: string, whole: string];
  /** Alias of the number of rows behind the figure, where that is not the figure itself. */
  readonly rows?: string;
}

export { FIGURE };
const COMPARED: readonly string[] = [BEFORE, SO_FAR, CHANGE];

/** A big number: one figure, its comparison, its hint, its bar. */
export function drawFigure(figure: Figure): (answer: Answer, reading: Reading) => Drawing {
  const column = figure.column ?? countColumn(FIGURE, figure.title);
  return (answer, reading) => {
    const { values, protected: hidden = [] } = grandTotal(answer);
    const tells = (...aliases: string[]): boolean => !aliases.some((alias) => hidden.includes(alias));
    const numbers = Object.fromEntries(Object.keys(values).map((key) => [key, numberOf(values[key])]));
    const value = exact(values[FIGURE]);
    const share = figure.share?.every((alias) => alias in values && tells(alias))
      ? shareOf(figure, numbers)
      : null;
    return {
      series: [{ name: figure.title, data: [value], unidade: column.unit }],
      labels: [figure.title],
      keys: [{}],
      thead: [column],
      tbody: [{ [FIGURE]: value } satisfies Row],
      comparison:
        figure.good === undefined || !tells(FIGURE, ...COMPARED)
          ? null
          : compared(values, figure.good, reading),
      share,
      // A hint says figures in words: it needs all of them.
      params: {
        hint: hidden.every((alias) => COMPARED.includes(alias))
          ? (figure.hint?.(numbers, reading) ?? null)
          : null,
        percente: share !== null,
      },
      rows: figure.rows === undefined ? numberOf(values[FIGURE]) : numberOf(values[figure.rows]),
    };
  };
}

function shareOf({ share }: Figure, numbers: Readonly<Record<string, number>>): Share | null {
  return share === undefined ? null : { part: numbers[share[0]] ?? 0, whole: numbers[share[1]] ?? 0 };
}

/** The figure beside that of the period before; none unless there is one, the data have come to it, and both have a figure. */
function compared(
  values: AnswerRow['values'],
  good: Comparison['good'],
  reading: Reading,
): Comparison | null {
  const before = beforeIn(reading);
  const figure = exact(values[SO_FAR in values ? SO_FAR : FIGURE]);
  const value = exact(values[BEFORE]);
  if (before === null || !hasBegun(reading) || figure === null || value === null) return null;
  return {
    period: before.own,
    before: before.words,
    until: comparedUntil(reading, before),
    figure,
    value,
    difference: exact(values[CHANGE]),
    percent: percentOf(numberOf(values[CHANGE]), numberOf(values[BEFORE])),
    good,
  };
}
