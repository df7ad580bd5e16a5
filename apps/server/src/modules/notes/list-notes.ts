import type { FigureNote, figureNotes, panelNotes } from '@fonte/contracts/routes/figure-notes';
import type { z } from 'zod';
import type { Call } from '../../platform/index.ts';
import { accessOf } from '../../query/index.ts';
import { reportFor } from '../reports/index.ts';
import { notedViews } from './noted-chart.ts';
import { toldNotes } from './store.ts';

type Query = z.output<NonNullable<(typeof figureNotes)['query']>>;
type PanelQuery = z.output<NonNullable<(typeof panelNotes)['query']>>;
type Told = { notas: FigureNote[] };

/** The notes of some reports that the caller may read, by day. Errors: `forbidden` for a report that the caller does not see. */
export function listNotes(call: Call<unknown, Query>): Promise<Told> {
  const { relatorios, uf } = call.query;
  for (const report of relatorios) reportFor(report, call.profile);
  return told(call, toldNotes(call.db, accessOf(call)).where('n.relatorio', 'in', relatorios), uf);
}

/** Those on the views of a panel, alike. Errors: `panelNotFound` for a panel that the caller's profile is not given. */
export async function listPanelNotes(call: Call<{ id: number }, PanelQuery>): Promise<Told> {
  const views = await notedViews(call);
  if (views.length === 0) return { notas: [] };
  const all = toldNotes(call.db, accessOf(call)).where('n.id_painel', '=', call.params.id);
  return told(call, all.where('n.visao', 'in', views), call.query.uf);
}

/** In the order of their days: of every place that the caller sees, or of a state and of the country. */
async function told(call: Call, all: ReturnType<typeof toldNotes>, uf: string | undefined): Promise<Told> {
  const placed =
    uf === undefined ? all : all.where((eb) => eb.or([eb('n.uf', 'is', null), eb('n.uf', '=', uf)]));
  const notas = await placed.orderBy('n.inicio').orderBy('n.fim').orderBy('n.id_nota').execute();
  call.tell({ rows: notas.length });
  return { notas };
}
