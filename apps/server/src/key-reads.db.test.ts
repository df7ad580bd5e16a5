import { ALL_PROFILES, OBSERVERS, profileName, PROFILES, type Profile } from '@fonte/contracts';
import { OTTO } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indicatorPortal, viewOf, type IndicatorPortal } from './modules/indicators/testing.ts';
import { rowsOf } from './modules/reports/testing.ts';
import { testPortal, type TestPerson, type TestPortal } from './testing.ts';
import { bearer, programKey } from './testing/program-key.ts';

// What a key reads is what its person reads: rows, personal fields and published faces, as the account is at this moment.

const CPF = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}/;

/** Of rows and fields only: the second factor's part stands beside its own tests. */
const SETTINGS = { SECOND_FACTOR_PROFILES: 'nenhum' };

let portal: IndicatorPortal;
/** Another process on the same database. */
let other: TestPortal;
let addresses: readonly string[];
const people = {} as Record<Profile, TestPerson>;
const keys = {} as Record<Profile, string>;
beforeAll(async () => {
  portal = await indicatorPortal(SETTINGS);
  other = await testPortal({ SMALL_GROUP: '1', ...SETTINGS }, portal.database);
  const indicator = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)');
  const view = { indicadores: [{ id: indicator }], grouprow: [{ alias: 'propriedade', colname: 'uf' }] };
  await portal.panel(
    'Painel',
    [viewOf(view)],
    ALL_PROFILES.map((profile) => profileName(profile, portal.app.settings.PRODUCT_NAME)),
  );
  addresses = addressesOf(view);
  for (const profile of ALL_PROFILES) {
    const cpf = { supervisor: OTTO, tecnico: '99990000107' }[profile as string];
    // oxlint-disable no-await-in-loop -- one after the other
    people[profile] = await portal.person(profile, {
      ...(PROFILES[profile].requiresUf ? { uf: 'GO' } : {}),
      ...(cpf === undefined ? {} : { cpf }),
    });
    keys[profile] = (await programKey(portal, people[profile])).chave;
    // oxlint-enable no-await-in-loop
  }
});
afterAll(async () => {
  await other.close();
  await portal.close();
});

function addressesOf(view: object): readonly string[] {
  const report = (query: Record<string, string>) =>
    `/api/app/?${new URLSearchParams({ module: 'relatorio', controller: 'index', action: 'retorno-direto', ...query }).toString()}`;
  const features = (typeName: string, outputFormat: string) =>
    `/api/mapa/geoserver/wfs?${new URLSearchParams({ service: 'WFS', version: '2.0.0', request: 'GetFeature', typeName, outputFormat }).toString()}`;
  const asked = Object.entries(view).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  return [
    report({ co_consulta: '11116', $ano: '[2025]' }),
    report({ co_consulta: '11116', $ano: '[2025]', typereturn: 'Csv' }),
    report({ co_consulta: '111255' }),
    report({ co_consulta: '111255', typereturn: 'Csv' }),
    '/api/app/?module=consulta&controller=dash-board&action=load-report-dash',
    features('programa:propriedades', 'application/json'),
    features('programa:propriedades', 'csv'),
    features('programa:poligonos', 'application/json'),
    '/api/mapa/geoserver/ogc/features/v1/collections/propriedades/items?limit=50',
    '/api/mapa/geoserver/ogc/features/v1/collections/propriedades/items?limit=50&f=html',
    '/api/mapa/geoserver/ows?service=WMS&request=GetCapabilities&version=1.3.0',
    '/api/indicators/painel/allprofile',
    '/api/dados/v1/relatorios',
    '/api/dados/v1/relatorios/propriedades-atendidas?ano=2025',
    '/api/dados/v1/relatorios/propriedades-atendidas.csv?ano=2025',
    '/api/dados/v1/relatorios/data-quality.iso.csv',
    '/api/dados/v1/indicadores',
    '/api/dados/v1/indicadores/visitas?por=propriedade.uf',
    '/api/dados/v1/indicadores/visitas.csv?por=propriedade.uf',
    `/api/indicators/indicators/resultviewknex?${new URLSearchParams(asked).toString()}`,
  ];
}
/** Without the moment of the answer. */
const plain = (body: string) => body.replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.Z:+-]*/g, 'T');
const read = async (url: string, headers: Record<string, string>, from: TestPortal = portal) => {
  const answer = await from.ask('GET', url, { headers });
  return { status: answer.statusCode, body: plain(answer.body) };
};

/** A CSV's rows: what it says of itself stands below them for people, and beside them for a key (docs/decisions/0109). */
async function rowsRead(url: string, headers: Record<string, string>): ReturnType<typeof read> {
  const { status, body } = await read(url, headers);
  return { status, body: status === 200 && url.includes('typereturn=Csv') ? rowsOf(body) : body };
}

describe.each(ALL_PROFILES)('%s', (profile) => {
  test('reads by a key what the session reads, in both processes', async () => {
    for (const url of addresses) {
      // oxlint-disable no-await-in-loop -- one after the other
      const own = await rowsRead(url, { cookie: people[profile].cookie });
      expect({ url, ...(await read(url, bearer(keys[profile]))) }).toEqual({ url, ...own });
      expect({ url, ...(await read(url, bearer(keys[profile]), other)) }).toEqual({ url, ...own });
      // oxlint-enable no-await-in-loop
    }
  });
});

test('who only observes reads no person by a key, and no file of rows', async () => {
  for (const profile of OBSERVERS)
    for (const url of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, body } = await read(url, bearer(keys[profile]));
      expect([profile, url, status < 400 && CPF.test(body)]).toEqual([profile, url, false]);
      if (/typereturn=Csv|dados.*csv/.test(url)) expect([profile, url, status]).toEqual([profile, url, 403]);
    }
  // The same addresses do tell persons to who may read them.
  const staff = await Promise.all(addresses.map((url) => read(url, bearer(keys.administrador))));
  expect(staff.some(({ body }) => CPF.test(body))).toBe(true);
});

test('another profile, and another uf, bite with the next request, in another process', async () => {
  const { db } = portal.database;
  const person = await portal.person('nacional', { granted: ['consulta', 'coordenador'] });
  const { chave } = await programKey(portal, person);
  const set = (profile: Profile, uf: string | null) =>
    db
      .updateTable('portal.usuario')
      .set({ id_perfil: PROFILES[profile].id, uf })
      .where('id_usuario', '=', person.idUsuario)
      .execute();
  const farms = addresses.find((url) => /propriedades.*json/.test(url))!;
  const seen = () => read(farms, bearer(chave), other);
  const all = await seen();
  await set('coordenador', 'GO');
  const state = await seen();
  expect(state).toEqual(await read(farms, { cookie: people.coordenador.cookie }));
  expect(state.body.length).toBeLessThan(all.body.length);
  await set('consulta', null);
  expect(await seen()).toEqual(await read(farms, { cookie: people.consulta.cookie }));
  await set('nacional', null);
  expect(await seen()).toEqual(all);
});

test('what a key read of persons stands in the audit with its number', async () => {
  const { chave, id } = await programKey(portal, people.administrador);
  await read(
    addresses.find((url) => /propriedades.*csv/.test(url))!,
    bearer(chave),
  );
  const lines = (await portal.trail()).filter(({ detalhe }) => (detalhe as { chave?: number })?.chave === id);
  expect(lines.map(({ acao, id_usuario: who }) => [acao, who])).toEqual([
    ['entrar', people.administrador.idUsuario],
    ['exportar', people.administrador.idUsuario],
  ]);
});
