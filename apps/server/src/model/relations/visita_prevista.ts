import type { Relation } from '../relation.ts';
import { boolean, category, code, date, integer } from './columns.ts';
import { OF_PROPERTY } from './copies.ts';

/** The visits the plan foresees, one a month: the 'esperado' of charts (packages/database/views/visita_prevista.sql). */
export const visita_prevista: Relation = {
  key: 'visita_prevista',
  rowName: ['visita prevista', 'visitas previstas'],
  table: ['programa', 'visita_prevista'],
  within: ['programa', 'visitas_previstas'],
  kept: {
    ...OF_PROPERTY,
    'propriedade.atividade_produtiva': 'atividade_produtiva',
    'propriedade.perfil_fundiario': 'perfil_fundiario',
    'propriedade.dt_inicio': 'dt_inicio',
  },
  primaryKey: ['cod_propriedade', 'numero'],
  date: 'dt_prevista',
  period: 'in',
  columns: {
    cod_propriedade: code('Código'),
    numero: integer('Visita'),
    ciclo: category(integer('Ciclo')),
    dt_prevista: date('Mês previsto'),
    vencida: category(boolean('Até hoje')),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico.nome',
    'visita_prevista.numero',
    'visita_prevista.dt_prevista',
  ],
};
