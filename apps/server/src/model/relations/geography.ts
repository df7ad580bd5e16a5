import type { Relation } from '../relation.ts';
import { integer, name, place as placed, text } from './columns.ts';

const place = {
  date: null,
  period: 'none',
  scope: { uf: 'all', supervisor: 'all', tecnico: 'all' },
} as const;

export const uf: Relation = {
  ...place,
  key: 'uf',
  rowName: ['estado', 'estados'],
  table: ['geo', 'uf'],
  primaryKey: ['uf'],
  columns: { uf: placed(text('UF')), nome: placed(text('Estado')), regiao: placed(text('Região')) },
  joins: [],
  detail: ['uf.uf', 'uf.nome', 'uf.regiao'],
};

export const municipio: Relation = {
  ...place,
  key: 'municipio',
  rowName: ['município', 'municípios'],
  table: ['geo', 'municipio'],
  primaryKey: ['codigo_municipio'],
  columns: {
    codigo_municipio: placed(integer('Código do município')),
    nome: placed(name('Município')),
    uf: placed(text('UF')),
  },
  joins: [],
  detail: ['municipio.codigo_municipio', 'municipio.nome', 'municipio.uf'],
};

export const sub_bacia: Relation = {
  ...place,
  key: 'sub_bacia',
  rowName: ['bacia', 'bacias'],
  table: ['geo', 'sub_bacia'],
  primaryKey: ['id_sub_bacia'],
  columns: {
    id_sub_bacia: placed(integer('Código da bacia')),
    nome: placed(text('Bacia')),
    id_regiao_hidrografica: placed(integer('Código da região hidrográfica')),
  },
  joins: [{ to: 'regiao_hidrografica', on: { id_regiao_hidrografica: 'id_regiao_hidrografica' } }],
  detail: ['sub_bacia.id_sub_bacia', 'sub_bacia.nome', 'regiao_hidrografica.nome'],
};

export const regiao_hidrografica: Relation = {
  ...place,
  key: 'regiao_hidrografica',
  rowName: ['região hidrográfica', 'regiões hidrográficas'],
  table: ['geo', 'regiao_hidrografica'],
  primaryKey: ['id_regiao_hidrografica'],
  columns: {
    id_regiao_hidrografica: placed(integer('Código da região hidrográfica')),
    nome: placed(text('Região hidrográfica')),
  },
  joins: [],
  detail: ['regiao_hidrografica.id_regiao_hidrografica', 'regiao_hidrografica.nome'],
};
