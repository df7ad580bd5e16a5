import { COUNTS, COUNTS_NOT, DUE, SYNCHRONISED } from '../measures/conditions.ts';
import { OF_PROPERTY, OF_SEVERAL, PLACE_AND_STAFF } from '../relations/copies.ts';
import type { Rollup, Slice } from '../rollup.ts';

const SLICES: readonly Slice[] = [
  {
    where: [COUNTS],
    rows: 'visitas',
    first: 'primeira',
    sums: { 'visita.duracao_min': { sum: 'duracao_soma', known: 'duracao_visitas' } },
    min: { 'visita.dt_visita': 'primeira' },
    max: { 'visita.dt_visita': 'ultima' },
  },
  { where: [COUNTS_NOT], rows: 'nao_contam' },
  { where: [SYNCHRONISED], rows: 'sincronizadas' },
  { where: [], rows: 'registradas' },
];

/** The property's code under both its names: whoever groups by it needs no join to the property. */
const ofProperty = (fact: string): Rollup['keys'] => ({
  [`${fact}.cod_propriedade`]: 'cod_propriedade',
  'propriedade.cod_propriedade': 'cod_propriedade',
});

/** Visits by property and semester, with its place, the people who answer for it and what sets properties apart: distinct properties, producers and technicians of a year. */
export const visita_semestre: Rollup = {
  fact: 'visita',
  table: ['resumo', 'visita_semestre'],
  keys: {
    ...ofProperty('visita'),
    'visita.cpf_tecnico': 'cpf_tecnico',
    'visita.ciclo': 'ciclo',
    'propriedade.uf': 'uf',
    'propriedade.codigo_municipio': 'codigo_municipio',
    'propriedade.id_sub_bacia': 'id_sub_bacia',
    'propriedade.id_produtor': 'id_produtor',
    'propriedade.cpf_supervisor': 'cpf_supervisor',
    'propriedade.cpf_tecnico': 'cpf_responsavel',
    'propriedade.atividade_produtiva': 'atividade_produtiva',
    'propriedade.dt_inicio': 'dt_inicio',
  },
  date: { column: 'semestre', grain: 'S' },
  slices: SLICES,
};

/** The same by property and year, whoever visited: who was attended in a year is one row each, and what was planned of it stands there too. */
export const visita_ano: Rollup = {
  fact: 'visita',
  table: ['resumo', 'visita_ano'],
  keys: {
    'visita.cod_propriedade': 'cod_propriedade',
    ...OF_PROPERTY,
    'propriedade.atividade_produtiva': 'atividade_produtiva',
    'propriedade.perfil_fundiario': 'perfil_fundiario',
    'propriedade.dt_inicio': 'dt_inicio',
  },
  date: { column: 'ano', grain: 'YYYY' },
  oneRowPer: 'visita.cod_propriedade',
  several: OF_SEVERAL,
  slices: SLICES,
};

/** Each property with its first visit: distinct properties and producers from the beginning up to any day. */
export const visita_primeira: Rollup = {
  fact: 'visita',
  table: ['resumo', 'visita_ritmo'],
  keys: { 'visita.cod_propriedade': 'cod_propriedade', ...OF_PROPERTY },
  date: { column: 'primeira', grain: 'ever' },
  oneRowPer: 'visita.cod_propriedade',
  several: OF_SEVERAL,
  slices: [{ where: [COUNTS], rows: 'visitas' }],
};

/** Visits by municipality and month: series. */
export const visita_mes: Rollup = {
  fact: 'visita',
  table: ['resumo', 'visita_mes'],
  keys: {
    'propriedade.uf': 'uf',
    'propriedade.codigo_municipio': 'codigo_municipio',
    'visita.ciclo': 'ciclo',
    'coorte_divulgada.contada': 'contada',
    'coorte_divulgada.atendida': 'atendida',
  },
  date: { column: 'mes', grain: 'MM' },
  slices: SLICES,
};

/** Visits by place and day: the days that are left over of a month, and periods without a whole one. */
export const visita_dia: Rollup = {
  fact: 'visita',
  table: ['resumo', 'visita_dia'],
  keys: {
    'propriedade.uf': 'uf',
    'propriedade.id_sub_bacia': 'id_sub_bacia',
    'visita.ciclo': 'ciclo',
    'visita.motivo': 'motivo',
  },
  date: { column: 'dia', grain: 'DD' },
  slices: SLICES.map((slice) => ({
    ...slice,
    ...(slice.first
      ? { first: 'dia', min: { 'visita.dt_visita': 'dia' }, max: { 'visita.dt_visita': 'dia' } }
      : {}),
  })),
};

/** Visits by state, month and duration: how long they last. */
export const visita_duracao: Rollup = {
  fact: 'visita',
  table: ['resumo', 'visita_duracao'],
  keys: { 'propriedade.uf': 'uf', 'visita.duracao_min': 'duracao_min' },
  date: { column: 'mes', grain: 'MM' },
  slices: SLICES.map(({ where, rows }) => ({ where, rows })),
};

/** The plan's visits by place, who answers for the property, and month. */
export const visita_prevista_mes: Rollup = {
  fact: 'visita_prevista',
  table: ['resumo', 'visita_prevista_mes'],
  keys: {
    ...PLACE_AND_STAFF,
    'visita_prevista.ciclo': 'ciclo',
    'coorte_divulgada.contada': 'contada',
  },
  date: { column: 'mes', grain: 'MM' },
  slices: [
    { where: [DUE], rows: 'vencidas' },
    { where: [], rows: 'previstas' },
  ],
};

const PLAN_KEYS: Rollup['keys'] = {
  ...ofProperty('visita_prevista'),
  ...PLACE_AND_STAFF,
  'propriedade.atividade_produtiva': 'atividade_produtiva',
  'propriedade.dt_inicio': 'dt_inicio',
};

/** `first`: the column with the day of the first planned visit. */
const planSlices = (first: string): readonly Slice[] => [
  {
    where: [DUE],
    rows: 'vencidas',
    // What is due comes before what is not: the first planned visit of a row with any that is due.
    first,
    sums: { 'visita_prevista.numero': { sum: 'numero_soma', known: 'vencidas' } },
  },
  { where: [], rows: 'previstas', first },
];

/** The plan by property and semester, with its place, who answers for it and what sets properties apart: distinct properties with planned visits, and in which month of attendance these lie. */
export const visita_prevista_semestre: Rollup = {
  fact: 'visita_prevista',
  table: ['resumo', 'visita_prevista_semestre'],
  keys: PLAN_KEYS,
  date: { column: 'semestre', grain: 'S' },
  slices: planSlices('primeira'),
};

/** The same by property and year: who has planned visits in a year is one row each, in the row of the visits that were made (docs/decisions/0113). */
export const visita_prevista_ano: Rollup = {
  fact: 'visita_prevista',
  table: visita_ano.table,
  keys: {
    ...PLAN_KEYS,
    'propriedade.id_produtor': 'id_produtor',
    'propriedade.perfil_fundiario': 'perfil_fundiario',
  },
  date: { column: 'ano', grain: 'YYYY' },
  oneRowPer: 'visita_prevista.cod_propriedade',
  slices: planSlices('primeira_prevista'),
};
