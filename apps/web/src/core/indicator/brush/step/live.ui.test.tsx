import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLive } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a component hears of the first step and of the last one, and draws none in between', () => {
  const live = createLive({ next: () => {}, now: () => 0 });
  const rendered = vi.fn<() => void>();
  function Reader() {
    const { choice, moving } = live.use();
    rendered();
    return <p>{`${choice?.marks.flat().join('') ?? 'nada'} ${moving ? 'anda' : 'parou'}`}</p>;
  }
  render(<Reader />);
  for (const marks of [['a'], ['a', 'b'], ['a', 'b', 'c']])
    act(() => live.set({ view: 0, marks: marks.map((mark) => [mark]) }));
  expect(screen.getByText('a anda')).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(2);
  act(() => void vi.runAllTimers());
  expect(screen.getByText('abc parou')).toBeVisible();
  expect(rendered).toHaveBeenCalledTimes(3);
  // A hand that goes on in the same card: what it chooses meanwhile is drawn, and not told.
  act(() => live.set({ view: 0, marks: [['d']] }));
  expect(screen.getByText('abc anda')).toBeVisible();
  act(() => live.set({ view: 1, marks: [['e']] }));
  act(() => void vi.runAllTimers());
  expect(screen.getByText('e parou')).toBeVisible();
  act(() => live.set({ view: 0, marks: [['f']] }));
  expect(screen.getByText('f anda')).toBeVisible();
});
