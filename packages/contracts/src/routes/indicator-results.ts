import { z } from 'zod';
import * as endpoints from '../endpoints/indicator-results.ts';
import { REQUIRED } from '../forms.ts';
import { route } from '../route.ts';
import { INDICATOR_TYPES } from '../view-options.ts';
import { viewLook } from '../view-look.ts';
import { columnFilter, groupRow, viewColumn, viewPeriod, viewPivot, viewQuestion } from '../view.ts';
import { jsonText } from './json-text.ts';
import { rowList } from './row-list.ts';

/** What is asked of indicators: results of views, values of filters, rows behind a figure, cross tables (third text, sections 2.1, 3 and 7). */

const id = z.coerce.number<number>().int().positive();
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.record(z.string(), cell);

const filterList = z.array(columnFilter);

/** A serie of an answer; `name` is its key in the rows of `data`. With a split, `keys` are the conditions that make it. */
export const resultSeries = z.object({
  name: z.string(),
  unidade: z.string().optional(),
  /** The indicator; null where a series stands for a group (inline). */
  id: z.number().nullable(),
  type: z.enum(INDICATOR_TYPES).optional(),
  keys: filterList,
  /** Set on the figures of the period before (`comparacao`), which no click opens. */
  antes: z.literal(true).optional(),
});

/** One row of `data`, ready for a click: `keys` with the series' own are the filters of its detail. */
export const resultItem = z.object({
  keys: filterList,
  /** Labels joined by ' / '. */
  value: z.string(),
  /** Values behind the labels, in the order of groupby. */
  valueData: z.array(cell),
  /** Row of `data`. */
  index: z.number(),
  primary: z.string().nullable(),
  secondary: z.string().nullable(),
  /** The indicator of the row (inline) with its unit and type; null where the series tells. */
  indicador: z.number().nullable(),
  unidade: z.string().optional(),
  type: z.enum(INDICATOR_TYPES).optional(),
});

export const viewResult = z.object({
  series: z.array(resultSeries),
  /** Labels under the names of groupby, figures under those of series; null is 'sem dados'. */
  data: z.array(row),
  groupby: z.array(
    z.object({
      name: z.string(),
      alias: z.string(),
      colname: z.string(),
      type: z.string(),
      dateFormat: z.string().nullable(),
    }),
  ),
  itens_search: z.array(resultItem),
  /** Share of each figure in its row, 0 to 1, when splitStack is set; rows as in `data`. */
  percent: z.array(row).nullable(),
  /** Each visible indicator over everything, worked out at that level. */
  totals: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      unidade: z.string(),
      value: cell,
      /** The same of the period before, and by how much of it the figure differs, 0.1 for 10 %; only where the view compares. */
      antes: cell.optional(),
      variacao: cell.optional(),
    }),
  ),
  /** What the figures are of and what they are compared with, in words: 'últimos 12 meses: de 01/01/2025 a 20/12/2025'; absent for the page's years. */
  periodo: z.string().optional(),
  comparacao: z.string().optional(),
  /** Why a view that is to be compared is not; absent where it is, and where nobody asks. */
  sem_comparacao: z.string().optional(),
  /** Which targets its states lack, so that they have none together: 'Meta de visitas não cadastrada: MG e MS'; absent where they have those that it names. */
  sem_meta: z.string().optional(),
  /**
   * Every step of the time axis from the first row to the last with its row of `data`, null where there is none; only where one date groups, its
   * rows stand in its order and some step is missing. `value` names the step as a group does: 202508; null of a row without a date.
   */
  eixo: z
    .array(z.object({ label: z.string(), index: z.number().nullable(), value: z.number().nullable() }))
    .optional(),
  /**
   * Of a pivot table: how many groups each row of `data` names, fewer than `groupby` of a total of rows, which stands before its own; the columns with their series, the
   * totals of the rows last and without a name; what the columns are by; and the row of totals, each figure worked out at its own level.
   */
  dinamica: z
    .object({
      niveis: z.array(z.number()),
      por: z.string().nullable(),
      colunas: z.array(z.object({ nome: z.string().nullable(), series: z.array(z.number()) })),
      total: row,
    })
    .optional(),
  /** The mean or the median of the figures that are shown, 'Outros' left out; only where the view asks for one. */
  referencia: cell.optional(),
  /** Groups in all, whatever the limit. */
  rowCount: z.number(),
  dados_ate: z.string().nullable(),
  /** Moment of the load that the figures are of; null without data. */
  carga: z.string().nullable(),
  /** The size below which groups of people or properties are protected, where some figure (null) is. */
  protegido: z.number().optional(),
  /** By how much of itself a sum may differ from the exact one, per cent; absent where all is exact. */
  desvio: z.number().optional(),
  /** How the figures were made, a name and its words each: filters, years, states, whose rows, date of the data. */
  sobre: z.array(z.tuple([z.string(), z.string()])).optional(),
});
export type ViewResult = z.infer<typeof viewResult>;

