import type { Relation } from '../relation.ts';
import { category, integer, text } from './columns.ts';

export const item: Relation = {
  key: 'item',
  rowName: ['item', 'itens'],
  table: ['programa', 'item'],
  primaryKey: ['codigo'],
  date: null,
  period: 'none',
  columns: {
    codigo: category(integer('Código do item')),
    descricao: category(text('Item')),
    cod_grupo: category(integer('Código do grupo')),
    nom_grupo: category(text('Grupo')),
    cod_subgrupo: category(integer('Código do subgrupo')),
    nom_subgrupo: category(text('Subgrupo')),
    unidade: category(text('Unidade')),
  },
  joins: [],
  scope: { uf: 'all', supervisor: 'all', tecnico: 'all' },
  detail: ['item.codigo', 'item.descricao', 'item.nom_subgrupo', 'item.nom_grupo', 'item.unidade'],
};
