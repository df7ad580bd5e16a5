import type { App } from '../../../platform/index.ts';
import { deliverNow } from '../../../platform/mail/deliver-now.ts';
import type { Candidate } from './candidates.ts';
import { passwordLink } from '../mails.ts';
import type { PasswordLink } from './new-password-link.ts';

/**
 * Sees to it that the link with which a person whose password has ended sets a new one is sent. Gives what the administrator is told: that it is sent, or,
 * where there is no mail server or it has not taken it yet, the link itself.
 */
export async function tellLink(
  parts: Pick<App, 'settings' | 'database' | 'clock'>,
  person: Candidate,
  { code, mail }: PasswordLink,
): Promise<string> {
  const byHand = `A senha anterior já não vale. Entregue à própria pessoa este endereço, que vale por 24 horas e uma vez:\n${passwordLink(parts, code)}`;
  if (mail === null) return byHand;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  if (await deliverNow({ ...parts, log }, mail))
    return `A senha anterior já não vale: um endereço para escolher outra foi enviado para ${person.email}`;
  return `O email ainda não pôde ser enviado; o portal continua tentando.\n${byHand}`;
}
