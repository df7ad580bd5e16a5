import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';

/** What answers are compressed with, the preferred first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Shorter bodies go as they are, bytes. */
export const SHORTEST = 1_024;

/** Higher qualities cost more time than they save on the way. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The body compressed, in a thread of Node's pool and not in the one that answers. */
export const compressed: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotlied(body, BROTLI),
  gzip: (body) => gzipped(body),
};

/** What of ours an Accept-Encoding header likes best; null for the body as it is. As @fastify/compress reads it, so that kept answers and others go out alike. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  const named = acceptEncoding?.toLowerCase().replaceAll(/\*|x-gzip/gu, 'gzip');
  return named === undefined ? null : negotiator.negotiate<Encoding>(named, [...ENCODINGS]);
}
