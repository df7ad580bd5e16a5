import type { Wall } from '@fonte/database';
import type { RowRule } from '../ask/row-rule.ts';

/** Every state of a person who has none of their own. */
const EVERYWHERE = '*';

/** For what the server works out of all rows for everybody, whoever asked: it reads, and can do nothing else. */
export const OF_ALL_ROWS: Wall = { role: 'fonte_le_tudo', uf: '', cpf: '' };

/** The database's own wall for a row rule (migration 0056): whatever a statement says, it sees no row beyond the rule. */
export function wallOf(rule: RowRule): Wall {
  if (rule === 'nothing') return { role: 'fonte_le_uf', uf: '', cpf: '' };
  const { uf, supervisor, tecnico } = rule;
  if (supervisor !== undefined) return { role: 'fonte_le_supervisor', uf: uf ?? EVERYWHERE, cpf: supervisor };
  if (tecnico !== undefined) return { role: 'fonte_le_tecnico', uf: uf ?? EVERYWHERE, cpf: tecnico };
  return uf === undefined ? OF_ALL_ROWS : { role: 'fonte_le_uf', uf, cpf: '' };
}
