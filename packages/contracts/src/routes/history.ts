import { z } from 'zod';
import { propertyCode } from '../by-property.ts';
import * as endpoints from '../endpoints/history.ts';
import { CHANGE_KINDS, HISTORY_TABLES } from '../history.ts';
import { PARAM_KINDS } from '../pages/params.ts';
import { route } from '../route.ts';

/** What each load changed in the three tables whose history is kept (second text, 2.13 and 7). */

const value = z.unknown();

const diffRow = z.object({
  id: z.number(),
  type: z.enum(['UPDATE', 'ADD', 'REMOVE']),
  key: z.string(),
  key_name: z.string(),
  table_name: z.enum(HISTORY_TABLES),
  date: z.string(),
  /** The property that the row is of; null where it has none. */
  cod_propriedade: z.string().nullable(),
  /** Of an update what was and what is, column by column; else every column with its value. */
  diff: z.union([
    z.array(z.object({ key: z.string(), oldValue: value, value })),
    z.record(z.string(), value),
  ]),
});
export type DiffRow = z.infer<typeof diffRow>;

const columnWords = z.object({
  tabela: z.enum(HISTORY_TABLES),
  coluna: z.string(),
  /** With its unit where it has one, as the head of a column. */
  nome: z.string(),
  /** What codes mean, and 'true' and 'false'. */
  palavras: z.record(z.string(), z.string()).optional(),
  /** Where its values are days or moments. */
  tipo: z.enum(['date', 'datetime']).optional(),
});
export type ColumnWords = z.infer<typeof columnWords>;

const page = z.object({
  total: z.number(),
  atualizados: z.number(),
  adicionados: z.number(),
  removidos: z.number(),
  linhas: z.array(diffRow),
  /** The columns of these changes and of their keys in people's words. */
  colunas: z.array(columnWords),
  /** Properties of these rows that have no page for the caller: their changes are all that is left of them. */
  sumidas: z.array(z.string()),
});
export type DiffPage = z.infer<typeof page>;

const pageNumber = z.coerce.number<number>().int().min(0).max(1_000_000);

export const diff = route(endpoints.diff, {
  summary: 'O que mudou num dia numa tabela: todas as linhas, ou com `pagina` vinte por vez e os totais',
  params: z.object({ table: z.enum(HISTORY_TABLES), date: z.iso.date() }),
  /** From 0; without it all rows, as a list. */
  query: z.object({ pagina: pageNumber.optional() }),
  answer: z.union([page, z.array(diffRow)]),
  asMade: true,
  content: 'json',
});

export const changesOfProperty = route(endpoints.changesOfProperty, {
  summary:
    'O que as cargas mudaram de uma propriedade, as últimas primeiro, vinte por vez, e os totais; 404 propertyNotFound sem ela e sem mudança dela',
  params: z.object({ code: propertyCode }),
  noSuch: 'propertyNotFound',
  /** `desde`: only what the loads from this one on changed. */
  query: z.object({
    pagina: pageNumber.default(0),
    desde: z.coerce.number<number>().int().min(1).optional(),
  }),
  answer: page.extend({
    /** Whether the property is there; a load may have taken it away, and then these are all that is left of it. */
    existe: z.boolean(),
    /** Its code with the dots, however it was asked for. */
    codigo: z.string(),
  }),
  content: 'json',
});

const load = z.object({
  versao: z.number(),
  quando: z.string(),
  /** Nothing stood before it, or only the demonstration: it has no changes, all in it is new. */
  primeira: z.boolean(),
});
export type Load = z.infer<typeof load>;

const counts = { novas: z.number(), correcoes: z.number(), remocoes: z.number() };

/** A load by its number, or the one that stands; where its number has gone (docs/decisions/0082), the next one. */
const since = {
  params: z.object({ versao: z.string().regex(PARAM_KINDS.carga) }),
  noSuch: 'changesNotFound',
} as const;
const narrowing = z.object({
  tabela: z.enum(HISTORY_TABLES).optional(),
  tipo: z.enum(CHANGE_KINDS).optional(),
  uf: z.string().regex(PARAM_KINDS.uf).optional(),
  /** As `tecnicos` names one. */
  tecnico: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
});
export type ChangesAsked = z.output<typeof narrowing>;

