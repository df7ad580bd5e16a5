import type { DashboardAnswer, ReportAnswer } from '@fonte/contracts';
import type { Caller } from './api.ts';

export type Filters = { ano?: number; uf?: string };

/** The whole dashboard as the portal answers it to a caller, by report number. */
export async function dashboardOf(caller: Caller, { ano, uf }: Filters): Promise<Map<number, ReportAnswer>> {
  const query = new URLSearchParams({
    module: 'consulta',
    controller: 'dash-board',
    action: 'load-report-dash',
    typereturn: 'Json',
    ...(ano === undefined ? {} : { $ano: JSON.stringify([ano]) }),
    ...(uf === undefined ? {} : { $uf: JSON.stringify([uf]) }),
  });
  const { reports } = (await (await caller.get(`/api/app/?${query}`)).json()) as DashboardAnswer;
  return new Map(reports.flatMap(({ co_consulta, answer }) => (answer ? [[co_consulta, answer]] : [])));
}
