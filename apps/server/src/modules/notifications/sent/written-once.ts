import { randomUUID } from 'node:crypto';
import type { Content } from '../content/mail-content.ts';
import { mailHtml, mailText, type MailLinks } from './drawn-mail.ts';

/** A mail's two parts. */
export interface WrittenMail {
  readonly text: string;
  readonly html: string;
}

/** Stands where each recipient's own address goes; nobody outside of this process can have written it. */
const OWN = `https://destinatario.invalid/${randomUUID()}`;
/** Mails of so many scopes and notifications; some fifty KB each. */
const KEPT = 16;
const kept = new Map<string, WrittenMail>();

/** By which the drawn form names a chart's picture. */
export const cidOf = (chart: number): string => `grafico-${chart + 1}@fonte-de-dados`;

/** The parts of a mail. What recipients of one scope are told alike is drawn once, and only their own address put into it: drawing takes longer than all else that is written here. */
export function writtenMail(content: Content, name: string, { portal, unsubscribe }: MailLinks): WrittenMail {
  const key = JSON.stringify([name, portal, wordsOf(content)]);
  const one = kept.get(key) ?? drawn(content, name, portal);
  // The one used last goes last.
  kept.delete(key);
  kept.set(key, one);
  for (const old of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(old);
  }
  return {
    text: one.text.replaceAll(OWN, () => unsubscribe),
    // An address has nothing else that markup would read otherwise.
    html: one.html.replaceAll(OWN, () => unsubscribe.replaceAll('&', '&amp;')),
  };
}

/** All that is written of it: pictures and files go beside. */
const wordsOf = ({ charts, files, ...rest }: Content) => ({
  ...rest,
  charts: charts.map(({ chart: { title, note }, words }) => [title, note, words]),
  files: files.map(({ name }) => name),
});

function drawn(content: Content, name: string, portal: string): WrittenMail {
  const links = { portal, unsubscribe: OWN };
  return {
    text: mailText(content, name, links),
    html: mailHtml(content, name, links, (at) => `cid:${cidOf(at)}`),
  };
}
