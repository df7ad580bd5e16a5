import { z } from 'zod';
import { CLOSABLE_NAMES, CLOSING_REASON_LEAST, CLOSING_REASON_MOST, isPeriod, isPlace } from '../closings.ts';
import * as endpoints from '../endpoints/closings.ts';
import { route } from '../route.ts';

/** Closings: the figures of a period as they stood, kept under a code, and how today's differ. */

const relatorio = z.enum(CLOSABLE_NAMES);
const periodo = z.string().regex(/^\d{4}(?:-[12])?$/);
const uf = z.string().regex(/^[A-Z]{2}$/);
/** As it was typed; what is no code is answered as such. */
const codigo = z.string().min(1).max(40);

/** What is closed, of when, of where; no `uf` is the whole country. */
const sheet = z.object({ relatorio, periodo, uf: uf.nullish() });
type Sheet = z.output<typeof sheet>;

const periodFits = {
  check: (given: Sheet) => isPeriod(given.relatorio, given.periodo),
  says: { path: ['periodo'], message: 'Este relatório não é de um período assim' },
};
const placeFits = {
  check: (given: Sheet) => isPlace(given.relatorio, given.uf ?? null),
  says: { path: ['uf'], message: 'Este relatório não é de um lugar assim' },
};

const summary = z.object({
  codigo: z.string(),
  relatorio,
  periodo: z.string(),
  uf: z.string().nullable(),
  /** Version and days of the data whose figures it keeps. */
  versao: z.number(),
  dados_ate: z.string().nullable(),
  motivo: z.string(),
  fechado_por: z.string(),
  fechado_em: z.string(),
  figuras: z.number(),
  /** A later closing of the same. */
  substituido_por: z.string().nullable(),
});
export type ClosingSummary = z.infer<typeof summary>;

/** A figure is a plain decimal with the decimals that the sheet prints, or words of a date; null is no figure. */
const kept = z.string().nullable();

export const STANDINGS = ['igual', 'revisto', 'saiu', 'entrou'] as const;

const figure = z.object({
  /** Of which row and column of its table. */
  linha: z.string(),
  coluna: z.string(),
  unidade: z.string().nullable(),
  entao: kept,
  hoje: kept,
  /** Today's less the one then; null where either is no number. */
  diferenca: kept,
  /** `saiu`: there is no such row or column today; `entrou`: there was none then. */
  situacao: z.enum(STANDINGS),
  /** Where it stands on today's sheet: the field of its column, and its row from 0; −1 is the last line, of the whole, null none. */
  campo: z.string(),
  lugar: z.number().nullable(),
});
export type ClosedFigure = z.infer<typeof figure>;

const table = z.object({ co_consulta: z.number(), titulo: z.string(), figuras: z.array(figure) });
export type ClosedTable = z.infer<typeof table>;

export const closings = route(endpoints.closings, {
  summary: 'Fechamentos que o perfil pode ler inteiros, os últimos primeiro, vinte por vez',
  query: z.object({ pagina: z.coerce.number<number>().int().min(0).max(1_000_000).default(0) }),
  answer: z.object({ total: z.number(), linhas: z.array(summary) }),
  content: 'json',
});

export const closePeriod = route(endpoints.closePeriod, {
  summary: 'Fechar um período: guardar as figuras da folha na versão dos dados que vale, com um código',
  body: sheet
    .extend({ motivo: z.string().trim().min(CLOSING_REASON_LEAST).max(CLOSING_REASON_MOST) })
    .refine(periodFits.check, periodFits.says)
    .refine(placeFits.check, placeFits.says),
  /** `novo` is false where the same period of the same data was closed already: that closing stands. */
  answer: z.object({ codigo: z.string(), novo: z.boolean() }),
  content: 'json',
});

export const closingOfSheet = route(endpoints.closingOfSheet, {
  summary: 'O fechamento que vale para uma folha, e as figuras dela que hoje são outras',
  query: sheet.refine(periodFits.check, periodFits.says).refine(placeFits.check, placeFits.says),
  answer: z.object({
    fechamento: z
      .object({
        ...summary.shape,
        /** Whether what is kept is what the code says. */
        integro: z.boolean(),
        /** Version of the data that `revistos` compares with. */
        versao_hoje: z.number(),
        /** Tables with figures that differ, those only. */
        revistos: z.array(table),
      })
      .nullable(),
  }),
  content: 'json',
});
export type ClosingOfSheet = NonNullable<
  z.infer<NonNullable<(typeof closingOfSheet)['answer']>>['fechamento']
>;

const params = z.object({ codigo });

export const oneClosing = route(endpoints.oneClosing, {
  summary: 'Um fechamento pelo código: o que foi fechado, por quem, e cada figura ao lado da de hoje',
  params,
  answer: z.object({
    ...summary.shape,
    sha256: z.string(),
    integro: z.boolean(),
    versao_hoje: z.number(),
    dados_ate_hoje: z.string().nullable(),
    /** None where what is kept is not what the code says. */
    tabelas: z.array(table),
  }),
  content: 'json',
});
export type OneClosing = z.infer<NonNullable<(typeof oneClosing)['answer']>>;

export const closingCsv = route(endpoints.closingCsv, {
  summary: 'As figuras de um fechamento, então e hoje, em CSV',
  params,
  content: 'csv',
});

export const closingContent = route(endpoints.closingContent, {
  summary: 'O conteúdo guardado de um fechamento, do qual o código é calculado (SHA-256)',
  params,
  content: 'file',
});
