import type { ChartDescription, ChartPoint } from './chart-description.ts';

export interface ChartProps {
  chart: ChartDescription;
  title: string;
  /** In px; the specification's default is 500. */
  height?: number;
  onPoint?: ((point: ChartPoint) => void) | undefined;
}

export function Chart({ title, height = 500 }: ChartProps) {
  return <div style={{ height }}>{title}</div>;
}
