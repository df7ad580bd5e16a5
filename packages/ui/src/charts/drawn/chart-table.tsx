import { formatPercent } from '@fonte/pt-br';
import { SimpleTable, type SimpleColumn } from '../../tables/simple-table.tsx';
import type { ChartDescription, ChartPoint } from '../described/chart-description.ts';
import { NegativeAware } from './negative-aware.tsx';
import { alignedTo, cellText, headText, measuredAs, percentages, totals } from '../described/chart-values.ts';
import { useChartWords } from '../described/words.ts';

export interface ChartTableProps {
  chart: ChartDescription;
  title: string;
  /** A cell opens its own point; a row's head and its total the label with all its series. */
  onPoint?: ((point: ChartPoint) => void) | undefined;
}

const PARTS = ['donut', 'pie', 'radial', 'treemap'];
const STACKED = ['stacked', 'pct', 'area'];

/** The same figures as the chart, as a table: for keyboards, screen readers and paper. */
export function ChartTable({ chart, title, onPoint }: ChartTableProps) {
  const words = useChartWords();
  const opened = [...chart.series, ...(chart.tableOnly ?? [])];
  const series = chart.target ? [...opened, chart.target] : opened;
  const measured = series.map((one) => alignedTo(measuredAs(chart, one), one.data));
  const shares = percentages(chart);
  const opens = (seriesIndex: number | null) =>
    onPoint && ((index: number) => onPoint({ seriesIndex, index }));
  const whole = opened.length === 1 ? 0 : null;
  // A month without a row is a gap.
  const mayOpen = (index: number): boolean => opened.some(({ data }) => (data[index] ?? null) !== null);
  const columns: SimpleColumn<number>[] = [
    {
      key: 'label',
      header: chart.legendTitle ?? '',
      cell: (index) => chart.labels[index],
      onOpen: opens(whole),
      mayOpen,
    },
    ...series.map((one, number): SimpleColumn<number> => ({
      key: `s${number}`,
      header: headText(measured[number]!, one.name),
      align: 'right',
      // What the plan foresees has no rows.
      onOpen: one === chart.target ? undefined : opens(number),
      mayOpen,
      cell: (index) => (
        <>
          <NegativeAware value={one.data[index]}>
            {cellText(measured[number]!, one.data[index])}
          </NegativeAware>
          {chart.kind === 'pct' && shares[number] && ` (${formatPercent(shares[number][index])})`}
          {chart.marks?.[number]?.[index]}
        </>
      ),
    })),
  ];
  if (PARTS.includes(chart.kind) && chart.series.length === 1 && chart.kind !== 'radial') {
    const sum = chart.series[0]!.data.reduce<number>((total, value) => total + (value ?? 0), 0);
    columns.push({
      key: 'share',
      header: '%',
      align: 'right',
      cell: (index) => formatPercent(sum === 0 ? null : ((chart.series[0]!.data[index] ?? 0) / sum) * 100),
    });
  } else if (STACKED.includes(chart.kind) && chart.series.length > 1) {
    const sums = totals(chart);
    const summed = alignedTo(chart, sums);
    columns.push({
      key: 'sum',
      header: headText(summed, 'Total'),
      align: 'right',
      onOpen: opens(whole),
      mayOpen,
      cell: (index) => cellText(summed, sums[index]),
    });
  }
  const { notes = [] } = chart;
  if (notes.length > 0)
    columns.push({
      key: 'notes',
      header: words.notes,
      cell: (index) =>
        notes
          .filter(({ from, until }) => from <= index && index <= until)
          .map(({ mark, text }) => <div key={mark}>{text}</div>),
    });
  return (
    <SimpleTable
      label={title}
      columns={columns}
      rows={chart.labels.map((_, index) => index)}
      rowKey={(index) => index}
    />
  );
}
