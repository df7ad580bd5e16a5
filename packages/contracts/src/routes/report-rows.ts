import { z } from 'zod';
import * as endpoints from '../endpoints/report-rows.ts';
import { route } from '../route.ts';
import { reportQuery } from './reports.ts';

export const reportRows = route(endpoints.reportRows, {
  summary:
    'Quantas linhas tem o arquivo de cada relatório do perfil, sob o ano e a UF; o que não se conta a tempo vem nulo',
  query: reportQuery.pick({ $ano: true, $uf: true }),
  answer: z.object({
    relatorios: z.array(
      z.object({
        co_consulta: z.number(),
        /** Null where they were not counted in time. */
        linhas: z.number().nullable(),
      }),
    ),
  }),
  content: 'json',
});
