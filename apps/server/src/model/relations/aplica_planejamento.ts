import type { Relation } from '../relation.ts';
import { OF_PROPERTY, OF_SEVERAL } from './copies.ts';
import { code, date } from './columns.ts';

/** One row per property with landscape planning, from the day it first had it (packages/database/views/aplica_planejamento.sql). */
export const aplica_planejamento: Relation = {
  key: 'aplica_planejamento',
  rowName: ['propriedade com planejamento da paisagem', 'propriedades com planejamento da paisagem'],
  table: ['programa', 'aplica_planejamento'],
  materialized: ['resumo', 'aplica_planejamento'],
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
    'aplica_planejamento.desde',
  ],
};
