import { bounds, type Drawn } from './drawn.ts';
import { dashed, INK, widthOf, write, type Ink, type Place } from './ink.ts';

const BAR = 15;
const BETWEEN = 9;
/** Of the width. */
const LABELS = 0.32;
const AIR = 6;

/** Lying bars with their labels on the left: parts of a whole in one bar, else one below the other with the figure at its end. */
export function drawRows(ink: Ink, drawn: Drawn, { x, y, width }: Place): number {
  const { labels, series, stacked } = drawn;
  const left = x + width * LABELS;
  const words = stacked ? [] : series.flatMap((one) => labels.map((_, at) => one.words[at] ?? ''));
  const ends = Math.min(width * 0.3, Math.max(0, ...words.map((one) => widthOf(ink, one, 13, 600))) + AIR);
  const room = width * (1 - LABELS) - ends;
  const { low, high } = bounds(drawn);
  const scale = room / (high - low || 1);
  const zero = left - low * scale;
  const bars = stacked ? 1 : series.length;
  const step = bars * BAR + BETWEEN;
  labels.forEach((label, at) => {
    const top = y + at * step;
    write(ink, label, {
      x: left - AIR,
      y: top + (bars * BAR) / 2,
      room: width * LABELS - AIR,
      align: 'right',
    });
    let [right, wrong] = [zero, zero];
    series.forEach(({ values, words: said, color, colors }, place) => {
      const value = values[at] ?? null;
      const length = Math.abs(value ?? 0) * scale;
      const bar = { y: stacked ? top : top + place * BAR, x: (value ?? 0) < 0 ? wrong - length : right };
      ink.fillStyle = colors[at] ?? ((value ?? 0) < 0 ? INK.negative : color);
      ink.fillRect(bar.x, bar.y + 1, length, BAR - 2);
      if (!stacked) {
        const end = Math.max(zero, bar.x + length) + AIR;
        write(ink, said[at] ?? '', { x: end, y: bar.y + BAR / 2, room: x + width - end, weight: 600 });
        return;
      }
      inside(ink, said[at] ?? '', bar.x, bar.y, length);
      if ((value ?? 0) < 0) wrong -= length;
      else right += length;
    });
  });
  ink.fillStyle = INK.soft;
  ink.fillRect(zero - 0.5, y, 1, labels.length * step - BETWEEN);
  if (drawn.reference) {
    const across = zero + drawn.reference.at * scale;
    dashed(ink, { x: across, y }, { x: across, y: y + labels.length * step - BETWEEN });
  }
  return labels.length * step;
}

/** A figure within its part, on ground of its own, where there is room for it; and the edge of the part. */
function inside(ink: Ink, words: string, x: number, y: number, length: number): void {
  ink.fillStyle = INK.paper;
  ink.fillRect(x + length - 0.5, y + 1, 1, BAR - 2);
  const needed = widthOf(ink, words, 11, 600) + 6;
  if (needed > length - 4) return;
  ink.fillRect(x + (length - needed) / 2, y + 2, needed, BAR - 4);
  write(ink, words, {
    x: x + length / 2,
    y: y + BAR / 2,
    room: needed,
    align: 'center',
    size: 11,
    weight: 600,
  });
}
