import type { Database, DatabaseAccess } from '@fonte/database';
import type { Profile } from '@fonte/contracts';
import type { Kysely } from 'kysely';
import { accessOf } from '../ask/access.ts';
import { rowRule } from '../ask/row-rule.ts';
import { OF_ALL_ROWS, wallOf } from './wall.ts';

/** Who asks, as far as rows are concerned. */
export interface Asking {
  readonly app: { readonly database: DatabaseAccess };
  readonly signal: AbortSignal;
  readonly profile: Profile;
  readonly session: { readonly uf: string | null; readonly cpf: string | null };
}

/**
 * The database for statements that bear `propertyRule` themselves, behind the caller's wall as well (docs/decisions/0037): whatever they forget to say, no row of others comes
 * back. It reads, and nothing else; only tables that the roles of the wall may read. Errors: the call's signal, or that of a shorter time.
 */
export const behindWall = (call: Asking, signal: AbortSignal = call.signal): Kysely<Database> =>
  call.app.database.within({ signal, wall: wallOf(rowRule(accessOf(call))) });

/** The database for what is worked out of everybody's rows and told of a row that was read behind the wall: it reads what figures are made of, and no account. */
export const ofAllRows = ({ app }: Pick<Asking, 'app'>, signal: AbortSignal): Kysely<Database> =>
  app.database.within({ signal, wall: OF_ALL_ROWS });
