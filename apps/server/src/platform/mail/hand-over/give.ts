import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { composed } from './compose.ts';
import type { HandOver, MailPlace, Message } from './message.ts';

/** How long the mail server may take to connect, to greet, and between two words, ms. */
const PATIENCE = 10_000;

/**
 * Gives a message to the mail server; without one it is written as an .eml file, under the same name each time. Never throws for what the mail server does.
 * `signal` cuts the line. `onLine` is called before anything goes out by which the mail server may have the message.
 */
export async function giveMessage(
  place: MailPlace,
  message: Message,
  signal: AbortSignal,
  onLine: () => void,
): Promise<HandOver> {
  const { smtpUrl: url, folder } = place;
  const { eml, envelope } = await composed(place, message);
  if (url === null) {
    onLine();
    await writeOut(folder, message, eml);
    return { outcome: 'aceito' };
  }
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  /** Whether the mail server may have been given the message: it is read once the server has asked for its text. */
  let read = false;
  const text = new Readable({
    read() {
      read = true;
      onLine();
      this.push(eml);
      this.push(null);
    },
  });
  // In the place of nodemailer's own, which reads ahead: of a line lost over the recipient nobody would know more than of one lost over the text.
  transport.use('stream', (mail, next) => {
    mail.message.createReadStream = () => text;
    next();
  });
  try {
    await transport.sendMail({ envelope, raw: eml, signal });
    return { outcome: 'aceito' };
  } catch (error) {
    return refusalOf(error, read);
  }
}

/** Whole or not at all: under another name first. */
async function writeOut(folder: string, { id, date }: Message, eml: Buffer): Promise<void> {
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
  const { responseCode, code, command } = error as Record<'responseCode' | 'code' | 'command', unknown>;
  if (typeof responseCode === 'number') {
    if (responseCode < 500 && code !== 'EAUTH' && code !== 'ETLS')
      return {
        outcome: 'adiado',
        reason: `O servidor de email pediu para tentar mais tarde (${responseCode})`,
      };
    // Of one mail it speaks once it has heard of its recipient. Whom it does not greet, sign in or take for a sender (RFC 5321, RFC 4954) is the portal, which who runs it will mend.
    if (command === 'RCPT TO' || command === 'DATA')
      return { outcome: 'recusado', reason: `O servidor de email recusou a mensagem (${responseCode})` };
    const whom = code === 'EAUTH' || code === 'ETLS' ? 'a conta com que o portal entra' : 'o portal';
    return { outcome: 'adiado', reason: `O servidor de email recusou ${whom} (${responseCode})` };
  }
  if (read)
    return {
      outcome: 'desconhecido',
      reason: 'A conexão caiu durante o envio: não se sabe se o servidor de email ficou com a mensagem',
    };
  return { outcome: 'adiado', reason: `Não foi possível falar com o servidor de email (${nameOf(code)})` };
}

const nameOf = (code: unknown): string => (typeof code === 'string' ? code : 'sem código');
