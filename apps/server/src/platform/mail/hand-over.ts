import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { CommandParts } from '../jobs/job.ts';
import { publicOrigin } from '../app/public-address.ts';
import type { MailFile } from './mail-files.ts';
import { outboxFolder } from './outbox-folder.ts';

/** How long the mail server may take to connect, to greet, and between two words, ms. */
const PATIENCE = 10_000;

/** One message, the same bytes but for their boundaries whenever it is tried. */
export interface Message {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  /** The text drawn; null where there is only text. */
  readonly html: string | null;
  /** Where its reader gets no more of its kind by one click. */
  readonly unsubscribe: string | null;
  readonly files: readonly MailFile[];
  /** ISO. */
  readonly date: string;
}

/** What became of it: accepted; refused for good; not taken this time; or nobody can say, because the line was lost after it had gone out. */
export type HandOver =
  | { readonly outcome: 'aceito' }
  | { readonly outcome: 'recusado' | 'adiado' | 'desconhecido'; readonly reason: string };

/**
 * Gives a message to the mail server of SMTP_URL; without one it is written to `DATA_DIR/outbox` as an .eml file, under the same name each time. Never throws for
 * what the mail server does. `signal` cuts the line.
 */
export async function handOver(
  parts: CommandParts,
  message: Message,
  signal: AbortSignal,
): Promise<HandOver> {
  const { settings } = parts;
  const { eml, envelope } = await composed(parts, message);
  if (settings.SMTP_URL === null) {
    await writeOut(settings.DATA_DIR, message, eml);
    return { outcome: 'aceito' };
  }
  const transport = createTransport({
    url: settings.SMTP_URL,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  /** Whether the mail server may have been given the message: it is read only once connection and sign-in stand. */
  let read = false;
  const raw = new Readable({
    read() {
      read = true;
      this.push(eml);
      this.push(null);
    },
  });
  try {
    await transport.sendMail({ envelope, raw, signal });
    return { outcome: 'aceito' };
  } catch (error) {
    return refusalOf(error, read);
  }
}

/** A host of our own for the Message-ID: the portal's, by which replies and complaints find it. */
const messageId = (parts: CommandParts, id: string): string =>
  `<${id}@${new URL(publicOrigin(parts)).hostname}>`;

async function composed(parts: CommandParts, message: Message) {
  const { id, name, address, subject, text, html, unsubscribe, files, date } = message;
  const { message: eml, envelope } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail({
    from: parts.settings.MAIL_FROM,
    to: { name, address },
    subject,
    text,
    ...(html === null ? {} : { html }),
    attachments: files.map(({ name: filename, type, bytes, cid }) => ({
      filename,
      contentType: type,
      content: bytes,
      ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
    })),
    messageId: messageId(parts, id),
    date: new Date(date),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === null
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  });
  return { eml: eml as Buffer, envelope };
}

/** Whole or not at all: under another name first. */
async function writeOut(dataDir: string, { id, date }: Message, eml: Buffer): Promise<void> {
  const folder = outboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date(date).toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`;
  const part = join(folder, `.${randomUUID()}`);
  const file = await open(part, 'wx', 0o600);
  try {
    await file.writeFile(eml);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
}

/** By the server's answer where there is one; never its words, which quote the recipient. */
function refusalOf(error: unknown, read: boolean): HandOver {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') {
    // What it says of our own sign-in (RFC 4954) will be mended by who runs the portal.
    const ours = code === 'EAUTH' || code === 'ETLS';
    if (responseCode >= 500 && !ours)
      return { outcome: 'recusado', reason: `O servidor de email recusou a mensagem (${responseCode})` };
    const reason = ours
      ? `O servidor de email recusou a conta com que o portal entra (${responseCode})`
      : `O servidor de email pediu para tentar mais tarde (${responseCode})`;
    return { outcome: 'adiado', reason };
  }
  if (read)
    return {
      outcome: 'desconhecido',
      reason: 'A conexão caiu durante o envio: não se sabe se o servidor de email ficou com a mensagem',
    };
  return { outcome: 'adiado', reason: `Não foi possível falar com o servidor de email (${nameOf(code)})` };
}

const nameOf = (code: unknown): string => (typeof code === 'string' ? code : 'sem código');
