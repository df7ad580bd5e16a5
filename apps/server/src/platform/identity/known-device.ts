import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app/app.ts';
import { installationSecret } from './installation-secret.ts';
import { overHttps } from './session-cookie.ts';

const SECURE_NAME = '__Host-aparelho';
const PLAIN_NAME = 'aparelho';

/** How long a browser is known by a sign-in, days; and of how many people, for computers that an office shares. */
const KNOWN_DAYS = 180;
const PEOPLE = 6;

const DAY_MS = 86_400_000;
const FORM = /^([a-z\d]{3,5})-[\w-]{22}\.[\w-]{43}$/;

/** By what a browser became known: the password or a mail's link, or the second factor after it, which says more. */
type KnownBy = 'senha' | 'fator';

/**
 * The browser's own number as somebody's, if that person has signed in with it before: it opens nothing, but its attempts are counted apart from
 * everybody else's (rate-limit.ts). Signed with the e-mail, so that nobody else's browser has one for it. With `by` only one known that way: whoever knows
 * a password must not get a new number, and new attempts at the second factor, with every sign-in.
 */
export async function knownDevice(
  app: App,
  request: FastifyRequest,
  email: string,
  ways: readonly KnownBy[] = ['senha', 'fator'],
): Promise<string | null> {
  for (const entry of entriesOf(app, request)) {
    const [number = '', signature = ''] = entry.split('.');
    for (const by of ways)
      // oxlint-disable-next-line no-await-in-loop -- at most six, twice
      if (same(signature, await signatureOf(app, by, number, email))) return number;
  }
  return null;
}

/**
 * Makes the browser known as the person's, with a number of its own: what was counted against a former one is forgotten. One that is known by the second factor
 * stays what it is until that is proved again.
 */
export async function rememberDevice(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  by: KnownBy = 'senha',
): Promise<void> {
  if (by === 'senha' && (await knownDevice(app, request, email, ['fator'])) !== null) return;
  const before = await knownDevice(app, request, email);
  const others = entriesOf(app, request).filter(
    (entry) => before === null || !entry.startsWith(`${before}.`),
  );
  const day = Math.floor(app.clock.now().getTime() / DAY_MS) + KNOWN_DAYS;
  const number = `${day.toString(36)}-${randomBytes(16).toString('base64url')}`;
  const entries = [`${number}.${await signatureOf(app, by, number, email)}`, ...others].slice(0, PEOPLE);
  const secure = overHttps(app, request);
  reply.setCookie(secure ? SECURE_NAME : PLAIN_NAME, entries.join('~'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: KNOWN_DAYS * 86_400,
  });
}

/** What the cookie holds that has the right form and is not past its day. */
function entriesOf(app: App, request: FastifyRequest): string[] {
  const sent = request.cookies[overHttps(app, request) ? SECURE_NAME : PLAIN_NAME] ?? '';
  const today = app.clock.now().getTime() / DAY_MS;
  return sent
    .split('~', PEOPLE)
    .filter((entry) => Number.parseInt(FORM.exec(entry)?.[1] ?? '0', 36) >= today);
}

async function signatureOf(app: App, by: KnownBy, number: string, email: string): Promise<string> {
  const use = by === 'fator' ? 'aparelho com fator' : 'aparelho';
  return createHmac('sha256', await installationSecret(app.settings))
    .update(JSON.stringify([use, number, email.trim().toLowerCase()]))
    .digest('base64url');
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
