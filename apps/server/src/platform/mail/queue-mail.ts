import { randomUUID } from 'node:crypto';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { App } from '../app/app.ts';
import { addJobs } from '../jobs/add-job.ts';
import { keepFiles, type MailFile } from './mail-files.ts';
import { sealText } from './sealed-text.ts';

/** A mail as its author writes it. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** The same drawn: whole HTML without anything that is fetched. */
  readonly html?: string;
  /** Where its reader gets no more of its kind by one click (RFC 8058). */
  readonly unsubscribe?: string;
  /** What goes with it. */
  readonly files?: readonly MailFile[];
}

export interface QueuedMail extends Mail {
  /** A second mail with the same key does not come in, as long as the first is kept (contracts/retention). */
  readonly key?: string;
  /** The text opens an account: it is forgotten as soon as it is sent or has failed. */
  readonly secret?: boolean;
  /** Of no use afterwards, and no longer sent. Default: as long as it is tried. */
  readonly usefulUntil?: Date;
  /** Somebody waits for it: before those that go to many. */
  readonly awaited?: boolean;
}

/** Rows in one INSERT. */
const BATCH = 500;
const AWAITED = 10;

/**
 * Puts mails into the outbox, in the transaction of what causes them: they are sent after its commit and never without it, and nobody waits for the mail server.
 * Gives their identifiers, those of new ones only. Errors: the database's own.
 */
export async function queueMails(
  { settings }: Pick<App, 'settings'>,
  trx: Kysely<Database>,
  mails: readonly QueuedMail[],
): Promise<string[]> {
  const queued: string[] = [];
  for (let at = 0; at < mails.length; at += BATCH) {
    // oxlint-disable no-await-in-loop -- one connection
    const batch = await Promise.all(
      mails.slice(at, at + BATCH).map(async (mail) => {
        const id = randomUUID();
        const [corpo, html, descadastro] = await Promise.all(
          [mail.text, mail.html, mail.unsubscribe].map(async (text) =>
            text === undefined ? null : sealText(settings, id, text),
          ),
        );
        return { id, mail, corpo: corpo ?? null, html: html ?? null, descadastro: descadastro ?? null };
      }),
    );
    const rows = await trx
      .insertInto('portal.email')
      .values(
        batch.map(({ id, mail, corpo, html, descadastro }) => ({
          id_email: id,
          chave: mail.key ?? null,
          nome: mail.to.name,
          destinatario: mail.to.address,
          assunto: mail.subject,
          corpo,
          html,
          descadastro,
          secreto: mail.secret ?? false,
          vale_ate: mail.usefulUntil ?? null,
        })),
      )
      .onConflict((conflict) => conflict.column('chave').doNothing())
      .returning('id_email')
      .execute();
    const fresh = new Set(rows.map(({ id_email }) => id_email));
    for (const { id, mail } of batch)
      if (fresh.has(id) && mail.files) await keepFiles(settings, trx, id, mail.files);
    const jobs = batch
      .filter(({ id }) => fresh.has(id))
      .map(({ id, mail }) => ({ data: { id }, key: id, priority: mail.awaited === true ? AWAITED : 0 }));
    await addJobs(trx, 'mail.send', jobs);
    // oxlint-enable no-await-in-loop
    queued.push(...fresh);
  }
  return queued;
}

/** One mail, as `queueMails`; undefined where there was one with its key. */
export async function queueMail(
  app: Pick<App, 'settings'>,
  trx: Kysely<Database>,
  mail: QueuedMail,
): Promise<string | undefined> {
  return (await queueMails(app, trx, [mail]))[0];
}
