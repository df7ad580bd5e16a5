import { z } from 'zod';
import { CHOICE_NAMES, type ChoiceName } from '../boards/choices.ts';
import * as endpoints from '../endpoints/reports.ts';
import { REPORT_FILE_FORMS } from '../file-forms.ts';
import { dashboardAnswer, drillAnswer, exportFile, reportAnswer, savedConfig } from '../report-answer.ts';
import { route } from '../route.ts';
import { jsonText, listText } from './json-text.ts';
import { rowList } from './row-list.ts';

/** The report engine's calls (first text, section 7): `/api/app/?module=…&controller=…&action=…`. */

const reportId = z.coerce.number<number>().int().positive();
const typeReturn = z.enum(['Json', 'Csv']);
const page = z.coerce.number<number>().int().min(-1).max(1_000_000);

/** What was chosen above the cards of a board, by the choice's name; a value that is none is the first. */
const choices = Object.fromEntries(
  CHOICE_NAMES.map((name) => [name, z.string().max(60).optional()]),
) as Record<ChoiceName, z.ZodOptional<z.ZodString>>;

/** First and last day that count, `2025-03-01`: both or none, and not with `$ano`. */
const days = { $inicio: z.string().max(20).optional(), $fim: z.string().max(20).optional() };

/** The state of a printed report's address (first text, section 7): one code, or nothing for all; it holds together with `$uf`. */
const ufurl = z.string().max(10).optional();

/** `$ano` and `$uf` are JSON arrays; `filter` is the allow-listed expression also known as moreFilter. */
export const reportQuery = z.object({
  co_consulta: reportId,
  typereturn: z.enum(['Json', ...REPORT_FILE_FORMS]).default('Json'),
  $ano: listText<number>().optional(),
  $uf: listText<string>().optional(),
  ufurl,
  ...days,
  page: page.default(-1),
  cache: z.enum(['true', 'false', '1', '0']).optional(),
  moreFilter: z.string().max(4000).optional(),
  /** `pontos`: only what a map draws, a series per column; for reports whose rows are points. */
  forma: z.enum(['completa', 'pontos']).default('completa'),
  ...choices,
  /** Of a report whose rows are rows of the programme: their order, conditions and a search, over all of them. */
  ordem: rowList.ordem,
  filtros: jsonText(rowList.filtros.unwrap()).optional(),
  busca: rowList.busca,
});

/** A list as itself or as the JSON text that a query string carries. */
const listed = z.union([
  z.string().max(200),
  z.array(z.union([z.number(), z.string().max(10)])).max(50),
  z.null(),
]);

/** The saved query configuration that the programme's pages send along (first text, sections 3 and 7) is let through unread: the stored report decides. */
const unread = z.unknown().optional();

/** Nothing else is: `uf` instead of `$uf` would be ignored without a word, and the rows be of more than was asked. */
export const drillBody = z.strictObject({
  ds_post_consulta: unread,
  ds_post_relacionamento: unread,
  ds_post_tabela: unread,
  ds_post_tabela_materializada: unread,
  relation: unread,
  tables: unread,
  mtables: unread,
  typereturn: typeReturn.default('Json'),
  co_consulta: reportId,
  no_consulta: z.string().max(300).optional(),
  idColuna: z.union([z.string().max(100), z.null()]).optional(),
  page: page.default(1),
  data: z
    .record(z.string().max(100), z.union([z.string().max(300), z.number(), z.boolean(), z.null()]))
    .optional(),
  $ano: listed.optional(),
  $uf: listed.optional(),
  ufurl: ufurl.nullable(),
  $inicio: z.string().max(20).nullish(),
  $fim: z.string().max(20).nullish(),
  moreFilter: z.string().max(4000).nullish(),
  ...choices,
  ...rowList,
});

/** A board and what narrows it. */
export const boardQuery = z.object({
  $ano: listText<number>().optional(),
  $uf: listText<string>().optional(),
  ufurl,
  ...days,
  /** Name of the board; the dashboard where none is said. */
  painel: z.string().max(40).default('dashboard'),
  ...choices,
});

export const report = route(endpoints.report, {
  summary: 'Relatório numerado, em Json, Csv, Xlsx ou Parquet',
  keys: 'reports',
  query: reportQuery,
  answer: reportAnswer,
  asMade: true,
  content: 'json',
});

export const drill = route(endpoints.drill, {
  summary: 'Linhas por trás de um ponto de um relatório',
  body: drillBody,
  answer: z.union([drillAnswer, exportFile]),
  asMade: true,
  content: 'json',
});

export const openFile = route(endpoints.openFile, {
  summary: 'Arquivo gerado para baixar',
  query: z.object({ fileName: z.string().min(1).max(200), filetype: z.string().min(1).max(20) }),
  content: 'file',
});

export const loadConf = route(endpoints.loadConf, {
  summary: 'Configuração gravada de um relatório',
  query: z.object({ co_consulta: reportId }),
  answer: savedConfig,
  content: 'json',
});

export const loadDashboard = route(endpoints.loadDashboard, {
  summary:
    'Os relatórios de um quadro do perfil (o dashboard, se nenhum for dito), em ordem, com suas respostas',
  keys: 'reports',
  query: boardQuery.extend({
    typereturn: z.literal('Json').default('Json'),
    /** `1`: as it stands on paper, every tab of it, long tables cut to the board's `most` rows and one of all others. */
    folha: z.enum(['0', '1']).default('0'),
  }),
  answer: dashboardAnswer,
  asMade: true,
  content: 'json',
});
