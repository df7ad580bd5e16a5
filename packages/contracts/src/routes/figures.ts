import { z } from 'zod';
import * as endpoints from '../endpoints/figures.ts';
import { cell } from '../report-answer.ts';
import { route } from '../route.ts';

/** Figures for programs that know nothing of our pages (docs/dados.md): what they are asked with, and the one table in which all of them answer. */

const row = z.record(z.string(), cell);

/** What the cells of a column are; figures that no double holds exactly travel as decimal text. */
export const FIGURE_KINDS = ['texto', 'inteiro', 'numero', 'mes', 'data', 'momento', 'booleano'] as const;

const column = z.object({
  /** The key of its cells in `linhas`. */
  nome: z.string(),
  titulo: z.string(),
  tipo: z.enum(FIGURE_KINDS),
  /** 'ha', '%', 'visitas'; null where it has none. */
  unidade: z.string().nullable(),
  /** Decimals that the portal shows; null where they are none of figures. */
  casas: z.number().nullable(),
  /** What it counts, where that is more than the table's own definition says. */
  definicao: z.string().nullable(),
});
export type FigureColumn = z.infer<typeof column>;

const told = z.object({
  /** Under which it is asked for; so is its number, which no new title changes. */
  nome: z.string(),
  numero: z.number(),
  titulo: z.string(),
  definicao: z.string(),
});

export const figureTable = told.extend({
  /** What goes with the figures wherever they are shown: what they are of, what is protected, by how much sums may differ. */
  subtitulo: z.string().nullable(),
  colunas: z.array(column),
  linhas: z.array(row),
  /** The same of all rows together, worked out and not added up; null where there is no such figure. */
  total: row.nullable(),
  /** Which filters these figures have, and whose rows they are of. */
  filtros: z.array(z.object({ nome: z.string(), valor: z.string() })),
  alcance: z.string(),
  /** The load that they are of: its number, its moment, and the day of the latest fact. */
  versao: z.number(),
  dt_atualizacao: z.string().nullable(),
  dados_ate: z.string().nullable(),
  /** The size below which groups are protected, where a figure (null) is. */
  protegido: z.number().nullable(),
});
export type FigureTable = z.infer<typeof figureTable>;

const parameter = z.object({
  nome: z.string(),
  titulo: z.string(),
  /** How a value is written where there is no list of them. */
  forma: z.string(),
  /** What may be asked for, by its code or its words; null where it is no list. */
  valores: z
    .array(z.object({ valor: z.union([z.string(), z.number(), z.boolean()]), titulo: z.string() }))
    .nullable(),
});
export type FigureParameter = z.infer<typeof parameter>;

const listed = told.extend({
  endereco: z.string(),
  /** The forms in which this caller may have it: 'json', 'csv', 'iso.csv'. */
  formas: z.array(z.string()),
  colunas: z.array(column),
  /** Names of its parameters. */
  parametros: z.array(z.string()),
});

const catalogue = z.object({
  versao: z.number(),
  dt_atualizacao: z.string().nullable(),
  dados_ate: z.string().nullable(),
  alcance: z.string(),
  parametros: z.array(parameter),
});

export const reportCatalogue = catalogue.extend({
  relatorios: z.array(
    listed.extend({
      /** What it looks like on a page, and what the year does to it. */
      forma: z.string(),
      ano: z.string(),
      /** The parameter that chooses one of several of its figures, where it has one: the first of its values where none is named. */
      escolha: parameter.nullable(),
    }),
  ),
});
export type ReportCatalogue = z.infer<typeof reportCatalogue>;

export const indicatorCatalogue = catalogue.extend({
  /** What figures are grouped by (`por`), and filtered by under the same name. */
  grupos: z.array(z.object({ nome: z.string(), titulo: z.string(), dimensao: z.string(), tipo: z.string() })),
  indicadores: z.array(listed.extend({ unidade: z.string(), grupos: z.array(z.string()) })),
});
export type IndicatorCatalogue = z.infer<typeof indicatorCatalogue>;

const text = (what: string) => z.string().max(2_000).optional().describe(what);

/** Several of one are parted by commas. What else a report or an indicator takes, its catalogue says; a name that is none is refused by whoever knows them. */
const narrowed = {
  ano: text('Anos, separados por vírgulas: 2024,2025; sem ele, todos'),
  inicio: text('Primeiro dia que conta, 2025-03-01, com fim e em lugar de ano'),
  fim: text('Último dia que conta'),
  uf: text('Estados, pela sigla ou pelo nome, separados por vírgulas'),
};

const byName = z.object({
  nome: z
    .string()
    .max(200)
    .describe(
      'O nome ou o número, como está no catálogo; com .csv, .iso.csv ou .json no fim, nessa forma, senão na que Accept pede',
    ),
});

const table = {
  params: byName,
  answer: figureTable,
  asMade: true,
  content: 'json',
  alsoGives: ['text/csv'],
} as const;

export const figureReports = route(endpoints.figureReports, {
  summary: 'Catálogo dos relatórios que o perfil lê: nomes, definições, colunas, unidades e parâmetros',
  programs: 'key',
  keys: 'reports',
  answer: reportCatalogue,
  asMade: true,
  content: 'json',
});

export const figuresOfReport = route(endpoints.figuresOfReport, {
  summary: 'Os números de um relatório, pelo nome, em JSON ou CSV',
  programs: 'key',
  keys: 'reports',
  query: z.looseObject({
    ...narrowed,
    filtro: text("Condições sobre as linhas, como area_total > 100 AND situacao = 'a_ematend'"),
  }),
  ...table,
});

export const figureIndicators = route(endpoints.figureIndicators, {
  summary: 'Catálogo dos indicadores dos painéis do perfil: nomes, definições, unidades e por que se agrupam',
  programs: 'key',
  keys: 'indicators',
  answer: indicatorCatalogue,
  asMade: true,
  content: 'json',
});

export const figuresOfIndicator = route(endpoints.figuresOfIndicator, {
  summary: 'Os valores de um indicador, pelo nome, em JSON ou CSV',
  programs: 'key',
  keys: 'indicators',
  query: z.looseObject({
    ...narrowed,
    por: text(
      'Os grupos, separados por vírgulas, pelos nomes do catálogo: propriedade.uf,tempo.ano; sem ele, um só valor',
    ),
  }),
  ...table,
});
