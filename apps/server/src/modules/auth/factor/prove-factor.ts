import { PROFILES, type SessionUser } from '@fonte/contracts';
import type { Assertion, FactorProof } from '@fonte/contracts/routes/factor';
import { fail, type Call } from '../../../platform/index.ts';
import { countAttempt } from '../../../platform/identity/rate-limit.ts';
import { unseal } from '../../../platform/identity/sealed.ts';
import { beginSession } from '../session/begin-session.ts';
import type { Person } from '../mails.ts';
import { accountOfId } from '../store.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { placeOfSecret } from './enrol-app.ts';
import { codeUsedMail, tellOwner } from './mails.ts';
import { proofOptions, provedCounter, type KeptKey } from './passkey.ts';
import { codeMatches, numberOf, plainCode } from './recovery-codes.ts';
import { factorsOf, openCodes, useCode, useKey, useStep } from './store.ts';
import { stepOf } from './totp.ts';

type Rows = Awaited<ReturnType<typeof factorsOf>>;

/** What a passkey signs, bound to this session. Errors: `passkeyUnavailable`. */
export async function askChallenge(call: Call): Promise<Record<string, unknown>> {
  const options = await proofOptions(call.app, keysOf(await factorsOf(call.db, call.session.idUsuario)));
  await keepChallenge(call, 'provar', Buffer.from(options.challenge));
  return { ...options };
}

/**
 * Proves the second factor, after the password: the session goes on under a new identifier, and the browser is known by it. Attempts are counted like passwords;
 * only who has the password gets here, and a browser that has proved the factor before is counted apart, so that nobody keeps its owner out.
 * Errors: `tooManyAttempts`, `factorCodeWrong`, `factorCodeUsed`, `factorCodeExpired`, `factorUnreadable`, `recoveryCodeWrong`, `passkeyRefused`, `factorStepExpired`.
 */
export async function proveFactor(call: Call<unknown, unknown, FactorProof>): Promise<SessionUser> {
  const { app, body, request, session } = call;
  const account = await accountOfId(call.db, session.idUsuario);
  const attempt = await countAttempt(app, request, 'factor', account.email);
  const rows = await factorsOf(call.db, session.idUsuario);
  if (body.tipo === 'aplicativo') await proveCode(call, rows, body.codigo);
  else if (body.tipo === 'chave') await proveKey(call, rows, body.resposta);
  else await spendCode(call, account, body.codigo);
  await attempt.forgive();
  return beginSession(
    call,
    account,
    session.profile === null ? account.id_perfil : PROFILES[session.profile].id,
    { factorAt: app.clock.now(), detalhe: { fator: body.tipo } },
  );
}

/** A code of one of the person's apps, once: in whatever process it was used before. */
async function proveCode(call: Call, rows: Rows, code: string): Promise<void> {
  const { app, session } = call;
  const found: (number | 'late' | null)[] = [];
  let unreadable = false;
  for (const { id_fator: id, segredo } of rows) {
    if (segredo === null) continue;
    // oxlint-disable no-await-in-loop -- a person has a few
    const secret = await unseal(app.settings, placeOfSecret(session.idUsuario), segredo);
    if (secret === null) {
      unreadable = true;
      continue;
    }
    const step = stepOf(secret, code, app.clock.now());
    found.push(step);
    if (typeof step !== 'number') continue;
    if (await useStep(app.database.db, id, step)) return;
    // oxlint-enable no-await-in-loop
    fail('factorCodeUsed');
  }
  if (found.includes('late')) fail('factorCodeExpired');
  fail(unreadable && found.length === 0 ? 'factorUnreadable' : 'factorCodeWrong');
}

async function proveKey(call: Call, rows: Rows, answer: Assertion): Promise<void> {
  // Taken first: an answer that is refused has used it up too.
  const challenge = (await takeChallenge(call, 'provar')).toString();
  const row = rows.find(({ credencial }) => credencial !== null && credencial === answer.id);
  const [key] = row === undefined ? [] : keysOf([row]);
  if (row === undefined || key === undefined) fail('passkeyRefused');
  const counter = await provedCounter(call.app, challenge, answer, key);
  await useKey(call.app.database.db, row.id_fator, counter);
}

/** A recovery code, once; the owner is told. */
async function spendCode(call: Call, account: Person, written: string): Promise<void> {
  const { app, request, session } = call;
  const plain = plainCode(written);
  const open = await openCodes(call.db, session.idUsuario);
  const kept = open.find(({ numero }) => numero === numberOf(plain));
  const right = await codeMatches(kept?.codigo, plain, request.ip);
  if (!right || kept === undefined) fail('recoveryCodeWrong');
  await app.database.db.transaction().execute(async (trx) => {
    if (!(await useCode(trx, session.idUsuario, kept.codigo))) fail('recoveryCodeWrong');
    await tellOwner(app, trx, codeUsedMail(app, account, open.length - 1));
  });
}

/** The passkeys among a person's factors. */
export function keysOf(rows: Rows): KeptKey[] {
  return rows.flatMap(({ credencial, chave_publica, contador, transportes }) =>
    credencial === null || chave_publica === null || contador === null
      ? []
      : [{ credencial, chave_publica, contador, transportes }],
  );
}
