import type { Tone } from '@fonte/contracts/look-words';
import { CHART_COLORS } from '@fonte/contracts/programme/chart-colors';
import type { PDFDocument, SKRSContext2D } from '@napi-rs/canvas';
import { usePortalFont } from './portal-font.ts';

/** What a chart is drawn on: a picture's or a PDF page's context. */
export type Ink = SKRSContext2D | ReturnType<PDFDocument['beginPage']>;

/** Where a drawing begins, and how wide it may be: px of a picture, points of a page. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The light scheme's, on white, whatever the mail program does around a picture (docs/design/tokens.md). */
export const INK = {
  text: '#1B241F',
  soft: '#4F5B54',
  line: '#C9D0C5',
  paper: '#FFFFFF',
  negative: '#B3261E',
};
/** The theme's colours of what a figure comes to, by tone. */
export const TONE_INK: Readonly<Record<Tone, string>> = {
  success: '#23743A',
  warning: '#B26A00',
  error: '#B3261E',
  info: '#1F5F99',
};
export const TEXT = 13;

export const colorOf = (series: number): string =>
  CHART_COLORS.light[series % CHART_COLORS.light.length] ?? INK.text;

type Align = 'left' | 'right' | 'center';

/** One line of words, cut to the room there is. */
export function write(
  ink: Ink,
  text: string,
  {
    x,
    y,
    room,
    align = 'left',
    weight = 400,
    size = TEXT,
    color = INK.text,
  }: {
    readonly x: number;
    readonly y: number;
    readonly room: number;
    readonly align?: Align;
    readonly weight?: number;
    readonly size?: number;
    readonly color?: string;
  },
): void {
  usePortalFont(ink, size, weight);
  ink.fillStyle = color;
  ink.textAlign = align;
  ink.textBaseline = 'middle';
  ink.fillText(fitted(ink, text, room), x, y);
}

/** A dashed line across a drawing, straight down or straight across. */
export function dashed(ink: Ink, from: { readonly x: number; readonly y: number }, to: typeof from): void {
  ink.strokeStyle = INK.text;
  ink.lineWidth = 1.5;
  ink.setLineDash([5, 4]);
  ink.beginPath();
  ink.moveTo(from.x, from.y);
  ink.lineTo(to.x, to.y);
  ink.stroke();
  ink.setLineDash([]);
}

/** How wide words are, in the portal's font. */
export function widthOf(ink: Ink, text: string, size = TEXT, weight = 400): number {
  usePortalFont(ink, size, weight);
  return ink.measureText(text).width;
}

/** A text that has so much room; what is cut off says so. Expects the font to be chosen. */
function fitted(ink: Ink, text: string, room: number): string {
  if (ink.measureText(text).width <= room) return text;
  let kept = text.length;
  while (kept > 1 && ink.measureText(`${text.slice(0, kept)}…`).width > room) kept -= 1;
  return `${text.slice(0, kept).trimEnd()}…`;
}

/** A text as lines of so much room, broken between words. */
export function wrapped(ink: Ink, text: string, room: number, size: number, weight: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(ink, longer, size, weight) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
