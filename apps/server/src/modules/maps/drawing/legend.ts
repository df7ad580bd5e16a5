import { createCanvas } from '@napi-rs/canvas';
import type { LayerLook } from '@fonte/contracts';
import { encodePng } from './encode-png.ts';
import { mark } from './marks.ts';
import { paintAreas } from './paint-areas.ts';
import { usePortalFont } from '../../../answers/pictures/portal-font.ts';

export interface LegendRow {
  readonly title: string;
  readonly look: LayerLook;
}

export interface LegendForm {
  /** Pixels of a swatch. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** A colour, or null for a transparent ground. */
  readonly background: string | null;
  /** Whether the titles stand beside the swatches. */
  readonly titles: boolean;
}

const GAP = 4;
const TEXT = 13;
/** Under swatches whose colours are made for imagery. */
const IMAGERY = '#4B5A3A';

/** How large a legend is, pixels. */
export function legendSize(
  rows: readonly LegendRow[],
  form: LegendForm,
): { readonly width: number; readonly height: number } {
  const { scale } = form;
  const measure = createCanvas(1, 1).getContext('2d');
  usePortalFont(measure, TEXT * scale, 400);
  const text = form.titles
    ? Math.max(0, ...rows.map(({ title }) => measure.measureText(title).width)) + 2 * GAP * scale
    : 0;
  return {
    width: Math.max(1, Math.ceil(Math.round(form.width * scale) + text)),
    height: Math.max(1, Math.round(rows.length * lineHeight(form) + (rows.length - 1) * GAP * scale)),
  };
}

/** Height of a row, pixels. */
const lineHeight = ({ height, scale, titles }: LegendForm): number =>
  Math.max(Math.round(height * scale), titles ? (TEXT + GAP) * scale : 0);

/** A legend as PNG: one row for each class. */
export function drawLegend(rows: readonly LegendRow[], form: LegendForm): Buffer {
  const scale = form.scale;
  const [width, height] = [form.width * scale, form.height * scale].map(Math.round) as [number, number];
  const line = lineHeight(form);
  const size = legendSize(rows, form);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (form.background !== null) {
    context.fillStyle = form.background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  usePortalFont(context, TEXT * scale, 400);
  context.textBaseline = 'middle';
  for (const [at, { title, look }] of rows.entries()) {
    const top = Math.round(at * (line + GAP * scale) + (line - height) / 2);
    context.drawImage(swatch(look, width, height, scale), 0, top);
    context.fillStyle = '#1F1F1F';
    if (form.titles) context.fillText(title, width + GAP * scale, top + height / 2);
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return encodePng(
    new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    canvas.width,
    canvas.height,
    false,
  );
}

function swatch(look: LayerLook, width: number, height: number, scale: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (look.shape !== 'area' && look.shape !== 'line') {
    const picture = mark(look, (Math.min(width, height) / 2) * 0.7);
    context.drawImage(picture, (width - picture.width) / 2, (height - picture.height) / 2);
    return canvas;
  }
  context.fillStyle = IMAGERY;
  context.fillRect(0, 0, width, height);
  const inset = 2 * scale;
  const [east, south] = [width - inset, height - inset];
  const shapes = {
    points: new Float64Array(0),
    corners: Float64Array.of(inset, inset, east, inset, east, south, inset, south, inset, inset),
    rings: Int32Array.of(10),
    areas: Int32Array.of(1),
    bounds: Float64Array.of(inset, inset, east, south),
  };
  const frame = { width, height, scale, pixel: 1, x: (value: number) => value, y: (value: number) => value };
  paintAreas(context, shapes, { ...look, width: Math.min(look.width ?? 2, 2) }, frame);
  return canvas;
}
