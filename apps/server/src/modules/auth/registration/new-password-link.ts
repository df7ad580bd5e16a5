import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { App } from '../../../platform/index.ts';
import { endKeysOf } from '../../../platform/identity/program-keys.ts';
import { queueMail, type Mail } from '../../../platform/mail/queue-mail.ts';
import { GRANT_MINUTES, newCode } from '../links.ts';
import { linkMail, type Addressed } from '../mails.ts';
import { forgetResets, insertReset } from '../store.ts';

/** Nobody's argon2id: no password matches it. */
export const NO_PASSWORD = '!';

/** The code of a link that sets a new password, and the mail with it; null where there is no mail server. */
export interface PasswordLink {
  readonly code: string;
  readonly mail: string | null;
}

/** What writes it: settings, and the moment from which it counts. */
export type LinkParts = Pick<App, 'settings' | 'clock'>;

/** How a link is sent. */
interface Sending {
  /** How long it is worth something. */
  readonly minutes?: number;
  /** By the portal itself, which nobody hands the code to: without a mail server too, where mails are written to the outbox's folder. */
  readonly always?: boolean;
}

/** Ends the password, the keys for programs and whatever codes are out, and queues the link that sets a new one, in the mail that `written` makes of its code. */
export async function newPasswordLink(
  trx: Kysely<Database>,
  app: LinkParts,
  idUsuario: number,
  written: (app: Addressed, code: string) => Mail,
  { minutes = GRANT_MINUTES, always = false }: Sending = {},
): Promise<PasswordLink> {
  const { code, token } = newCode();
  await trx
    .updateTable('portal.usuario')
    .set({ senha: NO_PASSWORD })
    .where('id_usuario', '=', idUsuario)
    .execute();
  await forgetResets(trx, idUsuario);
  await endKeysOf(trx, idUsuario);
  await insertReset(trx, token, idUsuario, minutes);
  if (app.settings.SMTP_URL === null && !always) return { code, mail: null };
  const mail = { ...written(app, code), ...linkMail(app, token, minutes) };
  return { code, mail: (await queueMail(app, trx, mail)) ?? null };
}
