import { fireEvent } from '@testing-library/react';
import type { EChartsType } from 'echarts/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChartDescription } from '../described/chart-description.ts';
import { listenForBrush, type BrushSpan } from './chart-brush.ts';

/** What the engine says of pixels: a label each ten of them. */
const engine = {
  getOption: () => ({}),
  containPixel: () => true,
  convertFromPixel: (_: unknown, [x]: readonly number[]) => [(x ?? 0) / 10],
} as unknown as EChartsType;
const chart: ChartDescription = { kind: 'column', labels: ['a', 'b', 'c', 'd'], series: [] };

const onBrush = vi.fn<(span: BrushSpan | null) => void>();
const onKey = vi.fn<(event: KeyboardEvent) => void>();
let element: HTMLElement;
let stop: () => void;
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  stop = listenForBrush(element, engine, () => chart, onBrush);
  document.addEventListener('keydown', onKey);
});
afterEach(() => {
  stop();
  element.remove();
  document.removeEventListener('keydown', onKey);
  vi.clearAllMocks();
});

const down = (clientX: number) =>
  fireEvent.pointerDown(element, { pointerType: 'mouse', button: 0, clientX, clientY: 0 });
const move = (clientX: number) => fireEvent.pointerMove(window, { clientX, clientY: 0 });
const up = () => fireEvent.pointerUp(window);
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const spans = () => onBrush.mock.calls.map(([span]) => span && [span.from, span.until, span.done]);

test('a drag tells the labels that it passes over, and its end', () => {
  down(0);
  move(11);
  move(19);
  up();
  expect(spans()).toEqual([
    [0, 1, false],
    [0, 2, false],
    [0, 2, true],
  ]);
});

test('Esc gives it up: what follows of it is not heard, and nothing else hears the key', () => {
  down(0);
  move(11);
  press('a');
  expect(onKey).toHaveBeenCalledOnce();
  press('Escape');
  expect(onKey).toHaveBeenCalledOnce();
  move(29);
  // Held, or pressed again before the button is up.
  press('Escape');
  expect(onKey).toHaveBeenCalledOnce();
  up();
  expect(spans()).toEqual([[0, 1, false], null]);
  // With no button down the key is the page's.
  press('Escape');
  expect(onKey).toHaveBeenCalledTimes(2);
});

test('the click that the browser makes of what was given up is nobody’s, the next one is', async () => {
  const mark = element.appendChild(document.createElement('canvas'));
  const onClick = vi.fn();
  mark.addEventListener('click', onClick);
  down(0);
  press('Escape');
  up();
  fireEvent.click(mark);
  expect(onClick).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(mark);
  expect(onClick).toHaveBeenCalledOnce();
});

test('before it has moved it tells nothing, and Esc ends it all the same', () => {
  down(0);
  press('Escape');
  move(29);
  up();
  expect(spans()).toEqual([]);
});
