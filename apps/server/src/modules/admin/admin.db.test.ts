// [ASVS 13.4.5]
import { ALL_ROUTES } from '@fonte/contracts/routes/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../../testing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal({
    PRODUCT_NAME: 'Paisagens',
    YEARS: '2024-2025',
    STATES: 'GO,BA',
    PASSWORD_MIN_LENGTH: '12',
    BASEMAP_SATELLITE_URL: 'https://{a-c}.tiles.example/{z}/{x}/{y}.png',
    BASEMAP_SATELLITE_ATTRIBUTION: 'Tiles © Exemplo',
  });
});
afterAll(() => portal.close());

test('public settings', async () => {
  await portal.person('coordenador', { uf: 'GO' });
  expect((await portal.ask('GET', '/api/indicators/settings')).json()).toEqual({
    tipo: 1,
    result: {
      product: 'Paisagens',
      anos: [2024, 2025],
      ufs: [
        { uf: 'GO', nome: 'GO' },
        { uf: 'BA', nome: 'BA' },
      ],
      passwordMinLength: 12,
      demonstration: true,
      basemap: { satellite: 'https://{a-c}.tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles © Exemplo' },
      // The programme's semesters, first and last (third text, 2.10), as a setting without a value has them.
      semestres: ['2019', '2020', '2021', '2022', '2023']
        .flatMap((year) => [`${year}-1`, `${year}-2`])
        .concat('2024-1'),
      // Whether a Chromium is there is this machine's.
      pdf: expect.any(Boolean),
      uploadMaxMb: 50,
      video: null,
    },
  });
});

