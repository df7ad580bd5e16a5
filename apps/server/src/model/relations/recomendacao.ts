import type { Relation } from '../relation.ts';
import { SITUACAO_RECOMENDACAO, TEMA } from '../words.ts';
import { category, code, date, id, text } from './columns.ts';

export const recomendacao: Relation = {
  key: 'recomendacao',
  rowName: ['recomendação', 'recomendações'],
  table: ['programa', 'recomendacao'],
  primaryKey: ['cod_propriedade', 'id_recomendacao'],
  date: 'dt',
  period: 'to',
  columns: {
    id_recomendacao: id('Id da recomendação'),
    cod_propriedade: code('Código'),
    id_visita: id('Id da visita'),
    tema: category(text('Tema', TEMA)),
    situacao: category(text('Situação da recomendação', SITUACAO_RECOMENDACAO)),
    dt: date('Data'),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico.nome',
    'recomendacao.tema',
    'recomendacao.situacao',
    'recomendacao.dt',
  ],
};
