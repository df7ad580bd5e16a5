import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { encodingFor, unpackedFor } from './compression.ts';

it.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'gzip'],
  ['BR', 'br'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
  ['zstd, deflate', null],
])('%s asks for %s', (header, expected) => {
  expect(encodingFor(header)).toBe(expected);
});

it('unpacks what is kept for who takes no gzip, and no bomb', async () => {
  const server = fastify();
  const kept = {
    plain: gzipSync('um quadro'),
    bomb: gzipSync(Buffer.alloc(64 * 1024 * 1024 + 1), { level: 1 }),
  };
  server.get('/plain', async (_, reply) => unpackedFor(reply, kept.plain));
  server.get('/bomb', async (_, reply) => unpackedFor(reply, kept.bomb));
  expect((await server.inject('/plain')).payload).toBe('um quadro');
  expect((await server.inject('/bomb')).json()).toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' });
  await server.close();
});
