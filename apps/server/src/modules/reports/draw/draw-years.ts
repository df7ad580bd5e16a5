import type { HeadColumn, Row } from '@fonte/contracts';
import type { Answer } from '../../../query/index.ts';
import type { Drawing } from '../declared/report.ts';
import { groupColumn } from '../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal, keysOf } from './levels.ts';

interface Years {
  /** The figure that is drawn, year by year. */
  readonly column: HeadColumn;
  /** One more column of the table behind the chart, which the chart does not draw. */
  readonly beside?: HeadColumn;
  /** Alias of the number of rows behind the figure, where that is not the figure itself. */
  readonly rows?: string;
}

/** A figure by year, in the order of time: columns, with the table behind them. */
export function drawYears({ column, beside, rows: behind }: Years): (answer: Answer) => Drawing {
  return (answer) => {
    const rows = answer.rows.filter(({ keys }) => (keys['ano'] ?? null) !== null);
    const total = grandTotal(answer);
    const known = rows.some(({ values }) => numberOf(values[column.field]) !== 0);
    const shown = known ? rows : [];
    return {
      series: [
        {
          name: column.description,
          data: shown.map(({ values }) => exact(values[column.field])),
          unidade: column.unit,
        },
      ],
      labels: shown.map(({ labels }) => labels['ano'] ?? ''),
      keys: shown.map((row) => keysOf(row)),
      thead: [groupColumn('ano', 'Ano'), column, ...(beside ? [beside] : [])],
      tbody: shown.map(({ labels, values }): Row => ({
        ano: labels['ano'] ?? '',
        [column.field]: exact(values[column.field]),
        ...(beside ? { [beside.field]: exact(values[beside.field]) } : {}),
      })),
      tfoot: known
        ? {
            ano: 'Total',
            [column.field]: exact(total.values[column.field]),
            ...(beside ? { [beside.field]: null } : {}),
          }
        : null,
      rows: numberOf(total.values[behind ?? column.field]),
    };
  };
}
