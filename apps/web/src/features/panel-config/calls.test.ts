import { expect, test } from 'vitest';
import { profilesOf } from './calls.ts';

test('profile names come from the series of report 10225, wherever they stand in it', () => {
  expect(profilesOf({ series: [{ perfil: 'Coordenador' }, { perfil: 'GIZ' }] })).toEqual([
    'Coordenador',
    'GIZ',
  ]);
  expect(
    profilesOf({ series: [{ name: 'perfil', data: [{ perfil: 'Técnico' }, { perfil: 'Técnico' }, null] }] }),
  ).toEqual(['Técnico']);
  expect(profilesOf({})).toEqual([]);
});
