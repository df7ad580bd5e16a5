import type { HeadColumn, Row } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { funnelOf } from './funnel-of.ts';

const thead = [{ field: 'tecnico' }] as HeadColumn[];
/** Of so many planned and made, where nine of ten were to be expected, with a dispersion of `phi`. */
const row = (tecnico: string, situacao: string, previstas: number, visitas: number, phi: number): Row => {
  const expected = previstas * 0.9;
  const to = expected + 1.959964 * Math.sqrt(phi * expected);
  return {
    tecnico,
    situacao,
    previstas,
    visitas,
    esperado: 90,
    faixa_ate: Number(((100 * to) / previstas).toFixed(6)),
  };
};
const GROUP = [
  row('Ana', 'dentro da faixa', 100, 90, 2),
  row('Bia', 'muito abaixo', 400, 180, 2),
  row('Caio', 'poucos casos', 10, 18, 2),
];

it('has a point for each row: visits to be expected, and made of them', () => {
  expect(funnelOf({ thead, tbody: GROUP })?.points).toEqual([
    { key: '0', name: 'Ana', x: 90, y: 100, mark: 'within' },
    { key: '1', name: 'Bia', x: 360, y: 50, mark: 'outside' },
    { key: '2', name: 'Caio', x: 9, y: 200, mark: 'few' },
  ]);
});

it('has the limits of the group, by which those of each row are drawn', () => {
  const [near = 0, far = 0] = funnelOf({ thead, tbody: GROUP })?.widths ?? [];
  // 100 × 1,96 × √φ, and 3,09 of it.
  expect([near, far].map((one) => one.toFixed(2))).toEqual(['277.18', '437.02']);
});

it('is not drawn of groups with limits of their own, of a group without, and of nothing', () => {
  expect(funnelOf({ thead, tbody: [...GROUP, row('Davi', 'acima', 100, 130, 3)] })).toBeNull();
  expect(funnelOf({ thead, tbody: [{ ...GROUP[0], faixa_ate: null }] })).toBeNull();
  expect(funnelOf({ thead, tbody: [] })).toBeNull();
});
