import type { EChartsType } from 'echarts/core';
import type { ChartDescription, ChartPoint } from '../described/chart-description.ts';
import { seriesAt } from './point-at.ts';
import { axisOf, axisUnits } from '../described/axis-units.ts';

/**
 * Calls `onPoint` for clicks. Bars and slices are their own targets; in lines and areas the whole column over a label
 * counts, because a 7 px symbol is no target for a finger. Gives the function that stops it.
 */
export function listenForPoints(
  engine: EChartsType,
  chart: ChartDescription,
  onPoint: (point: ChartPoint) => void,
): () => void {
  if (chart.kind === 'line' || chart.kind === 'area') {
    const zr = engine.getZr();
    const click = (event: { offsetX: number; offsetY: number }) => {
      const pixel = [event.offsetX, event.offsetY];
      if (!engine.containPixel({ gridIndex: 0 }, pixel)) return;
      const [index = 0, height = 0] = engine.convertFromPixel({ gridIndex: 0 }, pixel);
      const at = Math.round(index);
      // Heights on two axes are compared where they are drawn.
      const seriesIndex =
        axisUnits(chart).length < 2
          ? seriesAt(chart, at, height)
          : seriesAt(chart, at, event.offsetY, (value, series) => {
              const axes = { xAxisIndex: 0, yAxisIndex: axisOf(chart, series) };
              return engine.convertToPixel(axes, [at, value])[1] ?? 0;
            });
      if (seriesIndex !== null) onPoint({ seriesIndex, index: at });
    };
    zr.on('click', click);
    return () => zr.off('click', click);
  }
  const click = (params: unknown) => {
    const { seriesIndex = 0, dataIndex } = params as { seriesIndex?: number; dataIndex: number };
    // The treemap's node 0 is its root.
    const index = chart.kind === 'treemap' ? dataIndex - 1 : dataIndex;
    if (index >= 0 && index < chart.labels.length) onPoint({ seriesIndex, index });
  };
  engine.on('click', click);
  return () => {
    if (!engine.isDisposed()) engine.off('click', click);
  };
}
