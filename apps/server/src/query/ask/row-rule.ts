import { PROFILES } from '@fonte/contracts';
import { reaches, relationNamed } from '../../model/paths.ts';
import type { RowScopeColumns } from '../../model/relation.ts';
import type { Access } from './access.ts';

/** Whose rows a caller sees: all, none, or those that bear all of these values. */
export type RowRule = 'nothing' | { readonly [Limit in keyof RowScopeColumns]?: string };

/**
 * The rows of a profile (docs/security.md, Authorisation matrix): everybody is held to the uf and the cpf that the session
 * gives them; a profile that needs one and has none sees nothing, and so does one that nobody declared.
 */
export function rowRule({ profile, uf, cpf }: Access): RowRule {
  const declared = Object.hasOwn(PROFILES, profile) ? PROFILES[profile] : undefined;
  if (!declared || (declared.requiresUf && !uf)) return 'nothing';
  if (declared.rows === 'all') return {};
  const place = uf ? { uf } : {};
  if (declared.rows === 'uf') return place;
  return cpf ? { ...place, [declared.rows]: cpf } : 'nothing';
}

/** Whether somebody held to a rule may see rows of a relation at all. */
export function seesRows(rule: RowRule, fact: string): boolean {
  if (rule === 'nothing') return false;
  const columns = scopeColumns(fact);
  return (Object.keys(rule) as (keyof RowScopeColumns)[]).every((limit) => columns[limit] !== undefined);
}

/** A relation's own scope columns, else those of the property its rows belong to. */
export function scopeColumns(fact: string): RowScopeColumns {
  const own = relationNamed(fact)?.scope;
  if (own) return own;
  return reaches(fact, 'propriedade.cod_propriedade') ? (relationNamed('propriedade')?.scope ?? {}) : {};
}
