import { expect, test } from 'vitest';
import { ordemOf, sortOrderOf } from './data-table-props.ts';

test('an order is read back', () => {
  for (const ordem of ['-visita_ritmo.faltam', 'quando', undefined])
    expect(ordemOf(sortOrderOf(ordem))).toBe(ordem);
  expect(sortOrderOf('-visitas')).toEqual({ field: 'visitas', direction: 'desc' });
});
