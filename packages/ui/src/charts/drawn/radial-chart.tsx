import { PolarComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { Chart, type ChartProps } from './chart.tsx';

use([PolarComponent]);

/** Chart for rings: polar axes weigh 5 KB and few cards draw them. */
export function RadialChart(props: ChartProps) {
  return <Chart {...props} />;
}
