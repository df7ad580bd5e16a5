import { expect, it } from 'vitest';
import { fieldNamed, fieldsOf, VIEW_DIMENSIONS } from './dimensions.ts';
import { sharedDimensions } from './shared.ts';

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

it('the state of a property is the place that targets are of; that of a technician is their own', () => {
  const [property, place] = [fieldNamed('propriedade', 'uf'), fieldNamed('uf', 'uf')];
  expect(property).toMatchObject({ group: 'uf', filter: 'uf', coded: true, keyColname: 'uf' });
  expect(place).toMatchObject({ group: 'uf', filter: 'uf', coded: true });
  expect(fieldNamed('tecnico', 'uf')).toMatchObject({ group: 'tecnico.uf', filter: 'tecnico.uf' });
  // What has no properties is not offered theirs.
  const offered = sharedDimensions(['tecnico']).map(({ id }) => id);
  expect(offered).toContain('uf');
  expect(offered).not.toContain('propriedade');
});
