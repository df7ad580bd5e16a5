import type { Relation } from '../relation.ts';
import { OBJETIVO } from '../words.ts';
import { category, code, date, id, numeric, text } from './columns.ts';

export const pratica: Relation = {
  key: 'pratica',
  rowName: ['prática', 'práticas'],
  table: ['programa', 'pratica'],
  primaryKey: ['cod_propriedade', 'id_pratica'],
  date: 'dt_registro',
  period: 'to',
  columns: {
    id_pratica: id('Id da prática'),
    cod_propriedade: code('Código'),
    objetivo: category(text('Objetivo', OBJETIVO)),
    tipo: category(text('Tipo de prática')),
    area_ha: numeric('Área', 'ha'),
    dt_registro: date('Data do registro'),
    id_poligono: id('Id do polígono'),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico.nome',
    'pratica.objetivo',
    'pratica.tipo',
    'pratica.area_ha',
    'pratica.dt_registro',
  ],
};
