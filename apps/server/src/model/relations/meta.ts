import type { Relation } from '../relation.ts';
import { boolean, category, date, integer, numeric, place, text } from './columns.ts';

const columns = {
  indicador: category(text('Indicador')),
  ano: integer('Ano'),
  valor: numeric('Meta'),
  dt_limite: date('Até'),
};

// A target holds to the end of its year and is cumulative, so a period takes its last year only ('at').
const target = {
  date: 'dt_limite',
  period: 'at',
  joins: [],
} as const;

/**
 * Targets of the states, and a row without a value for each state that has none of what others have; none for who sees one person's properties: a state's
 * target is not theirs.
 */
export const meta: Relation = {
  ...target,
  key: 'meta',
  rowName: ['meta', 'metas'],
  table: ['programa', 'meta_uf'],
  primaryKey: ['indicador', 'uf', 'ano'],
  columns: { ...columns, uf: place(text('UF')), divulgada: category(boolean('Divulgada')) },
  scope: { uf: 'meta.uf' },
  detail: ['meta.indicador', 'meta.uf', 'meta.ano', 'meta.valor'],
};

/** Targets of the whole project; none for who sees one state, or one person's properties. */
export const meta_nacional: Relation = {
  ...target,
  key: 'meta_nacional',
  rowName: ['meta nacional', 'metas nacionais'],
  table: ['programa', 'meta_nacional'],
  primaryKey: ['indicador', 'ano'],
  columns,
  scope: {},
  detail: ['meta_nacional.indicador', 'meta_nacional.ano', 'meta_nacional.valor'],
};
