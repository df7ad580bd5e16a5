import * as endpoints from '../endpoints/report-workbook.ts';
import { route } from '../route.ts';
import { boardQuery } from './reports.ts';

export const workbook = route(endpoints.workbook, {
  summary: 'Um quadro inteiro como pasta de trabalho (XLSX): capa, números e uma folha por tabela ou gráfico',
  query: boardQuery,
  content: 'file',
});
