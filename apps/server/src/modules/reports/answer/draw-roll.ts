import type { HeadColumn, Row } from '@fonte/contracts';
import type { Answer } from '../../../query/index.ts';
import type { Drawing } from '../report.ts';
import { exact } from './exact.ts';
import { keysOf } from './levels.ts';

/** A roll of people or things with several columns of their own and figures beside them: raw values, no total row. */
export function drawRoll(thead: readonly HeadColumn[]): (answer: Answer) => Drawing {
  return (answer) => {
    const shown = thead.filter(({ field }) => answer.columns.some((column) => column.key === field));
    const coded = new Set(answer.columns.filter((column) => column.words).map((column) => column.key));
    const cell = (row: Answer['rows'][number], field: string) => {
      if (field in row.values) return exact(row.values[field]);
      const key = exact(row.keys[field]);
      return coded.has(field) && key !== null ? (row.labels[field] ?? key) : key;
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
