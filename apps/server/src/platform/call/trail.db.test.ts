// [ASVS 16.2.1 16.3.1 16.3.2 16.3.3]
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { route } from '@fonte/contracts';
import { z } from 'zod';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortal, type TestPerson, type TestPortal } from '../../testing.ts';
import { Download } from '../answers/answers.ts';
import { handle } from './handle.ts';
import { AuditTrail } from '../trail/audit-trail.ts';

const LOGIN = '/api/indicators/auth/login';
const PROFILES_LIST = '/api/indicators/auth/profiles';

let portal: TestPortal;
let admin: TestPerson;
let observer: TestPerson;
beforeAll(async () => {
  portal = await testPortal();
  const declared = (name: string) =>
    route(
      { name, method: 'GET', path: `/api/test/${name}`, access: 'session', tells: 'persons' },
      { summary: name, content: 'json', answer: z.unknown() },
    );
  handle(portal.app, declared('endless'), async () => {
    let rows = 0;
    async function* pieces(): AsyncGenerator<string> {
      for (;;) {
        yield 'x'.repeat(60_000);
        rows += 10;
      }
    }
    return new Download(Readable.from(pieces(), { objectMode: false }), {
      contentType: 'text/csv',
      flow: true,
      rows: () => rows,
    });
  });
  handle(portal.app, declared('bulk'), async (call) => {
    call.tell({ rows: 7 });
    return [{ cpf: '99941799955' }];
  });
  admin = await portal.person('administrador');
  observer = await portal.person('consulta');
  await portal.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.close());

const get = (url: string, { cookie }: TestPerson = admin) => portal.ask('GET', url, { headers: { cookie } });
const signIn = (email: string, pass: string) => portal.ask('POST', LOGIN, { payload: { email, pass } });
const since = async (before: number) => (await portal.trail()).slice(before);
const now = async () => (await portal.trail()).length;

describe('refusals and limits', () => {
  test('a wrong password leaves a line with a code for the account, and neither e-mail nor password', async () => {
    const before = await now();
    for (const email of ['alguem@exemplo.com', 'ALGUEM@exemplo.com', 'outro@exemplo.com'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await signIn(email, 'senha-errada')).statusCode).toBe(401);
    const lines = await since(before);
    const codes = lines.map(({ detalhe }) => (detalhe as { conta?: string }).conta);
    // The second is the first again: a line and its count.
    expect([...new Set(codes)]).toHaveLength(2);
    expect(lines.map(({ acao, situacao, rota }) => [acao, situacao, rota])).toEqual(
      lines.map(() => ['recusar', 401, 'auth.login']),
    );
    expect(JSON.stringify(lines)).not.toMatch(/exemplo\.com|senha-errada/);
  });

  test('the limit of attempts leaves one of its own', async () => {
    const before = await now();
    for (let at = 0; at < 12; at += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await signIn('muitas@exemplo.com', `errada-${at}`);
    expect((await since(before)).some(({ acao, situacao }) => acao === 'limitar' && situacao === 429)).toBe(
      true,
    );
  });

  test('a missing right, something out of scope, another site: who, what, from where', async () => {
    const before = await now();
    expect((await get(PROFILES_LIST, observer)).statusCode).toBe(403);
    expect((await get('/api/indicators/painel/4711', observer)).statusCode).toBe(404);
    const crossSite = { cookie: observer.cookie, 'sec-fetch-site': 'cross-site' };
    await portal.ask('POST', '/api/indicators/audit/page', { headers: crossSite, payload: {} });
    expect(await since(before)).toMatchObject([
      { id_usuario: observer.idUsuario, rota: 'auth.profiles', situacao: 403, endereco: '127.0.0.1' },
      {
        id_usuario: observer.idUsuario,
        rota: 'panel.one',
        situacao: 404,
        detalhe: { codigo: 'panelNotFound' },
      },
      { rota: '/api/indicators/audit/page', situacao: 403, detalhe: { codigo: 'crossSite' } },
    ]);
  });

  test('who has not signed in yet and who mistypes an address leave none', async () => {
    const before = await now();
    expect((await portal.ask('GET', '/api/indicators/auth/session')).statusCode).toBe(401);
    expect((await get('/api/nada')).statusCode).toBe(404);
    expect(await since(before)).toEqual([]);
    const forged = { headers: { cookie: `sid=${'A'.repeat(43)}` } };
    expect((await portal.ask('GET', '/api/indicators/auth/session', forged)).statusCode).toBe(401);
    expect(await since(before)).toMatchObject([{ acao: 'recusar', rota: 'auth.session', situacao: 401 }]);
  });

  test('a flood of one kind is a line and its count', async () => {
    const before = await now();
    for (let at = 0; at < 500; at += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await get('/api/indicators/painel/999999', observer);
    const lines = await since(before);
    expect(lines).toHaveLength(2);
    expect(lines[1]?.detalhe).toMatchObject({ vezes: 499 });
  });
});

describe('an answer in pieces', () => {
  test('is written down when it breaks off, with the rows that had gone out', async () => {
    const { port } = portal.app.server.server.address() as AddressInfo;
    const before = await now();
    const call = request({ port, path: '/api/test/endless', headers: { cookie: admin.cookie } });
    call.end();
    const [answer] = (await once(call, 'response')) as [NodeJS.ReadableStream];
    await once(answer, 'data');
    expect(await since(before)).toEqual([]);
    call.destroy();
    await expect.poll(() => since(before)).toHaveLength(1);
    const [line] = await since(before);
    expect(line).toMatchObject({ acao: 'ler', rota: 'endless', detalhe: { interrompida: true } });
    expect(line?.linhas).toBeGreaterThan(0);
  });

  test('by HEAD tells nothing', async () => {
    const before = await now();
    await portal.ask('HEAD', '/api/test/bulk', { headers: { cookie: admin.cookie } });
    expect(await since(before)).toEqual([]);
  });
});

describe('while the database takes no writes', () => {
  test('people read on, lines wait, and are written when it takes them again', async () => {
    const before = await now();
    const { db } = portal.database;
    await sql`alter table portal.acesso rename to acesso_ausente`.execute(db);
    try {
      for (let at = 0; at < 3; at += 1)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await get('/api/test/bulk')).statusCode).toBe(200);
      await portal.app.trail.flush();
      expect((await get('/api/test/bulk')).statusCode).toBe(200);
    } finally {
      await sql`alter table portal.acesso_ausente rename to acesso`.execute(db);
    }
    expect(await since(before)).toHaveLength(4);
  });

  test('memory is bounded: what does not fit is counted as lost, in the log', async () => {
    let lost = 0;
    const log = {
      error: (said: { lost?: number }) => void (lost += said.lost ?? 0),
    } as unknown as TestPortal['app']['server']['log'];
    const trail = new AuditTrail(portal.database.db, log, (value) => value);
    const line = {
      acao: 'ler' as const,
      quando: new Date(),
      idUsuario: 1,
      profile: null,
      rota: null,
      situacao: 200,
      linhas: 1,
    };
    for (let at = 0; at < 10_050; at += 1) trail.write(line);
    await sql`alter table portal.acesso rename to acesso_ausente`.execute(portal.database.db);
    await trail.close();
    await sql`alter table portal.acesso_ausente rename to acesso`.execute(portal.database.db);
    expect(lost).toBe(10_050);
  });
});

test('without being asked, lines are there a moment later', async () => {
  await portal.trail();
  const count = async () =>
    (
      await portal.database.db
        .selectFrom('portal.acesso')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await count();
  await get('/api/test/bulk');
  await expect.poll(count, { timeout: 20_000, interval: 50 }).toBe(before + 1);
});
