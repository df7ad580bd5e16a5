import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

/** What answers are compressed with, the preferred first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Shorter bodies go as they are, bytes. */
export const SHORTEST = 1_024;

/** Higher qualities cost more time than they save on the way. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);

/** What kept bytes may unpack to: a file that somebody gave us may hold a bomb. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** The body compressed, in a thread of Node's pool and not in the one that answers. */
export const compressed: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotlied(body, BROTLI),
  gzip: (body) => gzipped(body),
};

/** What of ours an Accept-Encoding header likes best; null for the body as it is. As @fastify/compress reads it, so that kept answers and others go out alike. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding | null =>
  liked(acceptEncoding, ENCODINGS);

function liked<E extends Encoding>(acceptEncoding: string | undefined, of: readonly E[]): E | null {
  const named = acceptEncoding?.toLowerCase().replaceAll(/\*|x-gzip/gu, 'gzip');
  return named === undefined ? null : negotiator.negotiate<E>(named, [...of]);
}

/** Says that a reply is in an encoding, and would be in another for who asks otherwise. */
export function sayEncoding(reply: FastifyReply, encoding: Encoding | null): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  if (encoding !== null) reply.header('content-encoding', encoding);
}

/** Bytes that are kept compressed, in the form in which they go out for who asks: as they are kept, else unpacked. Errors: zlib's, of bytes that are cut or unpack to more than 64 MB. */
export async function unpackedFor(reply: FastifyReply, bytes: Buffer): Promise<Buffer> {
  const packed = isGzip(bytes);
  const taken = packed && liked(reply.request.headers['accept-encoding'], ['gzip']) !== null;
  sayEncoding(reply, taken ? 'gzip' : null);
  return packed && !taken ? gunzipped(bytes, { maxOutputLength: MOST_UNPACKED }) : bytes;
}

/** RFC 1952, 2.3.1. */
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
