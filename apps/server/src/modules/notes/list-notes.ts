import type { FigureNote, figureNotes } from '@fonte/contracts/routes/figure-notes';
import type { z } from 'zod';
import type { Call } from '../../platform/index.ts';
import { accessOf } from '../../query/index.ts';
import { reportFor } from '../reports/index.ts';
import { toldNotes } from './store.ts';

type Query = z.output<NonNullable<(typeof figureNotes)['query']>>;

/** The notes of some reports that the caller may read, by day. Errors: `forbidden` for a report that the caller does not see. */
export async function listNotes(call: Call<unknown, Query>): Promise<{ notas: FigureNote[] }> {
  const { relatorios, uf } = call.query;
  for (const report of relatorios) reportFor(report, call.profile);
  const all = toldNotes(call.db, accessOf(call)).where('n.relatorio', 'in', relatorios);
  const placed =
    uf === undefined ? all : all.where((eb) => eb.or([eb('n.uf', 'is', null), eb('n.uf', '=', uf)]));
  const notas = await placed.orderBy('n.inicio').orderBy('n.fim').orderBy('n.id_nota').execute();
  call.tell({ rows: notas.length });
  return { notas };
}
