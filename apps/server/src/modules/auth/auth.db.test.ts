// [ASVS 3.4.1 3.3.1 3.3.2 3.3.3 3.3.4 6.4.1 6.4.3 6.5.1 6.5.2 6.5.5 7.2.2 7.2.3 7.2.4 7.4.1 7.4.3 11.4.2 14.3.1 15.3.3 15.3.6]
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { menusOf } from '@fonte/contracts';
import { withCheckDigits } from '@fonte/programme/demo/drawn-from/cpf';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../../testing.ts';

const AUTH = '/api/indicators/auth';
const CPF = withCheckDigits(999_000_001);

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.close());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  portal.ask('POST', `${AUTH}${path}`, { payload, headers });
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  `sid=${answer.cookies.find(({ name }) => name === 'sid')?.value ?? ''}`;
const person = (email: string, more: object = {}) => ({
  nome: 'Ana de Souza',
  email,
  cpf: CPF,
  pass: 'abc',
  ...more,
});

describe('registration', () => {
  test('signs in as Consulta Pública, whatever else the body asks for', async () => {
    const answer = await post('/register', {
      ...person('Ana@Exemplo.com'),
      perfil: 'Administrador',
      id_perfil: 1,
      uf: 'GO',
      menus: 'Gestão de usuários',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      tipo: 1,
      result: {
        id: expect.any(Number),
        nome: 'Ana de Souza',
        perfil: 'Consulta Pública',
        profile: 'consulta',
        cpf: CPF,
        uf: null,
        menus: menusOf('consulta'),
        perfis: ['Consulta Pública'],
        fator: null,
      },
    });
    const session = await portal.ask('GET', `${AUTH}/session`, { headers: { cookie: cookieOf(answer) } });
    expect(session.json()).toEqual(answer.json());
    expect(session.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['nome', { nome: 'Ana' }, 'Forneça seu nome completo'],
    ['email', { email: 'ana' }, 'Formato de email inválido'],
    ['email', { email: '' }, 'Obrigatório'],
    ['cpf', { cpf: '111.111.111-11' }, 'CPF inválido'],
    ['cpf', { cpf: '123.456.789-00' }, 'CPF inválido'],
    ['pass', { pass: 'ab' }, 'Sua senha deve conter pelo menos 8 caracteres'],
  ])('says what is wrong with %s %j', async (campo, fault, msg) => {
    const answer = await post('/register', person('b@exemplo.com', fault));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      tipo: 0,
      result: msg,
      codigo: 'invalidRequest',
      errors: [{ campo, msg }],
    });
  });

  test('refuses an e-mail that has an account, in any case', async () => {
    await post('/register', person('c@exemplo.com'));
    const answer = await post('/register', person('C@EXEMPLO.com'));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().result).toBe('Não foi possível criar sua conta, tente novamente');
  });

  test('keeps argon2id hashes only', async () => {
    const rows = await portal.database.db.selectFrom('portal.usuario').select('senha').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { senha } of rows) expect(senha).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('sign-in', () => {
  beforeAll(() => post('/register', person('login@exemplo.com', { pass: 'segredo' })));

  test('opens a session under a new identifier', async () => {
    const first = await post('/login', { email: 'LOGIN@exemplo.com', pass: 'segredo' });
    const second = await post(
      '/login',
      { email: 'login@exemplo.com', pass: 'segredo' },
      { cookie: cookieOf(first) },
    );
    expect(second.statusCode).toBe(200);
    expect(cookieOf(second)).not.toBe(cookieOf(first));
    const before = await portal.ask('GET', `${AUTH}/session`, { headers: { cookie: cookieOf(first) } });
    expect(before.statusCode).toBe(401);
    expect(before.json()).toEqual({ tipo: 0, result: 'Unauthorized', codigo: 'unauthorized' });
  });

  test('says the same of a wrong password and an unknown e-mail', async () => {
    const wrong = await post('/login', { email: 'login@exemplo.com', pass: 'outra' });
    const unknown = await post('/login', { email: 'ninguem@exemplo.com', pass: 'outra' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual({
      tipo: 0,
      result: 'Email ou senha incorretos',
      codigo: 'invalidCredentials',
    });
    expect(unknown.json()).toEqual(wrong.json());
  });

  test('the cookie is HttpOnly and Lax; over https it is also Secure and bound to the host', async () => {
    const plain = await post('/login', { email: 'login@exemplo.com', pass: 'segredo' });
    expect(plain.headers['set-cookie']?.[0]).toMatch(/^sid=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax$/);
    const https = await testPortal({ PUBLIC_URL: 'https://painel.exemplo.br' }, portal.database);
    const secure = await https.ask('POST', `${AUTH}/login`, {
      payload: { email: 'login@exemplo.com', pass: 'segredo' },
      headers: { origin: 'https://painel.exemplo.br' },
    });
    expect(secure.headers['set-cookie']?.[0]).toMatch(
      /^__Host-sid=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(secure.headers['strict-transport-security']).toContain('max-age=');
    await https.close();
  });

  test('the database holds only the hash of the identifier', async () => {
    const answer = await post('/login', { email: 'login@exemplo.com', pass: 'segredo' });
    const rows = await portal.database.db.selectFrom('portal.sessao').select('token').execute();
    for (const { token } of rows) {
      expect(token).toMatch(/^[\da-f]{64}$/);
      expect(token).not.toContain(cookieOf(answer).slice(4));
    }
  });

  test('after ten wrong passwords the account waits, in every process, and a right one before that forgives', async () => {
    await post('/register', person('limite@exemplo.com', { pass: 'segredo' }));
    const wrong = () => post('/login', { email: 'limite@exemplo.com', pass: 'x' });
    for (let i = 0; i < 9; i += 1) expect((await wrong()).statusCode).toBe(401);
    expect((await post('/login', { email: 'limite@exemplo.com', pass: 'segredo' })).statusCode).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await wrong()).statusCode).toBe(401);
    const refused = await post('/login', { email: 'limite@exemplo.com', pass: 'segredo' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().result).toMatch(/^Muitas tentativas\. Tente novamente em 1[45] minutos\.$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(13 * 60);
    const other = await testPortal({ SESSION_SECRET: '', DATA_DIR: portal.dataDir }, portal.database);
    const there = await other.ask('POST', `${AUTH}/login`, {
      payload: { email: 'limite@exemplo.com', pass: 'segredo' },
    });
    expect(there.statusCode).toBe(429);
    await other.app.server.close();
  });

  test('after fifty attempts an address waits', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 51; i += 1) {
      const answer = await portal.ask('POST', `${AUTH}/reset-password`, {
        payload: { email: `n${i}@exemplo.com` },
        remoteAddress: '203.0.113.9',
      });
      answers.push(answer.statusCode);
    }
    expect(answers.filter((status) => status === 404)).toHaveLength(50);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('sign-out', () => {
  test('ends the session, clears what the browser kept, and answers a result', async () => {
    const { cookie } = await portal.person('nacional');
    const answer = await portal.ask('GET', `${AUTH}/logout`, { headers: { cookie } });
    expect(answer.json()).toEqual({ result: true });
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(answer.headers['set-cookie']).toMatch(/^sid=;.*Expires=Thu, 01 Jan 1970/);
    expect((await portal.ask('GET', `${AUTH}/session`, { headers: { cookie } })).statusCode).toBe(401);
  });

  test('another site cannot sign a user out', async () => {
    const { cookie } = await portal.person('nacional');
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await portal.ask('GET', `${AUTH}/logout`, { headers })).statusCode).toBe(403);
    expect((await portal.ask('GET', `${AUTH}/session`, { headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('active profile', () => {
  test('changes among those granted, under a new identifier', async () => {
    const { cookie } = await portal.person('coordenador', { granted: ['consulta'] });
    const answer = await post('/set-profile', { profile: 'Consulta Pública' }, { cookie });
    expect(answer.json().result).toMatchObject({
      profile: 'consulta',
      perfis: ['Coordenador', 'Consulta Pública'],
    });
    expect((await portal.ask('GET', `${AUTH}/session`, { headers: { cookie } })).statusCode).toBe(401);
    const now = await portal.ask('GET', `${AUTH}/session`, { headers: { cookie: cookieOf(answer) } });
    expect(now.json().result.perfil).toBe('Consulta Pública');
  });

  test.each(['Administrador', 'administrador', 'Nobody', '__proto__'])(
    'refuses %s, which is not granted',
    async (profile) => {
      const { cookie } = await portal.person('coordenador');
      const answer = await post('/set-profile', { profile }, { cookie });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().codigo).toBe('profileNotGranted');
    },
  );
});

describe('password recovery without a mail server', () => {
  test('an unknown e-mail is told so', async () => {
    const answer = await post('/reset-password', { email: 'ninguem@exemplo.com' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().result).toBe('O email ninguem@exemplo.com não foi encontrado');
  });

  test('the code of the message works once, ends all sessions, and the old password is gone', async () => {
    const account = await post('/register', person('esqueci@exemplo.com', { pass: 'antiga' }));
    expect((await post('/reset-password', { email: 'esqueci@exemplo.com' })).json()).toEqual({
      tipo: 1,
      result: 'Email enviado',
    });
    const token = await codeFromOutbox();
    expect((await post('/new-password', { token, pass: 'x' })).json().errors).toEqual([
      { campo: 'pass', msg: 'Sua senha deve conter pelo menos 8 caracteres' },
    ]);
    expect((await post('/new-password', { token, pass: 'nova' })).statusCode).toBe(200);
    const session = await portal.ask('GET', `${AUTH}/session`, { headers: { cookie: cookieOf(account) } });
    expect(session.statusCode).toBe(401);
    expect((await post('/login', { email: 'esqueci@exemplo.com', pass: 'antiga' })).statusCode).toBe(401);
    expect((await post('/login', { email: 'esqueci@exemplo.com', pass: 'nova' })).statusCode).toBe(200);
    const again = await post('/new-password', { token, pass: 'outra' });
    expect(again.json()).toEqual({
      tipo: 0,
      result: 'Este endereço de recuperação não vale mais. Peça outro.',
      codigo: 'resetTokenInvalid',
    });
  });

  test('a code of more than 30 minutes is worth nothing', async () => {
    await post('/register', person('tarde@exemplo.com'));
    await post('/reset-password', { email: 'tarde@exemplo.com' });
    const token = await codeFromOutbox();
    const { db } = portal.database;
    const { criado_em, expira_em } = await db
      .selectFrom('portal.senha_reset')
      .select(['criado_em', 'expira_em'])
      .orderBy('criado_em', 'desc')
      .executeTakeFirstOrThrow();
    expect(Date.parse(expira_em) - Date.parse(criado_em)).toBe(30 * 60_000);
    await db
      .updateTable('portal.senha_reset')
      .set({ expira_em: new Date(Date.now() - 1) })
      .execute();
    expect((await post('/new-password', { token, pass: 'nova' })).json().codigo).toBe('resetTokenInvalid');
  });

  async function codeFromOutbox(): Promise<string> {
    await portal.jobs();
    const folder = join(portal.dataDir, 'outbox');
    const last = (await readdir(folder)).sort().at(-1) ?? '';
    const mail = await PostalMime.parse(await readFile(join(folder, last)));
    return /token=([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
  }
});
