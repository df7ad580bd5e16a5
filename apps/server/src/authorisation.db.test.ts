// [ASVS 3.4.2 3.5.1 3.5.2 7.2.1 7.3.1 7.3.2 7.4.2 8.2.1 8.3.1 15.3.7 16.5.3]
import { readFile } from 'node:fs/promises';
import { ALL_PROFILES, PROFILES, type Profile, type Route } from '@fonte/contracts';
import type { MatrixRow } from '@fonte/contracts/authorisation-matrix';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortal, type TestPerson, type TestPortal } from './testing.ts';

const matrix = JSON.parse(
  await readFile(new URL('../../../docs/authorisation-matrix.json', import.meta.url), 'utf8'),
) as MatrixRow[];
const UNKNOWN_ID = 99;
const SESSION = '/api/indicators/auth/session';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.close());

const routeOf = (name: string): Route => {
  const route = portal.app.routes.all().find((one) => one.name === name);
  if (!route) throw new Error(`${name} is in docs/authorisation-matrix.json and not in the server`);
  return route;
};
const urlOf = ({ path, legacy }: Route) =>
  (legacy ? `/api/app/?${new URLSearchParams(legacy).toString()}` : path).replace(/:\w+/g, '1');
const call = (route: Route, headers: Record<string, string> = {}, method: string = route.method) =>
  portal.ask(method, urlOf(route), {
    headers,
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
  });
const personOf = (profile: Profile) =>
  portal.person(profile, PROFILES[profile].requiresUf ? { uf: 'GO' } : {});
/** Who is refused, or only reads, is as before: one person is enough for all such calls. Who writes, or signs out, is somebody of their own. */
const standing = new Map<string, Promise<TestPerson>>();
function oneOf(who: string, right: string | undefined, route: Route, made: () => Promise<TestPerson>) {
  if (right === 'Y' && (route.method !== 'GET' || route.name === 'auth.logout')) return made();
  const person = standing.get(who) ?? made();
  standing.set(who, person);
  return person;
}
const open = matrix.filter(({ profiles }) => profiles['anonymous'] === 'Y').map(({ route }) => route);
const closed = matrix.filter(({ route }) => !open.includes(route)).map(({ route }) => route);

test('the server answers exactly the calls of the matrix', () => {
  const names = portal.app.routes.all().map(({ name }) => name);
  expect(names.toSorted()).toEqual(matrix.map(({ route }) => route).toSorted());
});

describe.each(ALL_PROFILES)('%s', (profile) => {
  test.each(matrix.map((row) => [row.route, row.profiles[profile]]))('%s: %s', async (name, right) => {
    const route = routeOf(name ?? '');
    const { cookie } = await oneOf(profile, right, route, () => personOf(profile));
    const answer = await call(route, { cookie });
    if (right === 'Y') expect([401, 403]).not.toContain(answer.statusCode);
    else {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({
        tipo: 0,
        result: 'Seu perfil não tem acesso a este recurso',
        codigo: 'forbidden',
      });
    }
  });
});

describe('a profile that nobody knows', () => {
  test.each(
    matrix.filter(({ access }) => access !== 'public').map((row) => [row.route, row.profiles['unknown']]),
  )('%s: %s', async (name, right) => {
    const route = routeOf(name ?? '');
    const { cookie } = await oneOf('unknown', right, route, async () => {
      const person = await portal.person('administrador');
      await portal.database.db
        .insertInto('portal.usuario_perfil')
        .values({ id_usuario: person.idUsuario, id_perfil: UNKNOWN_ID })
        .execute();
      await setSession(person.idUsuario, { id_perfil: UNKNOWN_ID });
      return person;
    });
    const answer = await call(route, { cookie });
    if (right === '-') expect(answer.statusCode).toBe(403);
    else expect(answer.statusCode).not.toBe(401);
  });

  test('is told its own session, with no profile and no menus', async () => {
    const person = await portal.person('administrador');
    await portal.database.db
      .deleteFrom('portal.usuario_perfil')
      .where('id_usuario', '=', person.idUsuario)
      .execute();
    const { result } = (await portal.ask('GET', SESSION, { headers: { cookie: person.cookie } })).json();
    expect(result).toMatchObject({ profile: null, perfil: '', menus: '', perfis: [] });
  });
});

describe('without a session that counts', () => {
  const ways: [string, () => Promise<Record<string, string>>][] = [
    ['no cookie', async () => ({})],
    ['an invented cookie', async () => ({ cookie: `sid=${'A'.repeat(43)}` })],
    ['a cookie of another form', async () => ({ cookie: 'sid=1; __Host-sid=1' })],
    [
      'compatibility cookies alone',
      async () => ({ cookie: 'profile=Administrador; uf_perfil=GO; perfil=Administrador' }),
    ],
    [
      'a session past its end',
      async () => {
        const person = await portal.person('administrador');
        await setSession(person.idUsuario, { expira_em: new Date(Date.now() - 1000) });
        return { cookie: person.cookie };
      },
    ],
    [
      'a session unused for eight hours',
      async () => {
        const person = await portal.person('administrador');
        await setSession(person.idUsuario, { usada_em: new Date(Date.now() - 8 * 3_600_000 - 1000) });
        return { cookie: person.cookie };
      },
    ],
    [
      'a session of somebody removed',
      async () => {
        const person = await portal.person('administrador');
        await portal.database.db
          .updateTable('portal.usuario')
          .set({ removido_em: new Date() })
          .where('id_usuario', '=', person.idUsuario)
          .execute();
        return { cookie: person.cookie };
      },
    ],
  ];
  describe.each(ways)('%s', (_way, make) => {
    let headers: Record<string, string>;
    beforeAll(async () => {
      headers = await make();
    });
    test.each(closed)('%s answers 401', async (name) => {
      const answer = await call(routeOf(name), headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ tipo: 0, result: 'Unauthorized', codigo: 'unauthorized' });
    });
    test.each(open)('%s is not refused', async (name) => {
      expect([401, 403]).not.toContain((await call(routeOf(name), headers)).statusCode);
    });
  });
});

