import { expect, it } from 'vitest';
import { groupOf } from './ask.ts';
import { othersFilters } from './others.ts';

const UF = groupOf('g0', { alias: 'propriedade', colname: 'uf', dateFormat: null });

it('leaves what is not known among the others, and takes it out where it is shown itself', () => {
  const conditions = (shown: readonly (string | null)[]) =>
    othersFilters(UF, shown).map(({ colname, operator, value }) => [colname, operator, value]);
  expect(conditions(['GO', 'MG'])).toEqual([['uf', '!=', ['GO', 'MG']]]);
  expect(conditions(['GO', null])).toEqual([
    ['uf', '!=', ['GO']],
    ['uf', 'not_null', null],
  ]);
});
