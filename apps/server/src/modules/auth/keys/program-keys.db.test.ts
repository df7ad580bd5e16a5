import { PROFILES } from '@fonte/contracts';
import { KEY_REQUESTS_A_MINUTE, KEYS_AT_ONCE } from '@fonte/contracts/program-keys';
import type { ProgramKey } from '@fonte/contracts/routes/account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHALLENGE } from '../../../platform/identity/basic-sign-in.ts';
import { type TestPerson, type TestPortal } from '../../../testing.ts';
import { basic, bearer, programKey } from '../../../testing/program-key.ts';
import { linesOf, mailsTo, PASS, somebody, TestBrowser, withApp } from '../factor/testing.ts';
import { resetFactors } from '../factor/reset-factors.ts';
import { askAs, codeOf, FIGURES, MAPS, PANELS, REPORTS, twoProcesses, wellAsked } from './testing.ts';

/** Personal keys for programs: making, listing and revoking them, and what a program gets with one. */

let portal: TestPortal;
/** Another process on the same database. */
let other: TestPortal;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ portal, other, close } = await twoProcesses());
});
afterAll(() => close());
beforeEach(() => portal.database.db.deleteFrom('portal.tentativa').execute());

const ask = (url: string, headers: Record<string, string>, of: TestPortal = portal) =>
  askAs(of, url, headers);
const signedIn = async (profile: Parameters<typeof somebody>[1] = 'consulta') => {
  const person = await somebody(portal, profile);
  const browser = new TestBrowser(portal);
  await browser.login(person.email);
  return { ...person, browser };
};
const made = async (browser: TestBrowser, more: object = {}) =>
  (await browser.post('program-keys', { ...wellAsked, ...more })).json<{
    result: { chave: string; chaves: ProgramKey[] };
  }>().result;
const listOf = async (browser: TestBrowser) =>
  (await browser.get('program-keys')).json<{ result: ProgramKey[] }>().result;
const setAccount = ({ idUsuario }: Pick<TestPerson, 'idUsuario'>, values: object) =>
  portal.database.db.updateTable('portal.usuario').set(values).where('id_usuario', '=', idUsuario).execute();

