import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMemo } from 'react';
import type { ViewResult } from '../../asked/contract.ts';
import { createLive } from './live.ts';
import { useRests, useStep, type Steps } from './steps.ts';

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

test('when the hand rests a card shows what it has itself, also where that is what it had before', () => {
  const frames: (() => void)[] = [];
  const live = createLive({ next: (run) => void frames.push(run), now: () => 0 });
  const [own, other] = [{} as ViewResult, {} as ViewResult];
  const taken: (() => void)[] = [];
  function Card() {
    const { moving } = live.use();
    const rests = useRests(moving);
    const steps = useMemo(
      (): Steps | undefined =>
        rests < 0
          ? undefined
          : (listener) => {
              taken.push(() => listener(() => ({ result: other, rows: null })));
              return live.follow(() => listener(() => ({ result: other, rows: null })));
            },
      [rests],
    );
    return <p>{useStep(steps, own) === own ? 'da carta' : 'do passo'}</p>;
  }
  render(<Card />);
  expect(screen.getByText('da carta')).toBeVisible();
  act(() => live.set({ view: 0, marks: [['a']] }));
  act(() => frames.splice(0).forEach((run) => run()));
  expect(screen.getByText('do passo')).toBeVisible();
  act(() => void vi.runAllTimers());
  expect(screen.getByText('da carta')).toBeVisible();
  // What was missed of a hand that has come to rest is nobody's any more.
  act(() => taken[0]?.());
  expect(screen.getByText('da carta')).toBeVisible();
});
