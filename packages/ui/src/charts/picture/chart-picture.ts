import { formatShare } from '@fonte/pt-br';
import { TreemapChart } from 'echarts/charts';
import { PolarComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { PALETTES } from '../../theme/palettes.ts';
import { sliceColors } from '../described/chart-colors.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { valueText } from '../described/chart-values.ts';
import { drawChart } from '../drawn/chart.tsx';
import { createChart } from '../drawn/engine.ts';
import { legendOf } from '../described/legend-of.ts';
import { needsLegend } from '../option/needs-legend.ts';
import { roomForBars } from '../option/room-for-bars.ts';
import { placeLegend } from './place-legend.ts';
import { linesOfText, textWidth, writeLine, type TextStyle } from './text-block.ts';

use([TreemapChart, PolarComponent, CanvasRenderer]);

/** What stands around the chart on its picture. */
export interface ChartPictureWords {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Under the chart, one after the other: filters, whose rows, date of the data. */
  readonly about: readonly string[];
  /** Where it comes from. */
  readonly source: string;
}

/** A picture is drawn on white whatever the screen's scheme: it goes into papers and messages. */
const PALETTE = PALETTES.light;
const TITLE: TextStyle = { font: '600 22px', color: PALETTE.text.primary, line: 28 };
const SUBTITLE: TextStyle = { font: '400 14px', color: PALETTE.text.secondary, line: 20 };
const ENTRY: TextStyle = { font: '400 13px', color: PALETTE.text.primary, line: 22 };
const FIGURE: TextStyle = { ...ENTRY, font: '600 13px' };
const ABOUT: TextStyle = { font: '400 12px', color: PALETTE.text.secondary, line: 17 };

/** Sizes in CSS px. */
const MARGIN = 28;
const PLOT = { width: 960, height: 500 };
const ROUND = { width: 640, height: 500 };
const SWATCH = 12;
const PARTS_WIDTH = 480;
/** What bars that scroll on the screen may take: wider or higher ones are drawn closer together. */
const MOST = { width: 4_000, height: 6_000 };
/** Device pixels to a CSS px, and of a whole picture: browsers draw no larger canvas (Safari: 16 777 216). */
const SHARP = 2;
const MOST_PIXELS = 16_000_000;

/**
 * A chart as a PNG with its title, legend, filters and date: the same description as the card draws, so the same figures. Errors: where the browser gives no canvas
 * or picture.
 */
export async function chartPicture(chart: ChartDescription, words: ChartPictureWords): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const on = canvas.getContext('2d');
  if (!on) throw new Error('no canvas');
  const frame = chart.kind === 'donut' || chart.kind === 'radial' ? ROUND : PLOT;
  const room = roomForBars(chart, frame);
  const plot = { width: Math.min(room.width, MOST.width), height: Math.min(room.height, MOST.height) };
  const sheet = measured(on, chart, words, plot.width);
  const size = { width: plot.width + 2 * MARGIN, height: sheet.height + plot.height };
  const scale = Math.min(SHARP, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  on.scale(scale, scale);
  on.fillStyle = '#fff';
  on.fillRect(0, 0, size.width, size.height);
  let y = MARGIN;
  const write = (lines: readonly string[], style: TextStyle) => {
    for (const line of lines) {
      writeLine(on, line, { x: MARGIN, y: y + style.line / 2 }, style);
      y += style.line;
    }
  };
  write(sheet.title, TITLE);
  write(sheet.subtitle, SUBTITLE);
  y += GAP;
  for (const { entry, x, y: down } of sheet.legend.placed) drawEntry(on, entry, MARGIN + x, y + down);
  y += sheet.legend.height;
  drawPlot(on, chart, plot, { x: MARGIN, y, scale });
  y += plot.height;
  if (sheet.parts > 0) drawParts(on, chart, MARGIN + (plot.width - PARTS_WIDTH) / 2, y);
  y += sheet.parts + GAP;
  write(sheet.about, ABOUT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png');
  });
}

const GAP = 12;

interface Entry {
  readonly name: string;
  readonly width: number;
  /** Null for words without a mark, a dash for the target. */
  readonly mark: 'square' | 'dash' | null;
  readonly color: string;
}

