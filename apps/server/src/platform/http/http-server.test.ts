import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { httpServer } from './http-server.ts';

const HEAD = 'POST /anything HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

let server: FastifyInstance;
beforeAll(async () => {
  server = await httpServer(readSettings({ LOG_LEVEL: 'silent' }), {
    headersMs: 200,
    requestMs: 300_000,
    checkMs: 50,
    sent: { windowMs: 200, bytes: 1_000 },
  });
  server.post('/anything', async () => ({}));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test.each([
  ['headers', HEAD],
  ['a body', `${HEAD}content-length: 5000\r\n\r\n{"email":`],
])('%s that do not come are waited for so long, and refused in our words', async (_, message) => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(message);
  socket.on('error', () => {});
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [^]*"codigo":"slowRequest"/);
});
