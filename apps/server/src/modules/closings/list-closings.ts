import { GRID_PAGE_SIZE } from '@fonte/contracts';
import type { closings as listRoute } from '@fonte/contracts/routes/closings';
import type { z } from 'zod';
import type { Call } from '../../platform/index.ts';
import { accessOf, readsWhole } from '../../query/index.ts';
import { readableSheets } from './readable.ts';
import { summaryOf } from './show-closing.ts';
import { closingsOf } from './store.ts';

type Query = z.output<NonNullable<(typeof listRoute)['query']>>;
type List = z.output<NonNullable<(typeof listRoute)['answer']>>;

/** Twenty of the closings that the caller may read, the last first, and how many there are. */
export async function listClosings(call: Call<unknown, Query>): Promise<List> {
  const access = accessOf(call);
  const sheets = readableSheets(access.profile);
  const everywhere = readsWhole(access, null);
  if (sheets.length === 0 || (!everywhere && !readsWhole(access, access.uf))) return { total: 0, linhas: [] };
  const readable = closingsOf(call.db).where('f.relatorio', 'in', [...sheets]);
  const own = everywhere ? readable : readable.where('f.uf', '=', access.uf);
  const [{ total }, rows] = await Promise.all([
    own
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    own
      .orderBy('f.id_fechamento', 'desc')
      .limit(GRID_PAGE_SIZE)
      .offset(call.query.pagina * GRID_PAGE_SIZE)
      .execute(),
  ]);
  call.tell({ rows: rows.length });
  return { total, linhas: rows.map(summaryOf) };
}
