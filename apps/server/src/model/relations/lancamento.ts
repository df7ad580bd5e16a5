import type { Relation } from '../relation.ts';
import { NATUREZA } from '../words.ts';
import { category, code, date, id, integer, numeric, text } from './columns.ts';

export const lancamento: Relation = {
  key: 'lancamento',
  rowName: ['lançamento', 'lançamentos'],
  table: ['programa', 'lancamento'],
  primaryKey: ['cod_propriedade', 'id_lancamento'],
  date: 'dt',
  period: 'in',
  columns: {
    id_lancamento: id('Id do lançamento'),
    id_visita: id('Id da visita'),
    cod_propriedade: code('Código'),
    codigo_item: category(integer('Código do item')),
    natureza: category(text('Natureza', NATUREZA)),
    dt: date('Data'),
    qtde: numeric('Quantidade'),
    vlr: numeric('Valor unitário', 'R$'),
  },
  joins: [
    { to: 'visita', on: { cod_propriedade: 'cod_propriedade', id_visita: 'id_visita' } },
    { to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } },
    { to: 'item', on: { codigo_item: 'codigo' } },
  ],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'lancamento.natureza',
    'item.descricao',
    'item.nom_subgrupo',
    'item.nom_grupo',
    'lancamento.qtde',
    'item.unidade',
    'lancamento.vlr',
    'lancamento.dt',
  ],
};
