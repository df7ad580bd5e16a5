import { z } from 'zod';
import type { Worked } from '../brush/cube.ts';
import * as endpoints from '../endpoints/brush-cube.ts';
import { route } from '../route.ts';
import { groupRow, viewQuestion } from '../view.ts';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const worked: z.ZodType<Worked> = z.lazy(() =>
  z.union([
    z.object({ part: z.number() }),
    z.object({ number: z.string() }),
    z.object({ op: z.string(), args: z.array(worked) }),
  ]),
);

const table = z.object({
  rows: z.array(z.array(cell)),
  mark: z.array(z.number()),
  row: z.array(z.number()),
  parts: z.array(z.array(z.union([z.number(), z.string(), z.null()]))),
});

/** The parts of a view's figures by the marks of another card, which its choice adds up while it is made (docs/decisions/0103). */
export const brushCube = route(endpoints.brushCube, {
  summary: 'Partes dos valores de uma visão, por marca de outro card',
  body: viewQuestion.extend({
    /** The one column that groups the other card. */
    por: groupRow,
  }),
  answer: z.object({
    cubo: z
      .object({
        marks: z.array(cell),
        folds: z.array(z.enum(['sum', 'min', 'max'])),
        tables: z.array(table),
        figures: z.array(z.object({ id: z.number(), table: z.number(), row: worked, total: worked })),
      })
      .nullable(),
    /** Why each choice is a question to the server instead: 'os maiores grupos mudam com a escolha'. */
    motivo: z.string().nullable(),
  }),
  content: 'json',
  asMade: true,
});
