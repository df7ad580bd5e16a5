import type { Attestation, Enrolled } from '@fonte/contracts/routes/factor';
import type { Call } from '../../../platform/index.ts';
import { accountOfId } from '../store.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { createdKey, creationOptions } from './passkey.ts';
import { keysOf } from './prove-factor.ts';
import { beginEnrolment, settleEnrolment, type Again } from './settle-enrolment.ts';
import { factorsOf } from './store.ts';

/** What the browser creates a passkey from, bound to this session. Errors: `passkeyUnavailable`, those of `beginEnrolment`. */
export async function beginPasskey(call: Call<unknown, unknown, Again>): Promise<Record<string, unknown>> {
  await beginEnrolment(call);
  const account = await accountOfId(call.db, call.session.idUsuario);
  const known = keysOf(await factorsOf(call.db, account.id_usuario));
  const options = await creationOptions(call.app, account, known);
  await keepChallenge(call, 'chave', Buffer.from(options.challenge));
  return { ...options };
}

/** Enrols the passkey that the browser created. Errors: `factorStepExpired`, `passkeyRefused`, `passkeyUnavailable`, `factorLimit`. */
export async function enrolPasskey(
  call: Call<unknown, unknown, { nome: string; resposta: Attestation }>,
): Promise<Enrolled> {
  const { nome, resposta } = call.body;
  const challenge = (await takeChallenge(call, 'chave')).toString();
  const key = await createdKey(call.app, challenge, resposta);
  const chave_publica = Buffer.from(key.chave_publica);
  return settleEnrolment(call, { tipo: 'chave', nome, ...key, chave_publica });
}
