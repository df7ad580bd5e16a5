// [ASVS 6.2.5 6.2.8 6.2.9]
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { testPortal, type TestPortal } from '../../../testing.ts';

// A password is what was typed: any signs, long, with its spaces and capitals, and to its last sign.

const AUTH = '/api/indicators/auth';
const FIRST = 'tres bois na sombra';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal({
    DEMO: '0',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'https://painel.exemplo.br',
  });
});
afterAll(() => portal.close());

const login = async (email: string, pass: string) =>
  (await portal.ask('POST', `${AUTH}/login`, { payload: { email, pass } })).statusCode;

/** Somebody who has chosen the password at the portal itself. */
async function chosen(pass: string): Promise<string> {
  const { idUsuario, email, cookie } = await portal.person('giz');
  const senha = await hashPassword(FIRST);
  await portal.database.db
    .updateTable('portal.usuario')
    .set({ senha })
    .where('id_usuario', '=', idUsuario)
    .execute();
  const answer = await portal.ask('POST', `${AUTH}/change-password`, {
    payload: { atual: FIRST, pass },
    headers: { cookie },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return email;
}

test.each([
  'çapivara de óculos 🐄🐄',
  `"';--<b>&amp;%00\\n$ {{7*7}}`,
  '٤٥٦ пароль 密码 пароль',
  '\t tab e espaços \t',
])('any signs make one: %j', async (pass) => {
  const email = await chosen(pass);
  expect(await login(email, pass)).toBe(200);
  expect(await login(email, `${pass}x`)).toBe(401);
});

test('its spaces, capitals and accents count', async () => {
  const pass = '  Capivara de Óculos  ';
  const email = await chosen(pass);
  for (const other of [
    pass.trim(),
    pass.toLowerCase(),
    pass.toUpperCase(),
    pass.replace('Ó', 'O'),
    pass.replace('  ', ' '),
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other: tries of one account are counted
    expect([other, await login(email, other)]).toEqual([other, 401]);
  expect(await login(email, pass)).toBe(200);
});

test('200 signs are taken, and the last one counts; a longer one is refused and not cut', async () => {
  const pass = `${'á'.repeat(199)}z`;
  const email = await chosen(pass);
  expect(await login(email, pass)).toBe(200);
  for (const other of [pass.slice(0, -1), `${pass.slice(0, -1)}y`, pass.slice(0, 72), pass.slice(0, 128)])
    // oxlint-disable-next-line no-await-in-loop
    expect(await login(email, other)).toBe(401);
  expect(await login(email, `${pass}z`)).toBe(400);
});
