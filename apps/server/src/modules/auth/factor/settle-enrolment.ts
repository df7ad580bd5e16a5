import { PROFILES } from '@fonte/contracts';
import type { Enrolled } from '@fonte/contracts/routes/factor';
import type { Database } from '@fonte/database';
import { sql, type Insertable } from 'kysely';
import { fail, type Call } from '../../../platform/index.ts';
import { endSessionsOf } from '../../../platform/identity/session-store.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { beginSession } from '../session/begin-session.ts';
import { provePassword } from '../session/prove-password.ts';
import { accountOfId } from '../store.ts';
import { asksForMailedCode, proveMailedCode } from './mailed-code.ts';
import { addedMail, tellOwner } from './mails.ts';
import { drawCodes } from './recovery-codes.ts';
import { factorsOf, insertFactor, openCodes, writeCodes } from './store.ts';

/** What shows once more who begins: the password, or the mailed code. */
export interface Again {
  readonly atual?: string | undefined;
  readonly codigo_email?: string | undefined;
}

/** As many factors a person has at most. */
const MOST = 10;

/**
 * Who may begin: the password is asked for once more, unless the session owes its first factor, for then it was given a moment ago (second-factor.ts), and
 * what is asked for is the code that was mailed. Errors: `factorLimit`, those of `provePassword` and `proveMailedCode`.
 */
export async function beginEnrolment(call: Call<unknown, unknown, Again>): Promise<void> {
  const { body, session } = call;
  if (session.factorDue !== 'enrol') await provePassword(call, body.atual ?? '');
  else if (await asksForMailedCode(call)) await proveMailedCode(call, body.codigo_email ?? '');
  await refuseMore(call);
}

async function refuseMore({ db, session }: Call): Promise<void> {
  const { length } = await factorsOf(db, session.idUsuario);
  if (length >= MOST) fail('factorLimit', { limit: MOST });
}

/**
 * Writes a factor that was shown to work. It proves this session, which goes on under a new identifier; every other session ends, the owner is told by mail, and
 * whoever has no recovery codes gets ten, told this once. Errors: `factorLimit`, `passkeyRefused` for a passkey that is somebody's, `factorDue`.
 */
export async function settleEnrolment(
  call: Call,
  factor: Omit<Insertable<Database['portal.fator']>, 'id_usuario'>,
): Promise<Enrolled> {
  const { app, request, session } = call;
  const { idUsuario } = session;
  await refuseMore(call);
  const account = await accountOfId(call.db, idUsuario);
  const codes = (await openCodes(call.db, idUsuario)).length === 0 ? await drawCodes(request.ip) : null;
  await app.database.db.transaction().execute(async (trx) => {
    // Two sessions that both owe their first factor, one of them a stranger's: the second finds that there is one now, and proves it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`fator ${idUsuario}`}, 29))`.execute(trx);
    if (session.factorDue === 'enrol' && (await factorsOf(trx, idUsuario)).length > 0) fail('factorDue');
    if ((await insertFactor(trx, { ...factor, id_usuario: idUsuario })) === undefined) fail('passkeyRefused');
    if (codes !== null) await writeCodes(trx, idUsuario, codes);
    await endSessionsOf(trx, idUsuario);
    await recordAccess(
      trx,
      { idUsuario, profile: session.profile },
      {
        acao: 'alterar',
        alvo: 'segundo-fator',
        endereco: request.ip,
        detalhe: { mudanca: 'cadastro', tipo: factor.tipo },
      },
    );
    await tellOwner(app, trx, addedMail(app, account, factor.nome));
  });
  const usuario = await beginSession(
    call,
    account,
    session.profile === null ? account.id_perfil : PROFILES[session.profile].id,
    { factorAt: app.clock.now(), detalhe: { fator: factor.tipo } },
  );
  return { usuario, codigos: codes?.map(({ shown }) => shown) ?? null };
}
