import { createCanvas } from '@napi-rs/canvas';
import { drawColumns } from './draw-columns.ts';
import { drawRows } from './draw-rows.ts';
import { drawnOf, type Drawn } from './drawn.ts';
import { INK, TEXT, widthOf, write, type Ink, type Place } from './ink.ts';
import type { ToldChart } from './told-chart.ts';

const LINE = 20;
const SWATCH = 10;

/** How high a chart is, drawn so wide: drawn once where nobody sees it. */
export const chartHeight = (chart: ToldChart, width: number): number =>
  drawChart(createCanvas(1, 1).getContext('2d'), chart, { x: 0, y: 0, width });

/** Draws a chart with its legend at a place; gives the height that it takes. */
export function drawChart(ink: Ink, chart: ToldChart, place: Place): number {
  const drawn = drawnOf(chart);
  const height = (chart.form === 'rows' ? drawRows : drawColumns)(ink, drawn, place);
  return height + legend(ink, drawn, { ...place, y: place.y + height });
}

/** What each colour stands for, in as many lines as it takes; nothing for one series alone. */
function legend(ink: Ink, { series }: Drawn, { x, y, width }: Place): number {
  if (series.length < 2) return 0;
  let [left, top] = [x, y + LINE / 2];
  for (const { name, color } of series) {
    const room = Math.min(widthOf(ink, name), width - SWATCH - 6);
    if (left > x && left + SWATCH + 6 + room > x + width) [left, top] = [x, top + LINE];
    ink.fillStyle = color;
    ink.fillRect(left, top - SWATCH / 2, SWATCH, SWATCH);
    write(ink, name, { x: left + SWATCH + 6, y: top, room, size: TEXT, color: INK.soft });
    left += SWATCH + 6 + room + 16;
  }
  return top + LINE / 2 - y;
}