describe('an own key', () => {
  test('is made with the password, told once, kept as a hash, and its owner is told by mail', async () => {
    const { browser, email, idUsuario } = await signedIn();
    const { chave, chaves } = await made(browser, { escopos: ['reports', 'maps', 'maps'] });
    expect(chave).toMatch(/^fdk_[0-9a-f]{12}_[0-9a-f]{64}$/);
    expect(chaves).toMatchObject([
      {
        nome: 'QGIS do escritório',
        inicio: chave.slice(0, 16),
        escopos: ['maps', 'reports'],
        usada_em: null,
      },
    ]);
    const days = (Date.parse(chaves[0]!.expira_em) - Date.parse(chaves[0]!.criada_em)) / 86_400_000;
    expect(days).toBeCloseTo(30);
    const secret = chave.slice(17);
    expect(JSON.stringify(await listOf(browser))).not.toContain(secret);
    expect((await browser.get('account/data')).body).not.toContain(secret);
    const rows = await portal.database.db.selectFrom('portal.chave_programa').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const mails = await mailsTo(portal, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Fonte de dados: chave de programa criada']);
    expect(mails[0]?.text).toContain('“QGIS do escritório”, com que um programa lê mapas e relatórios');
    expect(mails[0]?.text).not.toContain(chave.slice(0, 16));
    expect((await linesOf(portal, idUsuario)).filter(({ alvo }) => alvo === 'chave')).toMatchObject([
      { acao: 'alterar', detalhe: { mudanca: 'criacao', escopos: ['maps', 'reports'], dias: 30 } },
    ]);
  });

  test.each([
    ['a wrong password', { atual: 'outra' }, 'atual'],
    ['no name', { nome: ' ' }, 'nome'],
    ['a name too long', { nome: 'x'.repeat(61) }, 'nome'],
    ['no scope', { escopos: [] }, 'escopos'],
    ['a scope that there is not', { escopos: ['admin'] }, 'escopos.0'],
    ['no end', { dias: undefined }, 'dias'],
    ['an end too far away', { dias: 366 }, 'dias'],
    ['an end in the past', { dias: 0 }, 'dias'],
    ['half a day', { dias: 0.5 }, 'dias'],
  ])('is not made with %s', async (_what, body, campo) => {
    const { browser } = await signedIn();
    const answer = await browser.post('program-keys', { ...wellAsked, ...body });
    expect([answer.statusCode, answer.json().errors[0].campo]).toEqual([400, campo]);
    expect(await listOf(browser)).toEqual([]);
  });

  test('is one of ten at most, also of many made at once; one that has ended leaves room', async () => {
    const { browser, idUsuario } = await signedIn();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let at = 2; at < KEYS_AT_ONCE; at += 1) await programKey(portal, { idUsuario });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.copy().post('program-keys', wellAsked)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409, 409,
    ]);
    const [first] = await listOf(browser);
    await browser.post('program-keys/revoke', { id: first!.id });
    expect((await browser.post('program-keys', wellAsked)).statusCode).toBe(200);
    expect((await browser.post('program-keys', wellAsked)).json().codigo).toBe('keyLimit');
  });

  test('is revoked at once, in every process, with a line; twice is once', async () => {
    const { browser, idUsuario } = await signedIn();
    const { chave, chaves } = await made(browser);
    expect(await codeOf(ask(MAPS, bearer(chave), other))).toEqual([200, null]);
    const { id } = chaves[0]!;
    for (const situacao of ['revogada', 'revogada']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const left = (await browser.post('program-keys/revoke', { id })).json<{ result: ProgramKey[] }>();
      expect(left.result).toMatchObject([{ id, situacao }]);
    }
    expect(await codeOf(ask(MAPS, bearer(chave), other))).toEqual([401, 'keyRevoked']);
    const lines = (await linesOf(portal, idUsuario)).filter(
      ({ acao, alvo }) => acao === 'alterar' && alvo === 'chave',
    );
    expect(lines.map(({ detalhe }) => (detalhe as { mudanca?: string }).mudanca)).toEqual([
      'criacao',
      'revogacao',
    ]);
  });

  test('of somebody else is neither seen nor revoked', async () => {
    const owner = await signedIn();
    const thief = await signedIn('nacional');
    const { chave, chaves } = await made(owner.browser);
    const { id } = chaves[0]!;
    expect((await thief.browser.post('program-keys/revoke', { id })).json().result).toEqual([]);
    expect(await listOf(thief.browser)).toEqual([]);
    expect(await codeOf(ask(MAPS, bearer(chave)))).toEqual([200, null]);
  });

  test('ends with a new password, however that came, and with the account', async () => {
    const ways: [string, (person: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>][] = [
      [
        'changed',
        ({ browser }) => browser.post('change-password', { atual: PASS, pass: 'outra bem comprida' }),
      ],
      [
        'by mail',
        async ({ browser, email }) => {
          await browser.post('reset-password', { email });
          const token = /token=([\w-]+)/.exec((await mailsTo(portal, email)).at(-1)?.text ?? '')?.[1];
          return browser.post('new-password', { token, pass: 'mais uma bem comprida' });
        },
      ],
      [
        'by the machine',
        ({ idUsuario: id, email }) =>
          resetFactors(portal.database.db, portal.app, { id, nome: 'Ana', email }),
      ],
    ];
    for (const [way, end] of ways) {
      // oxlint-disable no-await-in-loop -- one after the other
      const person = await signedIn();
      const { chave } = await made(person.browser);
      await end(person);
      expect([way, ...(await codeOf(ask(MAPS, bearer(chave))))]).toEqual([way, 401, 'keyRevoked']);
      // oxlint-enable no-await-in-loop
    }
  });

  test('shows its last use, from where, and enters the log once while it is in use', async () => {
    const { browser, idUsuario } = await signedIn();
    const { chave } = await made(browser);
    await Promise.all(Array.from({ length: 6 }, () => ask(MAPS, bearer(chave))));
    const [key] = await listOf(browser);
    expect(key).toMatchObject({ usada_de: '203.0.113.50', situacao: 'vale' });
    expect(Math.abs(Date.now() - Date.parse(key!.usada_em ?? ''))).toBeLessThan(60_000);
    const entered = (await linesOf(portal, idUsuario)).filter(
      ({ acao, alvo }) => acao === 'entrar' && alvo === 'chave',
    );
    expect(entered.map(({ detalhe }) => detalhe)).toEqual([{ chave: key!.id }]);
  });
});

