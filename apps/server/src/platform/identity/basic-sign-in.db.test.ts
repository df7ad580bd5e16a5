// [ASVS 6.3.4]
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../../testing.ts';
import { hashPassword } from './passwords.ts';

const SERVICE = '/api/mapa/geoserver/ows?service=WFS&request=ListStoredQueries&version=2.0.0';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.close());

/** A person whose password is `senha certa: 1`. */
async function person(profile: Parameters<TestPortal['person']>[0] = 'administrador') {
  const made = await portal.person(profile, { uf: 'GO' });
  await setPassword(made.idUsuario, 'senha certa: 1');
  return made;
}
async function setPassword(idUsuario: number, password: string) {
  const senha = await hashPassword(password);
  await portal.database.db
    .updateTable('portal.usuario')
    .set({ senha })
    .where('id_usuario', '=', idUsuario)
    .execute();
}
const basic = (email: string, password: string) =>
  `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
const ask = (authorization: string, more: Record<string, string> = {}, url = SERVICE) =>
  portal.ask('GET', url, { headers: { authorization, ...more } });

describe('a program that sends e-mail and password', () => {
  test('is answered by the map services', async () => {
    const { email } = await person();
    const answer = await ask(basic(email.toUpperCase(), 'senha certa: 1'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['www-authenticate']).toBeUndefined();
  });

  test('is answered nowhere else', async () => {
    const { email } = await person();
    const authorization = basic(email, 'senha certa: 1');
    expect((await ask(authorization, {}, '/api/indicators/auth/session')).statusCode).toBe(401);
    expect(
      (await ask(authorization, {}, '/api/indicators/version')).headers['www-authenticate'],
    ).toBeUndefined();
  });

  test('is told to sign in when it does not, or wrongly; a browser is never asked by its own dialog', async () => {
    const { email } = await person();
    const none = await portal.ask('GET', SERVICE);
    expect([none.statusCode, none.headers['www-authenticate']]).toEqual([
      401,
      expect.stringMatching(/^Basic realm=/),
    ]);
    const wrong = await ask(basic(email, 'senha errada'));
    expect([wrong.statusCode, wrong.json().codigo]).toEqual([401, 'invalidCredentials']);
    expect((await ask(basic('ninguem@teste.example', 'x'))).json()).toEqual(wrong.json());
    const browser = await ask(basic(email, 'senha certa: 1'), { 'sec-fetch-site': 'cross-site' });
    expect([browser.statusCode, browser.headers['www-authenticate']]).toEqual([401, undefined]);
  });

  test('sees the rows of its account, which may not be told otherwise', async () => {
    const { email } = await person('consulta');
    const answer = await ask(basic(email, 'senha certa: 1'), {
      cookie: 'profile=Administrador; uf_perfil=BA',
    });
    expect(answer.body).not.toContain('bacias_20km');
    expect(answer.body).toContain('propriedades');
  });

  test('is held to ten wrong passwords, and many right requests at once are one sign-in', async () => {
    const { email, idUsuario } = await person();
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask(basic(email, 'senha certa: 1'))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const entered = await portal.database.db
      .selectFrom('portal.acesso')
      .where('id_usuario', '=', idUsuario)
      .where('acao', '=', 'entrar')
      .selectAll()
      .execute();
    expect(entered).toHaveLength(1);
    for (let at = 0; at < 10; at++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask(basic(email, `errada ${at}`))).statusCode).toBe(401);
    }
    const refused = await ask(basic(email, 'errada outra vez'));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    // Who knows the password already goes on.
    expect((await ask(basic(email, 'senha certa: 1'))).statusCode).toBe(200);
  });

  test('stops with a new password, a removal, or a profile that is taken away', async () => {
    const one = await person();
    expect((await ask(basic(one.email, 'senha certa: 1'))).statusCode).toBe(200);
    await setPassword(one.idUsuario, 'outra senha');
    expect((await ask(basic(one.email, 'senha certa: 1'))).statusCode).toBe(401);
    expect((await ask(basic(one.email, 'outra senha'))).statusCode).toBe(200);
    await portal.database.db
      .deleteFrom('portal.usuario_perfil')
      .where('id_usuario', '=', one.idUsuario)
      .execute();
    expect((await ask(basic(one.email, 'outra senha'))).statusCode).toBe(403);
    await portal.database.db
      .updateTable('portal.usuario')
      .set({ removido_em: new Date() })
      .where('id_usuario', '=', one.idUsuario)
      .execute();
    expect((await ask(basic(one.email, 'outra senha'))).statusCode).toBe(401);
  });

  test.each(['Basic', 'Basic !!!', 'Bearer x', `Basic ${Buffer.from('semdoispontos').toString('base64')}`])(
    'a header that is none (%s) counts as none',
    async (header) => {
      const answer = await ask(header);
      expect([answer.statusCode, answer.json().codigo]).toEqual([401, 'unauthorized']);
    },
  );
});
