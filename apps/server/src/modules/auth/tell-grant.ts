import { clockOf } from '../../platform/app/clock.ts';
import { Failure } from '../../platform/failures/fail.ts';
import { sendMail } from '../../platform/app/mail.ts';
import type { Settings } from '../../settings.ts';
import type { Candidate } from './candidates.ts';
import { grantMail, passwordLink } from './mails.ts';

/**
 * Sends the link with which a person who was given a profile sets a new password. Gives what the administrator is told: that it is sent, or, where there is
 * no mail server or it refuses, the link itself.
 */
export async function tellGrant(
  settings: Settings,
  person: Candidate,
  perfil: string,
  code: string,
): Promise<string> {
  const byHand = `A senha anterior já não vale. Entregue à própria pessoa este endereço, que vale por 24 horas e uma vez:\n${passwordLink({ settings }, code)}`;
  if (settings.SMTP_URL === null) return byHand;
  const log = { warn: () => {}, error: () => {} };
  try {
    await sendMail(
      { settings, clock: clockOf(), server: { log } },
      grantMail({ settings }, person, perfil, code),
    );
  } catch (error) {
    if (error instanceof Failure) return `${error.message}\n${byHand}`;
    throw error;
  }
  return `A senha anterior já não vale: um endereço para escolher outra foi enviado para ${person.email}`;
}
