import type { Relation } from '../relation.ts';
import { boolean, code, integer, numeric, place as placed, text } from './columns.ts';

// Where a property is, as who only observes is told it (docs/decisions/0029): places of enough properties by their name, the others of a state together.

const place = {
  date: null,
  period: 'none',
  scope: { uf: 'all', supervisor: 'all', tecnico: 'all' },
} as const;

export const lugar_divulgado: Relation = {
  key: 'lugar_divulgado',
  rowName: ['lugar divulgado', 'lugares divulgados'],
  table: ['resumo', 'divulgacao'],
  primaryKey: ['cod_propriedade'],
  date: null,
  period: 'none',
  columns: {
    cod_propriedade: code('Código'),
    municipio_publicado: placed(integer('Código do município')),
    bacia_publicada: placed(integer('Código da bacia')),
  },
  joins: [
    { to: 'municipio_publicado', on: { municipio_publicado: 'codigo' } },
    { to: 'bacia_publicada', on: { bacia_publicada: 'codigo' } },
  ],
  detail: ['municipio_publicado.nome', 'bacia_publicada.nome'],
};

export const municipio_publicado: Relation = {
  ...place,
  key: 'municipio_publicado',
  rowName: ['município divulgado', 'municípios divulgados'],
  table: ['resumo', 'municipio_publicado'],
  primaryKey: ['codigo'],
  columns: { codigo: placed(integer('Código do município')), nome: placed(text('Município')) },
  joins: [],
  detail: ['municipio_publicado.codigo', 'municipio_publicado.nome'],
};

export const bacia_publicada: Relation = {
  ...place,
  key: 'bacia_publicada',
  rowName: ['bacia divulgada', 'bacias divulgadas'],
  table: ['resumo', 'bacia_publicada'],
  primaryKey: ['codigo'],
  columns: { codigo: placed(integer('Código da bacia')), nome: placed(text('Bacia')) },
  joins: [],
  detail: ['bacia_publicada.codigo', 'bacia_publicada.nome'],
};

/** By how much a property's values deviate in the sums that who only observes is told (docs/decisions/0052). */
export const desvio_divulgado: Relation = {
  key: 'desvio_divulgado',
  rowName: ['desvio', 'desvios'],
  table: ['resumo', 'desvio_divulgado'],
  primaryKey: ['cod_propriedade'],
  date: null,
  period: 'none',
  columns: { cod_propriedade: code('Código'), fator: numeric('Fator') },
  joins: [],
  detail: [],
};

/** Whether a property is in the figures that who only observes is told, and whether its visits are (docs/decisions/0053). */
export const coorte_divulgada: Relation = {
  key: 'coorte_divulgada',
  rowName: ['entrada nos números', 'entradas nos números'],
  table: ['resumo', 'coorte_divulgada'],
  primaryKey: ['cod_propriedade'],
  date: null,
  period: 'none',
  columns: { cod_propriedade: code('Código'), contada: boolean('Contada'), atendida: boolean('Atendida') },
  joins: [],
  detail: [],
};