describe('a program', () => {
  test('sends it as Bearer, or as the password of Basic under any name or none', async () => {
    const person = await portal.person('nacional');
    const { chave } = await programKey(portal, person);
    for (const headers of [
      bearer(chave),
      basic(person.email, chave),
      basic('chave', chave),
      basic('', chave),
    ])
      for (const url of [MAPS, PANELS]) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await ask(url, headers);
        expect([url, answer.statusCode]).toEqual([url, 200]);
        expect(answer.headers['set-cookie']).toBeUndefined();
        expect(answer.headers['www-authenticate']).toBeUndefined();
      }
  });

  test('without one is told to send it by the services and the figures by name, no browser is, and no screen asks for it', async () => {
    const asked = async (url: string, headers: Record<string, string> = {}) =>
      (await ask(url, headers)).headers['www-authenticate'];
    const { email } = await somebody(portal, 'consulta');
    for (const url of [MAPS, FIGURES]) {
      // oxlint-disable-next-line no-await-in-loop
      const told = [
        await asked(url),
        await asked(url, basic(email, 'outra')),
        await asked(url, { 'sec-fetch-site': 'same-origin' }),
      ];
      expect([url, ...told]).toEqual([url, CHALLENGE, CHALLENGE, undefined]);
    }
    expect(await asked(PANELS)).toBeUndefined();
  });

  test('with a password gets no more than before: maps, and neither reports nor indicators', async () => {
    const { email } = await somebody(portal, 'consulta');
    expect((await ask(MAPS, basic(email, PASS))).statusCode).toBe(200);
    expect(await codeOf(ask(REPORTS, basic(email, PASS)))).toEqual([401, 'unauthorized']);
    expect(await codeOf(ask(PANELS, basic(email, PASS)))).toEqual([401, 'unauthorized']);
    expect(await codeOf(ask(FIGURES, basic(email, PASS)))).toEqual([401, 'unauthorized']);
  });

  test('is told to wait beyond so many requests a minute, whichever process they come to, by the key and not by the person', async () => {
    const person = await portal.person('consulta');
    const { chave } = await programKey(portal, person, ['indicators']);
    const next = await programKey(portal, person, ['indicators']);
    const session = (of: TestPortal) => ask('/api/indicators/auth/session', bearer(chave), of);
    await portal.database.db.deleteFrom('portal.ritmo').execute();
    // What the key does not open counts too, and is answered soonest.
    expect((await session(portal)).statusCode).toBe(403);
    const { numUpdatedRows } = await portal.database.db
      .updateTable('portal.ritmo')
      .set({ total: KEY_REQUESTS_A_MINUTE - 3, ate: new Date(Date.now() + 600_000) })
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
    const answers = await Promise.all([portal, other, portal, other].map(session));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.map((one) => one.json().codigo)).toEqual(['tooManyCalls']);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(60);
    expect(await codeOf(ask(PANELS, bearer(chave), other))).toEqual([429, 'tooManyCalls']);
    expect(await codeOf(ask(PANELS, bearer(chave)))).toEqual([429, 'tooManyCalls']);
    expect((await ask(PANELS, bearer(next.chave))).statusCode).toBe(200);
    expect((await ask(PANELS, { cookie: person.cookie })).statusCode).toBe(200);
  });
});

describe('the second factor', () => {
  test('a session that owes it makes no key', async () => {
    const { browser } = await signedIn('administrador');
    expect((await browser.post('program-keys', wellAsked)).json().codigo).toBe('factorMissing');
    expect((await browser.get('program-keys')).statusCode).toBe(403);
  });

  test('a key made without it opens nothing once the account has one; one made with it does', async () => {
    const { browser } = await signedIn();
    const before = await made(browser);
    expect(await codeOf(ask(MAPS, bearer(before.chave)))).toEqual([200, null]);
    await withApp(browser, 'Telefone', PASS);
    expect(await codeOf(ask(MAPS, bearer(before.chave)))).toEqual([403, 'keyWithoutFactor']);
    expect(await listOf(browser)).toMatchObject([{ situacao: 'semFator' }]);
    const after = await made(browser);
    expect(await codeOf(ask(MAPS, bearer(after.chave)))).toEqual([200, null]);
    expect((await listOf(browser)).map(({ situacao }) => situacao)).toEqual(['vale', 'semFator']);
  });

  test('an account that has to have one and has none opens nothing by a key of before', async () => {
    const person = await portal.person('consulta', { granted: ['administrador'] });
    const { chave } = await programKey(portal, person);
    await setAccount(person, { id_perfil: PROFILES.administrador.id });
    expect(await codeOf(ask(MAPS, bearer(chave)))).toEqual([403, 'factorMissing']);
  });
});
