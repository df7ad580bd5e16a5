import { formatCompactDecimals, formatInteger } from '@fonte/pt-br';
import type OlMap from 'ol/Map.js';
import { drawLook } from '../controls/look-canvas.ts';
import type { MapSheetWords } from '../picture/map-sheet-picture.ts';
import { roundDistance } from '../controls/scale-line.tsx';
import { placeLegend, type PlacedLegend } from './legend-rows.ts';
import { pageOf, type Paper, type Place } from './paper-page.ts';
import { PdfContent, POINTS_A_MM } from './pdf-content.ts';
import { pdfFile } from './pdf-file.ts';
import { linesOf, numberWidth, sizeThatFits } from './pdf-text.ts';
import { pictureAtScale } from './picture-at-scale.ts';

/** A paper and the scale of the map on it: so many metres in the field are one on the paper. */
export interface MapPaper extends Paper {
  readonly scale: number;
}

export interface MapPaperWords extends MapSheetWords {
  /** 'Escala 1:250.000 …', for the scale that the map came to. */
  readonly scaleLine: (scale: string) => string;
  /** Below the legend: how many of its rows' things are shown together. */
  readonly total?: { readonly label: string; readonly count: string } | undefined;
}

/** Pixels of the legend's marks to a millimetre. */
const MARK_PIXELS = 8;
/** A mark of 22 × 14 units is 5,5 mm wide. */
const MARK_UNIT = 0.25;
const QUALITY = 0.92;

/**
 * The map as a PDF on real paper at a real scale: title, filters, legend, scale bar and sources as text that can be searched. Errors: where the browser lets
 * nobody read the base map's tiles; those of `pictureAtScale`.
 */
export async function mapPaper(map: OlMap, words: MapPaperWords, paper: MapPaper): Promise<Blob> {
  const page = pageOf(paper);
  const { picture, scale } = await pictureAtScale(map, page.map, paper.scale, words.background);
  const pictures = new Map(
    await Promise.all(
      words.legend.rows.map(async (row) => [row, row.picture ? await loaded(row.picture) : null] as const),
    ),
  );
  const room = { width: page.legend.width, height: page.legend.height - (words.total ? 8 : 0) };
  const legend = placeLegend(words.legend.rows, room, (row) => pictures.get(row)?.naturalHeight ?? 0);
  const marks = drawMarks(page.legend, legend, pictures);
  const content = new PdfContent(page.height);
  writeHead(content, page.head, words, `1:${formatInteger(Math.round(scale))}`);
  content.picture('Map', page.map);
  content.picture('Marks', page.legend);
  content.frame(page.map);
  drawNorth(content, page.map.x + page.map.width - 8, page.map.y + 3);
  drawScaleBar(content, page.map.x + 5, page.map.y + page.map.height - 5, scale);
  writeLegend(content, page.legend, legend, words);
  writeFoot(content, page.foot, words.sources);
  return pdfFile({
    width: page.width * POINTS_A_MM,
    height: page.height * POINTS_A_MM,
    content: content.text,
    pictures: [
      { name: 'Map', ...(await jpegOf(picture)) },
      { name: 'Marks', ...(await jpegOf(marks)) },
    ],
    title: words.title,
    date: new Date(),
  });
}

function writeHead(content: PdfContent, { x, y, width }: Place, words: MapPaperWords, scale: string): void {
  const room = width * POINTS_A_MM;
  content.write(words.title, x, y + 6.5, { size: sizeThatFits(words.title, 18, room), bold: true });
  for (const [index, line] of [...words.lines.slice(0, 2), words.scaleLine(scale)].entries())
    content.write(line, x, y + 12 + index * 4.6, { size: sizeThatFits(line, 9, room), quiet: true });
}

function writeLegend(content: PdfContent, place: Place, legend: PlacedLegend, words: MapPaperWords): void {
  const { x, y, width } = place;
  const { line, letters, indent, shrink } = legend;
  const right = (text: string, at: number, size: number) =>
    content.write(text, x + width - numberWidth(text, size) / POINTS_A_MM, at, { size, bold: true });
  content.write(words.legend.title, x, y + line, { size: 11 * shrink, bold: true });
  for (const { row, y: at, kind, lines } of legend.rows) {
    const base = y + at + line * 0.8;
    for (const [index, text] of lines.entries())
      content.write(text, kind === 'heading' ? x : x + indent, base + index * line, {
        size: kind === 'heading' ? letters * 0.9 : letters,
        quiet: kind === 'heading',
      });
    if (kind === 'row' && row.count !== undefined) right(row.count, base, letters);
  }
  if (!words.total) return;
  const base = y + legend.end + 1;
  content.rule(x, base - 4, width);
  content.write(words.total.label, x, base, { size: 9, bold: true });
  right(words.total.count, base, 9);
}

function writeFoot(content: PdfContent, { x, y, width }: Place, sources: string): void {
  const room = width * POINTS_A_MM;
  const size = [8, 7, 6, 5].find((one) => linesOf(sources, one, room).length <= 2) ?? 4;
  for (const [index, text] of linesOf(sources, size, room).slice(0, 3).entries())
    content.write(text, x, y + 4.5 + index * 3.2, { size, quiet: true });
}

/** North is up. */
function drawNorth(content: PdfContent, x: number, y: number): void {
  content.box({ x: x - 3, y, width: 6, height: 11 });
  content.write('N', x - 1.1, y + 3.6, { size: 9, bold: true });
  content.area([
    [x, y + 4.6],
    [x + 1.7, y + 9.8],
    [x, y + 8.6],
    [x - 1.7, y + 9.8],
  ]);
}

/** A round distance, at most 40 mm long, over its line. */
function drawScaleBar(content: PdfContent, x: number, y: number, scale: number): void {
  const { metres, width } = roundDistance(scale / 1000, 40);
  const text =
    metres >= 1000 ? `${formatCompactDecimals(metres / 1000)} km` : `${formatCompactDecimals(metres)} m`;
  content.box({ x: x - 2, y: y - 7, width: width + 4, height: 9 });
  content.line([
    [x, y - 2],
    [x, y],
    [x + width, y],
    [x + width, y - 2],
  ]);
  content.write(text, x + 1, y - 2.8, { size: 8, bold: true });
}

/** Marks and other servers' pictures at their rows, on white: all of the legend that is no text. */
function drawMarks(
  place: Place,
  { rows, shrink, line }: PlacedLegend,
  pictures: ReadonlyMap<MapPaperWords['legend']['rows'][number], HTMLImageElement | null>,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(place.width * MARK_PIXELS);
  canvas.height = Math.round(place.height * MARK_PIXELS);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const { row, y, kind } of rows) {
    if (kind === 'heading') continue;
    const picture = pictures.get(row);
    if (picture) {
      // Four of its pixels to a millimetre, as far as the legend is wide.
      const enlarge = Math.min(2 * shrink, canvas.width / Math.max(1, picture.naturalWidth));
      const [wide, high] = [picture.naturalWidth * enlarge, picture.naturalHeight * enlarge];
      context.drawImage(picture, 0, y * MARK_PIXELS, wide, high);
    } else if (row.look) {
      const top = (y + line / 2) * MARK_PIXELS - 7 * MARK_UNIT * MARK_PIXELS * shrink;
      drawLook(context, row.look, 0, top, MARK_UNIT * MARK_PIXELS * shrink);
    }
  }
  return canvas;
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

async function jpegOf(
  canvas: HTMLCanvasElement,
): Promise<{ jpeg: Uint8Array; width: number; height: number }> {
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/jpeg', QUALITY);
  });
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}
