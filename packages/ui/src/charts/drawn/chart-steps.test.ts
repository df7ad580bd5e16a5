import { afterEach, expect, test, vi } from 'vitest';
import { whileInSight } from './chart-steps.ts';

afterEach(() => void vi.unstubAllGlobals());

// Only handed on to the browser.
const element = {} as HTMLElement;

/** Steps of a hand, a browser that tells what is in sight, and what is drawn. */
function staged() {
  let see: (seen: boolean) => void = () => {};
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe = () => {};
      disconnect = disconnect;
    },
  );
  const listeners = new Set<(step: number) => void>();
  const drawn: number[] = [];
  const stop = whileInSight<number>(
    element,
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    (step) => void drawn.push(step),
  );
  const step = (one: number) => {
    for (const listener of listeners) listener(one);
  };
  return { step, see: (seen: boolean) => see(seen), drawn, stop, disconnect };
}

test('what is out of sight waits, and is drawn once by the newest step when it is seen', () => {
  const { step, see, drawn } = staged();
  step(1);
  see(false);
  step(2);
  step(3);
  expect(drawn).toEqual([1]);
  see(true);
  expect(drawn).toEqual([1, 3]);
  see(false);
  see(true);
  step(4);
  expect(drawn).toEqual([1, 3, 4]);
});

test('it stops with both', () => {
  const { step, drawn, stop, disconnect } = staged();
  stop();
  step(1);
  expect(drawn).toEqual([]);
  expect(disconnect).toHaveBeenCalledOnce();
});
