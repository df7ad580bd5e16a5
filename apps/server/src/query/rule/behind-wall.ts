import type { Database, DatabaseAccess } from '@fonte/database';
import type { Profile } from '@fonte/contracts';
import type { Kysely } from 'kysely';
import { accessOf } from '../ask/access.ts';
import { rowRule } from '../ask/row-rule.ts';
import { wallOf } from './wall.ts';

/** Who asks, as far as rows are concerned. */
interface Asking {
  readonly app: { readonly database: DatabaseAccess };
  readonly signal: AbortSignal;
  readonly profile: Profile;
  readonly session: { readonly uf: string | null; readonly cpf: string | null };
}

/**
 * The database for statements that bear `propertyRule` themselves, behind the caller's wall as well (docs/decisions/0037): whatever they forget to say, no row of others comes
 * back. It reads, and nothing else; only tables that the roles of the wall may read.
 */
export const behindWall = (call: Asking): Kysely<Database> =>
  call.app.database.within({ signal: call.signal, wall: wallOf(rowRule(accessOf(call))) });
