import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { JobHandler } from '../../../platform/jobs/job.ts';
import { removedWords } from '../../../platform/upkeep/upkeep-jobs.ts';
import { storedEmail } from '../store.ts';

type Db = Kysely<Database>;

/** A registration that waits for its e-mail to be confirmed. */
export interface NewClaim {
  readonly token: string;
  readonly nome: string;
  readonly email: string;
  readonly cpf: string;
  readonly senha: string;
  readonly termos: string | null;
}

/** Keeps a claim for so long; several may wait for the same e-mail or CPF, and none keeps another out. */
export async function insertClaim(db: Db, claim: NewClaim, minutes: number): Promise<void> {
  await db
    .insertInto('portal.cadastro')
    .values({
      ...claim,
      email: storedEmail(claim.email),
      expira_em: sql`now() + make_interval(mins => ${minutes}::integer)`,
    })
    .execute();
}

const waiting = (db: Db) =>
  db
    .selectFrom('portal.cadastro')
    .where(sql<boolean>`expira_em > now()`)
    .selectAll();

/** How many there are, ended ones too until they are removed. */
export async function countClaims(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('portal.cadastro')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The claim of a link, if it still waits. */
export const findClaim = (db: Db, token: string) => waiting(db).where('token', '=', token).executeTakeFirst();

/** All that wait for an e-mail, the oldest first. */
export const claimsOf = (db: Db, email: string) =>
  waiting(db).where('email', '=', storedEmail(email)).orderBy('id_cadastro').execute();

/** Ends every claim to an e-mail: it has its account now. */
export async function endClaims(db: Db, email: string): Promise<void> {
  await db.deleteFrom('portal.cadastro').where('email', '=', storedEmail(email)).execute();
}

/** Claims that nobody confirmed in time. */
export const claimOver = sql<boolean>`expira_em <= now()`;

/** Removes them. Gives how many. */
export async function removeOldClaims(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('portal.cadastro').where(claimOver).executeTakeFirst();
  return Number(numDeletedRows);
}

/** `removeOldClaims`, as a job. */
export const forgetClaimsJob: JobHandler = {
  run: async ({ db }) => removedWords(await removeOldClaims(db)),
};
