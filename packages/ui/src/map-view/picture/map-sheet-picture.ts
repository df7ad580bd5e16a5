import { formatCompactDecimals } from '@fonte/pt-br';
import type OlMap from 'ol/Map.js';
import { getPointResolution } from 'ol/proj.js';
import { drawLook } from '../controls/look-canvas.ts';
import type { MarkLook } from '../controls/look-mark.tsx';
import { mapPicture } from './map-picture.ts';
import { roundDistance } from '../controls/scale-line.tsx';

/** What stands around the map on its sheet. */
export interface MapSheetWords {
  title: string;
  /** Filters and date of the data, a line each. */
  lines: readonly string[];
  legend: {
    title: string;
    rows: readonly {
      heading?: string | undefined;
      label: string;
      look?: MarkLook;
      count?: string | undefined;
      /** Address of a picture that stands for the row: another server's legend. */
      picture?: string;
    }[];
  };
  /** Where base map and data come from. */
  sources: string;
  /** Under the map's pieces that no tiles came for. */
  background: string;
}

/** Sizes at a scale of 1, px. */
const MARGIN = 24;
const HEAD = 34;
const LINE = 18;
const SIDE = 260;
const FOOT = 34;
const LEGEND_ROW = 22;
const FONT = '"Source Sans 3 Variable", sans-serif';
const INK = '#1B241F';
const QUIET = '#4F5B54';

/**
 * The map on white paper with title, filters, legend, scale bar, north and sources. Errors: where the browser lets nobody read the base
 * map's tiles.
 */
export async function drawMapSheet(map: OlMap, words: MapSheetWords): Promise<HTMLCanvasElement> {
  const picture = await mapPicture(map, words.background);
  const [width = 1] = map.getSize() ?? [];
  const scale = picture.width / width;
  const mapHeight = picture.height / scale;
  const rows = await Promise.all(
    words.legend.rows.map(async (row) => ({ ...row, drawn: row.picture ? await loaded(row.picture) : null })),
  );
  const legendHeight = rows.reduce(
    (sum, { heading, drawn }) => sum + (heading ? LEGEND_ROW : 0) + (drawn ? sizeOf(drawn)[1] : LEGEND_ROW),
    0,
  );
  const top = MARGIN + HEAD + words.lines.length * LINE + 10;
  const height = Math.max(mapHeight, legendHeight + 60);
  const sheet = document.createElement('canvas');
  sheet.width = Math.round((MARGIN * 2 + width + SIDE) * scale);
  sheet.height = Math.round((top + height + FOOT + MARGIN) * scale);
  const context = sheet.getContext('2d');
  if (!context) return sheet;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.drawImage(picture, MARGIN * scale, top * scale);
  context.scale(scale, scale);
  const write = (text: string, x: number, y: number, font: string, color = INK) => {
    context.font = `${font} ${FONT}`;
    context.fillStyle = color;
    context.textBaseline = 'middle';
    context.fillText(text, x, y);
  };
  write(words.title, MARGIN, MARGIN + HEAD / 2, '600 22px');
  for (const [index, text] of words.lines.entries())
    write(text, MARGIN, MARGIN + HEAD + index * LINE + LINE / 2, '400 13px', QUIET);
  context.strokeStyle = '#DEE3D9';
  context.strokeRect(MARGIN, top, width, mapHeight);
  const side = MARGIN + width + 16;
  let y = top + 10;
  write(words.legend.title, side, y, '600 15px');
  for (const { heading, label, look, count, drawn } of rows) {
    if (heading) write(heading, side, (y += LEGEND_ROW), '400 12px', QUIET);
    if (drawn) {
      const [wide, high] = sizeOf(drawn);
      context.drawImage(drawn, side, y + LEGEND_ROW / 2, wide, high);
      y += high;
      continue;
    }
    y += LEGEND_ROW;
    if (look) drawLook(context, look, side, y - 7, 1);
    write(label, side + 30, y, '400 13px');
    if (count === undefined) continue;
    context.textAlign = 'right';
    write(count, MARGIN + width + SIDE - 4, y, '600 13px');
    context.textAlign = 'left';
  }
  drawNorth(context, MARGIN + width - 24, top + 12);
  drawScale(context, map, MARGIN + 20, top + mapHeight - 20);
  write(words.sources, MARGIN, top + height + FOOT / 2, '400 12px', QUIET);
  return sheet;
}

/** A picture to draw; null where it does not come. */
async function loaded(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

/** Width and height of a legend's picture on the sheet, px: its own, as far as there is room. */
function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement): [number, number] {
  const scale = Math.min(1, (SIDE - 20) / Math.max(naturalWidth, 1));
  return [naturalWidth * scale, naturalHeight * scale];
}

/** North is up: an arrow under its letter, in a white box of 24 × 40. */
function drawNorth(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.fillStyle = 'rgba(255,255,255,.92)';
  context.fillRect(x - 12, y, 24, 40);
  context.fillStyle = INK;
  context.font = `600 12px ${FONT}`;
  context.textAlign = 'center';
  context.fillText('N', x, y + 10);
  context.textAlign = 'left';
  context.beginPath();
  context.moveTo(x, y + 17);
  context.lineTo(x + 6, y + 35);
  context.lineTo(x, y + 31);
  context.lineTo(x - 6, y + 35);
  context.closePath();
  context.fill('nonzero');
}

function drawScale(context: CanvasRenderingContext2D, map: OlMap, x: number, y: number): void {
  const view = map.getView();
  const [center, resolution] = [view.getCenter(), view.getResolution()];
  if (!center || !resolution) return;
  const { metres, width } = roundDistance(getPointResolution('EPSG:3857', resolution, center), 120);
  const text =
    metres >= 1000 ? `${formatCompactDecimals(metres / 1000)} km` : `${formatCompactDecimals(metres)} m`;
  context.fillStyle = 'rgba(255,255,255,.92)';
  context.fillRect(x - 8, y - 26, width + 16, 34);
  context.strokeStyle = INK;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x, y - 6);
  context.lineTo(x, y);
  context.lineTo(x + width, y);
  context.lineTo(x + width, y - 6);
  context.stroke();
  context.font = `600 12px ${FONT}`;
  context.fillStyle = INK;
  context.fillText(text, x + 4, y - 13);
}
