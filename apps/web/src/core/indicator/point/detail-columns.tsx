import type { Cell } from '@fonte/contracts';
import { formatDateTime, isNumberedName } from '@fonte/pt-br';
import { NegativeAware } from '@fonte/ui';
import type { ColumnType, TableColumn } from '@fonte/ui/grid';
import { figure } from '../../report/answer/answer.ts';
import type { DetailAnswer } from '../asked/contract.ts';
import { decimalsOfColumn, figureText } from '../words/figures.ts';

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
export function columnsOf(columns: DetailAnswer['columns'], rows: DetailAnswer['rows']): TableColumn<Line>[] {
  return columns.map(({ key, label, type, unit }) => {
    const drawn = TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'text';
    const isFigure = (drawn === 'number' || drawn === 'integer') && !isNumberedName(key);
    const kind = { type: drawn === 'integer' ? ('integer' as const) : ('numeric' as const) };
    const decimals = isFigure
      ? decimalsOfColumn(
          rows.map((row) => row[key]),
          kind,
        )
      : undefined;
    return {
      field: key,
      header: label,
      type: isNumberedName(key) ? 'text' : drawn,
      ...(unit ? { unit } : {}),
      minWidth: 110,
      value: ({ cells }: Line) => (isFigure ? figure(cells[key]) : (cells[key] ?? null)),
      ...(isFigure
        ? {
            render: ({ cells }: Line) => (
              <NegativeAware value={figure(cells[key])}>
                {figureText(cells[key], kind, decimals)}
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
