import type { SessionUser } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely, type Selectable } from 'kysely';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { passwordMatches } from '../../../platform/identity/passwords.ts';
import { countAttempt } from '../../../platform/identity/rate-limit.ts';
import { endSessionsOf } from '../../../platform/identity/session-store.ts';
import { beginSession } from '../session/begin-session.ts';
import { endClaims, findClaim } from './claims.ts';
import { hashedCode } from '../links.ts';
import { findPresentAccount, forgetResets, insertAccount, otherWithCpf, removeAccount } from '../store.ts';

type Claim = Selectable<Database['portal.cadastro']>;

const WRONG = 'Esta não é a senha escolhida no cadastro';

/**
 * Makes an account of a claim whose link was followed, and signs in with it; the other claims to the e-mail end. The password is asked for again: a
 * stranger's claim to an e-mail cannot be confirmed by its owner, who only opens what lies in the mailbox.
 * Errors: `tooManyAttempts`, `confirmTokenInvalid`, `invalidRequest` on the field `pass`, `cpfTaken`.
 */
export async function confirmRegistration(
  call: Call<unknown, unknown, { token: string; pass: string }>,
): Promise<SessionUser> {
  const { app, body, request } = call;
  const token = hashedCode(body.token);
  await countAttempt(app, request, 'confirm', token);
  const claim = (await findClaim(call.db, token)) ?? fail('confirmTokenInvalid');
  if (!(await passwordMatches(claim.senha, body.pass, request.ip))) {
    fail('invalidRequest', {}, { errors: [{ campo: 'pass', msg: WRONG }], sentence: WRONG });
  }
  const settled = await app.database.db.transaction().execute((trx) => settle(trx, call, claim));
  return beginSession(call, { id_usuario: settled.idUsuario, email: claim.email }, settled.idPerfil);
}

async function settle(trx: Kysely<Database>, { app, request }: Call, claim: Claim) {
  // Two links of one e-mail at the same moment: the second finds no claim any more.
  await sql`select pg_advisory_xact_lock(hashtextextended(${claim.email}, 21))`.execute(trx);
  if (!(await findClaim(trx, claim.token))) fail('confirmTokenInvalid');
  const before = await findPresentAccount(trx, app.settings, claim.email);
  if (before !== undefined && before.confirmado_em !== null) fail('confirmTokenInvalid');
  if (await otherWithCpf(trx, claim.cpf, before?.id_usuario ?? 0)) fail('cpfTaken');
  const idUsuario = await accountOf(trx, claim, before);
  await endClaims(trx, claim.email);
  await recordAccess(
    trx,
    { idUsuario, profile: 'consulta' },
    { acao: 'alterar', alvo: 'cadastro', endereco: request.ip, detalhe: { termos: claim.termos } },
  );
  const { id_perfil: idPerfil } = await trx
    .selectFrom('portal.usuario')
    .where('id_usuario', '=', idUsuario)
    .select('id_perfil')
    .executeTakeFirstOrThrow();
  return { idUsuario, idPerfil };
}

/**
 * The account that the claim becomes: one of the same e-mail that was never confirmed is the same person's where the CPF is the same, or where it is an invitation that
 * named none, with the profile that an administrator may have given it meanwhile; another person's ends.
 */
async function accountOf(
  trx: Kysely<Database>,
  claim: Claim,
  before: Awaited<ReturnType<typeof findPresentAccount>>,
): Promise<number> {
  const { nome, email, cpf, senha } = claim;
  const invited = before !== undefined && before.convidado_em !== null && before.cpf === null;
  if (before !== undefined && (invited || before.cpf === cpf)) {
    await endSessionsOf(trx, before.id_usuario);
    await forgetResets(trx, before.id_usuario);
    await trx
      .updateTable('portal.usuario')
      .set({ nome, senha, cpf, confirmado_em: sql`now()` })
      .where('id_usuario', '=', before.id_usuario)
      .execute();
    return before.id_usuario;
  }
  if (before !== undefined) await removeAccount(trx, before.id_usuario);
  const confirmado_em = sql<Date>`now()`;
  const id = await insertAccount(trx, { nome, email, cpf, senha, profile: 'consulta', confirmado_em });
  return id ?? fail('confirmTokenInvalid');
}
