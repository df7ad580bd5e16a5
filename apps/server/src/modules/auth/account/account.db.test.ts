// [ASVS 6.2.2 6.2.3 7.1.2 7.4.3 7.4.5 7.5.2]
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { testPortal, type TestPortal } from '../../../testing.ts';

/** The own password and sessions, and an administrator's power over the sessions of others. */

const AUTH = '/api/indicators/auth';
const PASS = 'a senha de agora';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let portal: TestPortal;
let senha: string;
beforeAll(async () => {
  portal = await testPortal({
    DEMO: '0',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'https://painel.exemplo.br',
    // Of the password and the sessions only; the second factor has tests of its own (factor/).
    SECOND_FACTOR_PROFILES: 'nenhum',
  });
  senha = await hashPassword(PASS);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.db.deleteFrom('portal.tentativa').execute());

async function person(profile: 'administrador' | 'consulta' = 'consulta') {
  const made = await portal.person(profile);
  const { db } = portal.database;
  await db.updateTable('portal.usuario').set({ senha }).where('id_usuario', '=', made.idUsuario).execute();
  await db.deleteFrom('portal.sessao').where('id_usuario', '=', made.idUsuario).execute();
  return made;
}
async function signIn(email: string, agent = CHROME, pass = PASS, remoteAddress = '203.0.113.7') {
  const answer = await portal.ask('POST', `${AUTH}/login`, {
    payload: { email, pass },
    headers: { 'user-agent': agent },
    remoteAddress,
  });
  return `__Host-sid=${answer.cookies.find(({ name }) => name === '__Host-sid')?.value ?? ''}`;
}
const post = (path: string, cookie: string, payload: object) =>
  portal.ask('POST', `${AUTH}/${path}`, { payload, headers: { cookie } });
const get = (path: string, cookie: string) => portal.ask('GET', `${AUTH}/${path}`, { headers: { cookie } });
const alive = async (cookie: string) => (await get('session', cookie)).statusCode === 200;

describe('the own password', () => {
  test('is changed by who knows the present one; other sessions end, this one goes on anew', async () => {
    const { email } = await person();
    const here = await signIn(email);
    const elsewhere = await signIn(email, PHONE);
    const answer = await post('change-password', here, { atual: PASS, pass: 'outra bem comprida' });
    expect(answer.json()).toEqual({ tipo: 1, result: 'Senha alterada' });
    const renewed = `__Host-sid=${answer.cookies.find(({ name }) => name === '__Host-sid')?.value ?? ''}`;
    expect([await alive(here), await alive(elsewhere), await alive(renewed)]).toEqual([false, false, true]);
    expect(await alive(await signIn(email))).toBe(false);
    expect(await alive(await signIn(email, CHROME, 'outra bem comprida'))).toBe(true);
  });

  test('is not guessed through the change: ten attempts, and the session stays', async () => {
    const { email } = await person();
    const cookie = await signIn(email);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push(
        (await post('change-password', cookie, { atual: `x${i}`, pass: 'nova senha longa' })).statusCode,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    expect(await alive(cookie)).toBe(true);
  });

  test.each([
    ['curta', 'Sua senha deve conter pelo menos 8 caracteres'],
    ['á'.repeat(199), 'Esta senha é muito usada e fácil de adivinhar. Escolha outra.'],
    ['password1', 'Esta senha é muito usada e fácil de adivinhar. Escolha outra.'],
    ['Programa2026', 'Esta senha é muito usada e fácil de adivinhar. Escolha outra.'],
  ])('%s is refused here too', async (pass, msg) => {
    const { email } = await person();
    const answer = await post('change-password', await signIn(email), { atual: PASS, pass });
    expect(answer.json().errors).toEqual([{ campo: 'pass', msg }]);
  });

  test('a wrong present one is said at its field', async () => {
    const { email } = await person();
    const answer = await post('change-password', await signIn(email), {
      atual: 'x',
      pass: 'nova senha longa',
    });
    expect(answer.json()).toMatchObject({
      result: 'A senha atual não confere',
      errors: [{ campo: 'atual', msg: 'A senha atual não confere' }],
    });
  });
});

describe('the own sessions', () => {
  test('are listed in words, with address and times, the present one marked', async () => {
    const { email } = await person();
    const here = await signIn(email);
    await signIn(email, PHONE, PASS, '203.0.113.8');
    const { result } = (await get('sessions', here)).json();
    expect(result).toEqual([
      expect.objectContaining({ atual: false, aparelho: 'Chrome no Android', endereco: '203.0.113.8' }),
      expect.objectContaining({ atual: true, aparelho: 'Chrome no Windows', endereco: '203.0.113.7' }),
    ]);
    expect(Object.keys(result[0]).toSorted()).toEqual(
      ['aparelho', 'atual', 'criada_em', 'endereco', 'id', 'usada_em'].toSorted(),
    );
  });

  test('end one by one and all others, only with the password', async () => {
    const { email } = await person();
    const [here, second, third, fourth] = [
      await signIn(email),
      await signIn(email),
      await signIn(email),
      await signIn(email),
    ];
    const listed = (await get('sessions', fourth)).json().result as { id: number; atual: boolean }[];
    const id = listed.find(({ atual }) => atual)?.id ?? 0;
    expect((await post('sessions/end', here, { id, atual: 'x' })).statusCode).toBe(400);
    expect(await alive(fourth)).toBe(true);
    expect((await post('sessions/end', here, { id, atual: PASS })).json().result).toEqual({ encerradas: 1 });
    expect([await alive(fourth), await alive(third)]).toEqual([false, true]);
    expect((await post('sessions/end', here, { id: 'outras', atual: PASS })).json().result).toEqual({
      encerradas: 2,
    });
    expect([await alive(here), await alive(second), await alive(third)]).toEqual([true, false, false]);
  });

  test('of somebody else are not ended by their number', async () => {
    const [one, other] = [await person(), await person()];
    const [mine, theirs] = [await signIn(one.email), await signIn(other.email)];
    const [{ id }] = (await get('sessions', theirs)).json().result;
    expect((await post('sessions/end', mine, { id, atual: PASS })).json().result).toEqual({ encerradas: 0 });
    expect(await alive(theirs)).toBe(true);
  });

  test('are twenty at most: the one unused for longest ends', async () => {
    const { email } = await person();
    const cookies: string[] = [];
    for (let i = 0; i < 21; i += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      cookies.push(await signIn(email));
    expect(await alive(cookies[0] ?? '')).toBe(false);
    expect((await get('sessions', cookies.at(-1) ?? '')).json().result).toHaveLength(20);
  });
});

describe('an administrator', () => {
  test('sees and ends the sessions of a person, and of everybody else', async () => {
    const [admin, one, other] = [await person('administrador'), await person(), await person()];
    const [boss, first, second] = [
      await signIn(admin.email),
      await signIn(one.email),
      await signIn(other.email),
    ];
    const list = await get(`person-sessions?email=${one.email}`, boss);
    expect(list.json().result).toHaveLength(1);
    expect((await post('person-sessions/end', boss, { email: one.email, atual: 'x' })).statusCode).toBe(400);
    const answer = await post('person-sessions/end', boss, { email: one.email, atual: PASS });
    expect(answer.json().result).toEqual({ encerradas: 1 });
    expect([await alive(first), await alive(second)]).toEqual([false, true]);
    await post('person-sessions/end', boss, { todas: true, atual: PASS });
    expect([await alive(second), await alive(boss)]).toEqual([false, true]);
    expect((await get('person-sessions?email=ninguem@exemplo.com', boss)).statusCode).toBe(404);
  });
});
