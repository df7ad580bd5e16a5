// [ASVS 1.5.2 3.2.1 3.4.3 3.4.4 3.4.5 3.4.6 4.1.1 5.4.2 13.4.1 13.4.3 13.4.4 15.3.1 16.5.1]
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect as connectSocket, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { route } from '@fonte/contracts';
import { connect } from '@fonte/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import { readSettings } from '../../settings.ts';
import { testPortal, type TestPortal } from '../../testing.ts';
import { Download } from '../answers/answers.ts';
import { handle } from '../call/handle.ts';

const declared = <Answer extends z.ZodType>(name: string, answer: Answer) =>
  route(
    { name, method: 'GET', path: `/api/test/${name}`, access: 'public', tells: 'nothing' },
    { summary: name, content: 'json', answer },
  );
const json = (name: string) => declared(name, z.unknown());

let portal: TestPortal;
let origin: string;
let arrived: Promise<void>;
let left: Promise<string>;
beforeAll(async () => {
  portal = await testPortal();
  const { app } = portal;
  handle(app, json('slow'), async ({ app: { database }, signal }) =>
    sql`select pg_sleep(20)`.execute(database.within({ timeoutMs: 300, signal })),
  );
  handle(app, json('fault'), async ({ db }) =>
    sql`select * from portal.nada where segredo = ${'s3gr3do'}`.execute(db),
  );
  handle(app, json('broken'), async () => {
    throw new Error('s3gr3do in /etc/passwd');
  });
  handle(app, json('long'), async () => ({ text: 'ção '.repeat(2000) }));
  handle(
    app,
    json('flowing'),
    async () => new Download('x'.repeat(5000), { contentType: 'text/csv', flow: true }),
  );
  handle(
    app,
    json('attached'),
    async () =>
      new Download('<svg/>', { contentType: 'image/svg+xml', fileName: 'Propriedades – "área";.svg' }),
  );
  arrived = new Promise((arrive) => {
    left = new Promise((resolve) => {
      handle(app, json('patient'), async ({ signal }) => {
        const gone = once(signal, 'abort');
        arrive();
        await gone;
        resolve('told');
        return {};
      });
    });
  });
  handle(
    app,
    declared('narrow', z.object({ nome: z.string() })),
    async () => ({ nome: 'a', senha: 's3gr3do' }) as { nome: string },
  );
  handle(app, { ...json('tagged'), access: 'session' }, async (call) =>
    call.revalidated(['v1'], async () => ({ a: 1 })),
  );
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
});
afterAll(() => portal.close());

const failure = (result: string, codigo: string) => ({ tipo: 0, result, codigo });

