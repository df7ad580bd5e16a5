import type { Profile } from '@fonte/contracts';
import type { User } from '@fonte/contracts/routes/people';
import { withCheckDigits } from '@fonte/programme/demo/drawn-from/cpf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPortal } from '../../testing.ts';
import {
  AUTH,
  keptOf,
  linesOf,
  mailsTo,
  PASS,
  production,
  somebody,
  TestBrowser,
  withApp,
} from '../auth/factor/testing.ts';

/** Invitations, changed rights and lost factors as their mails tell them, on an installation in production. */

let portal: TestPortal;
let chief: { cookie: string; idUsuario: number };
beforeAll(async () => {
  portal = await production({ SECOND_FACTOR_PROFILES: 'nenhum' });
  chief = await portal.person('administrador');
});
afterAll(() => portal.close());

let people = 0;
const address = () => `convidada${(people += 1)}@teste.example`;
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  portal.ask(method, `${AUTH}/${path}`, {
    headers: { cookie: chief.cookie },
    ...(payload === undefined ? {} : { payload }),
  });
const invite = (email: string, more: object = { id_perfil: 7 }) =>
  ask('POST', 'users', { nome: 'Ana Terra', email, ...more });
const post = (path: string, payload: object) => portal.ask('POST', `${AUTH}/${path}`, { payload });
const codeIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const codesTo = async (email: string) => (await mailsTo(portal, email)).map(({ text }) => codeIn(text));
const choose = (token: string | undefined) => post('new-password', { token, pass: PASS });
const login = (email: string, pass = PASS) => post('login', { email, pass });
const find = async (email: string) =>
  (await ask('GET', `users?pagina=0&busca=${email}`)).json<{ linhas: User[] }>().linhas[0];

test('an invitation is an account with profile and uf, worth nothing before its owner has chosen a password', async () => {
  const email = address();
  await ask('GET', 'users');
  await portal.person('coordenador', { uf: 'GO' });
  const made = await invite(email, { id_perfil: 2, uf: 'GO' });
  expect(made.json()).toEqual({ created: true, id: expect.any(Number) });
  expect(await find(email)).toMatchObject({ situacao: 'convidada', perfil: 'Coordenador', uf: 'GO' });
  expect((await login(email, '!')).statusCode).toBe(401);
  const [mail] = await mailsTo(portal, email);
  expect(mail?.subject).toBe('Fonte de dados: convite');
  expect(mail?.text).toContain('com o perfil Coordenador');
  const code = codeIn(mail?.text);
  expect((await choose(code)).statusCode).toBe(200);
  expect((await choose(code)).json().codigo).toBe('resetTokenInvalid');
  expect((await login(email)).json().result).toMatchObject({ profile: 'coordenador', uf: 'GO' });
  expect(await find(email)).toMatchObject({ situacao: 'ativa' });
  expect((await ask('POST', `users/${made.json().id}/invite`)).json().codigo).toBe('notInvited');
});

test('sent again, the address of the first mail opens nothing', async () => {
  const email = address();
  const { id } = (await invite(email)).json<{ id: number }>();
  expect((await ask('POST', `users/${id}/invite`)).json()).toEqual({ sent: true });
  const [first, second] = await codesTo(email);
  expect((await choose(first)).json().codigo).toBe('resetTokenInvalid');
  expect((await choose(second)).statusCode).toBe(200);
});

test('whoever has an account is not invited', async () => {
  const person = await portal.person('consulta');
  const answer = await invite(person.email.toUpperCase());
  expect([answer.statusCode, answer.json().codigo]).toEqual([409, 'emailTaken']);
});

test.each([
  [{ id_perfil: 2 }, 'uf'],
  [{ id_perfil: 4 }, 'cpf'],
  [{ id_perfil: 99 }, 'id_perfil'],
  [{ id_perfil: 7, email: 'nada' }, 'email'],
  [{ id_perfil: 7, nome: 'Ana' }, 'nome'],
])('%j lacks its %s, and nobody is made', async (body, campo) => {
  const email = address();
  const answer = await invite(email, body);
  expect([answer.statusCode, answer.json().errors?.[0]?.campo]).toEqual([400, campo]);
  expect(await find(email)).toBeUndefined();
});

