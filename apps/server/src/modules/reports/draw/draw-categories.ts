import type { HeadColumn, Row } from '@fonte/contracts';
import { compareTexts } from '@fonte/pt-br';
import type { Answer, AnswerRow } from '../../../query/index.ts';
import type { Drawing } from '../declared/report.ts';
import { groupColumn, shareColumn } from '../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal, isProtected, keysOf } from './levels.ts';
import { percentOf, roundingSentence } from './percent.ts';

interface Categories {
  /** Alias of the group and its heading. */
  readonly group: string;
  readonly heading: string;
  readonly column: HeadColumn;
  /** Labels in their order, where the programme's values have one that is not the alphabet's; others follow. */
  readonly order?: readonly string[];
  /** Whether members without anything are shown: a fixed set, such as the six situations. */
  readonly all?: boolean;
  /** Alias of the number of rows behind the figure, where that is not the figure itself. */
  readonly rows?: string;
}

/** One figure per category: bars, columns, slices, and the table of a tab set; with each one's share of the whole. */
export function drawCategories({
  group,
  heading,
  column,
  order,
  all = false,
  rows: behind,
}: Categories): (answer: Answer) => Drawing {
  return (answer) => {
    // Members that only a step of the subtraction knows are nothing of the figure.
    const held = all
      ? answer.rows
      : answer.rows.filter(
          (row) => isProtected(row, column.field) || numberOf(row.values[column.field]) !== 0,
        );
    const rows = order ? ordered(held, group, order) : missingLast(held, group);
    const total = grandTotal(answer);
    const whole = numberOf(total.values[column.field]);
    const line = (row: AnswerRow, label: string): Row => ({
      [group]: label,
      [column.field]: exact(row.values[column.field]),
      participacao: [row, total].some((one) => isProtected(one, column.field))
        ? null
        : percentOf(numberOf(row.values[column.field]), whole),
    });
    const parts = rows.map((row) => percentOf(numberOf(row.values[column.field]), whole) ?? 0);
    return {
      series: [
        {
          name: column.description,
          data: rows.map((row) => exact(row.values[column.field])),
          unidade: column.unit,
        },
      ],
      labels: rows.map((row) => row.labels[group] ?? ''),
      keys: rows.map((row) => keysOf(row)),
      thead: [groupColumn(group, heading), column, shareColumn('participacao', '%')],
      tbody: rows.map((row) => line(row, row.labels[group] ?? '')),
      tfoot: rows.length === 0 ? null : line(total, 'Total'),
      remark: [total, ...rows].some((row) => isProtected(row, column.field))
        ? null
        : roundingSentence([{ percentages: parts }]),
      rows: behind === undefined ? whole : numberOf(total.values[behind]),
    };
  };
}

const isMissing = (row: AnswerRow, group: string): boolean => (row.keys[group] ?? null) === null;

/** What is not known stands last, however large it is. */
function missingLast(rows: readonly AnswerRow[], group: string): AnswerRow[] {
  return [...rows.filter((row) => !isMissing(row, group)), ...rows.filter((row) => isMissing(row, group))];
}

function ordered(rows: readonly AnswerRow[], group: string, order: readonly string[]): AnswerRow[] {
  const place = (row: AnswerRow): number => {
    if (isMissing(row, group)) return order.length + 1;
    const found = order.indexOf(row.labels[group] ?? '');
    return found === -1 ? order.length : found;
  };
  return [...rows].sort(
    (a, b) => place(a) - place(b) || compareTexts(a.labels[group] ?? '', b.labels[group] ?? ''),
  );
}
