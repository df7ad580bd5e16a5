import { createCanvas } from '@napi-rs/canvas';
import { chartHeight, drawChart } from './draw-chart.ts';
import { INK } from './ink.ts';
import type { ToldChart } from './told-chart.ts';

/** As wide as a mail's column, px; drawn with twice as many, for screens that have them. */
export const PICTURE_WIDTH = 552;
const SCALE = 2;
const AIR = 10;

/** A chart as PNG on a ground of its own, so that a dark mail changes nothing of it; packed beside the process's own thread. */
export function chartPicture(chart: ToldChart): Promise<Buffer> {
  const place = { x: AIR, y: AIR, width: PICTURE_WIDTH - 2 * AIR };
  const height = chartHeight(chart, place.width) + 2 * AIR;
  const canvas = createCanvas(PICTURE_WIDTH * SCALE, Math.ceil(height * SCALE));
  const ink = canvas.getContext('2d');
  ink.scale(SCALE, SCALE);
  ink.fillStyle = INK.paper;
  ink.fillRect(0, 0, PICTURE_WIDTH, height);
  drawChart(ink, chart, place);
  return canvas.encode('png');
}
