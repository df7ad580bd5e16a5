import { z } from 'zod';
import * as endpoints from '../endpoints/panels.ts';
import { atMost } from '../at-most.ts';
import { REQUIRED } from '../forms.ts';
import { route } from '../route.ts';
import { view, viewColumn, viewDimension, views } from '../view.ts';

/** Panels and the dimensions their views are made of (third text, sections 2.4, 2.5, 3 and 7). */

const byId = z.object({ id: z.coerce.number<number>().int().positive() });
const nome = z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(120, atMost(120));

export const panel = z.object({
  id: z.number(),
  nome: z.string(),
  /** Whether the profiles see it. */
  published: z.boolean(),
  /** Names of the profiles it is given to. */
  profile: z.array(z.string()),
  config: z.array(view),
  /** Version of the draft, for the next save; null for who only reads. */
  versao: z.number().nullable(),
  /** Whether the draft says something else than what the profiles see. */
  rascunho: z.boolean(),
  publicado_em: z.string().nullable(),
  publicado_por: z.string().nullable(),
  atualizado_em: z.string(),
  atualizado_por: z.string().nullable(),
});
export type Panel = z.infer<typeof panel>;

export const panelsOfProfile = route(endpoints.panelsOfProfile, {
  summary: 'Painéis publicados do perfil, com suas visões',
  keys: 'indicators',
  answer: z.array(
    z.object({
      id: z.number(),
      nome: z.string(),
      config: z.array(view),
      /** What its filter form offers: its views' dimensions, or, where they name none, those that its indicators share. */
      dimensoes: z.array(viewDimension),
    }),
  ),
  content: 'json',
});

export const allPanels = route(endpoints.allPanels, {
  summary: 'Todos os painéis, para a lista',
  answer: z.array(
    panel.omit({ config: true }).extend({
      /** The name again, and the place in the list, as the table's columns are called. */
      painel: z.string(),
      item: z.number(),
      visoes: z.number(),
    }),
  ),
  content: 'json',
});

/** Who configures gets the draft; who reads, the published panel of its profile. */
export const onePanel = route(endpoints.onePanel, {
  summary: 'Um painel',
  params: byId,
  answer: panel,
  content: 'json',
});

export const dimensions = route(endpoints.dimensions, {
  summary: 'Dimensões que servem a visões e filtros',
  answer: z.array(viewDimension),
  content: 'json',
});

export const dimensionFields = route(endpoints.dimensionFields, {
  summary: 'Colunas de uma dimensão',
  params: z.object({ id: z.string().min(1).max(60) }),
  answer: z.array(
    viewColumn.required({ nspname: true, relname: true, type: true }).extend({ description: z.string() }),
  ),
  content: 'json',
});

const saved = z.object({ id: z.number(), versao: z.number() });
/** Two panels share a name only where that was asked for. */
const sameName = z.boolean().optional();
const profiles = z.array(z.string().max(80)).max(30);

export const createPanel = route(endpoints.createPanel, {
  summary: 'Criar painel, em rascunho',
  body: z.object({
    nome,
    config: views.default([]),
    profile: profiles.optional(),
    mesmo_nome: sameName,
  }),
  answer: saved,
  content: 'json',
  bodyLimit: 2_000_000,
});

/** Name, views and profiles, whichever are sent. */
export const updatePanel = route(endpoints.updatePanel, {
  summary: 'Alterar painel; 409 com a versão atual quando outra pessoa gravou depois',
  params: byId,
  body: z.object({
    nome: nome.optional(),
    config: views.optional(),
    profile: profiles.optional(),
    /** The version that was edited. */
    versao: z.number().int().positive().nullish(),
    mesmo_nome: sameName,
  }),
  answer: saved,
  content: 'json',
  bodyLimit: 2_000_000,
});

export const publishPanel = route(endpoints.publishPanel, {
  summary: 'Publicar o rascunho, ou recolher o painel',
  params: byId,
  body: z.object({ published: z.boolean(), versao: z.number().int().positive().nullish() }),
  answer: saved,
  content: 'json',
});

/** 'Histórico': every version that is kept, the newest first. */
export const panelVersions = route(endpoints.panelVersions, {
  summary: 'Versões de um painel, a mais nova primeiro',
  params: byId,
  answer: z.array(
    z.object({
      versao: z.number(),
      nome: z.string(),
      /** Titles of its views, in order. */
      visoes: z.array(z.string()),
      criada_em: z.string(),
      autor: z.string().nullable(),
      /** The version that the profiles see. */
      publicada: z.boolean(),
    }),
  ),
  content: 'json',
});

export const restorePanel = route(endpoints.restorePanel, {
  summary: 'Voltar a uma versão anterior do painel, como rascunho novo',
  params: byId,
  body: z.object({
    /** The version to go back to. */
    restaurar: z.number().int().positive(),
    /** The version that was on screen. */
    versao: z.number().int().positive().nullish(),
  }),
  answer: saved,
  content: 'json',
});

export const deletePanel = route(endpoints.deletePanel, {
  summary: 'Excluir painel',
  params: byId,
  answer: z.literal(true),
  content: 'json',
});
