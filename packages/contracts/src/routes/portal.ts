import { z } from 'zod';
import { route } from '../route.ts';

/** What the browser asks about the installation itself, and what it tells it. */

export const publicSettings = z.object({
  product: z.string(),
  anos: z.array(z.number().int()),
  ufs: z.array(z.object({ uf: z.string(), nome: z.string() })),
  passwordMinLength: z.number().int(),
  demonstration: z.boolean(),
  basemap: z.object({ satellite: z.string().nullable(), attribution: z.string().nullable() }),
});

export const settings = route({
  name: 'portal.settings',
  method: 'GET',
  path: '/api/indicators/settings',
  access: 'public',
  summary: 'Configurações públicas desta instalação',
  answer: z.object({ tipo: z.literal(1), result: publicSettings }),
  content: 'json',
});

/** The audit id of a page (pages.ts) is recorded when it is opened. */
export const openedPage = route({
  name: 'portal.openedPage',
  method: 'POST',
  path: '/api/indicators/audit/page',
  access: 'session',
  summary: 'Registrar a página aberta',
  body: z.object({ audit: z.number().int().positive(), path: z.string().max(300) }),
  answer: z.object({ tipo: z.literal(1), result: z.boolean() }),
  content: 'json',
});
