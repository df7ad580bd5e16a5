import { expect, test } from 'vitest';
import type { ViewResult } from '../asked/contract.ts';
import { stepsOfView } from './steps-of-view.ts';

const view = {
  type: 'line' as const,
  inline: false,
  grouprow: [{ alias: 'tempo', colname: 'data', dateFormat: 'MM YYYY', sort: null, filters: [] }],
};
const result = (groups: readonly (number | null)[], eixo?: ViewResult['eixo']): ViewResult =>
  ({
    data: groups.map(() => ({})),
    itens_search: groups.map((group, index) => ({ index, valueData: [group] })),
    ...(eixo ? { eixo } : {}),
  }) as unknown as ViewResult;

test('the steps of an axis are those of its rows', () => {
  expect(stepsOfView(view, result([202504, null]))).toEqual([{ mes: 202504 }, { mes: null }]);
});

test('a month without a row is a step too: a note tells why it has none', () => {
  const eixo = [
    { label: 'abr. 2025', index: 0, value: 202504 },
    { label: 'mai. 2025', index: null, value: 202505 },
    { label: 'jun. 2025', index: 1, value: 202506 },
  ];
  expect(stepsOfView(view, result([202504, 202506], eixo))).toEqual([
    { mes: 202504 },
    { mes: 202505 },
    { mes: 202506 },
  ]);
});

test('what is not over time has none', () => {
  expect(stepsOfView({ ...view, type: 'treemap' }, result([202504]))).toBeNull();
});