test('the base map is the only foreign host that pages may load from', async () => {
  const policy = String((await portal.ask('GET', '/dashboard')).headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: blob: https://*.tiles.example;");
  expect(policy.match(/https?:/g)).toHaveLength(1);
});

test('the data version', async () => {
  const { cookie } = await portal.person('giz');
  const asked = (headers = {}) =>
    portal.ask('GET', '/api/indicators/version', { headers: { cookie, ...headers } });
  const ask = async () => (await asked()).json().result;
  expect(await ask()).toEqual({ versao: 0, dt_atualizacao: null, dados_ate: null, demonstracao: false });
  const { etag, 'cache-control': kept } = (await asked()).headers;
  expect(kept).toBe('private, no-cache');
  expect((await asked({ 'if-none-match': etag })).statusCode).toBe(304);
  await portal.database.db
    .insertInto('portal.versao')
    .values({ dados_ate: '2025-12-31', demonstracao: true, dt_atualizacao: '2026-01-02T03:04:05Z' })
    .execute();
  expect(await ask()).toMatchObject({
    versao: 1,
    dt_atualizacao: expect.stringMatching(/^2026-01-02T03:04:05/),
    dados_ate: '2025-12-31',
    demonstracao: true,
  });
  // Whoever holds the copy of before is told of the other at once.
  expect((await asked({ 'if-none-match': etag })).statusCode).toBe(200);
});

describe('an opened page', () => {
  const open = (cookie: string, payload: object) =>
    portal.ask('POST', '/api/indicators/audit/page', { payload, headers: { cookie } });

  test('leaves one line of the audit, with its audit id', async () => {
    const person = await portal.person('tecnico', { uf: 'GO' });
    expect((await open(person.cookie, { audit: 11122, path: '/dashboard?ano=2025' })).statusCode).toBe(200);
    const lines = (await portal.trail()).filter(({ id_usuario }) => id_usuario === person.idUsuario);
    expect(lines).toHaveLength(1);
    expect(lines).toMatchObject([
      { acao: 'abrir', relatorio: 11122, alvo: '/dashboard', id_perfil: 4, detalhe: null },
    ]);
  });

  test('that does not exist leaves none', async () => {
    const person = await portal.person('tecnico', { uf: 'GO' });
    expect((await open(person.cookie, { audit: 1, path: '/nada' })).statusCode).toBe(400);
  });
});

test('opened pages are recorded sixty times a minute and session, and no longer than they are', async () => {
  const [ana, bia] = [
    await portal.person('tecnico', { uf: 'GO' }),
    await portal.person('tecnico', { uf: 'GO' }),
  ];
  const open = (cookie: string, path = '/dashboard') =>
    portal.ask('POST', '/api/indicators/audit/page', {
      payload: { audit: 11122, path },
      headers: { cookie },
    });
  const answers = await Promise.all(Array.from({ length: 61 }, () => open(ana.cookie)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.json()).toMatchObject({ codigo: 'tooManyCalls' });
  expect([refused[0]?.statusCode, Number(refused[0]?.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await open(bia.cookie)).statusCode).toBe(200);
  expect((await open(bia.cookie, '/dashboard?'.padEnd(3_000, 'x'))).statusCode).toBe(413);
});

describe('the description of all calls', () => {
  const signedIn = async (url: string) =>
    portal.ask('GET', url, { headers: { cookie: (await portal.person('consulta')).cookie } });

  test.each(['/api/openapi.json', '/api/docs', '/api/docs?file=script'])(
    '%s is for who has signed in',
    async (url) => {
      expect((await portal.ask('GET', url)).statusCode).toBe(401);
    },
  );

  test('names every declared call once, with its rights', async () => {
    const { openapi, paths } = (await signedIn('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; 'x-access': string }>>;
    }>();
    expect(openapi).toBe('3.1.0');
    const calls = Object.values(paths).flatMap((path) => Object.values(path));
    expect(calls.map(({ operationId }) => operationId).toSorted()).toEqual(
      ALL_ROUTES.map(({ name }) => name).toSorted(),
    );
    const list = calls.find(({ operationId }) => operationId === 'auth.profiles');
    expect(list?.['x-access']).toBe('Administrador, Paisagens Nacional, Paisagens Regional');
  });

  test('says of every call that a key opens how a key is sent, and of no other', async () => {
    const { paths, components } = (await signedIn('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
      components: { securitySchemes: Record<string, { type: string; scheme?: string }> };
    }>();
    expect(components.securitySchemes).toMatchObject({
      keyBearer: { type: 'http', scheme: 'bearer' },
      keyBasic: { type: 'http', scheme: 'basic' },
    });
    const calls = Object.values(paths).flatMap((path) => Object.values(path));
    for (const { name, access, keys } of ALL_ROUTES)
      expect([name, calls.find(({ operationId }) => operationId === name)?.security]).toEqual([
        name,
        access === 'public'
          ? undefined
          : [{ session: [] }, ...(keys ? [{ keyBearer: [keys] }, { keyBasic: [keys] }] : [])],
      ]);
  });

  test('figures by name have their parameters, a place for those of each report, and both forms', async () => {
    const { paths } = (await signedIn('/api/openapi.json')).json<{
      paths: Record<
        string,
        {
          get: {
            parameters: { name: string; description?: string }[];
            responses: { 200: { content: object } };
          };
        }
      >;
    }>();
    const { parameters, responses } = paths['/api/dados/v1/relatorios/{nome}']!.get;
    expect(parameters.map(({ name }) => name)).toEqual([
      'nome',
      'ano',
      'inicio',
      'fim',
      'uf',
      'filtro',
      'outros',
    ]);
    expect(parameters.every(({ description }) => description !== undefined)).toBe(true);
    expect(Object.keys(responses[200].content)).toEqual(['application/json', 'text/csv']);
  });

  test('has a page that loads nothing from elsewhere', async () => {
    const page = await signedIn('/api/docs');
    expect(page.headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(page.body).not.toMatch(/https?:\/\//);
    expect((await signedIn('/api/docs?file=script')).headers['content-type']).toBe(
      'text/javascript; charset=utf-8',
    );
    expect((await signedIn('/api/docs?file=../routes.ts')).statusCode).toBe(400);
  });
});