/** What stands around the plot, in lines of its width, and how much height that takes. */
function measured(
  on: CanvasRenderingContext2D,
  chart: ChartDescription,
  words: ChartPictureWords,
  width: number,
) {
  const set = (texts: readonly string[], style: TextStyle) =>
    texts.flatMap((text) => linesOfText(on, text, style, width));
  const title = set([words.title], TITLE);
  const subtitle = set(words.subtitle ? [words.subtitle] : [], SUBTITLE);
  const about = set([words.about.join(' · '), words.source], ABOUT);
  const legend = needsLegend(chart, width)
    ? placeLegend(entriesOf(on, chart), width, { gap: 16, line: ENTRY.line })
    : { placed: [], height: 0 };
  const parts = chart.kind === 'donut' ? chart.labels.length * ENTRY.line : 0;
  const height =
    2 * MARGIN +
    title.length * TITLE.line +
    subtitle.length * SUBTITLE.line +
    legend.height +
    parts +
    2 * GAP +
    about.length * ABOUT.line;
  return { title, subtitle, about, legend, parts, height };
}

function entriesOf(on: CanvasRenderingContext2D, chart: ChartDescription): Entry[] {
  const { names, colors, figures } = legendOf(chart, PALETTE);
  const entry = (name: string, mark: Entry['mark'], color: string): Entry => ({
    name,
    mark,
    color,
    width: textWidth(on, name, ENTRY) + (mark === null ? 0 : SWATCH + 6),
  });
  return [
    ...(chart.legendTitle ? [entry(chart.legendTitle, null, PALETTE.text.secondary)] : []),
    ...names.map((name, at) =>
      entry(figures ? `${name} ${figures[at]}` : name, 'square', colors[at] ?? PALETTE.text.primary),
    ),
    ...(chart.target ? [entry(chart.target.name, 'dash', PALETTE.text.primary)] : []),
  ];
}

function drawEntry(on: CanvasRenderingContext2D, { name, mark, color }: Entry, x: number, y: number): void {
  const middle = y + ENTRY.line / 2;
  on.fillStyle = color;
  if (mark === 'square') {
    on.fillRect(x, middle - SWATCH / 2, SWATCH, SWATCH);
    // The palest step of an ordered set is hardly seen on white.
    on.strokeStyle = PALETTE.controle;
    on.strokeRect(x + 0.5, middle - SWATCH / 2 + 0.5, SWATCH - 1, SWATCH - 1);
  }
  if (mark === 'dash') for (const at of [0, 5, 10]) on.fillRect(x + at, middle - 1, 3, 2);
  writeLine(on, name, { x: x + (mark === null ? 0 : SWATCH + 6), y: middle }, ENTRY);
}

function drawPlot(
  on: CanvasRenderingContext2D,
  chart: ChartDescription,
  { width, height }: { readonly width: number; readonly height: number },
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  const engine = createChart(document.createElement('div'), width, height, 'canvas');
  try {
    drawChart(engine, chart, {
      palette: PALETTE,
      width,
      height,
      print: false,
      reducedMotion: true,
      clickable: false,
      // Nothing scrolls on a picture, but its bars may be many.
      scrolled: height > PLOT.height || width > PLOT.width,
    });
    const drawn = engine.renderToCanvas({ pixelRatio: scale, backgroundColor: '#fff' });
    on.drawImage(drawn, x, y, width, height);
  } finally {
    engine.dispose();
  }
}

/** The parts of a donut, as under it on the screen: label, figure, share. */
function drawParts(on: CanvasRenderingContext2D, chart: ChartDescription, x: number, y: number): void {
  const colors = sliceColors(chart, PALETTE);
  const values = chart.labels.map((_, at) => chart.series[0]?.data[at] ?? null);
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  for (const [at, label] of chart.labels.entries()) {
    const top = y + at * ENTRY.line;
    const middle = top + ENTRY.line / 2;
    drawEntry(
      on,
      { name: label, mark: 'square', color: colors[at] ?? PALETTE.text.primary, width: 0 },
      x,
      top,
    );
    const figure = valueText({ ...chart, unit: '' }, values[at]);
    writeLine(on, figure, { x: x + PARTS_WIDTH - 64, y: middle, right: true }, FIGURE);
    const share = formatShare(values[at], whole);
    writeLine(on, share, { x: x + PARTS_WIDTH, y: middle, right: true }, { ...ENTRY, color: ABOUT.color });
  }
}
