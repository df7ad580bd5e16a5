import type { Locator } from 'playwright-core';

/** A chart's figures as its drawing has them: by label, those that stand there, in the order of their places. */
export type DrawnFigures = Readonly<Partial<Record<string, readonly number[]>>>;

interface Drawing {
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  /** Filled shapes: where each is, in px of the page. */
  readonly bars: readonly { left: number; right: number; top: number; bottom: number }[];
  /** The points of a line that is drawn through them, as long as the labels are many. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const TICK = /^[-−]?\d[\d.,]*[kM]?$/;
const THOUSANDS: Readonly<Record<string, number>> = { k: 1e3, M: 1e6 };

/** A tick of an axis: '2.800', '12k', '3,4M'. */
const tickOf = (text: string): number =>
  Number(text.replace('−', '-').replaceAll('.', '').replace(',', '.').replace(/[kM]$/, '')) *
  (THOUSANDS[text.slice(-1)] ?? 1);

/** What is drawn of a chart, read in the page. */
const drawingOf = (chart: Locator): Promise<Drawing> =>
  chart.locator('[role=img] svg').evaluate((svg): Drawing => {
    const boxes = (found: Iterable<Element>) =>
      [...found].map((one) => ({ one, box: one.getBoundingClientRect() }));
    const texts = boxes(svg.querySelectorAll('text')).map(({ one, box }) => ({
      text: one.textContent,
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
    }));
    const paths = boxes(svg.querySelectorAll('path'));
    // The shadow under the mouse and the ground of texts are no figures.
    const bars = paths
      .filter(({ one }) => /^(?:#|rgb)/.test(one.getAttribute('fill') ?? ''))
      .filter(({ one }) => Number(one.getAttribute('fill-opacity') ?? 1) > 0.1)
      .map(({ box: { left, right, top, bottom } }) => ({ left, right, top, bottom }));
    const { left, top } = svg.getBoundingClientRect();
    const line = paths
      .map(({ one }) => ({ one, at: one.getAttribute('d') ?? '' }))
      .filter(
        ({ one }) => one.getAttribute('fill') === 'none' && Number(one.getAttribute('stroke-width')) > 1,
      )
      .map(({ at }) => [...at.matchAll(/([-\d.]+) ([-\d.]+)/g)])
      .toSorted((a, b) => b.length - a.length)[0];
    const points = (line ?? []).map(([, x, y]) => ({ x: Number(x) + left, y: Number(y) + top }));
    return { texts, bars, points };
  });

/**
 * The figures that a chart's marks stand for, by the ticks of its axis: lying or upright bars, or one line. What a pixel is worth of the axis is how far they may be off.
 */
export async function figuresDrawn(
  chart: Locator,
  labels: readonly string[],
): Promise<{ readonly figures: DrawnFigures; readonly pixel: number }> {
  const { texts, bars, points } = await drawingOf(chart);
  const ticks = texts.filter(({ text }) => TICK.test(text));
  const lying = new Set(ticks.map(({ y }) => Math.round(y))).size === 1;
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last || first === last) throw new Error('no axis');
  const along = (at: { x: number; y: number }) => (lying ? at.x : at.y);
  const pixel = (tickOf(last.text) - tickOf(first.text)) / (along(last) - along(first));
  const valueAt = (at: number) => tickOf(first.text) + (at - along(first)) * pixel;
  const places = labels.map((label) => {
    const found = texts.find(({ text }) => text === label);
    if (!found) throw new Error(`no label ${label}`);
    return lying ? found.y : found.x;
  });
  const band = Math.abs((places[1] ?? Number.POSITIVE_INFINITY) - (places[0] ?? 0));
  const near = (place: number, at: number) => Math.abs(place - at) < band / 2;
  const marks = (
    points.length > 1
      ? points.map(({ x, y }) => ({ place: x, end: y }))
      : bars
          // One of no length is painted where there is no figure, and not seen.
          .filter(({ left, right, top, bottom }) => (lying ? right - left : bottom - top) > 0.5)
          .map(({ left, right, top, bottom }) =>
            lying ? { place: (top + bottom) / 2, end: right } : { place: (left + right) / 2, end: top },
          )
  ).toSorted((a, b) => a.place - b.place);
  const figures = labels.map((label, at): [string, number[]] => [
    label,
    marks.filter(({ place }) => near(place, places[at] ?? 0)).map(({ end }) => valueAt(end)),
  ]);
  return { figures: Object.fromEntries(figures), pixel: Math.abs(pixel) };
}
