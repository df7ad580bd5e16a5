import type { Relation } from '../relation.ts';
import { OF_PROPERTY, OF_SEVERAL } from './copies.ts';
import { boolean, category, code, date, integer } from './columns.ts';

/** How far each property is in its 24 visits, up to the last day of data (packages/database/views/visita_ritmo.sql). */
export const visita_ritmo: Relation = {
  key: 'visita_ritmo',
  rowName: ['propriedade', 'propriedades'],
  table: ['programa', 'visita_ritmo'],
  materialized: ['resumo', 'visita_ritmo'],
  kept: OF_PROPERTY,
  several: OF_SEVERAL,
  primaryKey: ['cod_propriedade'],
  date: null,
  period: 'none',
  columns: {
    cod_propriedade: code('Código'),
    visitas: integer('Visitas válidas'),
    visitas_ciclo_1: integer('Visitas do ciclo 1'),
    visitas_ciclo_2: integer('Visitas do ciclo 2'),
    primeira: date('Primeira visita'),
    ultima: date('Última visita'),
    previstas: integer('Visitas previstas até hoje'),
    atrasada: category(boolean('Atrasada')),
    faltam: integer('Faltam desde o início'),
    fase_desde: date('Na fase desde'),
    dias_na_fase: integer('Dias na fase'),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico.nome',
    'visita_ritmo.visitas',
    'visita_ritmo.previstas',
    'visita_ritmo.faltam',
    'visita_ritmo.ultima',
  ],
};