const question = viewQuestion.shape;

/** The specification's form: each part of the view as JSON text. */
export const resultView = route(endpoints.resultView, {
  summary: 'Resultado de uma visão',
  keys: 'indicators',
  query: z.object({
    indicadores: jsonText(question.indicadores),
    grouprow: jsonText(question.grouprow).optional(),
    dimensoes: jsonText(question.dimensoes).optional(),
    inline: z.enum(['true', 'false']).optional(),
    filters: jsonText(question.filters).optional(),
    splitSerie: z.string().max(300).optional(),
    splitFilters: jsonText(question.splitFilters).optional(),
    splitStack: z.enum(['true', 'false']).optional(),
    top: z.string().max(3).optional(),
    period: jsonText(viewPeriod).optional(),
    compare: z.enum(['true', 'false']).optional(),
    pivot: jsonText(viewPivot).optional(),
    look: jsonText(viewLook).optional(),
    limit: z.string().max(8).optional(),
    $ano: jsonText(question.ano).optional(),
    $uf: jsonText(question.uf).optional(),
  }),
  answer: viewResult,
  content: 'json',
});

/** The same for views too long for an address. */
export const resultViewPost = route(endpoints.resultViewPost, {
  summary: 'Resultado de uma visão, com a visão no corpo',
  body: viewQuestion,
  answer: viewResult,
  content: 'json',
});

/** 'Baixar Dados' of a card: the same answer as a file, its filters, scope and date stated under the figures (first text, section 6). */
export const viewFile = route(endpoints.viewFile, {
  summary: 'Os valores de uma visão em CSV ou XLSX',
  body: viewQuestion.extend({
    /** The view's title: names the file. */
    title: z.string().trim().max(200).default(''),
    format: z.enum(['csv', 'xlsx']).default('csv'),
  }),
  content: 'csv',
});

const valuesAsked = viewColumn.partial({ colname: true }).extend({
  dimension: z.string().max(120).optional(),
  /** First letters typed so far. */
  q: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(1000).optional(),
});

export const filterValues = route(endpoints.filterValues, {
  summary: 'Valores de uma coluna para um filtro, dentro do que o usuário pode ver',
  query: z.object({
    filters: jsonText(
      z.union([
        valuesAsked,
        z
          .array(valuesAsked)
          .length(1)
          .transform(([one]) => one!),
      ]),
    ),
    q: z.string().max(200).optional(),
    limit: z.coerce.number<number>().int().min(1).max(1000).optional(),
  }),
  answer: z.array(z.object({ value: z.union([z.string(), z.number(), z.boolean()]), label: z.string() })),
  content: 'json',
});

const detailParts = {
  filters: z.array(columnFilter).max(120).default([]),
  /** The clicked indicator: its id, or a list of one as the view carries it. */
  indicadores: z.union([
    id,
    z
      .array(z.union([id, z.looseObject({ id }).transform((one) => one.id)]))
      .min(1)
      .max(1),
  ]),
  ano: question.ano,
  period: question.period,
  uf: question.uf,
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  ...rowList,
};