describe('a session follows its user at once', () => {
  test('cookies beside the session change nothing', async () => {
    const { cookie } = await portal.person('consulta', { uf: 'GO' });
    const tampered = `${cookie}; profile=Administrador; uf_perfil=BA; perfil=1`;
    const plain = await portal.ask('GET', SESSION, { headers: { cookie } });
    const other = await portal.ask('GET', SESSION, { headers: { cookie: tampered } });
    expect(other.json()).toEqual(plain.json());
    for (const { route, profiles } of matrix) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await call(routeOf(route), { cookie: tampered });
      if (profiles['consulta'] === '-') expect(answer.statusCode).toBe(403);
      if (route === 'auth.logout') break;
    }
  });

  test('a profile that is taken away is gone with the next call', async () => {
    const person = await portal.person('administrador');
    const list = () =>
      portal.ask('GET', '/api/indicators/auth/profiles', { headers: { cookie: person.cookie } });
    expect((await list()).statusCode).toBe(200);
    await portal.database.db
      .deleteFrom('portal.usuario_perfil')
      .where('id_usuario', '=', person.idUsuario)
      .execute();
    expect((await list()).statusCode).toBe(403);
  });

  test('a new uf counts with the next call', async () => {
    const person = await portal.person('coordenador', { uf: 'GO' });
    await portal.person('coordenador', { uf: 'BA' });
    await portal.database.db
      .updateTable('portal.usuario')
      .set({ uf: 'BA' })
      .where('id_usuario', '=', person.idUsuario)
      .execute();
    const answer = await portal.ask('GET', SESSION, { headers: { cookie: person.cookie } });
    expect(answer.json().result.uf).toBe('BA');
  });

  test('only Administrador is told of the profile Administrador', async () => {
    const list = async (profile: Profile) => {
      const { cookie } = await personOf(profile);
      const answer = await portal.ask('GET', '/api/indicators/auth/profiles', { headers: { cookie } });
      return answer.json<{ perfil: string }[]>().map(({ perfil }) => perfil);
    };
    expect(await list('administrador')).toContain('Administrador');
    expect(await list('nacional')).not.toContain('Administrador');
  });
});

describe('other ways to ask for the same', () => {
  const gets = () => matrix.map(({ route }) => routeOf(route)).filter(({ method }) => method === 'GET');

  test('HEAD is refused as GET is', async () => {
    for (const route of gets()) {
      // oxlint-disable-next-line no-await-in-loop
      const head = await call(route, {}, 'HEAD');
      expect([route.name, head.statusCode === 401]).toEqual([route.name, closed.includes(route.name)]);
      expect(head.body).toBe('');
    }
  });

  test('a trailing slash changes nothing, another case is another address', async () => {
    for (const route of gets().filter(({ legacy }) => !legacy)) {
      // oxlint-disable-next-line no-await-in-loop
      const [slash, upper] = await Promise.all([
        portal.ask('GET', `${route.path}/`),
        portal.ask('GET', route.path.toUpperCase()),
      ]);
      expect([route.name, slash.statusCode === 401]).toEqual([route.name, closed.includes(route.name)]);
      expect(upper.statusCode).toBe(404);
    }
  });

  test('a method that the address does not have is refused without a look at the caller', async () => {
    const { cookie } = await portal.person('administrador');
    const answer = await portal.ask('DELETE', SESSION, { headers: { cookie } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
    const options = await portal.ask('OPTIONS', SESSION);
    expect([options.statusCode, options.headers['access-control-allow-origin']]).toEqual([204, undefined]);
  });

  test.each([
    ['cross-site', {}],
    ['same-site', {}],
    [undefined, { origin: 'https://outro.example' }],
    [undefined, { origin: 'null' }],
  ])('what another site sends is refused (%s, %j)', async (site, more) => {
    const { cookie } = await portal.person('administrador');
    const headers = { cookie, ...(site ? { 'sec-fetch-site': site } : {}), ...more };
    for (const route of matrix.map((row) => routeOf(row.route)).filter(({ method }) => method === 'POST')) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await call(route, headers);
      expect(answer.json().codigo).toBe('crossSite');
    }
  });

  test('a parameter sent twice is refused by name', async () => {
    const { cookie } = await portal.person('administrador');
    const answer = await portal.ask('GET', '/api/docs?file=page&file=page', { headers: { cookie } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().result).toBe('O parâmetro file foi enviado mais de uma vez');
  });
});

function setSession(idUsuario: number, values: { id_perfil?: number; expira_em?: Date; usada_em?: Date }) {
  return portal.database.db
    .updateTable('portal.sessao')
    .set(values)
    .where('id_usuario', '=', idUsuario)
    .execute();
}
