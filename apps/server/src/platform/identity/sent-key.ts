import { KEY_ANYWHERE, KEY_FORM } from '@fonte/contracts/program-keys';
import type { FastifyRequest } from 'fastify';
import { isBrowser } from './basic-sign-in.ts';

/** A personal key as a request brought it: the part that finds it, and the secret. */
export interface SentKey {
  readonly inicio: string;
  readonly secret: string;
}

/**
 * The key of a request: as Bearer, or as the password of HTTP Basic under whatever name. Null where none has the form of one; browsers are not believed, unless it is the page of a site that the
 * operator has named: what such a page sends as Bearer no browser sends by itself.
 */
export function sentKey(request: FastifyRequest, ofNamedSite: boolean): SentKey | null {
  const browser = isBrowser(request);
  if (browser && !ofNamedSite) return null;
  const { authorization = '' } = request.headers;
  const bearer = /^Bearer +(\S{1,200})$/i.exec(authorization)?.[1];
  const written = bearer ?? (browser ? '' : passwordOf(authorization));
  const [, inicio, secret] = KEY_FORM.exec(written) ?? [];
  return inicio === undefined || secret === undefined ? null : { inicio, secret };
}

function passwordOf(authorization: string): string {
  const encoded = /^Basic +([A-Za-z0-9+/=]{1,1000})$/i.exec(authorization)?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

/** Whether an address has a key in it, however it is written: there it is read by proxies, logs and whoever looks at the screen. */
export function hasKeyInAddress({ url }: Pick<FastifyRequest, 'url'>): boolean {
  if (!/fdk/i.test(url)) return false;
  return KEY_ANYWHERE.test(url) || KEY_ANYWHERE.test(url.replace(/%5F/gi, '_').toLowerCase());
}
