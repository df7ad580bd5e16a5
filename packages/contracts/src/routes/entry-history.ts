import { z } from 'zod';
import * as endpoints from '../endpoints/entry-history.ts';
import { route } from '../route.ts';
import { columnFilter, viewQuestion } from '../view.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * The history of one entry behind a figure: the indicator of its property, visit day by visit day, under the point's filters but over all years.
 * The body carries the filters, since a value may name a person. `detailshistory` by GET has the versions of the indicator itself.
 */
export const entryHistory = route(endpoints.entryHistory, {
  summary: 'Histórico de uma propriedade, dia a dia, num indicador',
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({
    /** cod_propriedade of the entry. */
    propriedade: z.string().min(1).max(60),
    filters: z.array(columnFilter).max(120).default([]),
    uf: viewQuestion.shape.uf,
  }),
  answer: z.object({
    indicador: z.object({
      id: z.number(),
      name: z.string(),
      unidade: z.string(),
      type: z.enum(['numeric', 'integer']),
    }),
    propriedade: z.object({ codigo: z.string(), nome: z.string().nullable() }),
    /** Days with the figure of that day, the newest first; a figure without a date has one line, `dia` null. */
    dias: z.array(z.object({ dia: z.string().nullable(), valor: cell })),
    /** Over all of them, worked out at that level. */
    valor: cell,
    dados_ate: z.string().nullable(),
  }),
  content: 'json',
});
