import type {
  changeNote as changeRoute,
  writeNote as writeRoute,
  writeViewNote as writeViewRoute,
} from '@fonte/contracts/routes/figure-notes';
import { sql } from 'kysely';
import type { z } from 'zod';
import { isState } from '../../answers/index.ts';
import { fail, type Call } from '../../platform/index.ts';
import { accessOf } from '../../query/index.ts';
import { reportFor } from '../reports/index.ts';
import { notedViews, type NotedChart } from './noted-chart.ts';
import { refuseManySaves, refuseTooMany } from './limits.ts';
import { notesOf, toldNotes } from './store.ts';
import { tellNote } from './told.ts';

type Written = z.output<NonNullable<(typeof writeRoute)['body']>>;
type WrittenOnView = z.output<NonNullable<(typeof writeViewRoute)['body']>>;
type Changed = z.output<NonNullable<(typeof changeRoute)['body']>>;

/** Writes a note. Errors: `forbidden` for a report that the caller does not see, `invalidParameter` for a state that there is not, those of limits.ts. */
export function writeNote(call: Call<unknown, unknown, Written>): Promise<{ id: number }> {
  const { relatorio, ...body } = call.body;
  reportFor(relatorio, call.profile);
  return write(call, { relatorio }, body);
}

/** Writes one on a view. Errors: `panelNotFound`, `invalidParameter` for a view that is not published there, or has no place for a note, those of writing. */
export async function writeViewNote(
  call: Call<{ id: number }, unknown, WrittenOnView>,
): Promise<{ id: number }> {
  const { visao, ...body } = call.body;
  if (!(await notedViews(call)).includes(visao)) fail('invalidParameter', { name: 'visao' });
  return write(call, { id_painel: call.params.id, visao }, body);
}

function write(call: Call, chart: NotedChart, body: Omit<Written, 'relatorio'>): Promise<{ id: number }> {
  const { app, session } = call;
  const note = { ...chart, ...body, uf: stateOf(body) };
  return app.database.db.transaction().execute(async (trx) => {
    await refuseManySaves(trx, session.idUsuario);
    const { id_nota: id } = await trx
      .insertInto('portal.nota')
      .values({ ...note, autor: session.idUsuario })
      .returning('id_nota')
      .executeTakeFirstOrThrow();
    await refuseTooMany(trx, chart);
    await tellNote(trx, call, 'escrever', { nota: id, ...note });
    return { id };
  });
}

/** Writes over a note as it was read. Errors: `noteNotFound` for one that is gone or not the caller's to see, `staleVersion`, as those of writing. */
export function changeNote(call: Call<{ id: number }, unknown, Changed>): Promise<{ id: number }> {
  const { app, session, params } = call;
  const { versao, ...body } = call.body;
  const note = { ...body, uf: stateOf(body) };
  return app.database.db.transaction().execute(async (trx) => {
    await refuseManySaves(trx, session.idUsuario);
    const seen = notesOf(trx, accessOf(call)).where('n.id_nota', '=', params.id);
    const before = await seen
      .select(['n.versao', ...CHART])
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return fail('noteNotFound');
    if (before.versao !== versao) {
      const told = toldNotes(trx, accessOf(call)).where('n.id_nota', '=', params.id);
      const current = await told.executeTakeFirst();
      return fail('staleVersion', { current: before.versao, edited: versao }, { current });
    }
    await trx
      .updateTable('portal.nota')
      .set({ ...note, versao: versao + 1, alterada_por: session.idUsuario, alterada_em: sql`now()` })
      .where('id_nota', '=', params.id)
      .execute();
    await tellNote(trx, call, 'mudar', { nota: params.id, ...chartOf(before), ...note });
    return { id: params.id };
  });
}

/** Removes a note; what it said stands in the log of accesses. Errors: `noteNotFound`, `tooManySaves`. */
export function removeNote(call: Call<{ id: number }>): Promise<{ deleted: true }> {
  const { app, session, params } = call;
  return app.database.db.transaction().execute(async (trx) => {
    await refuseManySaves(trx, session.idUsuario);
    const seen = notesOf(trx, accessOf(call)).where('n.id_nota', '=', params.id);
    const gone = await seen
      .select([...CHART, 'n.inicio', 'n.fim', 'n.uf', 'n.texto', 'n.leitores'])
      .forUpdate()
      .executeTakeFirst();
    if (gone === undefined) return fail('noteNotFound');
    await trx.deleteFrom('portal.nota').where('id_nota', '=', params.id).execute();
    const { relatorio, id_painel, visao, ...said } = gone;
    const chart = chartOf({ relatorio, id_painel, visao });
    await tellNote(trx, call, 'remover', { nota: params.id, ...chart, ...said });
    return { deleted: true as const };
  });
}

const CHART = ['n.relatorio', 'n.id_painel', 'n.visao'] as const;
type StoredChart = Record<'relatorio' | 'id_painel', number | null> & { readonly visao: string | null };

/** What a note is on, for the log of accesses: no more than says so. */
const chartOf = ({ relatorio, id_painel, visao }: StoredChart) =>
  relatorio === null ? { id_painel, visao } : { relatorio };

/** The state of a note; null for the whole country. */
function stateOf({ uf = null }: Pick<Written, 'uf'>): string | null {
  if (uf !== null && !isState(uf)) fail('invalidParameter', { name: 'uf' });
  return uf;
}
