import type { HeadColumn, Row } from '@fonte/contracts';
import type { Answer, AnswerRow, Cell } from '../../../query/index.ts';
import { asksOfStates, type Reading } from '../declared/reading.ts';
import type { Drawing } from '../declared/report.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal, isProtected, keysOf } from './levels.ts';
import { missingTargets } from './missing-targets.ts';

interface Table {
  /** Alias of the group each row is about. */
  readonly group: string;
  /** Further groups, each a column of words: the state beside a municipality. */
  readonly also?: readonly string[];
  readonly columns: (reading: Reading) => readonly HeadColumn[];
  /** Head of the total row: 'Total de 34 técnicos'. */
  readonly total: (rows: number) => string;
  /** Alias of the number of rows behind the whole table. */
  readonly rows?: string;
}

/** The accumulated target of a table's rows, and the share of it. Of several states there is one where each has it (docs/decisions/0073). */
export const TARGET = 'meta';
export const TARGET_SHARE = 'percentual_meta';

/** A table: one row per member of a group; the foot is worked out at its own level, never added up from rows. */
export function drawTable({
  group,
  also = [],
  columns,
  total,
  rows: behind,
}: Table): (answer: Answer, reading: Reading) => Drawing {
  return (answer, reading) => {
    const thead = columns(reading);
    const figures = thead.filter(({ field }) => field !== group && !also.includes(field));
    // A row where nothing of the columns is there has only a step of the subtraction to tell of.
    const rows = answer.rows.filter((row) =>
      figures.some(({ field }) => isProtected(row, field) || isThere(row.values[field])),
    );
    const cell = (row: AnswerRow, label: string, field: string) => {
      if (field === group) return label;
      return also.includes(field) ? (row.labels[field] ?? '') : exact(row.values[field]);
    };
    const line = (row: AnswerRow, label: string): Row =>
      Object.fromEntries(thead.map(({ field }) => [field, cell(row, label, field)]));
    const foot = grandTotal(answer);
    return {
      series: [],
      labels: rows.map((row) => row.labels[group] ?? ''),
      keys: rows.map((row) => keysOf(row)),
      thead,
      tbody: rows.map((row) => line(row, row.labels[group] ?? '')),
      tfoot: rows.length === 0 ? null : line(foot, total(rows.length)),
      remark: asksOfStates(reading) ? missingTargets(answer, figures.flatMap(ofTarget)) : null,
      rows: behind === undefined ? null : numberOf(foot.values[behind]),
    };
  };
}

const ofTarget = ({ field, description }: HeadColumn) =>
  field === TARGET_SHARE ? [{ alias: TARGET, label: description }] : [];

const isThere = (value: Cell | undefined): boolean =>
  value !== null && value !== undefined && Number(value) !== 0;
