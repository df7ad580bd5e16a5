import { z } from 'zod';
import * as endpoints from '../endpoints/indicator-impact.ts';
import { route } from '../route.ts';
import { INDICATOR_TYPES } from '../view-options.ts';
import { formulaProblem } from './indicators.ts';

/** What a change of an indicator does to the panels and indicators that use it, before it is saved. */

const id = z.number().int().positive();
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The indicator as it is about to become: its new formula, or the version to go back to. */
export const impactBody = z.object({
  id,
  /** Of a version, everything else but the years is ignored. */
  restaurar: id.nullish(),
  nome_indicador: z.string().max(120).nullish(),
  data_type: z.enum(INDICATOR_TYPES).default('numeric'),
  unidade: z.string().max(30).default(''),
  formula_plain: z.string().max(20_000).default(''),
  /** Years of the figures; all when absent. */
  ano: z.array(z.number().int().min(1900).max(2200)).max(60).default([]),
});

/** Profiles that see their own properties only, whoever else is in the state. */
export const OWN_ROWS = ['supervisor', 'tecnico'] as const;

const figure = z.object({
  id: z.number(),
  nome_indicador: z.string(),
  unidade: z.string(),
  data_type: z.enum(INDICATOR_TYPES),
  /** Null for the whole; else what the readers of that state see. */
  uf: z.string().nullable(),
  /** Who sees it, of those who see their own rows only; null for the whole and the states. */
  leitor: z.object({ perfil: z.enum(OWN_ROWS), nome: z.string() }).nullable(),
  antes: cell,
  depois: cell,
  /** Share of the old figure by which the new one differs. */
  variacao: cell,
});

export const impactAnswer = z.object({
  problems: z.array(formulaProblem),
  /** Indicators whose formulas use it, and why they could not be read any more. */
  indicadores: z.array(
    z.object({ id: z.number(), nome_indicador: z.string(), quebra: z.string().nullable() }),
  ),
  visoes: z.array(
    z.object({
      painel: z.number(),
      nome: z.string(),
      perfis: z.array(z.string()),
      /** As its profiles see it; else of a draft. */
      publicada: z.boolean(),
      /** The panel's version and the view's place in it: how a save names it. */
      versao: z.number(),
      visao: z.number(),
      titulo: z.string(),
      /** Why it could not be answered any more; null where it can. */
      quebra: z.string().nullable(),
      /** It is not answered now either. */
      ja_quebrada: z.boolean(),
      /** It could stay without the indicators that the change reaches. */
      sem_indicador: z.boolean(),
      /** It was asked of the data. */
      calculada: z.boolean(),
      figuras: z.array(figure),
      /** Of the readers who see their own rows only, how many are not among the figures: those that change most are. */
      leitores_restantes: z.number(),
    }),
  ),
  /** Published views that were read but, for their number or their time, not asked of the data. */
  restantes: z.number(),
});

export const indicatorImpact = route(endpoints.indicatorImpact, {
  summary: 'O que uma mudança de indicador faz com cada visão e indicador que o usa, antes de gravar',
  body: impactBody,
  answer: impactAnswer,
  content: 'json',
});
