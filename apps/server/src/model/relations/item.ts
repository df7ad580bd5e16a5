import type { Relation } from '../relation.ts';
import { integer, text } from './columns.ts';

export const item: Relation = {
  key: 'item',
  rowName: ['item', 'itens'],
  table: ['programa', 'item'],
  primaryKey: ['codigo'],
  date: null,
  period: 'none',
  columns: {
    codigo: integer('Código do item'),
    descricao: text('Item'),
    cod_grupo: integer('Código do grupo'),
    nom_grupo: text('Grupo'),
    cod_subgrupo: integer('Código do subgrupo'),
    nom_subgrupo: text('Subgrupo'),
    unidade: text('Unidade'),
  },
  joins: [],
  scope: { uf: 'all', supervisor: 'all', tecnico: 'all' },
  detail: ['item.codigo', 'item.descricao', 'item.nom_subgrupo', 'item.nom_grupo', 'item.unidade'],
};
