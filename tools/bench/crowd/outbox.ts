import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { queueMails } from '../../../apps/server/src/platform/mail/queue-mail.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';

/** A summary's mail, about as long as one is. */
const TEXT = 'Visitas do mês: 1.234 de 2.345 previstas; 12 propriedades sem visita.\n'.repeat(40);

/** Puts a mail to each into the outbox, sealed as the server of that environment opens it. */
export async function fillOutbox(
  db: Kysely<Database>,
  environment: Readonly<Record<string, string>>,
  emails: readonly string[],
): Promise<void> {
  const settings = readSettings(environment);
  const mails = emails.map((address) => ({
    to: { name: 'Medição', address },
    subject: 'Fonte de dados: resumo',
    text: TEXT,
    html: `<p>${TEXT}</p>`,
  }));
  await db.transaction().execute((trx) => queueMails({ settings }, trx, mails));
}
