import { seal, unseal } from '../identity/sealed.ts';

type Where = Parameters<typeof seal>[0];

/** What is sealed opens in its own row of the outbox only. */
const placeOf = (id: string): string => `email ${id}`;

/** The text of a mail as the outbox keeps it, base64: whoever reads the table alone has no link out of it. */
export async function sealText(settings: Where, id: string, text: string): Promise<string> {
  return (await seal(settings, placeOf(id), Buffer.from(text))).toString('base64');
}

/** The text again; null where it was sealed with another secret, for another row, or has been changed. */
export async function openText(settings: Where, id: string, sealed: string): Promise<string | null> {
  return (await unseal(settings, placeOf(id), Buffer.from(sealed, 'base64')))?.toString('utf8') ?? null;
}
