import { undotted } from '@fonte/contracts';
import { sql } from 'kysely';
import { fail, type Call } from '../../platform/index.ts';
import { accessOf, behindWall, propertyRule } from '../../query/index.ts';

/**
 * The programme's code of the property of the caller's rows that an address names, with its dots or without them (second text, 2.6); null for a code
 * that nobody has and for another's, which the same two statements ask alike.
 */
export async function findCode(call: Call, id: string): Promise<string | null> {
  // How it is written, by an index that a wall would not let be used: the code is the caller's own word, and nothing of the property comes with it.
  const written = await sql<{ codigo: string }>`
    select p.cod_propriedade as codigo from programa.propriedade p
    where replace(p.cod_propriedade, '.', '') = ${undotted(id)}`.execute(call.db);
  const codes = written.rows.map(({ codigo }) => codigo);
  const rule = propertyRule(accessOf(call), 'p.cod_propriedade');
  const { rows } = await sql<{ codigo: string }>`
    select p.cod_propriedade as codigo from programa.propriedade p
    where p.cod_propriedade = any(${codes}::text[]) and ${rule ?? sql`true`}
    limit 1`.execute(behindWall(call));
  return rows[0]?.codigo ?? null;
}

/** The same where there must be one. Errors: propertyNotFound. */
export const codeOf = async (call: Call, id: string): Promise<string> =>
  (await findCode(call, id)) ?? fail('propertyNotFound');
