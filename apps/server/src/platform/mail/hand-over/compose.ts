import { createTransport } from 'nodemailer';
import type { MailPlace, Message } from './message.ts';

/** A message as it goes over the line, and from whom to whom. */
export async function composed({ from, host }: MailPlace, message: Message) {
  const { id, name, address, subject, text, html, unsubscribe, files, date } = message;
  const { message: eml, envelope } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail({
    from,
    to: { name, address },
    subject,
    text,
    ...(html === null ? {} : { html }),
    attachments: files.map(({ name: filename, type, bytes, cid }) => ({
      filename,
      contentType: type,
      // What came from another thread is bytes and no Buffer any more.
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
    })),
    messageId: `<${id}@${host}>`,
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
