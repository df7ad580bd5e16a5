import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import { init, registerLocale, use, type EChartsType } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import ptBR from 'echarts/lib/i18n/langPT-br.js';
import { SVGRenderer } from 'echarts/renderers';

// Treemaps and rings register what is only theirs (treemap-chart.tsx, radial-chart.tsx).
use([
  BarChart,
  LineChart,
  PieChart,
  AriaComponent,
  GridComponent,
  MarkAreaComponent,
  TooltipComponent,
  LabelLayout,
  SVGRenderer,
]);
registerLocale('PT-BR', ptBR);

/** An empty chart of that size, drawn as SVG; on a canvas by who brings that renderer. */
export function createChart(
  element: HTMLElement,
  width: number,
  height: number,
  renderer: 'svg' | 'canvas' = 'svg',
): EChartsType {
  return init(element, null, { renderer, locale: 'PT-BR', width, height });
}

/** The SVG renderer writes no viewBox; without one a chart is cut off on paper instead of scaled. */
export function writeViewBox(element: HTMLElement, width: number, height: number): void {
  const svg = element.querySelector('svg');
  svg?.setAttribute('viewBox', `0 0 ${width} ${height}`);
  // The picture is described on the element around it.
  svg?.setAttribute('aria-hidden', 'true');
}
