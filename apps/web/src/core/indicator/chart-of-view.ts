import type { ViewType } from '@fonte/contracts';
import type { ChartDescription, ChartKind, ChartPoint } from '@fonte/ui';
import { figure } from '../report/answer.ts';
import type { ViewResult } from './contract.ts';
import { decimalsOf } from './figures.ts';

/** A row and a series of a result: what a click means. */
export type ResultPoint = { row: number; series: number };

type Drawn = { chart: ChartDescription; pointOf: (point: ChartPoint) => ResultPoint };

const KINDS: Partial<Record<ViewType, ChartKind>> = {
  line: 'line',
  bar: 'bar',
  column: 'column',
  treemap: 'treemap',
};

/** What the kit draws of a view's result, and which figure stands at each of its points; null for types that are no chart. */
export function chartOfView(result: ViewResult, type: ViewType, splitStack: boolean): Drawn | null {
  const kind = KINDS[type];
  if (!kind) return null;
  if (kind === 'treemap') return treemap(result);
  const shares = splitStack && kind === 'line' ? result.percent : null;
  const stacked = splitStack && kind !== 'line';
  return {
    chart: {
      kind: shares ? 'area' : stacked ? 'pct' : kind,
      ...(stacked ? { horizontal: kind === 'bar' } : {}),
      labels: labelsOf(result),
      series: result.series.map(({ name }) => ({
        name,
        data: shares
          ? shares.map((row) => asPercent(figure(row[name])))
          : result.data.map((row) => figure(row[name])),
      })),
      ...(shares ? { unit: '%', decimals: 1 } : measureOf(result)),
    },
    pointOf: ({ seriesIndex, index }) => ({ row: index, series: seriesIndex ?? 0 }),
  };
}

/** One rectangle per row and series; several series name theirs. Nothing can be drawn of what is not above zero. */
function treemap(result: ViewResult): Drawn {
  const labels = labelsOf(result);
  const several = result.series.length > 1;
  const cells = result.data.flatMap((row, at) =>
    result.series.map(({ name }, series) => ({
      at: { row: at, series },
      label: several ? `${labels[at] ?? ''} · ${name}` : (labels[at] ?? ''),
      value: figure(row[name]),
    })),
  );
  const drawn = cells.filter(({ value }) => value !== null && value > 0);
  return {
    chart: {
      kind: 'treemap',
      labels: drawn.map(({ label }) => label),
      series: [
        {
          name: several ? '' : (result.series[0]?.name ?? ''),
          data: drawn.map(({ value }) => value),
        },
      ],
      ...measureOf(result),
    },
    pointOf: ({ index }) => drawn[index]?.at ?? { row: 0, series: 0 },
  };
}

/** The rows' labels; a result without groups is one row named by nothing. */
export function labelsOf(result: ViewResult): string[] {
  const labels = result.data.map(() => '');
  for (const item of result.itens_search) if (item.index < labels.length) labels[item.index] = item.value;
  return labels;
}

/** Unit and decimals, where all series agree on them. */
function measureOf(result: ViewResult): Pick<ChartDescription, 'unit' | 'decimals'> {
  const units = new Set(result.series.map(({ unidade }) => unidade ?? ''));
  const [unit] = units;
  const kinds = new Set(result.series.map(decimalsOf));
  const [decimals] = kinds;
  return {
    ...(units.size === 1 && unit ? { unit } : {}),
    ...(kinds.size === 1 && decimals !== undefined ? { decimals } : {}),
  };
}

const asPercent = (share: number | null): number | null => (share === null ? null : share * 100);
