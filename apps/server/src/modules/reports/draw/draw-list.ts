import { headsOf, wordedRow, type OwnHeads } from '../../../answers/index.ts';
import type { AnswerColumn, Cell } from '../../../query/index.ts';
import type { Drawing } from '../declared/report.ts';

/** Rows of a list in the form of a table. */
export function drawList(
  columns: readonly AnswerColumn[],
  rows: readonly Readonly<Record<string, Cell>>[],
  own?: OwnHeads,
): Drawing {
  return {
    series: [],
    labels: [],
    keys: [],
    thead: headsOf(columns, own),
    tbody: rows.map((row) => wordedRow(columns, row)),
  };
}
