import type { ReportAnswer, ReportParams } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { heightOf } from './row-height.ts';

const answer = (params: Partial<ReportParams> | string, bars: number): ReportAnswer =>
  ({
    json_label: typeof params === 'string' ? params : JSON.stringify({ serieType: null, ...params }),
    labels: Array.from({ length: bars }, (_, at) => `UF ${at}`),
  }) as unknown as ReportAnswer;
const lying = (bars: number) => answer({ type: 'stacked', serieType: 'horizontal' }, bars);

it('a few lying bars alone in their row take what they need, more of them no more than a drawing has', () => {
  expect([1, 2, 4, 5, 27].map((bars) => heightOf(lying(bars), true))).toEqual([132, 180, 276, 300, 300]);
  expect(heightOf(answer({ type: 'pct' }, 2), true)).toBe(180);
  expect(heightOf(answer({ type: 'bar' }, 1), true)).toBe(132);
});

it('beside other cards, and where columns stand, the height is that of the row', () => {
  expect(heightOf(lying(2), false)).toBe(300);
  expect(heightOf(answer({ type: 'stacked' }, 2), true)).toBe(300);
  expect(heightOf(answer({ type: 'line' }, 2), true)).toBe(286);
});

it('what has no bars, or cannot be read, keeps the place of a drawing', () => {
  expect(heightOf(lying(0), true)).toBe(300);
  expect(heightOf(answer('{', 2), true)).toBe(286);
  expect(heightOf(null, true)).toBe(286);
});
