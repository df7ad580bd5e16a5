import { z } from 'zod';
import { cell } from './report-answer.ts';

/** Answer of 'Conferir': the figure that is shown, and what its rows come to, read one by one and counted and summed by the server's own code. */
export const figureCheck = z.object({
  co_consulta: z.number(),
  /** Load and last day of the data that were read. */
  dt_atualizacao: z.string().nullable(),
  dados_ate: z.string().nullable(),
  /** The figure as the report answers it now, and what it counts: 'propriedades', 'ha'. Null where the point has no figure of its own. */
  figura: cell,
  unidade: z.string(),
  /** The figure on the page, where it said one; `figura` otherwise. */
  mostrado: cell,
  /** How the rows were taken together; null where the figure is arithmetic on several parts. */
  modo: z.enum(['count', 'distinct', 'sum', 'avg', 'min', 'max']).nullable(),
  /** Rows that were read. */
  linhas: z.number(),
  /** What they come to; null where the figure is arithmetic on several parts, which are told one by one. */
  soma: cell,
  partes: z.array(z.object({ label: z.string(), linhas: z.number(), valor: cell })),
  /** Whether figure, page and rows are one number; null where there is nothing to hold against each other. */
  igual: z.boolean().nullable(),
  /** The page shows the figure of another load than the rows are of: it must be opened again before it can be checked. */
  outra_carga: z.boolean(),
});
export type FigureCheck = z.infer<typeof figureCheck>;
