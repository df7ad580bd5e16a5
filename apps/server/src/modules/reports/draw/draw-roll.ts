import type { HeadColumn, Row } from '@fonte/contracts';
import type { Answer, AnswerRow } from '../../../query/index.ts';
import type { Drawing } from '../declared/report.ts';

import { keysOf } from './levels.ts';
import { shownCell } from '../../../answers/figures/shown-cell.ts';

/** A roll of people or things with several columns of their own and figures beside them: raw values, no total row. */
export function drawRoll(thead: readonly HeadColumn[]): (answer: Answer) => Drawing {
  return (answer) => {
    const columns = new Map(answer.columns.map((column) => [column.key, column]));
    const shown = thead.filter(({ field }) => columns.has(field));
    const cell = (row: AnswerRow, field: string) => {
      const column = columns.get(field);
      return column ? shownCell(column, field in row.values ? row.values[field] : row.keys[field]) : null;
    };
    return {
      series: [],
      labels: [],
      keys: answer.rows.map((row) => keysOf(row)),
      thead: shown,
      tbody: answer.rows.map((row): Row =>
        Object.fromEntries(shown.map(({ field }) => [field, cell(row, field)])),
      ),
    };
  };
}
