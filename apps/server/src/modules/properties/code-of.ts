import { sql } from 'kysely';
import { fail, type Call } from '../../platform/index.ts';
import { accessOf, propertyRule } from '../../query/index.ts';

/**
 * The property of the caller's rows that an address names by its code without dots (second text, 2.6). Errors: propertyNotFound, the same for a code
 * that nobody has and for another's.
 */
export async function codeOf(call: Call<{ id: string }>): Promise<string> {
  const rule = propertyRule(accessOf(call), 'p.cod_propriedade');
  const { rows } = await sql<{ codigo: string }>`
    select p.cod_propriedade as codigo from programa.propriedade p
    where replace(p.cod_propriedade, '.', '') = ${call.params.id} and ${rule ?? sql`true`}
    limit 1`.execute(call.db);
  return rows[0]?.codigo ?? fail('propertyNotFound');
}
