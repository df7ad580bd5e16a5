import { z } from 'zod';
import * as endpoints from '../endpoints/portal.ts';
import { route } from '../route.ts';

/** What the portal tells about itself: settings, data version, pages opened, these very calls, health. */

export const publicSettings = z.object({
  product: z.string(),
  anos: z.array(z.number().int()),
  ufs: z.array(z.object({ uf: z.string(), nome: z.string() })),
  /** Semesters that the semester report has, oldest first: '2023-2'. */
  semestres: z.array(z.string()),
  passwordMinLength: z.number().int(),
  demonstration: z.boolean(),
  basemap: z.object({ satellite: z.string().nullable(), attribution: z.string().nullable() }),
  /** Whether the server makes PDFs of sheets. */
  pdf: z.boolean(),
  /** Largest file that may be sent, MB. */
  uploadMaxMb: z.number().int(),
  /** Addresses of the video provider's frame and thumbnail, with `{id}`; null where videos cannot be added. */
  video: z.object({ embed: z.string(), thumb: z.string().nullable() }).nullable(),
});

/** Public settings of this installation, answered before sign-in as well. */
export type PublicSettings = z.infer<typeof publicSettings>;

const dataVersion = z.object({
  /** 0 while nothing has been imported. */
  versao: z.number().int(),
  dt_atualizacao: z.string().nullable(),
  /** Date of the most recent fact, YYYY-MM-DD. */
  dados_ate: z.string().nullable(),
  demonstracao: z.boolean(),
});

/** Which import the figures come from. */
export type DataVersion = z.infer<typeof dataVersion>;

export const settings = route(endpoints.settings, {
  summary: 'Configurações públicas desta instalação',
  answer: z.object({ tipo: z.literal(1), result: publicSettings }),
  content: 'json',
});

export const version = route(endpoints.version, {
  summary: 'Versão dos dados em uso',
  answer: z.object({ tipo: z.literal(1), result: dataVersion }),
  content: 'json',
});

/** The audit id of a page (pages/) is recorded when it is opened. */
export const openedPage = route(endpoints.openedPage, {
  summary: 'Registrar a página aberta',
  body: z.object({ audit: z.number().int().positive(), path: z.string().max(300) }),
  answer: z.object({ tipo: z.literal(1), result: z.boolean() }),
  content: 'json',
  bodyLimit: 2_048,
});

export const openApi = route(endpoints.openApi, {
  summary: 'Estas chamadas em OpenAPI 3.1',
  answer: z.object({
    openapi: z.literal('3.1.0'),
    info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    components: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
  asMade: true,
  content: 'json',
});

export const docs = route(endpoints.docs, {
  summary: 'Página com estas chamadas, para ler',
  query: z.object({ file: z.enum(['page', 'script', 'style']).default('page') }),
  content: 'file',
});

export const live = route(endpoints.live, {
  summary: 'O processo responde',
  anyHost: true,
  answer: z.object({ status: z.literal('ok') }),
  content: 'json',
});

export const ready = route(endpoints.ready, {
  anyHost: true,
  summary:
    'O processo e o banco de dados respondem; 503 quando não; degraded, com o motivo, quando só se pode ler',
  answer: z.object({
    status: z.enum(['ok', 'degraded']),
    /** Name and sentence of the failure that whoever writes is told. */
    codigo: z.enum(['storageFull', 'databaseReadOnly']).optional(),
    motivo: z.string().optional(),
    /** What does not work as it was set and stops nobody, in sentences. */
    avisos: z.array(z.string()).optional(),
  }),
  content: 'json',
});
