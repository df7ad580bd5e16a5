import { randomInt, timingSafeEqual } from 'node:crypto';
import { fail, type Call } from '../../../platform/index.ts';
import { isDemonstration } from '../../../platform/identity/demonstration.ts';
import { countAttempt } from '../../../platform/identity/rate-limit.ts';
import { linkMail } from '../mails.ts';
import { accountOfId } from '../store.ts';
import { CHALLENGE_MINUTES, keepChallenge, readChallenge } from './challenges.ts';
import { enrolCodeMail, tellOwner } from './mails.ts';

/** Digits of a mailed code: ten tries find one of a hundred million. */
const DIGITS = 8;

/**
 * Whether a session has to show that the mailbox is its person's: where it owes a first factor. The password alone would else decide whose factor that is. The
 * demonstration's people have no mailboxes.
 */
export const asksForMailedCode = async ({ app, session }: Call): Promise<boolean> =>
  session.factorDue === 'enrol' && !(await isDemonstration(app));

/** Mails a code to the account's own address, in place of one mailed to this session before. Errors: `tooManyAttempts`, `factorCodeNotAsked` where none is asked for. */
export async function sendCode(call: Call): Promise<string> {
  const { app, request, session } = call;
  if (!(await asksForMailedCode(call))) fail('factorCodeNotAsked');
  const account = await accountOfId(call.db, session.idUsuario);
  await countAttempt(app, request, 'factorMail', account.email);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await keepChallenge(call, 'email', Buffer.from(code));
  const { key: _, ...sending } = linkMail(app, code, CHALLENGE_MINUTES);
  await app.database.db
    .transaction()
    .execute((trx) =>
      tellOwner(app, trx, { ...enrolCodeMail(app, account, code, CHALLENGE_MINUTES), ...sending }),
    );
  return 'Código enviado';
}

/**
 * Holds what was written against the code that was mailed to this session; it may be written again until the factor is enrolled. Tries are counted like those of
 * factors. Errors: `factorMailMissing`, `factorMailWrong`, `factorStepExpired`, `tooManyAttempts`.
 */
export async function proveMailedCode(call: Call, written: string): Promise<void> {
  const { app, db, request, session } = call;
  const digits = Buffer.from(written.replaceAll(/\D/g, ''));
  if (digits.length === 0) fail('factorMailMissing');
  const { email } = await accountOfId(db, session.idUsuario);
  const attempt = await countAttempt(app, request, 'factor', email);
  const code = await readChallenge(call, 'email');
  if (code.length !== digits.length || !timingSafeEqual(code, digits)) fail('factorMailWrong');
  await attempt.forgive();
}
