import type { Relation } from '../relation.ts';
import { category, code, date, integer, numeric, text } from './columns.ts';

export const indicador_resultado: Relation = {
  key: 'indicador_resultado',
  rowName: ['indicador de resultado', 'indicadores de resultado'],
  table: ['programa', 'indicador_resultado'],
  primaryKey: ['cod_propriedade', 'ciclo', 'nome'],
  date: 'dt',
  period: 'to',
  columns: {
    cod_propriedade: code('Código'),
    ciclo: category(integer('Ciclo')),
    nome: category(text('Indicador')),
    valor: numeric('Valor'),
    unidade: text('Unidade'),
    dt: date('Data da apuração'),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'indicador_resultado.ciclo',
    'indicador_resultado.nome',
    'indicador_resultado.valor',
    'indicador_resultado.unidade',
    'indicador_resultado.dt',
  ],
};
