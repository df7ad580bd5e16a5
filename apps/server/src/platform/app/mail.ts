import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { App } from './app.ts';
import { fail } from '../failures/fail.ts';

type MailLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** How long a mail server may take before the caller hears that mail is out of order, ms. */
const PATIENCE = 10_000;

/**
 * Sends a message through SMTP_URL; without one it is written to `DATA_DIR/outbox` as an .eml file, and the log says that one is there.
 * Errors: `mailUnavailable`.
 */
export async function sendMail(
  app: Pick<App, 'settings' | 'clock'> & { readonly server: { readonly log: MailLog } },
  message: Pick<SendMailOptions, 'to' | 'subject' | 'text'>,
): Promise<void> {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = app.settings;
  const whole = { from: MAIL_FROM, ...message };
  try {
    if (SMTP_URL === null) {
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: eml } = await transport.sendMail(whole);
      const folder = join(DATA_DIR, 'outbox');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${app.clock.now().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), eml, { mode: 0o600 });
      app.server.log.warn({ outbox: name }, 'mail written to the outbox');
      return;
    }
    const timeouts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
    await createTransport({ url: SMTP_URL, ...timeouts }).sendMail(whole);
  } catch (cause) {
    app.server.log.error({ err: withoutMessage(cause) });
    fail('mailUnavailable', {}, { cause, retryAfterSeconds: 60 });
  }
}

/** Mail servers quote the recipient in their refusals, so only the kind of fault is logged. */
function withoutMessage(cause: unknown): Error {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  return Object.assign(new Error('mail refused'), { code });
}
