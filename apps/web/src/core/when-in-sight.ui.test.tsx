import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WhenInSight } from './when-in-sight.tsx';

/** What lies below the window makes itself when it comes near, for paper, and at rest where data are not dear (docs/design/guide.md, checklist 16). */

/** The page is scrolled: the place is near now, or is not. */
let scrolled: (isIntersecting: boolean) => void;
beforeEach(() => {
  vi.useFakeTimers();
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      scrolled = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('afterprint')));
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens it with a network as the browser tells of it; undefined where it tells nothing. */
function open(connection?: object) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  render(
    <WhenInSight height={300} waiting="esqueleto">
      conteúdo
    </WhenInSight>,
  );
  expect([made(), screen.queryByText('esqueleto') !== null]).toEqual([false, true]);
}
const made = () => screen.queryByText('conteúdo') !== null;
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** The browser photographs the page when the event ends. */
const prints = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

it('is made when the reader comes near it', () => {
  open();
  scrolled(false);
  expect(made()).toBe(false);
  scrolled(true);
  expect(made()).toBe(true);
});

it('is made when the page has come to rest for four seconds', () => {
  open({ effectiveType: '4g' });
  passes(3999);
  expect(made()).toBe(false);
  passes(1);
  expect(made()).toBe(true);
});

it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }])(
  'where data are dear (%o) waits for sight or paper, at which it is made at once',
  (connection) => {
    open(connection);
    passes(3_600_000);
    expect(made()).toBe(false);
    prints();
    expect(made()).toBe(true);
  },
);
