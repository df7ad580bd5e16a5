import { expect, it } from 'vitest';
import type { Answer } from '../../../query/index.ts';
import { drawFigure, FIGURE } from '../draw/draw-figure.ts';
import { addedUpBefore, BEFORE, beforeIn, CHANGE, comparedUntil, SO_FAR } from './before.ts';
import type { Reading } from './reading.ts';

/** A year read with data that end in May, and a fact of June. */
const reading = (ano: number, ultimoFato = '2025-06-01') =>
  ({ anos: [ano], version: { dadosAte: '2025-05-15', ultimoFato } }) as unknown as Reading;
const held = (read: Reading) => addedUpBefore('area', beforeIn(read)!, read);

it('is held against this period up to the same day only where facts are dated after it', () => {
  const sameDays = { use: 'to', sameSpan: true };
  expect(held(reading(2025))).toEqual({
    [BEFORE]: { use: 'area', period: { ...sameDays, shift: { years: -1 } } },
    [SO_FAR]: { use: 'area', period: { ...sameDays, shift: { years: 0 } } },
    [CHANGE]: { op: '-', args: [SO_FAR, BEFORE] },
  });
  for (const one of [reading(2024), reading(2025, '2025-05-15')]) {
    expect(Object.keys(held(one))).toEqual([BEFORE, CHANGE]);
    expect(held(one)[CHANGE]).toEqual({ op: '-', args: [FIGURE, BEFORE] });
  }
});

it('shows the whole figure, and a change of the same days', () => {
  const values = { [FIGURE]: '25.5', [BEFORE]: '5', [SO_FAR]: '15.5', [CHANGE]: '10.5' };
  const answer = { rows: [{ keys: {}, labels: {}, values }], totals: [] } as unknown as Answer;
  const { series, comparison } = drawFigure({ title: 'Área', good: 'up' })(answer, reading(2025));
  expect(series[0]?.data).toEqual([25.5]);
  expect(comparison).toEqual({
    period: '2025',
    before: '2024',
    until: { period: '2025-05-15', before: '2024-05-15' },
    figure: 15.5,
    value: 5,
    difference: 10.5,
    percent: 210,
    good: 'up',
  });
});

it.each([
  // A February ends as the other one does.
  ['2025-02-28', '2024-02-29'],
  ['2024-02-29', '2023-02-28'],
  ['2024-02-28', '2023-02-28'],
  ['2025-12-30', '2024-12-30'],
  ['2025-12-31', undefined],
])('data that end on %s are held against those up to %s', (dadosAte, before) => {
  const read = {
    anos: [Number(dadosAte.slice(0, 4))],
    version: { dadosAte, ultimoFato: dadosAte },
  } as unknown as Reading;
  expect(comparedUntil(read, beforeIn(read)!)?.before).toBe(before);
});
