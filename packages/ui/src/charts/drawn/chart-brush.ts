import type { EChartsType } from 'echarts/core';
import type { ChartDescription } from '../described/chart-description.ts';

/** Labels that a drag has passed over, by number, both ends included. */
export interface BrushSpan {
  from: number;
  until: number;
  /** To what was chosen before: with Ctrl, Shift or ⌘. */
  add: boolean;
  /** The button was let go. */
  done: boolean;
}

/** How far the pointer moves before a click is a drag, px; the engine takes no more than this for a click. */
const CLICK = 5;

/** Whether labels of a chart stand along an axis, so that a drag passes over them in their order. */
const hasAxis = ({ kind }: ChartDescription): boolean =>
  ['bar', 'column', 'stacked', 'pct', 'line', 'area'].includes(kind);

/** Whether the labels stand upwards, as it is drawn: what comes late takes no code of the charts apart. The engine copies all that it draws for the answer: not for every movement. */
const isLying = (engine: EChartsType): boolean => {
  const { yAxis } = engine.getOption() as { yAxis?: readonly { readonly type?: string }[] };
  return yAxis?.[0]?.type === 'category';
};

/**
 * Calls `onBrush` while the mouse is dragged over the labels of a chart, and once more at its end; with null when Esc gives the drag up, of which nothing more is heard then. Fingers
 * scroll: they choose otherwise. Gives the function that stops it.
 */
export function listenForBrush(
  element: HTMLElement,
  engine: EChartsType,
  described: () => ChartDescription | null,
  onBrush: (span: BrushSpan | null) => void,
): () => void {
  let start: { x: number; y: number; at: number } | null = null;
  let lying = false;
  let span: BrushSpan | null = null;
  let givenUp = false;
  const pixelOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left, top } = element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  /** The label that is nearest to a pixel. */
  const labelAt = (pixel: [number, number], { labels }: ChartDescription): number => {
    const at = Math.round(engine.convertFromPixel({ gridIndex: 0 }, pixel)[lying ? 1 : 0] ?? Number.NaN);
    return Math.min(Math.max(at, 0), labels.length - 1);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const [chart, pixel] = [described(), pixelOf(event)];
    if (!chart || !hasAxis(chart) || !engine.containPixel({ gridIndex: 0 }, pixel)) return;
    lying = isLying(engine);
    start = { x: event.clientX, y: event.clientY, at: labelAt(pixel, chart) };
    // The mouse may leave the chart before it is let go.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    window.addEventListener('keydown', giveUp, true);
  };
  const move = (event: PointerEvent) => {
    const chart = described();
    if (!start || !chart) return;
    if (!span && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= CLICK) return;
    const at = labelAt(pixelOf(event), chart);
    const [from, until] = at < start.at ? [at, start.at] : [start.at, at];
    if (span?.from === from && span.until === until) return;
    span = { from, until, add: event.ctrlKey || event.shiftKey || event.metaKey, done: false };
    onBrush(span);
  };
  const stop = () => {
    start = null;
    span = null;
    givenUp = false;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    window.removeEventListener('keydown', giveUp, true);
  };
  const up = () => {
    const last = span;
    if (givenUp) passOver(element);
    stop();
    if (last) onBrush({ ...last, done: true });
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The key is for the drag, as long as the button is down, held or pressed again: what was chosen before it stays, and whatever else the page would close.
    event.preventDefault();
    event.stopPropagation();
    givenUp = true;
    if (span) onBrush(null);
    start = null;
    span = null;
  };
  element.style.userSelect = 'none';
  element.addEventListener('pointerdown', down);
  return () => {
    stop();
    element.removeEventListener('pointerdown', down);
  };
}

/** The button is let go of what was given up: the click that the browser makes of it is nobody's. */
function passOver(element: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
}
