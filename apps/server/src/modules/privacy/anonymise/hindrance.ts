import type { FailureName } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { Session } from '../../../platform/index.ts';
import { administers } from '../../people/index.ts';
import { hasGone } from '../back-again.ts';
import { isThere } from '../held.ts';
import type { Person } from '../person.ts';

/** Why a person may not be anonymised: it has been, or it is an account that administers, one's own among them. Null where nothing hinders. */
export async function hindrance(
  db: Kysely<Database>,
  { idUsuario }: Pick<Session, 'idUsuario'>,
  person: Person,
): Promise<Extract<FailureName, 'personAnonymised' | 'personAccount'> | null> {
  if ((await hasGone(db, person)) || !(await isThere(db, person))) return 'personAnonymised';
  if (person.contas.includes(idUsuario)) return 'personAccount';
  if (person.contas.length === 0) return null;
  const chief = await db
    .selectFrom('portal.usuario as u')
    .where('u.id_usuario', 'in', [...person.contas])
    .where('u.removido_em', 'is', null)
    .where(administers)
    .select('u.id_usuario')
    .executeTakeFirst();
  return chief === undefined ? null : 'personAccount';
}
