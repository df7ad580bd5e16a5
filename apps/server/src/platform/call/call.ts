import type { Profile } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { NOT_MODIFIED } from '../answers/answers.ts';
import type { KeptBody } from '../answers/kept-body.ts';
import type { App } from '../app/app.ts';
import type { AccessEntry } from '../trail/line.ts';
import type { Told } from './witness.ts';
import type { Session } from '../identity/session.ts';

/** One call being answered: what it asked, checked by its contract, and who asks. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly app: App;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The caller, on a route that is not public; there `findSession` asks. */
  readonly session: Session;
  /** The caller of a public route, or null without a session. Only this looks, so that public calls need no database by themselves. */
  findSession(): Promise<Session | null>;
  /** The caller's active profile. Throws 403 for a profile nobody knows. */
  readonly profile: Profile;
  /** Aborted when the client goes away or the server stops. */
  readonly signal: AbortSignal;
  /** Kysely whose statements end with the call and at the installation's time limit. */
  readonly db: Kysely<Database>;
  readonly log: FastifyBaseLogger;
  /** Takes one line of the audit, for something done besides answering; it is written a moment later, and nobody waits for it. */
  audit(entry: AccessEntry): void;
  /** Says what this answer tells, for the line of the audit that its end writes: how many rows, which report, less than the route may. */
  tell(told: Told): void;
  /** Counts rows as they go out, where an answer is written while it is read. */
  count(rows: number): void;
  /**
   * Answers with private revalidation (`private, no-cache` and ETag): `produce` runs only when the caller's copy is another one. The caller's
   * profile, uf and cpf are always part of the tag, so that a copy never crosses from one scope to another.
   */
  revalidated<T>(parts: readonly unknown[], produce: () => Promise<T>): Promise<T | typeof NOT_MODIFIED>;
  /**
   * The same for an answer that many ask for, whose bytes are kept: `produce` runs only when nobody of the same profile, uf and `scope` (what else narrows rows and
   * columns, `scopeKey`) has asked the same of this process today. So the answer may depend on these, on `parts` and on nothing else of the caller; what it tells is told for
   * each caller. Errors: those of `produce`; the signal's reason.
   */
  kept<T>(
    scope: string,
    parts: readonly unknown[],
    produce: () => Promise<T>,
  ): Promise<KeptBody<T> | typeof NOT_MODIFIED>;
  /** Makes an answer that nobody keeps in one of the places for such work, in turns by person; what is `kept` takes one by itself. Errors: `busy`; those of the work. */
  cold<T>(work: () => Promise<T>): Promise<T>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
