import type { MapSheetWords } from '../picture/map-sheet-picture.ts';
import type { Place } from './paper-page.ts';
import { linesOf } from './pdf-text.ts';

type Row = MapSheetWords['legend']['rows'][number];

/** Sizes at full size: millimetres, and points for letters. */
const LINE = 4.2;
const ROW_GAP = 1.6;
const MARK_WIDTH = 7.5;
const COUNT_WIDTH = 16;
const LETTERS = 9;
const POINTS_A_MM = 72 / 25.4;
/** Pixels of another server's picture to a millimetre. */
const PICTURE_PIXELS = 4;

/** A row of the legend where it stands: mm from the legend's top, already at the size at which all of them have room. */
export interface PlacedRow {
  readonly row: Row;
  readonly y: number;
  readonly kind: 'heading' | 'row';
  readonly lines: readonly string[];
}

export interface PlacedLegend {
  readonly rows: readonly PlacedRow[];
  /** How much smaller than full size, so that all rows have room. */
  readonly shrink: number;
  readonly line: number;
  readonly letters: number;
  /** Where labels begin, mm. */
  readonly indent: number;
  /** Below the last row, mm. */
  readonly end: number;
}

/** Rows one below the other; labels that are too long go on in the next line. All become smaller where the paper has no room for them. */
export function placeLegend(
  rows: readonly Row[],
  place: Pick<Place, 'width' | 'height'>,
  pictureHeight: (row: Row) => number = () => 0,
): PlacedLegend {
  const full = placed(rows, place, pictureHeight, 1);
  const shrink = Math.min(1, place.height / full.end);
  return shrink === 1 ? full : placed(rows, place, pictureHeight, shrink);
}

function placed(
  rows: readonly Row[],
  { width }: Pick<Place, 'width'>,
  pictureHeight: (row: Row) => number,
  shrink: number,
): PlacedLegend {
  const [line, gap, indent] = [LINE, ROW_GAP, MARK_WIDTH].map((mm) => mm * shrink) as [
    number,
    number,
    number,
  ];
  // Labels break where they break at full size: smaller letters never need another line.
  const room = (width - MARK_WIDTH - COUNT_WIDTH) * POINTS_A_MM;
  const found: PlacedRow[] = [];
  let y = line * 2;
  for (const row of rows) {
    if (row.heading) {
      found.push({ row, y, kind: 'heading', lines: [row.heading] });
      y += line + gap;
    }
    const lines = linesOf(row.label, LETTERS, room);
    found.push({ row, y, kind: 'row', lines });
    y += Math.max(lines.length * line, (pictureHeight(row) / PICTURE_PIXELS) * shrink) + gap;
  }
  return { rows: found, shrink, line, letters: LETTERS * shrink, indent, end: y + line };
}
