import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { fail } from '../../../platform/index.ts';

/** Refuses ids that no tag has; `field` is the field at fault. Errors: `invalidRequest`. */
export async function refuseUnknownTags(
  trx: Kysely<Database>,
  tags: readonly number[],
  field: string,
): Promise<void> {
  if (tags.length === 0) return;
  const known = await trx.selectFrom('portal.tag').where('id_tag', 'in', tags).select('id_tag').execute();
  if (known.length === new Set(tags).size) return;
  const msg = 'Esta tag não existe mais';
  fail('invalidRequest', {}, { errors: [{ campo: field, msg }], sentence: msg });
}

/** Gives a file its tags. */
export async function addTags(
  trx: Kysely<Database>,
  id_arquivo: number,
  tags: readonly number[],
): Promise<void> {
  const rows = [...new Set(tags)].map((id_tag) => ({ id_arquivo, id_tag }));
  if (rows.length > 0) await trx.insertInto('portal.arquivo_tag').values(rows).execute();
}
