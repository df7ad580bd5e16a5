import type { NotedReport } from '@fonte/contracts/noted-reports';
import { stepOfView } from '@fonte/contracts/noted-views';
import { fail, type Call } from '../../platform/index.ts';
import { accessOf } from '../../query/index.ts';
import { Indicators, publishedPanels, viewFaults } from '../indicators/index.ts';

/** What a note is on, as its table has it: a report, or a view of a panel. */
export type NotedChart =
  | { readonly relatorio: NotedReport }
  | { readonly id_painel: number; readonly visao: string };

/**
 * The views of a published panel that have notes and whose figures the caller is answered: those over time. Errors: `panelNotFound` for a panel that the caller's profile is not
 * given.
 */
export async function notedViews(call: Call<{ id: number }>): Promise<string[]> {
  const { app, db, params, profile } = call;
  const panel = (await publishedPanels(db, profile)).find(({ id }) => id === params.id);
  if (!panel) return fail('panelNotFound', { id: params.id });
  const overTime = panel.config.filter((view) => stepOfView(view) !== null);
  if (overTime.length === 0) return [];
  const book = await new Indicators(app).book(db);
  const answered = overTime.filter((view) => viewFaults(book, view, accessOf(call)).length === 0);
  return answered.flatMap(({ id }) => id ?? []);
}
