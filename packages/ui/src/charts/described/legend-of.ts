import { formatShare } from '@fonte/pt-br';
import type { SchemePalette } from '../../theme/palette-shape.ts';
import { seriesColors, sliceColors } from './chart-colors.ts';
import type { ChartDescription } from './chart-description.ts';
import { bareText } from './chart-values.ts';

/** What a legend names, each with its colour; a pie that has no room for leader lines says its figures there too. */
export function legendOf(
  chart: ChartDescription,
  palette: SchemePalette,
): { names: readonly string[]; colors: readonly string[]; figures: readonly string[] | null } {
  return chart.kind === 'pie'
    ? { names: chart.labels, colors: sliceColors(chart, palette), figures: partFigures(chart) }
    : {
        names: chart.series.map((one) => one.name),
        colors: seriesColors(chart, palette),
        figures: null,
      };
}

/** '685 (51,1%)', by part. */
function partFigures(chart: ChartDescription): string[] {
  const values = chart.labels.map((_, index) => chart.series[0]?.data[index] ?? null);
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return values.map((value) => `${bareText(chart, value)} (${formatShare(value, whole)})`);
}
