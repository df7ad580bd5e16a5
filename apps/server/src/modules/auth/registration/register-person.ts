import {
  DEMO_ACCOUNTS_LIMIT,
  PROFILES,
  WAITING_REGISTRATIONS_LIMIT,
  type SessionUser,
} from '@fonte/contracts';
import { registerBody } from '@fonte/contracts/routes/registration';
import { cpfDigits, isValidCpf } from '@fonte/pt-br';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { isDemonstration, passwordMinLength } from '../../../platform/identity/demonstration.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { countAttempt } from '../../../platform/identity/rate-limit.ts';
import { validated } from '../../../platform/call/validate.ts';
import { beginSession } from '../session/begin-session.ts';
import { countClaims, insertClaim } from './claims.ts';
import { CLAIM_MINUTES, newCode } from '../links.ts';
import { confirmMail, linkMail, takenMail } from '../mails.ts';
import { refuseWeakPassword } from '../password-rule.ts';
import { accountsOf, findAccount, insertAccount } from '../store.ts';

interface Person {
  readonly nome: string;
  readonly email: string;
  readonly cpf: string;
  readonly senha: string;
  readonly termos: string | null;
}

/**
 * Takes a registration: profile Consulta Pública and no uf, whatever the body says, until an administrator acts. In the demonstration it signs in at once;
 * outside it the account counts when the link of a mail is followed, so that nobody holds an e-mail that is not theirs. The CPF is kept but opens nothing.
 * Gives the session, or what to do next. Errors: `invalidRequest` with the specification's sentences per field, `tooManyAttempts`,
 * `registrationsFull`, and in the demonstration `registrationFailed` when the e-mail has an account; outside it nobody is told that.
 */
export async function registerPerson(
  call: Call<unknown, unknown, { email: string }>,
): Promise<SessionUser | string> {
  const { app } = call;
  const schema = registerBody({ isValidCpf, passwordMinLength: await passwordMinLength(app) });
  const body = validated('body', schema, call.request.body) as ReturnType<typeof schema.parse>;
  await countAttempt(app, call.request, 'register', body.email);
  await refuseWeakPassword(app, body.pass, body);
  const person: Person = {
    nome: body.nome.replace(/\s+/g, ' '),
    email: body.email,
    cpf: cpfDigits(body.cpf),
    senha: await hashPassword(body.pass, call.request.ip),
    termos: body.termos ?? null,
  };
  return (await isDemonstration(app)) ? enterAtOnce(call, person) : claim(call, person);
}

async function enterAtOnce(call: Call, { termos, ...person }: Person): Promise<SessionUser> {
  if ((await accountsOf(call.db, 'consulta')) >= DEMO_ACCOUNTS_LIMIT) refuseFull();
  const idUsuario = await call.app.database.db.transaction().execute(async (trx) => {
    const id = await insertAccount(trx, { ...person, profile: 'consulta' });
    if (id === undefined) return undefined;
    await recordAccess(
      trx,
      { idUsuario: id, profile: 'consulta' },
      { acao: 'alterar', alvo: 'cadastro', endereco: call.request.ip, detalhe: { termos } },
    );
    return id;
  });
  if (idUsuario === undefined) fail('registrationFailed');
  return beginSession(call, { id_usuario: idUsuario, email: person.email }, PROFILES.consulta.id);
}

/**
 * The same answer, the same statements and a mail either way, for an e-mail that has an account and one that has none: neither words nor time tell which. The claim to an e-mail
 * that has an account is over as it is written.
 */
async function claim({ app, db }: Call, person: Person): Promise<string> {
  if ((await countClaims(db)) >= WAITING_REGISTRATIONS_LIMIT) refuseFull();
  const account = await findAccount(db, app.settings, person.email);
  const { code, token } = newCode();
  const mail = account === undefined ? confirmMail(app, person, code) : takenMail(app, account);
  await app.database.db.transaction().execute(async (trx) => {
    await insertClaim(trx, { ...person, token }, account === undefined ? CLAIM_MINUTES : 0);
    await queueMail(app, trx, { ...mail, ...linkMail(app, token, CLAIM_MINUTES) });
  });
  return app.settings.SMTP_URL === null
    ? 'Cadastro recebido: ele vale depois que um administrador o confirmar.'
    : `Cadastro recebido: confirme pelo endereço enviado para ${person.email}.`;
}

/** Strangers fill no database: how many may wait is bounded, and claims end by themselves. */
const refuseFull = (): never => fail('registrationsFull', {}, { retryAfterSeconds: 3_600 });