describe('what goes wrong', () => {
  test('a statement over its time limit is ended and said so, and the next call is answered', async () => {
    const answer = await fetch(`${origin}/api/test/slow`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual(
      failure('A consulta demorou mais do que o permitido. Reduza os filtros e tente de novo.', 'timeout'),
    );
    // The embedded engine ends its worker and starts another.
    await expect
      .poll(async () => (await fetch(`${origin}/health/ready`)).status, { timeout: 30_000 })
      .toBe(200);
  });

  test.each(['fault', 'broken'])('%s: nothing of the inside gets out', async (name) => {
    const answer = await fetch(`${origin}/api/test/${name}`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe(JSON.stringify(failure('Um erro desconhecido ocorreu', 'unexpected')));
  });

  test('a client that goes away ends its call', async () => {
    const call = httpRequest(`${origin}/api/test/patient`);
    call.on('error', () => {});
    call.end();
    await arrived;
    call.destroy();
    expect(await left).toBe('told');
  });

  test('an unknown call answers 404 as JSON, an unknown page the interface', async () => {
    const call = await fetch(`${origin}/api/nada`);
    expect([call.status, await call.json()]).toEqual([404, failure('Endereço não encontrado', 'notFound')]);
    const page = await fetch(`${origin}/dashboard/print/GO`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const dotted = await fetch(`${origin}/propriedades/detalhe/52.0001.0001`);
    expect([dotted.status, dotted.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await fetch(`${origin}/assets/none.js`)).status).toBe(404);
  });
});

describe('what is sent badly', () => {
  const login = (
    body: string | undefined,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) =>
    fetch(`${origin}/api/indicators/auth/login`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body }),
    });
  test.each([
    ['half a body', '{"email":', 400, 'invalidRequest'],
    ['an array', '[]', 400, 'invalidRequest'],
    ['null', 'null', 400, 'invalidRequest'],
    ['a prototype', '{"__proto__":{"admin":true}}', 400, 'invalidRequest'],
    ['nothing', '', 400, 'invalidRequest'],
    ['too much', JSON.stringify({ email: 'a'.repeat(200_000) }), 413, 'payloadTooLarge'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400, 'invalidRequest'],
  ])('%s', async (_what, body, status, codigo) => {
    const answer = await login(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ tipo: 0, codigo });
  });
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('a form of type %s', async (type) => {
    expect((await login('email=a', { 'content-type': type })).status).toBe(415);
  });
  test('addresses and headers beyond measure', async () => {
    const long = await fetch(`${origin}/api/nada?${'a'.repeat(9000)}`);
    expect([long.status, ((await long.json()) as { codigo: string }).codigo]).toEqual([414, 'uriTooLong']);
    expect(await raw(`GET /api/nada?${'a'.repeat(60_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 414 /,
    );
    expect(await raw(`GET /api/nada HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(60_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
    expect(await raw('NONSENSE\r\n\r\n')).toContain('"codigo":"invalidRequest"');
    expect(await raw('GET /api/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toContain(
      '"codigo":"invalidRequest"',
    );
    expect(await raw('GET /../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).not.toContain(
      'root:',
    );
  });

  test.each([
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/main.ts',
    '/apps/server/src/main.ts',
    '/node_modules/',
    '/assets',
    '/assets/',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/.git/HEAD',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('what the portal is made of, or a list of it: %s', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    // No file, or the interface as every unknown page has it.
    expect(head).toMatch(/^HTTP\/1\.1 (?:200|400|403|404) /);
    if (head.startsWith('HTTP/1.1 200')) expect(head).toContain('content-type: text/html');
    expect(body).not.toMatch(/ref: refs|\[core\]|"workspaces"|import .* from|index of|<li>/i);
  });

  test('a request that asks for itself', async () => {
    for (const path of ['/', '/api/indicators/auth/session', '/health/live']) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await raw(
        `TRACE ${path} HTTP/1.1\r\nhost: x\r\ncookie: sid=s3gr3do\r\nconnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toContain('s3gr3do');
    }
  });

  async function raw(message: string): Promise<string> {
    const socket = connectSocket(Number(new URL(origin).port), '127.0.0.1');
    socket.write(message);
    socket.on('error', () => {});
    return text(socket);
  }
});

describe('answers', () => {
  test('carry the headers of the policy', async () => {
    const { headers } = await fetch(`${origin}/api/test/long`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  test('pages have a policy without inline scripts and a new nonce each time', async () => {
    const policies = await Promise.all(
      [1, 2].map(
        async () => (await fetch(`${origin}/auth/login`)).headers.get('content-security-policy') ?? '',
      ),
    );
    expect(policies[0]).toMatch(
      /^default-src 'none'; script-src 'self'; style-src-elem 'self' 'nonce-[\w-]{22}'; /,
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  test('are compressed, unless they must flow', async () => {
    const long = await portal.ask('GET', '/api/test/long', { headers: { 'accept-encoding': 'br' } });
    expect(long.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString())).toEqual({
      text: 'ção '.repeat(2000),
    });
    const flowing = await portal.ask('GET', '/api/test/flowing', {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect([flowing.headers['content-encoding'], flowing.body.length]).toEqual([undefined, 5000]);
  });

  test('leave without the fields that the contract does not name', async () => {
    expect((await portal.ask('GET', '/api/test/narrow')).json()).toEqual({ nome: 'a' });
  });

  test('that are files are attachments in a sandbox, with their name whole', async () => {
    const { headers } = await portal.ask('GET', '/api/test/attached');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Propriedades ? \\"área\\";.svg"; filename*=UTF-8''Propriedades%20%E2%80%93%20%22%C3%A1rea%22%3B.svg`,
    );
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  });

  test('revalidate privately, and never across scopes', async () => {
    const [first, second] = await Promise.all([
      portal.person('consulta', { uf: 'GO' }),
      portal.person('consulta', { uf: 'BA' }),
    ]);
    const ask = (cookie: string, tag = '') =>
      portal.ask('GET', '/api/test/tagged', { headers: { cookie, 'if-none-match': tag } });
    const { headers } = await ask(first.cookie);
    const etag = String(headers.etag);
    expect([headers['cache-control'], headers['vary']]).toEqual([
      'private, no-cache',
      'Cookie, Authorization',
    ]);
    const again = await ask(first.cookie, `"other", ${etag}`);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await ask(second.cookie, etag)).statusCode).toBe(200);
  });
});

describe('with the database away', () => {
  test('the process lives, is not ready, and says so in a sentence', async () => {
    const database = await connect({ url: 'postgres://nobody@127.0.0.1:9/nothing' });
    const settings = readSettings({ DATA_DIR: portal.dataDir, LOG_LEVEL: 'silent' });
    const app = await buildApp({ settings, database });
    const ask = (method: 'GET' | 'POST', url: string) =>
      app.server.inject({
        method,
        url,
        ...(method === 'POST' ? { payload: { email: 'a@b.co', pass: 'x' } } : {}),
      });
    expect((await ask('GET', '/health/live')).statusCode).toBe(200);
    expect((await ask('GET', '/dashboard')).statusCode).toBe(200);
    for (const answer of [
      await ask('GET', '/health/ready'),
      await ask('POST', '/api/indicators/auth/login'),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toEqual(
        failure('O banco de dados não respondeu. Tente de novo em instantes.', 'unavailable'),
      );
    }
    await app.server.close();
    await database.close();
  });
});
