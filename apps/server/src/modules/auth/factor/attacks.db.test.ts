// [ASVS 6.3.4 6.4.3 6.5.1 6.5.2 6.6.2 6.6.3 7.2.4 7.5.1]
import type { Route } from '@fonte/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPortal } from '../../../testing.ts';
import {
  codeOf,
  keptOf,
  later,
  mailed,
  mailsTo,
  PASS,
  production,
  somebody,
  TestBrowser,
  withApp,
  withPasskey,
} from './testing.ts';

/** Somebody who has the password, or an open screen, or a stolen cookie, and not the second factor. */

let portal: TestPortal;
beforeAll(async () => {
  portal = await production();
});
afterAll(() => portal.close());
beforeEach(() => portal.database.db.deleteFrom('portal.tentativa').execute());

const browser = (address?: string) => new TestBrowser(portal, address);

/** An administrator with an app, and the browser that enrolled it. */
async function owner() {
  const person = await somebody(portal, 'administrador');
  const own = browser();
  await own.login(person.email);
  const app = await withApp(own);
  await later(portal, person.idUsuario);
  return { ...person, ...app, own };
}
/** A browser with the password alone. */
async function thief(email: string, address?: string) {
  const one = browser(address);
  await one.login(email);
  return one;
}
const prove = (one: TestBrowser, codigo: string, tipo = 'aplicativo') =>
  one.post('factors/prove', { tipo, codigo });
const addressOf = ({ path, legacy }: Route) =>
  (legacy ? `/api/app/?${new URLSearchParams(legacy).toString()}` : path).replaceAll(/:\w+/g, '1');

