import type { Enrolled } from '@fonte/contracts/routes/factor';
import { fail, type Call } from '../../../platform/index.ts';
import { seal } from '../../../platform/identity/sealed.ts';
import { accountOfId } from '../store.ts';
import { keepChallenge, readChallenge, takeChallenge } from './challenges.ts';
import { beginEnrolment, settleEnrolment, type Again } from './settle-enrolment.ts';
import { enrolment, newSecret, stepOf } from './totp.ts';

/** Where the secret of an app opens: in the account that it belongs to. */
export const placeOfSecret = (idUsuario: number): string => `fator ${idUsuario}`;

/** Draws the secret of an app and tells it, this once; it counts when the app's code has come back. Errors: those of `beginEnrolment`. */
export async function beginApp(
  call: Call<unknown, unknown, Again>,
): Promise<{ endereco: string; segredo: string }> {
  await beginEnrolment(call);
  const secret = newSecret();
  await keepChallenge(call, 'aplicativo', secret);
  const { email } = await accountOfId(call.db, call.session.idUsuario);
  return enrolment(secret, { product: call.app.settings.PRODUCT_NAME, email });
}

/**
 * Enrols the app once it shows the right code, which is used up by it; a wrong one may be tried again on the same secret.
 * Errors: `factorStepExpired`, `factorCodeWrong`, `factorCodeExpired`, `factorLimit`.
 */
export async function enrolApp(
  call: Call<unknown, unknown, { nome: string; codigo: string }>,
): Promise<Enrolled> {
  const { app, body, session } = call;
  const passo = stepOf(await readChallenge(call, 'aplicativo'), body.codigo, app.clock.now());
  if (passo === 'late') fail('factorCodeExpired');
  if (passo === null) fail('factorCodeWrong');
  // Of two at once only one enrols it.
  const secret = await takeChallenge(call, 'aplicativo');
  const segredo = await seal(app.settings, placeOfSecret(session.idUsuario), secret);
  return settleEnrolment(call, { tipo: 'aplicativo', nome: body.nome, segredo, passo });
}
