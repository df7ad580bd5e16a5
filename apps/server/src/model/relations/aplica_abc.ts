import type { Relation } from '../relation.ts';
import { OF_PROPERTY, OF_SEVERAL } from './copies.ts';
import { code, date } from './columns.ts';

/** One row per property that applies tecnologias ABC, from the day it first did (packages/database/views/aplica_abc.sql). */
export const aplica_abc: Relation = {
  key: 'aplica_abc',
  rowName: ['propriedade com tecnologias ABC', 'propriedades com tecnologias ABC'],
  table: ['programa', 'aplica_abc'],
  materialized: ['resumo', 'aplica_abc'],
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
    'aplica_abc.desde',
  ],
};
