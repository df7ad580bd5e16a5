import { PLACE_AND_STAFF } from '../relations/copies.ts';
import type { Rollup, Slice } from '../rollup.ts';

const ofMoment = (moment: 1 | 2 | 3): Slice => ({
  where: [{ field: 'isa.momento', is: '=', value: moment }],
  rows: `medicoes_${moment}`,
  sums: { 'isa.indice': { sum: `indice_${moment}`, known: `medicoes_${moment}` } },
});

/** The measurements of the index by property: who was measured at how many moments, and their means. The index of a measurement is always known. */
export const isa_propriedade: Rollup = {
  fact: 'isa',
  table: ['resumo', 'isa_propriedade'],
  keys: {
    'isa.cod_propriedade': 'cod_propriedade',
    'propriedade.cod_propriedade': 'cod_propriedade',
    ...PLACE_AND_STAFF,
  },
  date: { column: '', grain: 'all' },
  oneRowPer: 'isa.cod_propriedade',
  // A property is measured once at each moment, as the key of the measurements says.
  counted: { 'isa.momento': 'medicoes' },
  slices: [
    ofMoment(1),
    ofMoment(2),
    ofMoment(3),
    { where: [], rows: 'medicoes', sums: { 'isa.indice': { sum: 'indice', known: 'medicoes' } } },
  ],
};
