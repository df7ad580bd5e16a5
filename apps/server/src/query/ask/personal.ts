import { PROFILES, type PersonalFields, type Profile } from '@fonte/contracts';
import type { Personal } from '../../model/relation.ts';
import type { Cell } from './answer.ts';

/** How a profile sees personal data; a profile that nobody declared sees none. */
export const personalFieldsOf = (profile: Profile): PersonalFields =>
  Object.hasOwn(PROFILES, profile) ? PROFILES[profile].personal : 'absent';

/**
 * A personal value as a profile may see it, before any output format: CPF '***.456.789-**', a name's initials, coordinates to two
 * decimals (about a kilometre); nothing at all where the profile sees none.
 */
export function personalCell(kind: Personal, fields: PersonalFields, value: Cell): Cell {
  if (fields === 'full' || value === null) return value;
  if (fields === 'absent') return null;
  const text = String(value);
  if (kind === 'cpf')
    return text.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**').replace(/^\d+$/, '***');
  if (kind === 'coordenada') return text.replace(/(\.\d{2})\d+$/, '$1');
  return text
    .split(/\s+/)
    .map((word) => `${word.charAt(0)}.`)
    .join(' ');
}
