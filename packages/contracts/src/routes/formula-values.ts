import { z } from 'zod';
import * as endpoints from '../endpoints/formula-values.ts';
import { route } from '../route.ts';

/** What the formula editor offers after '='. */

/** Most values in one answer; of more, the words typed find the others. */
export const FORMULA_VALUE_LIMIT = 50;

export const formulaValues = route(endpoints.formulaValues, {
  summary: 'Valores com que uma coluna ou dimensão pode ser comparada em uma fórmula',
  query: z.object({
    kind: z.enum(['column', 'dimension']),
    code: z.string().min(1).max(120),
    /** Words that a value or its code holds. */
    q: z.string().max(200).optional(),
  }),
  answer: z.object({
    /** How many there are in all; none of what is no kind and no place. */
    todos: z.number(),
    /** How many of them hold the words. */
    total: z.number(),
    /** `texto` is what the formula writes between quotes: the name, or the code where several have one name. */
    valores: z.array(z.object({ nome: z.string(), codigo: z.string(), texto: z.string() })),
  }),
  content: 'json',
});
