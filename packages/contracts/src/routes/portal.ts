import { z } from 'zod';
import { route } from '../route.ts';

/** What the portal tells about itself: settings, data version, pages opened, these very calls, health. */

export const publicSettings = z.object({
  product: z.string(),
  anos: z.array(z.number().int()),
  ufs: z.array(z.object({ uf: z.string(), nome: z.string() })),
  passwordMinLength: z.number().int(),
  demonstration: z.boolean(),
  basemap: z.object({ satellite: z.string().nullable(), attribution: z.string().nullable() }),
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

export const settings = route({
  name: 'portal.settings',
  method: 'GET',
  path: '/api/indicators/settings',
  access: 'public',
  summary: 'Configurações públicas desta instalação',
  tells: 'nothing',
  answer: z.object({ tipo: z.literal(1), result: publicSettings }),
  content: 'json',
});

export const version = route({
  name: 'portal.version',
  method: 'GET',
  path: '/api/indicators/version',
  access: 'session',
  summary: 'Versão dos dados em uso',
  tells: 'nothing',
  answer: z.object({ tipo: z.literal(1), result: dataVersion }),
  content: 'json',
});

/** The audit id of a page (pages/) is recorded when it is opened. */
export const openedPage = route({
  name: 'portal.openedPage',
  method: 'POST',
  path: '/api/indicators/audit/page',
  access: 'session',
  summary: 'Registrar a página aberta',
  tells: 'nothing',
  body: z.object({ audit: z.number().int().positive(), path: z.string().max(300) }),
  answer: z.object({ tipo: z.literal(1), result: z.boolean() }),
  content: 'json',
  bodyLimit: 2_048,
});

export const openApi = route({
  name: 'portal.openApi',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'session',
  summary: 'Estas chamadas em OpenAPI 3.1',
  tells: 'nothing',
  content: 'json',
});

export const docs = route({
  name: 'portal.docs',
  method: 'GET',
  path: '/api/docs',
  access: 'session',
  summary: 'Página com estas chamadas, para ler',
  tells: 'nothing',
  query: z.object({ file: z.enum(['page', 'script', 'style']).default('page') }),
  content: 'file',
});

export const live = route({
  name: 'health.live',
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'O processo responde',
  anyHost: true,
  tells: 'nothing',
  answer: z.object({ status: z.literal('ok') }),
  content: 'json',
});

export const ready = route({
  name: 'health.ready',
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  anyHost: true,
  summary:
    'O processo e o banco de dados respondem; 503 quando não; degraded, com o motivo, quando só se pode ler',
  answer: z.object({
    status: z.enum(['ok', 'degraded']),
    /** Name and sentence of the failure that whoever writes is told. */
    codigo: z.enum(['storageFull', 'databaseReadOnly']).optional(),
    motivo: z.string().optional(),
  }),
  tells: 'nothing',
  content: 'json',
});
