import { z } from 'zod';
import { propertyCode } from '../by-property.ts';
import * as endpoints from '../endpoints/history.ts';
import { HISTORY_TABLES } from '../history.ts';
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

const page = z.object({
  total: z.number(),
  atualizados: z.number(),
  adicionados: z.number(),
  removidos: z.number(),
  linhas: z.array(diffRow),
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
  query: z.object({ pagina: pageNumber.default(0) }),
  answer: page.extend({
    /** Whether the property is there; a load may have taken it away, and then these are all that is left of it. */
    existe: z.boolean(),
  }),
  content: 'json',
});
