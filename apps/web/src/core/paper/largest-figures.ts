import type { ReportAnswer } from '@fonte/contracts';
import { figure, headText } from '../report/answer/answer.ts';
import { cellOf } from './paper-table.tsx';
import type { Speech } from './speech/speech.ts';

/** Cards that stand for one chart, at most. */
const MOST = 6;

export interface LargestFigure {
  readonly label: string;
  readonly value: string;
  readonly unit: string | undefined;
  /** Of the whole, where the report says it: '58,5% do total', '89,2% da meta'. */
  readonly share: string | undefined;
}

/** A chart as its largest figures (first text, section 2: 'charts are replaced by big-number cards'): of the rows behind it, which the server worked out. */
export function largestFigures(
  { thead, tbody, series }: ReportAnswer,
  ofTotal: string,
  speech: Pick<Speech, 'figure' | 'words'>,
): LargestFigure[] {
  const [group] = thead;
  const figures = thead.filter(({ typepost }) => typepost === 'func' || typepost === 'expr');
  const names = new Set(series.map(({ name }) => name));
  // Of several series the column of them all, which is none of theirs.
  const column =
    figures.find(({ description }) => !names.has(description) && series.length > 1) ??
    figures.find(({ percentage }) => !percentage) ??
    figures[0];
  const share = figures.find(({ percentage, field }) => percentage && field !== column?.field);
  if (!group || !column) return [];
  const size = (row: ReportAnswer['tbody'][number]) => figure(row[column.field]) ?? -Infinity;
  return tbody
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST)
    .map((row) => ({
      label: cellOf(group, row, speech),
      value: cellOf(column, row, speech),
      unit: unitOf(column, row),
      share:
        share && row[share.field] !== null
          ? `${cellOf(share, row, speech)} ${headText(share).replace(/^% ?/, '') || ofTotal}`
          : undefined,
    }));
}

/** The row's own unit, else its column's. */
function unitOf(
  { unit }: ReportAnswer['thead'][number],
  row: ReportAnswer['tbody'][number],
): string | undefined {
  const own = row['unidade'];
  return typeof own === 'string' ? own : (unit ?? undefined);
}
