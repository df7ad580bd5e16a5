import type { Cell } from '@fonte/contracts';
import { formatDateTime } from '@fonte/pt-br';
import { NegativeAware } from '@fonte/ui';
import type { ColumnType, TableColumn } from '@fonte/ui/grid';
import { figure } from '../report/answer.ts';
import type { DetailAnswer } from './contract.ts';
import { figureText } from './figures.ts';

/** A row behind a figure and its place on the page. */
export type Line = { place: number; cells: Record<string, Cell> };

const TYPES: readonly [RegExp, ColumnType][] = [
  [/^timestamp/, 'datetime'],
  [/^date/, 'date'],
  [/^bool/, 'boolean'],
  [/^int/, 'integer'],
  [/numeric|float|number/, 'number'],
];

/** The columns of rows as the grid draws them. */
export function columnsOf(columns: DetailAnswer['columns']): TableColumn<Line>[] {
  return columns.map(({ key, label, type, unit }) => {
    const drawn = TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'text';
    const isFigure = (drawn === 'number' || drawn === 'integer') && !isCode(key);
    return {
      field: key,
      header: label,
      type: isCode(key) ? 'text' : drawn,
      ...(unit ? { unit } : {}),
      minWidth: 110,
      value: ({ cells }: Line) => (isFigure ? figure(cells[key]) : (cells[key] ?? null)),
      ...(isFigure
        ? {
            render: ({ cells }: Line) => (
              <NegativeAware value={figure(cells[key])}>
                {figureText(cells[key], { type: drawn === 'integer' ? 'integer' : 'numeric' })}
              </NegativeAware>
            ),
          }
        : {}),
      ...(drawn === 'datetime'
        ? { render: ({ cells }: Line) => formatDateTime(cells[key] as string | null) }
        : {}),
    };
  });
}

/** Codes are numbers to the database but names to people: no thousands separators. */
const isCode = (key: string): boolean => /(^|\.)(cod|id)_/.test(key);
