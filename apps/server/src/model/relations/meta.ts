import type { Relation } from '../relation.ts';
import { date, integer, numeric, text } from './columns.ts';

const columns = {
  indicador: text('Indicador'),
  uf: text('UF'),
  ano: integer('Ano'),
  valor: numeric('Meta'),
  dt_limite: date('Até'),
};

// A target holds to the end of its year and is cumulative, so a period takes its last year only ('at').
const target = {
  primaryKey: ['indicador', 'uf', 'ano'],
  date: 'dt_limite',
  period: 'at',
  columns,
  joins: [],
} as const;

/** Targets of the states. */
export const meta: Relation = {
  ...target,
  key: 'meta',
  rowName: ['meta', 'metas'],
  table: ['programa', 'meta_uf'],
  scope: { uf: 'meta.uf', supervisor: 'all', tecnico: 'all' },
  detail: ['meta.indicador', 'meta.uf', 'meta.ano', 'meta.valor'],
};

/** Targets of the whole project; none for who sees one state only. */
export const meta_nacional: Relation = {
  ...target,
  key: 'meta_nacional',
  rowName: ['meta nacional', 'metas nacionais'],
  table: ['programa', 'meta_nacional'],
  scope: { supervisor: 'all', tecnico: 'all' },
  detail: ['meta_nacional.indicador', 'meta_nacional.ano', 'meta_nacional.valor'],
};
