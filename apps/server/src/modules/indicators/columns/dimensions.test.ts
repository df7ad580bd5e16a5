import { expect, it } from 'vitest';
import { fieldsOf, VIEW_DIMENSIONS } from './dimensions.ts';

it.each(['lugar_divulgado', 'desvio_divulgado', 'coorte_divulgada'])(
  '%s, by which observers are told less, is nothing to make views of',
  (id) => {
    expect(VIEW_DIMENSIONS.map((one) => one.id)).not.toContain(id);
    expect(fieldsOf(id) ?? []).toEqual([]);
  },
);

it('the facts of the programme are', () => {
  expect(VIEW_DIMENSIONS.map((one) => one.id)).toEqual(expect.arrayContaining(['propriedade', 'visita']));
  expect(fieldsOf('visita')?.length).toBeGreaterThan(0);
});
