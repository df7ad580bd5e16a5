import { TreemapChart as TreemapSeries } from 'echarts/charts';
import { use } from 'echarts/core';
import { Chart, type ChartProps } from './chart.tsx';

use([TreemapSeries]);

/** Chart for treemaps: their layout engine weighs 15 KB and few pages draw one. */
export function TreemapChart(props: ChartProps) {
  return <Chart {...props} />;
}
