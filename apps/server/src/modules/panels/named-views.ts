import { randomUUID } from 'node:crypto';
import type { View } from '@fonte/contracts/view';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/**
 * Views with the name by which each stays the same one. A view keeps its name where the panel knows it, from any version that is kept, so that one that is restored is the
 * view that it was; a new one gets a name, and so do the second of two (a copy) and one that is another panel's.
 */
export function namedViews(views: readonly View[], known: ReadonlySet<string> = new Set()): View[] {
  const free = new Set(known);
  return views.map((view) => ({ ...view, id: view.id && free.delete(view.id) ? view.id : randomUUID() }));
}

/** The names of all views of a panel, in every version that is kept. */
export async function viewsOf(trx: Kysely<Database>, panel: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct visao ->> 'id' as id from portal.painel_versao v, jsonb_array_elements(v.config) as visao
    where v.id_painel = ${panel} and visao ->> 'id' is not null`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
