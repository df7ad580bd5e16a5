import { z } from 'zod';
import { ACTIVITIES } from '../downloads.ts';
import * as endpoints from '../endpoints/visit-indicators.ts';
import { WORKED_OUT_FORMS } from '../file-forms.ts';
import { route } from '../route.ts';
import { listText } from './json-text.ts';

export const visitIndicators = route(endpoints.visitIndicators, {
  summary: 'Indicadores de corte ou de leite com 12 e 24 visitas: uma linha por propriedade, em Csv ou Xlsx',
  query: z.object({
    atividade: z.enum(ACTIVITIES),
    typereturn: z.enum(WORKED_OUT_FORMS).default('Csv'),
    $uf: listText<string>().optional(),
    ufurl: z.string().max(10).optional(),
  }),
  content: 'file',
});
