import type { HeadColumn, Row, Series } from '@fonte/contracts';
import type { Answer, AnswerRow } from '../../../query/index.ts';
import { exact } from '../../../answers/figures/exact.ts';
import { keysOf } from './levels.ts';

/** A figure by two groups, unfolded: one line per label, one column and one series per member of the other group. */
export interface Unfolded {
  readonly labels: readonly { text: string; key: Row }[];
  readonly series: readonly Series[];
  readonly thead: readonly HeadColumn[];
  /** Figures of each label's line, by column field. */
  readonly lines: readonly Row[];
}

interface Split {
  readonly labels: string;
  readonly series: string;
  readonly measure: string;
  /** Head of a series' column; its field is `c_` and the raw value. */
  readonly column: (field: string, label: string) => HeadColumn;
}

/** Unfolds an answer in the order of its rows; where a pair has no row there is no value (null), not 0. */
export function unfold(answer: Answer, { labels, series, measure, column }: Split): Unfolded {
  const cells = new Map<string, AnswerRow>();
  const labelRows = new Map<string, AnswerRow>();
  const seriesRows = new Map<string, AnswerRow>();
  for (const row of answer.rows) {
    const label = String(row.keys[labels]);
    const member = String(row.keys[series]);
    if (!labelRows.has(label)) labelRows.set(label, row);
    if (!seriesRows.has(member)) seriesRows.set(member, row);
    cells.set(`${label}\u0000${member}`, row);
  }
  const members = [...seriesRows].map(([member, row]) => ({
    member,
    row,
    head: column(`c_${member}`, row.labels[series] ?? member),
  }));
  const valueAt = (label: string, member: string) =>
    exact(cells.get(`${label}\u0000${member}`)?.values[measure] ?? null);
  return {
    labels: [...labelRows.values()].map((row) => ({
      text: row.labels[labels] ?? '',
      key: keysOf(row, [labels]),
    })),
    series: members.map(({ member, row, head }) => ({
      name: head.description,
      key: keysOf(row, [series]),
      unidade: head.unit,
      data: [...labelRows.keys()].map((label) => valueAt(label, member)),
    })),
    thead: members.map(({ head }) => head),
    lines: [...labelRows.keys()].map((label) =>
      Object.fromEntries(members.map(({ member, head }) => [head.field, valueAt(label, member)])),
    ),
  };
}
