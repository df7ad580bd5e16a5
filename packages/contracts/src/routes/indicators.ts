import { z } from 'zod';
import * as endpoints from '../endpoints/indicators.ts';
import { atMost } from '../at-most.ts';
import { REQUIRED } from '../forms.ts';
import { route } from '../route.ts';
import { INDICATOR_TYPES } from '../view-options.ts';
import { columnFilter, viewColumn } from '../view.ts';
import { jsonText } from './json-text.ts';

/** Indicators and what is asked of them (third text, sections 3 and 7). */

const id = z.coerce.number<number>().int().positive();
const byId = z.object({ id });
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.record(z.string(), cell);
const when = z.string();

const stripQuotes = (text: string) => text.replace(/["'“”‘’]/g, '').trim();
/** data_type and unidade arrive with quotes from some clients; they are stripped (third text, section 5). */
const unquoted = (most: number) =>
  z
    .string({ error: REQUIRED })
    .max(most, atMost(most))
    .transform(stripQuotes)
    .pipe(z.string().min(1, REQUIRED));

const formula = z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(20_000, atMost(20_000));

/** What is done in the same step with published views that a change of the formula would break; those of other views are ignored. */
const viewChoices = z
  .array(
    z.object({
      painel: z.number().int().positive(),
      /** The published version that was looked at, and the view's place in it. */
      versao: z.number().int().positive(),
      visao: z.number().int().min(0),
      acao: z.enum(['retirar', 'sem_indicador']),
    }),
  )
  .max(500, atMost(500, 'visões'));

/** An indicator as it is saved. `formula_struct` is accepted and worked out anew from the formula. */
export const indicatorBody = z.object({
  nome_indicador: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(120, atMost(120)),
  data_type: unquoted(20).pipe(z.enum(INDICATOR_TYPES, { error: REQUIRED })),
  unidade: unquoted(30),
  formula_plain: formula,
  formula_struct: z.string().max(40_000).nullish(),
  /** What the figure means, for the fact sheet. */
  significado: z.string().max(2000, atMost(2000)).nullish(),
  /** Why it was changed, for the list of versions. */
  nota: z.string().max(500, atMost(500)).nullish(),
  /** The version that was edited; a save over a newer one is refused with 409. */
  versao: z.number().int().positive().nullish(),
  visoes: viewChoices.nullish(),
});

export const indicator = z.object({
  id: z.number(),
  nome_indicador: z.string(),
  data_type: z.enum(INDICATOR_TYPES),
  unidade: z.string(),
  formula_plain: z.string(),
  formula_struct: z.string(),
  /** The same as unidade and data_type, as lists carry them. */
  unit: z.string(),
  type: z.enum(INDICATOR_TYPES),
  significado: z.string().nullable(),
  versao: z.number(),
  atualizado_em: when,
  atualizado_por: z.string().nullable(),
});

export const formulaProblem = z.object({
  message: z.string(),
  start: z.number(),
  end: z.number(),
  /** Text that would put it right, to stand from start to end. */
  fix: z.object({ label: z.string(), text: z.string() }).nullable(),
});

const touched = z.object({
  paineis: z.array(
    z.object({ id: z.number(), nome: z.string(), publicado: z.boolean(), profile: z.array(z.string()) }),
  ),
  indicadores: z.array(z.object({ id: z.number(), nome_indicador: z.string() })),
});

const unsaved = z.object({
  /** The indicator being edited; absent for a new one. */
  id: id.nullish(),
  nome_indicador: z.string().max(120).nullish(),
  data_type: z.enum(INDICATOR_TYPES).default('numeric'),
  unidade: z.string().max(30).default(''),
  formula_plain: z.string().max(20_000),
});

const version = z.object({
  versao: z.number(),
  nome_indicador: z.string(),
  data_type: z.enum(INDICATOR_TYPES),
  unidade: z.string(),
  formula_plain: z.string(),
  significado: z.string().nullable(),
  nota: z.string().nullable(),
  criada_em: when,
  autor: z.string().nullable(),
  restaurada_de: z.number().nullable(),
});

const saved = z.object({ id: z.number(), versao: z.number() });

export const allIndicators = route(endpoints.allIndicators, {
  summary: 'Todos os indicadores',
  answer: z.array(
    indicator.extend({
      /** 'Onde é usado': panels that show it, as drafts or published, and indicators whose formulas name it. */
      usado_em: z.array(
        z.object({ onde: z.enum(['painel', 'indicador']), id: z.number(), nome: z.string() }),
      ),
    }),
  ),
  content: 'json',
});

export const oneIndicator = route(endpoints.oneIndicator, {
  summary: 'Um indicador',
  params: byId,
  answer: indicator,
  content: 'json',
});

export const createIndicator = route(endpoints.createIndicator, {
  summary: 'Criar indicador',
  body: indicatorBody,
  answer: saved,
  content: 'json',
});

export const updateIndicator = route(endpoints.updateIndicator, {
  summary: 'Alterar indicador; 409 com a versão atual quando outra pessoa gravou depois',
  params: byId,
  body: indicatorBody,
  answer: saved,
  content: 'json',
});

export const deleteIndicator = route(endpoints.deleteIndicator, {
  summary: 'Excluir indicador que nenhum painel nem indicador usa',
  params: byId,
  answer: z.literal(true),
  content: 'json',
});

export const indicatorResult = route(endpoints.indicatorResult, {
  summary: 'Resultado do indicador, para a prévia',
  params: byId,
  answer: z.array(row),
  content: 'json',
});

/** What is wrong with a formula being typed, and what it says in words. Nothing is kept. */
export const checkFormula = route(endpoints.checkFormula, {
  summary: 'Conferir uma fórmula sem gravar',
  body: unsaved,
  answer: z.object({
    problems: z.array(formulaProblem),
    formula_struct: z.string().nullable(),
    palavras: z.string().nullable(),
    /** Facts it reads, with what of them counts. */
    conta: z.array(z.string()),
  }),
  content: 'json',
});

/** An unsaved formula on real data; with `id`, old against new by state and year, and whom the change touches. */
export const previewFormula = route(endpoints.previewFormula, {
  summary: 'Prévia de uma fórmula com os dados, antes de gravar',
  body: unsaved,
  answer: z.object({
    problems: z.array(formulaProblem),
    rows: z.array(row),
    comparacao: z.array(
      z.object({
        uf: z.string().nullable(),
        ano: z.string().nullable(),
        antes: cell,
        depois: cell,
        diferenca: cell,
      }),
    ),
    toca: touched,
  }),
  content: 'json',
});

export const indicatorVersions = route(endpoints.indicatorVersions, {
  summary: 'Versões de um indicador, a mais nova primeiro',
  params: byId,
  answer: z.array(version),
  content: 'json',
});

export const restoreIndicator = route(endpoints.restoreIndicator, {
  summary: 'Voltar a uma versão anterior, como versão nova',
  params: byId,
  body: z.object({
    /** The version to go back to. */
    restaurar: z.number().int().positive(),
    nota: z.string().max(500, atMost(500)).nullish(),
    /** The version that was on screen. */
    versao: z.number().int().positive().nullish(),
    visoes: viewChoices.nullish(),
  }),
  answer: saved,
  content: 'json',
});

/** 'Ficha': what a reader of a card is told about its indicator. */
export const indicatorSheet = route(endpoints.indicatorSheet, {
  summary: 'Ficha de um indicador',
  keys: 'indicators',
  params: byId,
  answer: z.object({
    id: z.number(),
    nome_indicador: z.string(),
    unidade: z.string(),
    data_type: z.enum(INDICATOR_TYPES),
    significado: z.string().nullable(),
    formula_plain: z.string(),
    palavras: z.string(),
    conta: z.array(z.string()),
    nulos: z.array(z.string()),
    usa: z.array(z.object({ id: z.number(), nome_indicador: z.string() })),
    versao: z.number(),
    atualizado_em: when,
    /** Not told to observers. */
    atualizado_por: z.string().nullable(),
  }),
  content: 'json',
});

const yearsOfVersion = version.extend({
  valores: z.array(z.object({ ano: z.string(), valor: cell })),
  /** Why there are none: its formula names what is no longer there. */
  falha: z.string().nullable(),
});

export const indicatorHistory = route(endpoints.indicatorHistory, {
  summary: 'Versões de um indicador com seus valores por ano, dos mesmos dados',
  params: byId,
  query: z.object({
    filters: jsonText(z.array(columnFilter).max(60)).optional(),
    indicadores: z.string().max(4000).optional(),
  }),
  answer: z.array(yearsOfVersion),
  content: 'json',
});

/** A formula's name for one item of the catalogue and its groups: qtde, vlr and qtde × vlr each (third text, section 2.3). */
export const indicatorAutocomplete = route(endpoints.indicatorAutocomplete, {
  summary: 'Catálogo de itens para o editor de fórmulas',
  answer: z.array(
    z.object({
      codigo: z.number(),
      descricao: z.string(),
      cod_grupo: z.number(),
      nom_grupo: z.string(),
      cod_subgrupo: z.number(),
      nom_subgrupo: z.string(),
      unidade: z.string().nullable(),
    }),
  ),
  content: 'json',
});

/** Everything a formula can name, as `packages/formula` takes it: `catalogueOf(await …)` checks and completes in the browser. */
export const formulaCatalogue = route(endpoints.formulaCatalogue, {
  summary: 'Nomes que uma fórmula pode usar: colunas, indicadores, dimensões',
  answer: z.array(
    z.object({
      kind: z.enum(['column', 'indicator', 'dimension']),
      code: z.string(),
      name: z.string(),
      type: z.enum(['number', 'text', 'date']),
      unit: z.string().nullable(),
      origin: z.string(),
      /** A number that is the code of something with a name: it may be compared with the name. */
      named: z.boolean().optional(),
    }),
  ),
  content: 'json',
});

export const dimensionAutocomplete = route(endpoints.dimensionAutocomplete, {
  summary: 'Colunas das dimensões para o editor de fórmulas',
  answer: z.array(z.object({ table_name: z.string(), col_name: z.string(), description: z.string() })),
  content: 'json',
});

/** `table` is schema.table or a relation's name. */
export const tableColumns = route(endpoints.tableColumns, {
  summary: 'Colunas de uma tabela ou visão',
  query: z.object({ table: z.string().min(1).max(120) }),
  answer: z.array(
    viewColumn.required({ nspname: true, relname: true, type: true }).extend({ description: z.string() }),
  ),
  content: 'json',
});
