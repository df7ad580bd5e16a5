import type { ReportAnswer } from '@fonte/contracts';
import { loadDashboard } from '@fonte/contracts/endpoints/reports';
import type { Caller } from './api.ts';

export type Filters = { ano?: number; uf?: string };

type Asked = Filters & { painel?: string; ciclo?: string };

/** The whole dashboard as the portal answers it to a caller, or another board, by report number. */
export async function dashboardOf(
  caller: Caller,
  { ano, uf, ...board }: Asked,
): Promise<Map<number, ReportAnswer>> {
  const { reports } = await caller.call(loadDashboard, {
    query: {
      $ano: ano === undefined ? undefined : [ano],
      $uf: uf === undefined ? undefined : [uf],
      ...board,
    },
  });
  return new Map(reports.flatMap(({ co_consulta, answer }) => (answer ? [[co_consulta, answer]] : [])));
}
