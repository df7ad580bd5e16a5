import { sql } from 'kysely';
import { fail, type App, type Call } from '../../../platform/index.ts';
import { seal, unseal } from '../../../platform/identity/sealed.ts';

/** What a step is for. */
export type Purpose = 'provar' | 'aplicativo' | 'chave' | 'email';

/** How long a step may take, minutes. */
export const CHALLENGE_MINUTES = 10;

/** Where it opens: in the very session that began it, for that use. */
const placeOf = (sessao: string, purpose: Purpose) => `desafio ${purpose} ${sessao}`;

/** Keeps what the second half of a step is held against, in the place of what was kept for it before. */
export async function keepChallenge(
  { app, session }: Call,
  purpose: Purpose,
  value: Uint8Array,
): Promise<void> {
  const desafio = await seal(app.settings, placeOf(session.token, purpose), value);
  const expira_em = sql<string>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`;
  await app.database.db
    .insertInto('portal.fator_desafio')
    .values({ sessao: session.token, finalidade: purpose, desafio, expira_em })
    .onConflict((conflict) => conflict.columns(['sessao', 'finalidade']).doUpdateSet({ desafio, expira_em }))
    .execute();
}

/** Takes it, so that it counts once. Errors: `factorStepExpired` where none was kept in this session, it was used, or it is too old. */
export async function takeChallenge({ app, session }: Call, purpose: Purpose): Promise<Buffer> {
  const taken = await app.database.db
    .deleteFrom('portal.fator_desafio')
    .where('sessao', '=', session.token)
    .where('finalidade', '=', purpose)
    .returning(['desafio', sql<boolean>`expira_em > now()`.as('valid')])
    .executeTakeFirst();
  return opened(app, session.token, purpose, taken);
}

/** The same without taking it: a mistyped code does not cost the secret that the app has read already. */
export async function readChallenge({ app, db, session }: Call, purpose: Purpose): Promise<Buffer> {
  const kept = await db
    .selectFrom('portal.fator_desafio')
    .where('sessao', '=', session.token)
    .where('finalidade', '=', purpose)
    .select(['desafio', sql<boolean>`expira_em > now()`.as('valid')])
    .executeTakeFirst();
  return opened(app, session.token, purpose, kept);
}

async function opened(
  app: App,
  sessao: string,
  purpose: Purpose,
  row: { readonly desafio: Buffer; readonly valid: boolean } | undefined,
): Promise<Buffer> {
  if (row === undefined || !row.valid) fail('factorStepExpired');
  return (await unseal(app.settings, placeOf(sessao, purpose), row.desafio)) ?? fail('factorStepExpired');
}
