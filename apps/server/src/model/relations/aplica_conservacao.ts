import type { Relation } from '../relation.ts';
import { OF_PROPERTY, OF_SEVERAL } from './copies.ts';
import { code, date } from './columns.ts';

/** One row per property that applies práticas de conservação, from the day it first did (packages/database/views/aplica_conservacao.sql). */
export const aplica_conservacao: Relation = {
  key: 'aplica_conservacao',
  rowName: ['propriedade com práticas de conservação', 'propriedades com práticas de conservação'],
  table: ['programa', 'aplica_conservacao'],
  materialized: ['resumo', 'aplica_conservacao'],
  kept: OF_PROPERTY,
  several: OF_SEVERAL,
  primaryKey: ['cod_propriedade'],
  date: 'desde',
  period: 'to',
  columns: { cod_propriedade: code('Código'), desde: date('Desde') },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico.nome',
    'aplica_conservacao.desde',
  ],
};
