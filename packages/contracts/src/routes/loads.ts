import { z } from 'zod';
import * as endpoints from '../endpoints/loads.ts';
import { loginFields } from '../forms.ts';
import { route } from '../route.ts';

/** Loads of the programme's data that are sent by page. */

export const LOAD_SITUATIONS = [
  'conferindo',
  'pronta',
  'recusada',
  'importando',
  'importada',
  'sem_mudancas',
  'falhou',
  'cancelada',
  'vencida',
] as const;
export type LoadSituation = (typeof LOAD_SITUATIONS)[number];

const moment = z.string().nullable();
/** What goes beyond a limit and may be accepted. */
const accepted = z.enum(['remocoes', 'esvaziadas', 'trocadas']);

const sent = z.object({
  id: z.number(),
  /** `desfazer`: back to the version before. */
  tipo: z.enum(['pasta', 'desfazer']),
  nome: z.string(),
  por: z.string(),
  enviada_em: z.string(),
  situacao: z.enum(LOAD_SITUATIONS),
  bytes: z.number(),
  /** What is being done, while it is: phase of the import, file or table, share of the whole. */
  andamento: z
    .object({
      fase: z.enum(['descompactando', 'lendo', 'conferindo', 'comparando', 'gravando', 'resumos']),
      que: z.string().nullable(),
      parte: z.number(),
    })
    .nullable(),
  /** Why it failed. */
  motivo: z.string().nullable(),
  /** Data version that its import made. */
  versao: z.number().nullable(),
  /** Until then its files are kept; null where they are gone. */
  guardada_ate: moment,
});
export type SentLoad = z.infer<typeof sent>;

const past = z.object({
  id: z.number(),
  iniciada_em: z.string(),
  concluida_em: moment,
  situacao: z.enum(['em_andamento', 'concluida', 'sem_mudancas', 'recusada', 'interrompida']),
  /** Name of the folder, or which version was undone. */
  origem: z.string(),
  /** Who sent it; null where it came by the command, '' where nobody can tell any more (contracts/retention, class `carga`). */
  por: z.string().nullable(),
  versao: z.number().nullable(),
  novas: z.number(),
  alteradas: z.number(),
  removidas: z.number(),
  falhas: z.number(),
  motivo: z.string().nullable(),
});
export type PastLoad = z.infer<typeof past>;

export const loads = route(endpoints.loads, {
  summary:
    'Cargas de dados: as que esperam ou são feitas, e todas as que houve, as últimas primeiro, vinte por vez',
  query: z.object({ pagina: z.coerce.number<number>().int().min(0).max(1_000_000).default(0) }),
  answer: z.object({
    /** Version of the data that stands. */
    versao: z.number().nullable(),
    /** The same where there is one before it to go back to. */
    desfaz: z.number().nullable(),
    /** Largest load, MB. */
    limite_mb: z.number(),
    /** Whose files are here, or which is being done; the newest first. */
    enviadas: z.array(sent),
    total: z.number(),
    linhas: z.array(past),
  }),
  content: 'json',
});

export const sendLoad = route(endpoints.sendLoad, {
  summary:
    'Enviar uma carga: files, um zip da pasta ou os seus arquivos soltos; decimais (ponto ou virgula) e referencia (aaaa-mm-dd), se forem ditos. É conferida, e nada é importado',
  streams: 'multipart/form-data',
  answer: z.object({ id: z.number() }),
  content: 'json',
});

const byId = z.object({ id: z.coerce.number<number>().int().positive() });

const fault = z.object({
  arquivo: z.string(),
  linha: z.number().nullable(),
  /** Place of the feature in a GeoJSON file. */
  feicao: z.number().optional(),
  coluna: z.string().nullable(),
  /** CPFs are hidden. */
  valor: z.string().nullable(),
  motivo: z.string(),
  /** It may be accepted. */
  aceita: accepted.optional(),
});
export type LoadFault = z.infer<typeof fault>;

/** First and last day of a column; null where it has none. */
const span = z.tuple([z.string(), z.string()]).nullable();

const table = z.object({
  tabela: z.string(),
  arquivo: z.string(),
  antes: z.number(),
  depois: z.number(),
  novas: z.number(),
  alteradas: z.number(),
  removidas: z.number(),
  iguais: z.number(),
  exemplos: z.object({
    novas: z.array(z.string()),
    alteradas: z.array(z.string()),
    removidas: z.array(z.string()),
  }),
  esvaziadas: z.array(
    z.object({ coluna: z.string(), antes: z.number(), depois: z.number(), esvaziadas: z.number() }),
  ),
  trocadas: z
    .array(
      z.object({
        coluna: z.string(),
        antes: z.number(),
        trocadas: z.number(),
        somas: z.tuple([z.number(), z.number()]).nullable(),
      }),
    )
    .default([]),
  periodos: z.array(z.object({ coluna: z.string(), antes: span, depois: span })),
});
export type LoadTable = z.infer<typeof table>;

export const oneLoad = route(endpoints.oneLoad, {
  summary:
    'Uma carga enviada: o que mudaria ou mudou, tabela a tabela, e as falhas com arquivo, linha e motivo',
  params: byId,
  answer: z.object({
    ...sent.shape,
    arquivos: z.array(z.object({ nome: z.string(), bytes: z.number(), sha256: z.string() })),
    /** Version that the preview compared with; where another stands by now it has to be checked again. */
    versao_vista: z.number().nullable(),
    tabelas: z.array(table),
    falhas: z.array(fault),
    avisos: z.array(fault),
    /** What has to be accepted for it to be imported. */
    aceitar: z.array(accepted),
  }),
  content: 'json',
});
export type OneLoad = z.infer<NonNullable<(typeof oneLoad)['answer']>>;

const done = z.object({ id: z.number() });

export const checkLoad = route(endpoints.checkLoad, {
  summary: 'Conferir de novo uma carga enviada, com os dados que valem agora',
  params: byId,
  answer: done,
  content: 'json',
});

export const importLoad = route(endpoints.importLoad, {
  summary: 'Importar uma carga conferida, com a senha e, além dos limites, com o que se aceita',
  params: byId,
  body: z.object({
    atual: loginFields.pass,
    aceitar_remocoes: z.boolean().default(false),
    aceitar_esvaziadas: z.boolean().default(false),
    aceitar_trocadas: z.boolean().default(false),
  }),
  answer: done,
  content: 'json',
});

export const cancelLoad = route(endpoints.cancelLoad, {
  summary: 'Cancelar uma carga: para o que está sendo feito e apaga os arquivos enviados',
  params: byId,
  answer: done,
  content: 'json',
});

export const undoLoad = route(endpoints.undoLoad, {
  summary: 'Desfazer a versão que vale: os fatos da anterior voltam, numa versão nova',
  body: z.object({ versao: z.number().int().positive(), atual: loginFields.pass }),
  answer: done,
  content: 'json',
});
