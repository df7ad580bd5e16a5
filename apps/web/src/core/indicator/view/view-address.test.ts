import { expect, test } from 'vitest';
import { readViewHash, viewHash, type ViewAddress } from './view-address.ts';

const state: ViewAddress = {
  filters: [
    {
      alias: 'propriedade',
      colname: 'atividade',
      operator: '=',
      value: ['Leite & corte', 'Grãos #1'],
      type: 'varchar',
    },
  ],
  choice: { view: 1, marks: [['GO & MG'], [202508], [null, 'outros']] },
  point: { view: 3, group: ['GO', 202508, null], series: 'Visitas (50%)' },
  page: 4,
  list: { ordem: 'visita.dt_visita', busca: 'vereda' },
  look: { kind: 'linhas' },
};

test('what an address says is read back as it was', () => {
  expect(readViewHash(viewHash(state))).toEqual(state);
});

test.each<ViewAddress['look']>([
  { kind: 'historico', entry: 'P 11/a' },
  { kind: 'cruzada', rows: ['propriedade.uf'], columns: ['tempo.data MM YYYY'] },
  { kind: 'cruzada', rows: [], columns: [] },
])('what is looked at behind a point is read back: $kind', (look) => {
  expect(readViewHash(viewHash({ ...state, look })).look).toEqual(look);
});

test('nothing to say leaves no sign', () => {
  expect(
    viewHash({ filters: [], choice: null, point: null, page: 1, list: {}, look: { kind: 'linhas' } }),
  ).toBe('');
});

test.each([
  '#visao=x&ponto={}',
  '#filtros=[1,null,{"alias":1}]',
  '#filtros={"a"',
  '#visao=-1',
  '#pagina=0',
  '#escolha=0',
  '#escolha=x&marcas=[["GO"]]',
  '#escolha=0&marcas=["GO",[{}],[1,2,3]]',
])('%s says nothing', (hash) => {
  expect(readViewHash(hash)).toEqual({
    filters: [],
    choice: null,
    point: null,
    page: 1,
    list: {},
    look: { kind: 'linhas' },
  });
});
