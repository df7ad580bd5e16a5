import type { Relation } from '../relation.ts';
import { STATUS_POLIGONO } from '../words.ts';
import { category, code, date, id, numeric, text } from './columns.ts';

export const poligono_historico: Relation = {
  key: 'poligono_historico',
  rowName: ['mudança de polígono', 'mudanças de polígonos'],
  table: ['programa', 'poligono_historico'],
  primaryKey: ['cod_propriedade', 'id_historico'],
  date: 'data',
  period: 'in',
  columns: {
    id_historico: id('Id da mudança'),
    cod_poligono: id('Código do polígono'),
    cod_propriedade: code('Código'),
    status: category(text('Status', STATUS_POLIGONO)),
    data: date('Data'),
    area: numeric('Área', 'ha'),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'poligono_historico.cod_poligono',
    'poligono_historico.status',
    'poligono_historico.data',
    'poligono_historico.area',
  ],
};