const changedTechnician = z.object({
  /** What a question names the technician by; tells no CPF. */
  ref: z.string(),
  /** Null where the rows name nobody, or somebody whom the programme no longer has. */
  nome: z.string().nullable(),
  uf: z.string().nullable(),
  ...counts,
});
export type ChangedTechnician = z.infer<typeof changedTechnician>;

const changes = z.object({
  /** The first of the loads that are looked at. */
  carga: load,
  /** Those that can be asked for, the latest first: as long as changes are kept, and `carga`. */
  cargas: z.array(load),
  /** Some of its changes may be gone by their age. */
  antiga: z.boolean(),
  /** All of the caller's, whatever was narrowed. */
  tabelas: z.array(z.object({ tabela: z.enum(HISTORY_TABLES), ...counts })),
  /** There are more than are told apart by state, technician and property: `ufs` and `tecnicos` are empty, `total` is null. */
  demais: z.boolean(),
  /** Rows that fit all that was narrowed. */
  total: z.number().nullable(),
  /** Narrowed by everything but the state; a row that changed its state is in both. */
  ufs: z.array(z.object({ uf: z.string().nullable(), ...counts })),
  /** Narrowed by everything but the technician; a row that changed its technician is with both. */
  tecnicos: z.array(changedTechnician),
  /** Rows that are counted twice in each of the two. */
  em_dois: z.object({ ufs: z.number(), tecnicos: z.number() }),
});
export type Changes = z.infer<typeof changes>;

export const changesSince = route(endpoints.changesSince, {
  summary:
    'O que as cargas desde uma mudaram nas linhas de quem pergunta: por tabela e tipo, UF e técnico; `ultima` é a carga em uso; 404 changesNotFound',
  ...since,
  query: narrowing,
  answer: changes,
  content: 'json',
});

const touched = z.object({
  cod_propriedade: z.string().nullable(),
  nome: z.string().nullable(),
  uf: z.string().nullable(),
  /** False where a load took it away. */
  existe: z.boolean(),
  ...counts,
  /** Names of the columns that were corrected, those that figures count by first: situation, 'conta', areas. */
  colunas: z.array(z.string()),
});
export type Touched = z.infer<typeof touched>;

export const touchedSince = route(endpoints.touchedSince, {
  summary:
    'As propriedades dessas mudanças, vinte por vez: primeiro as que mudaram de situação, depois as de visitas que passaram a contar ou deixaram de contar, áreas, linhas novas e removidas',
  ...since,
  query: narrowing.extend({ pagina: pageNumber.default(0) }),
  /** `total` is null, and there are no rows, where there are too many changes to tell apart. */
  answer: z.object({ total: z.number().nullable(), linhas: z.array(touched) }),
  content: 'json',
});

const movedFigure = z.object({
  co_consulta: z.number(),
  titulo: z.string(),
  /** Null for a number that no year narrows. */
  ano: z.number().nullable(),
  unidade: z.string().nullable(),
  /** Decimals shown. */
  escala: z.number(),
  /** Exact decimals; null for no value. */
  antes: z.string().nullable(),
  hoje: z.string().nullable(),
  diferenca: z.string().nullable(),
  /** Its year was over when the load before came. */
  revisto: z.boolean(),
});
export type MovedFigure = z.infer<typeof movedFigure>;

const moved = z.object({
  /** `parte`: the caller sees a part of the place; `em_preparo`: those of today are not kept yet; `sem_anterior`: none are kept of before. */
  situacao: z.enum(['comparado', 'parte', 'em_preparo', 'sem_anterior']),
  /** Null for the country. */
  uf: z.string().nullable(),
  /** The load before, whose numbers they were. */
  antes: z.object({ versao: z.number(), quando: z.string(), dados_ate: z.string().nullable() }).nullable(),
  /** How many numbers were held against each other. */
  comparados: z.number(),
  linhas: z.array(movedFigure),
});
export type MovedFigures = z.infer<typeof moved>;

export const movedFigures = route(endpoints.movedFigures, {
  summary:
    'Os números grandes das páginas que são outros desde uma carga: como a anterior os deixou e como estão, do país ou de uma UF; 404 changesNotFound',
  ...since,
  query: narrowing.pick({ uf: true }),
  answer: moved,
  content: 'json',
});
