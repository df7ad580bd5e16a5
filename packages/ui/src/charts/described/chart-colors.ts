import { RADIAL_THRESHOLDS } from '@fonte/contracts/programme/bands';
import type { SchemePalette } from '../../theme/palette-shape.ts';
import { situationOf } from '../../theme/situations.ts';
import type { ChartDescription } from './chart-description.ts';

/** Two stacked areas read as one family (mata, broto); more follow in the palette's order. */
const AREA_ORDER = [0, 4, 1, 2, 3, 5, 6, 7] as const;

const at = (colors: readonly string[], index: number): string => colors[index % colors.length] ?? '#72726C';

/** `count` steps of an ordered set, evenly spread; few classes skip the palest, which is the empty track's colour. */
function spread(colors: readonly string[], count: number): string[] {
  const last = colors.length - 1;
  const first = count >= colors.length ? 0 : 1;
  if (count <= 1) return [at(colors, last)];
  return Array.from({ length: count }, (_, step) =>
    at(colors, Math.round(first + (step * (last - first)) / (count - 1))),
  );
}

/** Good-bad bands: both ends are kept, whatever the number. */
function bands(colors: readonly string[], count: number): string[] {
  const last = colors.length - 1;
  return Array.from({ length: count }, (_, step) =>
    at(colors, Math.round((step * last) / Math.max(count - 1, 1))),
  );
}

function colorsFor(chart: ChartDescription, palette: SchemePalette, names: readonly string[]): string[] {
  switch (chart.colors ?? 'chart') {
    case 'seq':
      return spread(palette.seq, names.length);
    case 'div':
      return bands(palette.div, names.length);
    case 'situacao':
      return names.map((name) => palette.situacao[situationOf(name).code]);
    case 'chart':
      return names.map((_, index) =>
        at(palette.chart, chart.kind === 'area' ? (AREA_ORDER[index % AREA_ORDER.length] ?? 0) : index),
      );
  }
}

/** One colour per series. */
export function seriesColors(chart: ChartDescription, palette: SchemePalette): string[] {
  return colorsFor(
    chart,
    palette,
    chart.series.map((one) => one.name),
  );
}

/** One colour per label: slices of pies, donuts and treemaps. */
export function sliceColors(chart: ChartDescription, palette: SchemePalette): string[] {
  if (chart.places && (chart.colors ?? 'chart') === 'chart')
    return chart.places.map((place) => at(palette.chart, place));
  return colorsFor(chart, palette, chart.situations ?? chart.labels);
}

/** Colour of a radial bar: below 25, 50, 75 %, and from 75 % on. */
export function radialColor(percentage: number, palette: SchemePalette): string {
  const step = RADIAL_THRESHOLDS.findIndex((limit) => percentage < limit);
  return at(palette.radial, step === -1 ? palette.radial.length - 1 : step);
}

/** WCAG relative luminance of '#RRGGBB'. */
function luminance(color: string): number {
  const channel = (from: number) => {
    const share = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** White or ink, whichever stands out more on that colour. */
export function inkOn(color: string): '#FFFFFF' | '#1B241F' {
  return contrast(color, '#FFFFFF') >= contrast(color, '#1B241F') ? '#FFFFFF' : '#1B241F';
}

/** The series' colour, drawn towards the text colour until words in it reach 4.5:1 on the card. */
export function readableInk(color: string, palette: SchemePalette): string {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mix(color, palette.text.primary, share);
    if (contrast(mixed, palette.background.paper) >= 4.5) return mixed;
  }
  return palette.text.primary;
}

function mix(from: string, to: string, share: number): string {
  const part = (at: number) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
