import type { Row } from '@fonte/contracts';
import type { Answer, AnswerRow } from '../../../query/index.ts';
import type { Drawing } from '../declared/report.ts';
import { countColumn, groupColumn } from '../../../answers/tables/head-columns.ts';
import { exact } from '../../../answers/figures/exact.ts';
import { grandTotal, isProtected, keysOf } from './levels.ts';

interface Parts {
  /** Alias of the group and its heading. */
  readonly group: string;
  readonly heading: string;
  /** Measures that divide each group, in order; a click on one opens its rows. */
  readonly parts: readonly { readonly field: string; readonly name: string }[];
}

/** Several measures of one group beside each other: a series and a column for each. */
export function drawParts({ group, heading, parts }: Parts): (answer: Answer) => Drawing {
  const value = (row: AnswerRow, field: string) =>
    isProtected(row, field) ? null : exact(row.values[field]);
  const line = (row: AnswerRow, label: string): Row => ({
    [group]: label,
    ...Object.fromEntries(parts.map(({ field }) => [field, value(row, field)])),
  });
  return (answer) => ({
    series: parts.map(({ field, name }) => ({
      name,
      unidade: null,
      key: { idColuna: field },
      data: answer.rows.map((row) => value(row, field)),
    })),
    labels: answer.rows.map(({ labels }) => labels[group] ?? ''),
    keys: answer.rows.map((row) => keysOf(row)),
    thead: [groupColumn(group, heading), ...parts.map(({ field, name }) => countColumn(field, name))],
    tbody: answer.rows.map((row) => line(row, row.labels[group] ?? '')),
    tfoot: answer.rows.length === 0 ? null : line(grandTotal(answer), 'Total'),
  });
}