test.each(['nacional', 'regional'] as const)('%s invites nobody above what it gives', async (profile) => {
  const caller = await portal.person(profile, { uf: 'GO' });
  const email = address();
  for (const id_perfil of profile === 'nacional' ? [1] : [1, 3, 10, 6])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(
      (
        await portal.ask('POST', `${AUTH}/users`, {
          headers: { cookie: caller.cookie },
          payload: { nome: 'Ana Terra', email, id_perfil, uf: 'GO' },
        })
      ).statusCode,
    ).toBe(403);
  expect(await find(email)).toBeUndefined();
});

test('an invited person who registers all the same gets what the invitation gave', async () => {
  const email = address();
  await invite(email);
  await post('register', { nome: 'Ana Terra', email, cpf: withCheckDigits(999_300_900), pass: PASS });
  const mails = await mailsTo(portal, email);
  const claim = mails.find(({ subject }) => subject?.includes('confirme'));
  expect((await post('confirm', { token: codeIn(claim?.text), pass: PASS })).json().result.profile).toBe(
    'giz',
  );
});

test('a session sends sixty invitations an hour', async () => {
  const caller = await portal.person('administrador');
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- counted in turn
    const answer = await portal.ask('POST', `${AUTH}/users`, {
      headers: { cookie: caller.cookie },
      payload: { nome: 'Ana Terra', email: address(), id_perfil: 99 },
    });
    statuses.push(answer.statusCode);
  }
  expect([statuses.slice(0, 60).every((one) => one === 400), statuses[60]]).toEqual([true, 429]);
});

test('whoever configures from now on chooses a new password; others are told', async () => {
  const raise = async (id_perfil: number) => {
    const person = await somebody(portal, 'consulta' satisfies Profile);
    await ask('PUT', `users/${person.idUsuario}`, { id_perfil });
    return { old: (await login(person.email)).statusCode, mails: await mailsTo(portal, person.email) };
  };
  const raised = await raise(3);
  expect([raised.old, raised.mails.map(({ subject }) => subject)]).toEqual([
    401,
    ['Fonte de dados: seu acesso'],
  ]);
  const plain = await raise(7);
  expect([plain.old, plain.mails.map(({ subject }) => subject)]).toEqual([
    200,
    ['Fonte de dados: seu acesso mudou'],
  ]);
});

test('an administrator lets somebody begin the second factor anew, with the own password', async () => {
  const owner = await somebody(portal, 'administrador');
  const other = await somebody(portal, 'consulta');
  const browser = new TestBrowser(portal);
  await browser.login(other.email);
  await withApp(browser, 'Telefone', PASS);
  const admin = new TestBrowser(portal);
  await admin.login(owner.email);
  const reset = (atual: string, id = other.idUsuario) => admin.post(`users/${id}/reset-factor`, { atual });
  expect((await reset('errada')).json().errors[0].campo).toBe('atual');
  expect((await reset(PASS, owner.idUsuario)).statusCode).toBe(403);
  expect((await reset(PASS, 999_999)).json().codigo).toBe('userNotFound');
  expect((await reset(PASS)).json()).toEqual({ removed: 1 });
  expect(await keptOf(portal, other.idUsuario)).toEqual({ fatores: 0, codigos: 0 });
  expect((await browser.get('session')).statusCode).toBe(401);
  expect((await login(other.email)).statusCode).toBe(401);
  const code = (await codesTo(other.email)).findLast((one) => one !== '');
  expect((await choose(code)).statusCode).toBe(200);
  const line = (await linesOf(portal, owner.idUsuario)).find(({ alvo }) => alvo === 'segundo-fator');
  expect(line?.detalhe).toEqual({ mudanca: 'redefinicao', fatores: 1, usuario: other.idUsuario });
});
