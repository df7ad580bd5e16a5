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

/** Whether the labels stand upwards, as it is drawn: what comes late takes no code of the charts apart. */
const isLying = (engine: EChartsType): boolean => {
  const { yAxis } = engine.getOption() as { yAxis?: readonly { readonly type?: string }[] };
  return yAxis?.[0]?.type === 'category';
};

/**
 * Calls `onBrush` while the mouse is dragged over the labels of a chart, and once more at its end. Fingers scroll: they choose otherwise. Gives the function that stops
 * it.
 */
export function listenForBrush(
  element: HTMLElement,
  engine: EChartsType,
  described: () => ChartDescription | null,
  onBrush: (span: BrushSpan) => void,
): () => void {
  let start: { x: number; y: number; at: number } | null = null;
  let span: BrushSpan | null = null;
  const place = ({ clientX, clientY }: PointerEvent): { at: number; inside: boolean } => {
    const { left, top } = element.getBoundingClientRect();
    const pixel = [clientX - left, clientY - top];
    const chart = described();
    if (!chart || !hasAxis(chart)) return { at: 0, inside: false };
    const at = Math.round(
      engine.convertFromPixel({ gridIndex: 0 }, pixel)[isLying(engine) ? 1 : 0] ?? Number.NaN,
    );
    return {
      at: Math.min(Math.max(at, 0), chart.labels.length - 1),
      inside: engine.containPixel({ gridIndex: 0 }, pixel),
    };
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const { at, inside } = place(event);
    if (!inside) return;
    start = { x: event.clientX, y: event.clientY, at };
    // The mouse may leave the chart before it is let go.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    if (!span && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= CLICK) return;
    const { at } = place(event);
    const [from, until] = at < start.at ? [at, start.at] : [start.at, at];
    if (span?.from === from && span.until === until) return;
    span = { from, until, add: event.ctrlKey || event.shiftKey || event.metaKey, done: false };
    onBrush(span);
  };
  const stop = () => {
    start = null;
    span = null;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
  };
  const up = () => {
    const last = span;
    stop();
    if (last) onBrush({ ...last, done: true });
  };
  element.style.userSelect = 'none';
  element.addEventListener('pointerdown', down);
  return () => {
    stop();
    element.removeEventListener('pointerdown', down);
  };
}