describe('without the second step', () => {
  test.each([
    ['prove', 'factorDue', ['auth.session', 'factor.state', 'factor.challenge', 'factor.prove']],
    [
      'enrol',
      'factorMissing',
      [
        'auth.session',
        'factor.state',
        'factor.sendCode',
        'factor.beginApp',
        'factor.enrolApp',
        'factor.beginPasskey',
        'factor.enrolPasskey',
      ],
    ],
  ] as const)('no call answers but those of that step (%s)', async (due, codigo, allowed) => {
    const { email } = due === 'prove' ? await owner() : await somebody(portal, 'administrador');
    const routes = portal.app.routes.all().filter(({ access }) => access !== 'public');
    expect(routes.length).toBeGreaterThan(60);
    const open: string[] = [];
    const one = await thief(email);
    const cookie = one.cookie;
    for (const route of routes) {
      const payload = route.method === 'POST' || route.method === 'PUT' ? { payload: {} } : {};
      for (const method of route.method === 'GET' ? (['GET', 'HEAD'] as const) : ([route.method] as const)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await portal.ask(method, addressOf(route), { headers: { cookie }, ...payload });
        if (answer.statusCode !== 403) open.push(route.name);
        else if (method !== 'HEAD') expect([route.name, answer.json().codigo]).toEqual([route.name, codigo]);
      }
    }
    expect([...new Set(open)].toSorted()).toEqual([...allowed].toSorted());
  });

  test('the session tells nothing of the account but its name, and no cookie beside it helps', async () => {
    const { email } = await owner();
    const one = await thief(email);
    one.kept.set('profile', 'Administrador').set('perfil', '1').set('fator', 'null');
    expect((await one.get('session')).json().result).toMatchObject({
      cpf: null,
      uf: null,
      profile: null,
      menus: '',
    });
    expect((await one.get('profiles')).json().codigo).toBe('factorDue');
    for (const body of [{ fator: null }, { fator_em: 'now()' }, { factorAt: 1 }])
      // oxlint-disable-next-line no-await-in-loop
      expect((await one.post('set-profile', { profile: 'administrador', ...body })).json().codigo).toBe(
        'factorDue',
      );
  });

  test('whoever has the password adds no factor of their own beside the owner’s, nor takes one away', async () => {
    const { email, own } = await owner();
    const one = await thief(email);
    const [{ id } = { id: 0 }] = (await own.state()).fatores;
    const calls: [string, object][] = [
      ['factors/app/begin', { atual: PASS }],
      ['factors/app', { nome: 'Meu', codigo: '123456' }],
      ['factors/passkey/begin', { atual: PASS }],
      ['factors/remove', { id, atual: PASS }],
      ['factors/rename', { id, nome: 'x', atual: PASS }],
      ['factors/codes', { atual: PASS }],
      ['change-password', { atual: PASS, pass: 'outra bem comprida' }],
      ['sessions/end', { id: 'outras', atual: PASS }],
    ];
    for (const [path, payload] of calls)
      // oxlint-disable-next-line no-await-in-loop
      expect([path, (await one.post(path, payload)).json().codigo]).toEqual([path, 'factorDue']);
    expect((await own.state()).fatores).toHaveLength(1);
  });

  test('two first sign-ins at once: the second to enrol finds that there is a factor, and is out', async () => {
    const { email } = await somebody(portal, 'administrador');
    const [one, other] = [await thief(email), await thief(email)];
    const codes = [await mailed(one), await mailed(other)];
    const begun = await Promise.all([one, other].map((who, n) => who.post('factors/app/begin', codes[n])));
    const answers = await Promise.all(
      [one, other].map((who, n) =>
        who.post('factors/app', { nome: `${n}`, codigo: codeOf(begun[n]?.json().result.segredo ?? '') }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('whoever has the password and not the mailbox enrols nothing', async () => {
    const { email, idUsuario } = await somebody(portal, 'administrador');
    const [one, own] = [await thief(email), await thief(email)];
    const { codigo_email: mine } = await mailed(own);
    for (const path of ['factors/app/begin', 'factors/passkey/begin']) {
      // oxlint-disable no-await-in-loop -- one after the other
      expect((await one.post(path)).json().codigo).toBe('factorMailMissing');
      // That of another session opens nothing in this one.
      expect((await one.post(path, { codigo_email: mine })).json().codigo).toBe('factorStepExpired');
      // oxlint-enable no-await-in-loop
    }
    await one.post('factors/mail');
    const answers: string[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      const codigo_email = String(tried).padStart(8, '0');
      // oxlint-disable-next-line no-await-in-loop
      answers.push((await one.post('factors/app/begin', { codigo_email })).json<{ codigo: string }>().codigo);
    }
    expect(new Set(answers)).toEqual(new Set(['factorMailWrong', 'tooManyAttempts']));
    expect((await one.post('factors/app', { nome: 'x', codigo: '123456' })).json().codigo).toBe(
      'factorStepExpired',
    );
    expect(await keptOf(portal, idUsuario)).toEqual({ fatores: 0, codigos: 0 });
    // The owner is told each time, and that somebody has the password.
    const mails = await mailsTo(portal, email);
    expect(mails.filter(({ text }) => text?.includes('peça uma nova senha já'))).toHaveLength(2);
  });

  test('no code is mailed to who owes none, nor more than ten in a quarter of an hour', async () => {
    const { own } = await owner();
    expect((await own.post('factors/mail')).json().codigo).toBe('factorCodeNotAsked');
    const { email } = await somebody(portal, 'nacional');
    const one = await thief(email);
    const answers: number[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let asked = 0; asked < 11; asked += 1) answers.push((await one.post('factors/mail')).statusCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('twenty sign-ins by the password alone end no session of the owner', async () => {
    const { email, own } = await owner();
    for (let i = 0; i < 21; i += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await thief(email, `203.0.113.${i}`);
    expect((await own.get('session')).statusCode).toBe(200);
  });

  test('a new password by mail asks for the factor all the same', async () => {
    const { email, idUsuario } = await owner();
    const { db } = portal.database;
    const { insertReset } = await import('../store.ts');
    const { newCode } = await import('../links.ts');
    const { code, token } = newCode();
    await insertReset(db, token, idUsuario, 30);
    const one = browser();
    await one.post('new-password', { token: code, pass: 'escolhida pelo ladrão' });
    expect((await one.login(email, 'escolhida pelo ladrão')).json().result.fator).toBe('provar');
  });
});

describe('codes', () => {
  test('count once, in whatever session; an older one never again', async () => {
    const { email, segredo } = await owner();
    const code = codeOf(segredo);
    const [one, other, third] = [await thief(email), await thief(email), await thief(email)];
    expect((await prove(one, code)).statusCode).toBe(200);
    const again = await prove(other, code);
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { tipo: 0, result: 'Este código já foi usado. Espere o próximo.', codigo: 'factorCodeUsed' },
    ]);
    expect((await prove(third, codeOf(segredo, -1))).json().codigo).toBe('factorCodeUsed');
    expect((await prove(third, codeOf(segredo, 1))).statusCode).toBe(200);
  });

  test('of many at once one gets in', async () => {
    const { email, segredo } = await owner();
    const many = await Promise.all(Array.from({ length: 6 }, () => thief(email)));
    const answers = await Promise.all(many.map((one) => prove(one, codeOf(segredo))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('the one that enrolled the app has been used by it', async () => {
    const { email } = await somebody(portal, 'administrador');
    const own = await thief(email);
    const { segredo } = (await own.post('factors/app/begin', await mailed(own))).json().result;
    const codigo = codeOf(segredo);
    await own.post('factors/app', { nome: 'Telefone', codigo });
    expect((await prove(await thief(email), codigo)).json().codigo).toBe('factorCodeUsed');
  });

  test('of somebody else’s app, and recovery codes of somebody else, are wrong', async () => {
    const [one, other] = [await owner(), await owner()];
    const stranger = await thief(one.email);
    expect((await prove(stranger, codeOf(other.segredo))).json().codigo).toBe('factorCodeWrong');
    expect((await prove(stranger, other.codigos[0] ?? '', 'codigo')).json().codigo).toBe('recoveryCodeWrong');
    expect((await prove(stranger, '', 'codigo')).statusCode).toBe(400);
  });

  test('a secret copied to another account does not open there', async () => {
    const [one, other] = [await owner(), await owner()];
    await sql`update portal.fator set segredo = (select segredo from portal.fator where id_usuario = ${other.idUsuario}) where id_usuario = ${one.idUsuario}`.execute(
      portal.database.db,
    );
    const answer = await prove(await thief(one.email), codeOf(other.segredo));
    expect([answer.statusCode, answer.json().codigo]).toEqual([409, 'factorUnreadable']);
  });

  test('stand nowhere in the database as they are', async () => {
    const { segredo, codigos } = await owner();
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(f::text, ' ') from portal.fator f) || (select string_agg(c::text, ' ') from portal.fator_codigo c)
        || (select coalesce(string_agg(a::text, ' '), '') from portal.acesso a) as all`.execute(
      portal.database.db,
    );
    const told = rows[0]?.all ?? '';
    const { Secret } = await import('otpauth');
    expect(told).not.toContain(segredo);
    expect(told).not.toContain(Buffer.from(Secret.fromBase32(segredo).bytes).toString('hex'));
    for (const code of codigos) expect(told).not.toContain(code.replaceAll('-', ''));
  });
});

describe('guessing', () => {
  const wrong = async (one: TestBrowser, times: number) => {
    const answers: number[] = [];
    for (let i = 0; i < times; i += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      answers.push((await prove(one, `00000${i % 10}`)).statusCode);
    return answers;
  };

  test('ends after ten tries for the account, whatever the session, browser, address or kind of code', async () => {
    const { email, segredo, codigos } = await owner();
    expect(await wrong(await thief(email), 10)).not.toContain(429);
    const fresh = await thief(email, '198.51.100.9');
    expect((await prove(fresh, codeOf(segredo))).statusCode).toBe(429);
    expect((await prove(fresh, codigos[0] ?? '', 'codigo')).statusCode).toBe(429);
    const refused = await prove(await thief(email, '198.51.100.10'), codeOf(segredo));
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  test('by who has the password keeps the owner’s own browser out of nothing', async () => {
    const { email, segredo, own } = await owner();
    await own.get('logout');
    await wrong(await thief(email), 12);
    await own.login(email);
    expect((await prove(own, codeOf(segredo))).statusCode).toBe(200);
  });

  test('a browser known by the password, or by a mail, gets no tries of its own', async () => {
    const { email, segredo } = await owner();
    const one = await thief(email);
    // Known by its password now; each sign-in gives it another number.
    await wrong(one, 5);
    await one.login(email);
    await wrong(one, 5);
    await one.login(email);
    expect((await prove(one, codeOf(segredo))).statusCode).toBe(429);
  });

  test('without the password cannot begin: the step is counted for nobody', async () => {
    const { email, segredo } = await owner();
    const stranger = browser('198.51.100.77');
    for (let i = 0; i < 12; i += 1)
      // oxlint-disable-next-line no-await-in-loop
      expect((await prove(stranger, '000000')).statusCode).toBe(401);
    expect((await prove(await thief(email), codeOf(segredo))).statusCode).toBe(200);
  });
});

describe('a session', () => {
  test('planted before the proof is worth nothing after it', async () => {
    const { email, segredo } = await owner();
    const one = await thief(email);
    const planted = one.copy();
    await prove(one, codeOf(segredo));
    expect((await one.get('profiles')).statusCode).toBe(200);
    expect((await planted.get('session')).statusCode).toBe(401);
  });

  test('that stands is not enough to change factors: the password is asked for', async () => {
    const { own } = await owner();
    const [{ id } = { id: 0 }] = (await own.state()).fatores;
    const calls: [string, object][] = [
      ['factors/app/begin', {}],
      ['factors/app/begin', { atual: 'errada' }],
      ['factors/passkey/begin', {}],
      ['factors/remove', { id, atual: 'errada' }],
      ['factors/rename', { id, nome: 'x', atual: 'errada' }],
      ['factors/codes', { atual: 'errada' }],
    ];
    for (const [path, payload] of calls) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { statusCode, body } = await own.post(path, payload);
      expect([path, statusCode]).toEqual([path, 400]);
      expect(body).toContain('A senha atual não confere');
    }
    // Nor is the second half of an enrolment that was not begun.
    expect((await own.post('factors/app', { nome: 'x', codigo: '123456' })).json().codigo).toBe(
      'factorStepExpired',
    );
  });

  test('changes no factor of somebody else by its number', async () => {
    const [one, other] = [await owner(), await owner()];
    const [{ id } = { id: 0 }] = (await other.own.state()).fatores;
    await withPasskey(one.own, PASS);
    for (const [path, more] of [
      ['factors/remove', {}],
      ['factors/rename', { nome: 'x' }],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop
      expect((await one.own.post(path, { id, atual: PASS, ...more })).statusCode).toBe(404);
    expect((await other.own.state()).fatores).toHaveLength(1);
  });
});

describe('HTTP Basic', () => {
  const OWS = '/api/mapa/geoserver/ows?service=WFS&request=ListStoredQueries&version=2.0.0';
  const basic = (email: string, pass = PASS) =>
    portal.ask('GET', OWS, {
      headers: { authorization: `Basic ${Buffer.from(`${email}:${pass}`).toString('base64')}` },
      remoteAddress: '198.51.100.20',
    });

  test('opens nothing with the password of an account that has a factor, or has to have one', async () => {
    const one = await owner();
    const needs = await somebody(portal, 'nacional');
    for (const { email } of [one, needs]) {
      // The second is answered from what the first has worked out.
      for (let i = 0; i < 2; i += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await basic(email);
        expect([answer.statusCode, answer.json().codigo]).toEqual([403, 'factorNoPrograms']);
      }
      // Who has not the password is not told that there is one.
      // oxlint-disable-next-line no-await-in-loop
      expect((await basic(email, 'errada')).statusCode).toBe(401);
    }
    const entered = (await portal.trail()).filter(
      ({ id_usuario: id, alvo }) => id === one.idUsuario && alvo === 'servicos-de-mapa',
    );
    expect(entered).toEqual([]);
  });

  test('ends with the first factor, also where the password was found right before', async () => {
    const { email } = await somebody(portal, 'consulta');
    expect((await basic(email)).statusCode).toBe(200);
    const own = await thief(email);
    await withApp(own, 'Telefone', PASS);
    expect((await basic(email)).json().codigo).toBe('factorNoPrograms');
  });
});
