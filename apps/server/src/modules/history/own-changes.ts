import { sql } from 'kysely';
import { formerRule, propertyRule, type Access, type Sql } from '../../query/index.ts';

/**
 * Of `d`, a row of portal.diferenca: what the first removal of its property by the same load or a later one says that the property was. None where the
 * property stands since; a code that came again after its removal is another property's, whoever has it.
 */
export const REMOVAL: Sql = sql`(select r.diff from portal.diferenca r
  where r.cod_propriedade = d.cod_propriedade and r.table_name = 'propriedade' and r.type = 'REMOVE' and r.versao >= d.versao order by r.versao limit 1)`;

/**
 * The changes that are a caller's own, of `d`: those of a property of theirs, or, of one that went, of one that was theirs when it went. Undefined where the
 * caller sees all of them.
 */
export function ownChanges(access: Access): Sql | undefined {
  const own = propertyRule(access, 'd.cod_propriedade');
  const former = formerRule(access, {
    uf: sql`g.diff->>'uf'`,
    supervisor: sql`g.diff->>'cpf_supervisor'`,
    tecnico: sql`g.diff->>'cpf_tecnico'`,
  });
  if (own === undefined || former === undefined) return undefined;
  return sql`((${own} and not exists ${REMOVAL}) or exists (select from ${REMOVAL} g where ${former}))`;
}
