import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endKept, showKept } from './pack-state.ts';
import { useAskAgain } from './use-ask-again.ts';

const AT = '2026-11-26T12:00:00.000Z';
const network = { there: true };

beforeEach(() => {
  network.there = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.there);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(endKept);
});

/** The hook on a page: how often it has asked. */
function asking() {
  const asked = { times: 0 };
  renderHook(() =>
    useAskAgain(() => {
      asked.times += 1;
      endKept();
    }),
  );
  return asked;
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const answeredHere = () => act(() => showKept(AT, false));

test('what this device answered although there is a network is asked again, each time later', () => {
  const asked = asking();
  pass(600_000);
  expect(asked.times).toBe(0);
  for (const [at, wait] of [3_000, 6_000, 12_000].entries()) {
    answeredHere();
    pass(wait - 1);
    expect(asked.times).toBe(at);
    pass(1);
    expect(asked.times).toBe(at + 1);
  }
});

test('without a network nothing is asked; an answer that comes after it is back is asked again soon', () => {
  const asked = asking();
  network.there = false;
  answeredHere();
  pass(600_000);
  expect(asked.times).toBe(0);
  // It is back: what is on the page is asked for at once (pack-keeper.tsx), and one question was still being answered here.
  network.there = true;
  act(() => void dispatchEvent(new Event('online')));
  act(endKept);
  answeredHere();
  pass(3_000);
  expect(asked.times).toBe(1);
});
