import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestPerson, type TestPortal } from '../../../testing.ts';
import { basic, bearer, programKey } from '../../../testing/program-key.ts';
import { linesOf, somebody, TestBrowser } from '../factor/testing.ts';
import { askAs, codeOf, MAPS, PANELS, REPORTS, twoProcesses, wellAsked } from './testing.ts';

/** Personal keys for programs, in the hands of others: what whoever has one, or guesses, gets by it. */

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
const setAccount = ({ idUsuario }: Pick<TestPerson, 'idUsuario'>, values: object) =>
  portal.database.db.updateTable('portal.usuario').set(values).where('id_usuario', '=', idUsuario).execute();

describe('whoever attacks', () => {
  test('with a key past its end is told so, and gets nothing', async () => {
    const person = await portal.person('nacional');
    const { chave } = await programKey(portal, person, undefined, {
      expira_em: new Date(Date.now() - 1_000),
    });
    expect(await codeOf(ask(MAPS, bearer(chave)))).toEqual([401, 'keyExpired']);
  });

  test('guesses nothing: whatever is wrong with a key, the answer is one, and the owner goes on', async () => {
    const person = await portal.person('nacional');
    const { chave } = await programKey(portal, person);
    const [start, secret] = [chave.slice(0, 17), chave.slice(17)];
    const nearly = start + secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0');
    const wrong = [
      nearly,
      start + '0'.repeat(64),
      `fdk_${'0'.repeat(12)}_${secret}`,
      `fdk_${'f'.repeat(12)}_${'f'.repeat(64)}`,
    ];
    const answers = new Set<string>();
    for (const guess of wrong)
      for (const headers of [bearer(guess), basic(person.email, guess)]) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await ask(MAPS, headers);
        answers.add(`${answer.statusCode} ${answer.body}`);
      }
    expect([...answers]).toEqual([expect.stringContaining('keyInvalid')]);
    expect([...answers][0]).toMatch(/^401 /);
    // Ten guesses at one key, and fifty from one address; then they wait, and the owner does not, from the same address either.
    const codes = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let at = 0; at < 12; at += 1) codes.push((await ask(MAPS, bearer(nearly))).statusCode);
    expect(codes.slice(-2)).toEqual([429, 429]);
    expect((await ask(MAPS, bearer(chave))).statusCode).toBe(200);
  });

  test.each([
    'fdk_',
    'fdk_abc',
    `fdk_${'a'.repeat(12)}_${'a'.repeat(63)}`,
    `FDK_${'a'.repeat(12)}_${'a'.repeat(64)}`,
  ])('sends what has no form of a key (%s), and it counts as none', async (word) => {
    expect(await codeOf(ask(PANELS, bearer(word)))).toEqual([401, 'unauthorized']);
  });

  test('signs in nowhere with a key', async () => {
    const { email, idUsuario } = await somebody(portal, 'consulta');
    const { chave } = await programKey(portal, { idUsuario });
    const login = await new TestBrowser(portal).login(email, chave);
    expect([login.statusCode, login.json().codigo]).toEqual([401, 'invalidCredentials']);
    const account = await ask('/api/indicators/auth/session', bearer(chave));
    expect([account.statusCode, account.json().codigo]).toEqual([403, 'keyNotHere']);
    const cookie = await portal.ask('GET', '/api/indicators/auth/session', {
      headers: { cookie: `__Host-sid=${chave}` },
    });
    expect(cookie.statusCode).toBe(401);
  });

  test('writes nothing with it: no POST, PUT, PATCH or DELETE, and neither WFS by POST', async () => {
    const { chave } = await programKey(portal, await portal.person('nacional'));
    const xml = '<GetFeature service="WFS" version="2.0.0" xmlns="http://www.opengis.net/wfs/2.0"/>';
    const posted = await portal.ask('POST', '/api/mapa/geoserver/wfs', {
      headers: { ...bearer(chave), 'content-type': 'text/xml' },
      payload: xml,
    });
    expect([posted.statusCode, posted.json().codigo]).toEqual([403, 'keyNotHere']);
    const others = portal.app.routes
      .all()
      .filter(({ method, access }) => method !== 'GET' && access !== 'public');
    for (const { method, path, legacy } of others) {
      const url = legacy
        ? `/api/app/?${new URLSearchParams(legacy).toString()}`
        : path.replaceAll(/:\w+/g, '1');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await portal.ask(method, url, { headers: bearer(chave), payload: {} });
      expect([method, path, answer.statusCode]).toEqual([method, path, 403]);
    }
    expect(new Set(others.map(({ method }) => method)).size).toBeGreaterThan(2);
  });

  test('makes no key with a key, ends none and sees none', async () => {
    const person = await somebody(portal, 'nacional');
    const { chave, id } = await programKey(portal, person);
    const send = (path: string, payload: object) =>
      portal.ask('POST', `/api/indicators/auth/${path}`, { headers: bearer(chave), payload });
    expect((await send('program-keys', wellAsked)).json().codigo).toBe('keyNotHere');
    expect((await send('program-keys/revoke', { id })).json().codigo).toBe('keyNotHere');
    expect(await codeOf(ask('/api/indicators/auth/program-keys', bearer(chave)))).toEqual([
      403,
      'keyNotHere',
    ]);
  });

  test('is refused a key in an address, however written, on every path', async () => {
    const { chave } = await programKey(portal, await portal.person('nacional'));
    const sentence = 'Há uma chave no endereço';
    const written = [chave, chave.toUpperCase(), encodeURIComponent(chave).replaceAll('_', '%5F')];
    for (const one of written)
      for (const url of [
        `${MAPS}&chave=${one}`,
        `${PANELS}?access_token=${one}`,
        `/${one}`,
        `/api/x/${one}?y`,
      ]) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await ask(url, {});
        // oxlint-disable-next-line no-await-in-loop
        expect([url, answer.statusCode, answer.body]).toEqual([url, 400, expect.stringContaining(sentence)]);
      }
    expect((await ask(`${MAPS}&chave=${chave}`, bearer(chave))).body).toContain(sentence);
    expect(JSON.stringify(await portal.trail())).not.toContain(chave.slice(17));
  });

  test('in a browser is not believed: another site reads nothing by a key that it knows', async () => {
    const { chave } = await programKey(portal, await portal.person('nacional'));
    for (const site of ['cross-site', 'same-origin', 'none'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await codeOf(ask(PANELS, { ...bearer(chave), 'sec-fetch-site': site }))).toEqual([
        401,
        'unauthorized',
      ]);
  });

  test('of a blocked, removed or demoted account gets what the account gets, at once, in another process', async () => {
    const person = await portal.person('nacional');
    const { chave } = await programKey(portal, person);
    expect(await codeOf(ask(MAPS, bearer(chave), other))).toEqual([200, null]);
    await setAccount(person, { bloqueado_em: new Date() });
    expect(await codeOf(ask(MAPS, bearer(chave), other))).toEqual([401, 'keyInvalid']);
    await setAccount(person, { bloqueado_em: null });
    expect(await codeOf(ask(MAPS, bearer(chave), other))).toEqual([200, null]);
    await portal.database.db
      .deleteFrom('portal.usuario_perfil')
      .where('id_usuario', '=', person.idUsuario)
      .execute();
    expect(await codeOf(ask(MAPS, bearer(chave), other))).toEqual([403, 'forbidden']);
    await setAccount(person, { removido_em: new Date() });
    expect(await codeOf(ask(MAPS, bearer(chave), other))).toEqual([401, 'keyInvalid']);
  });

  test('finds no key in the log, in the audit, or in an answer', async () => {
    const person = await somebody(portal, 'nacional');
    const written: string[] = [];
    const logger = portal.app.server.log;
    const stream = Object.getOwnPropertySymbols(logger).find(
      ({ description }) => description === 'pino.stream',
    )!;
    const sink = (logger as unknown as Record<symbol, { write(line: string): unknown }>)[stream]!;
    const write = sink.write.bind(sink);
    const { level } = logger;
    logger.level = 'trace';
    sink.write = (line: string) => written.push(line);
    const { chave } = await programKey(portal, person, ['maps']);
    const wrong = `${chave.slice(0, -1)}${chave.endsWith('0') ? '1' : '0'}`;
    try {
      for (const one of [chave, wrong])
        for (const headers of [bearer(one), basic(person.email, one)])
          for (const url of [
            MAPS,
            REPORTS,
            PANELS,
            '/api/indicators/auth/session',
            `${MAPS}&k=${one}`,
            '/nada',
          ])
            // oxlint-disable-next-line no-await-in-loop
            expect((await ask(url, headers)).body).not.toContain(one.slice(17, 60));
      await new TestBrowser(portal).login(person.email, chave);
    } finally {
      sink.write = write;
      logger.level = level;
    }
    expect(written.length).toBeGreaterThan(20);
    for (const text of [written.join(''), JSON.stringify(await portal.trail())])
      expect(text).not.toContain(chave.slice(17, 60));
  });

  test('leaves a line for each kind of refusal, with the key’s number', async () => {
    const person = await portal.person('nacional');
    const { chave, id } = await programKey(portal, person, ['maps']);
    await ask(REPORTS, bearer(chave));
    await ask('/api/indicators/auth/session', bearer(chave));
    await portal.database.db
      .updateTable('portal.chave_programa')
      .set({ revogada_em: new Date() })
      .where('id_chave', '=', id)
      .execute();
    await ask(MAPS, bearer(chave));
    const refused = (await linesOf(portal, person.idUsuario)).filter(({ acao }) => acao === 'recusar');
    expect(refused.map(({ rota, detalhe }) => [rota, detalhe])).toEqual([
      ['report.direct', { codigo: 'keyScope', chave: id }],
      ['auth.session', { codigo: 'keyNotHere', chave: id }],
      ['map.ows', { codigo: 'keyRevoked', chave: id }],
    ]);
  });
});
