import { expect, it } from 'vitest';
import type { Answer } from '../../query/index.ts';
import { drawFigure, FIGURE } from './answer/draw-figure.ts';
import { addedUpBefore, BEFORE, beforeIn, SO_FAR } from './before.ts';
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
  });
  expect(Object.keys(held(reading(2024)))).toEqual([BEFORE]);
  expect(Object.keys(held(reading(2025, '2025-05-15')))).toEqual([BEFORE]);
});

it('shows the whole figure, and a change of the same days', () => {
  const values = { [FIGURE]: '25.5', [BEFORE]: '5', [SO_FAR]: '15.5' };
  const answer = { rows: [{ keys: {}, labels: {}, values }], totals: [] } as unknown as Answer;
  const { series, comparison } = drawFigure({ title: 'Área', good: 'up' })(answer, reading(2025));
  expect(series[0]?.data).toEqual([25.5]);
  expect(comparison).toMatchObject({ percent: 210, samePeriod: true });
});