export const detailsBody = z.object(detailParts);

export const detailAnswer = z.object({
  columns: z.array(
    z.object({ key: z.string(), label: z.string(), type: z.string(), unit: z.string().optional() }),
  ),
  rows: z.array(row),
  total: z.number(),
  totalPagina: z.number(),
  page: z.number(),
  /** The figure that the rows add up to, and its parts (sum and count of a ratio). */
  valor: cell,
  unidade: z.string(),
  /** What the rows of each part come to, counted and summed by themselves. */
  partes: z.array(z.object({ label: z.string(), kind: z.string(), rows: z.number(), valor: cell })),
  /** Whether they come to the figure; null where it is arithmetic on several parts. */
  conferido: z.boolean().nullable(),
  /** Rows behind the figure; `total` is how many of them the list's own conditions keep. */
  todas: z.number(),
  dados_ate: z.string().nullable(),
});

export const details = route(endpoints.details, {
  summary: 'Linhas por trás de um valor, em json ou csv',
  keys: 'indicators',
  query: z.object({
    filters: jsonText(detailParts.filters).optional(),
    indicadores: jsonText(detailParts.indicadores),
    format: z.enum(['json', 'csv']).default('json'),
    page: detailParts.page,
    ordem: rowList.ordem,
    filtros: jsonText(rowList.filtros.unwrap()).optional(),
    busca: rowList.busca,
    period: jsonText(viewPeriod).optional(),
    $ano: jsonText(question.ano).optional(),
    $uf: jsonText(question.uf).optional(),
  }),
  answer: detailAnswer,
  content: 'json',
});

/** The same with the conditions in the body, so that no personal value stands in an address. */
export const detailsPost = route(endpoints.detailsPost, {
  summary: 'Linhas por trás de um valor, com o pedido no corpo',
  body: detailsBody.extend({ format: z.enum(['json', 'csv']).default('json') }),
  answer: detailAnswer,
  content: 'json',
});

export const crossTableBody = z.object({
  indicadores: z.array(id).min(1, REQUIRED).max(10),
  rows: z.array(groupRow).min(1, REQUIRED).max(3),
  columns: z.array(groupRow).max(3).default([]),
  filters: z.array(columnFilter).max(60).default([]),
  ano: question.ano,
  period: question.period,
  uf: question.uf,
});

const headers = z.array(z.object({ name: z.string(), alias: z.string(), colname: z.string() }));
const crossKeys = z.array(z.object({ labels: z.array(z.string()), keys: filterList }));

/** `cells[row][column][indicator]`; totals are worked out at their own level. */
export const crossTableAnswer = z.object({
  indicadores: z.array(z.object({ id: z.number(), name: z.string(), unidade: z.string() })),
  rowHeaders: headers,
  columnHeaders: headers,
  rows: crossKeys,
  columns: crossKeys,
  cells: z.array(z.array(z.array(cell))),
  rowTotals: z.array(z.array(cell)),
  columnTotals: z.array(z.array(cell)),
  grandTotal: z.array(cell),
});

export const makeCrossTable = route(endpoints.makeCrossTable, {
  summary: 'Tabela cruzada, em json, csv ou xlsx; a definição fica guardada para quem a fez',
  body: crossTableBody.extend({
    /** Of what the figure is: names a file. */
    title: z.string().trim().max(200).default(''),
    format: z.enum(['json', 'csv', 'xlsx']).default('json'),
  }),
  answer: crossTableAnswer,
  content: 'json',
});

export const crossTables = route(endpoints.crossTables, {
  summary: 'Últimas tabelas cruzadas do usuário, a mais nova primeiro',
  answer: z.array(z.object({ id: z.number(), criada_em: z.string(), definicao: crossTableBody })),
  content: 'json',
});
