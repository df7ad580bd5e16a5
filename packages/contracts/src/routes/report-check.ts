import { z } from 'zod';
import * as endpoints from '../endpoints/report-check.ts';
import { figureCheck } from '../figure-check.ts';
import { route } from '../route.ts';
import { drillBody } from './reports.ts';

/** The point of a drill-down, and what the page shows of it. */
export const checkBody = drillBody
  .omit({ typereturn: true, no_consulta: true, page: true, ordem: true, filtros: true, busca: true })
  .extend({
    /** The figure as it stands on the page; absent where no single one does. */
    mostrado: z.union([z.number(), z.string().regex(/^-?\d{1,30}(\.\d{1,20})?$/), z.null()]).optional(),
    /** Moment of the load that the page's figure is of (`dt_atualizacao`). */
    carga: z.string().max(40).nullish(),
  });

export const checkFigure = route(endpoints.checkFigure, {
  summary: 'Lê as linhas por trás de um número e diz se dão o número mostrado',
  body: checkBody,
  answer: figureCheck,
  content: 'json',
});
