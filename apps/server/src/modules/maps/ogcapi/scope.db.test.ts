import {
  ALL_PROFILES,
  MAP_LAYERS,
  MAP_REACH_WITHOUT_DOWNLOAD,
  MAP_ROWS_WITHOUT_DOWNLOAD,
  PROFILES,
  type LayerColumn,
  type MapLayer,
  type Profile,
} from '@fonte/contracts';
import { ANA, OTTO } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { LAYERS, layerNamed } from '../layers/index.ts';
import { readsWhole } from '../testing/read-whole.ts';
import { manyProperties, wfsPortal, type WfsPortal } from '../wfs/testing.ts';
import { FeaturesApi, faultOf } from './testing/features-api.ts';

// Whatever WFS (held against SQL in wfs/scope.db.test.ts) keeps from somebody, this API keeps too, however it is asked.

let portal: WfsPortal;
beforeAll(async () => {
  portal = await wfsPortal();
});
afterAll(() => portal.close());

const LIMITS: Partial<Record<Profile, { uf?: string; cpf?: string }>> = {
  regional: { uf: 'MG' },
  coordenador: { uf: 'GO' },
  supervisor: { uf: 'GO', cpf: OTTO },
  tecnico: { cpf: ANA },
  consulta: { uf: 'MS' },
  giz: { uf: 'MG' },
};

/** Values that only some may be told; every one stands in the tiny programme. */
async function secrets(): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select cpf as value from programa.produtor where cpf is not null
    union select nome from programa.produtor union select cpf from programa.tecnico
    union select nome from programa.tecnico union select cod_propriedade from programa.propriedade
    union select nome from programa.propriedade
    union select numero_car from programa.propriedade where numero_car is not null`.execute(
    portal.database.db,
  );
  return rows.map(({ value }) => value);
}

/** Ways to ask for all rows of a layer. */
const WAYS = [
  { filter: 'TRUE' },
  { filter: '1 = 1 OR NOT (1 = 1)' },
  { filter: 'true', 'filter-lang': 'cql2-json' },
  { bbox: '-180,-90,180,90' },
  { datetime: '../..' },
  { crs: 'http://www.opengis.net/def/crs/EPSG/0/3857' },
] as const;

/** Pages of a layer that is read page after page: of three rows each the municipalities alone were hundreds. */
const PAGES = 5;

/** Besides plainly: page after page, and by one of the further ways, in turn: every profile and every layer meets every way, in a sixth of the questions. */
function waysFor(profile: Profile, layer: string, rows: number): Record<string, string | number>[] {
  const turn = ALL_PROFILES.indexOf(profile) + Object.keys(LAYERS).indexOf(layer);
  const paged = { limit: Math.max(3, Math.ceil(rows / PAGES)) };
  return [paged, ...WAYS.filter((_, at) => at === turn % WAYS.length)];
}

/** Ids of all features of a layer, which an administrador is told: asked once for all profiles. */
const everything = new Map<string, Promise<readonly string[]>>();
function idsOfAll(name: string): Promise<readonly string[]> {
  const asked = async () => {
    const admin = new FeaturesApi(portal, await portal.person('administrador'));
    return (await admin.all(name)).map(({ id }) => id);
  };
  const ids = everything.get(name) ?? asked();
  everything.set(name, ids);
  return ids;
}

const personalOf = (layer: MapLayer): LayerColumn[] =>
  layer.columns.filter(({ personal }) => personal !== undefined);

describe.each(ALL_PROFILES)('%s', (profile) => {
  let person: TestPerson;
  let api: FeaturesApi;
  /** Ids of the features of a layer as it is read plainly: asked once for all of the profile's tests. */
  const plainly = new Map<string, Promise<readonly string[]>>();
  const idsOf = (name: string): Promise<readonly string[]> => {
    const ids = plainly.get(name) ?? api.all(name).then((all) => all.map(({ id }) => id));
    plainly.set(name, ids);
    return ids;
  };
  beforeAll(async () => {
    person = await portal.person(profile, LIMITS[profile] ?? {});
    api = new FeaturesApi(portal, person);
  });

  test('has the layers of WFS, and of another nothing but that it is not there', async () => {
    const { collections } = await api.json<{ collections: { id: string }[] }>('/collections');
    const may = Object.keys(LAYERS).filter((name) => layerNamed(name, profile) !== undefined);
    expect(collections.map(({ id }) => id)).toEqual(may);
    for (const name of Object.keys(LAYERS).filter((one) => !may.includes(one)))
      for (const path of ['', '/queryables', '/items', '/items/1'])
        // oxlint-disable-next-line no-await-in-loop
        expect(faultOf(await api.ask(`/collections/${name}${path}`))).toEqual([
          404,
          'NotFound',
          'Esta camada não existe',
        ]);
    const { paths } = await api.json<{ paths: object }>('/api');
    const told = Object.keys(paths).flatMap(
      (path) => /^\/collections\/([a-z]\w+)\/items$/.exec(path)?.[1] ?? [],
    );
    expect(told).toEqual(may);
  });

  test.each(Object.keys(LAYERS))('%s: the rows of WFS, in every way to ask', async (name) => {
    if (layerNamed(name, profile) === undefined) return;
    const { length } = await idsOfAll(name);
    if (!readsWhole(profile, length)) {
      for (const way of [{}, ...WAYS]) {
        // oxlint-disable-next-line no-await-in-loop
        const { numberMatched } = await api.items(name, { ...way, limit: 1 });
        expect([way, numberMatched]).toEqual([way, length]);
      }
      return;
    }
    const all = { request: 'GetFeature', typeNames: name, count: '10000' };
    const expected = (await portal.features(person, all)).features
      .map(({ id }) => id.slice(name.length + 1))
      .toSorted();
    expect((await idsOf(name)).toSorted()).toEqual(expected);
    for (const way of waysFor(profile, name, expected.length)) {
      // oxlint-disable-next-line no-await-in-loop
      const found = await api.all(name, way);
      expect([way, found.map(({ id }) => id).toSorted()]).toEqual([way, expected]);
    }
    expect((await api.items(name, { filter: 'NOT (1 = 1)' })).features).toEqual([]);
  });

  test('is told nothing of a feature that is another person’s, by its id', async () => {
    for (const name of Object.keys(LAYERS)) {
      if (layerNamed(name, profile) === undefined) continue;
      // oxlint-disable no-await-in-loop
      const all = await idsOfAll(name);
      const { numberMatched } = await api.items(name, { limit: 1 });
      // None is another person's.
      if (!readsWhole(profile, all.length) && numberMatched === all.length) continue;
      const own = new Set(await idsOf(name));
      // oxlint-enable no-await-in-loop
      for (const id of all) {
        if (own.has(id)) continue;
        // oxlint-disable-next-line no-await-in-loop
        const answer = await api.ask(`/collections/${name}/items/${encodeURIComponent(id)}`);
        expect([name, id, answer.statusCode]).toEqual([name, id, 404]);
      }
    }
  });

  test('personal columns are for those who have them whole: no answer, page or definition names one to others', async () => {
    const whole = PROFILES[profile].personal === 'full';
    const hidden = await secrets();
    const { paths } = await api.json<{ paths: Record<string, { get: { parameters: { name: string }[] } }> }>(
      '/api',
    );
    for (const [name, layer] of Object.entries<MapLayer>(MAP_LAYERS)) {
      if (layerNamed(name, profile) === undefined) continue;
      // oxlint-disable no-await-in-loop -- one after the other
      const { properties } = await api.json<{ properties: object }>(`/collections/${name}/queryables`);
      const told = [
        ...Object.keys(properties),
        ...(paths[`/collections/${name}/items`]?.get.parameters.map((one) => one.name) ?? []),
        ...(await api.items(name)).features.flatMap((feature) => Object.keys(feature.properties)),
      ];
      const bodies = [
        await api.ask(`/collections/${name}/items`),
        await api.ask(`/collections/${name}/items`, { f: 'html' }),
      ];
      // oxlint-enable no-await-in-loop
      for (const column of personalOf(layer))
        expect([name, column.name, told.includes(column.name)]).toEqual([name, column.name, whole]);
      if (!whole)
        for (const { body } of bodies) for (const secret of hidden) expect(body).not.toContain(secret);
    }
  });

  test('nor may they be filtered by, in any language, by any name', async () => {
    if (PROFILES[profile].personal === 'full') return;
    for (const [name, layer] of Object.entries<MapLayer>(MAP_LAYERS)) {
      if (layerNamed(name, profile) === undefined) continue;
      for (const { name: column } of personalOf(layer))
        for (const asked of [
          { [column]: ANA },
          { filter: `${column} = '${ANA}'` },
          { filter: `"${column}" IS NULL` },
          { filter: `programa:${column} LIKE '%'` },
          { filter: `TRUE OR CASEI(${column}) = 'x'` },
          { filter: `FALSE AND lower(${column}) = 'x'` },
          { filter: `uf = ${column}` },
          { filter: `${column} + 1 > 2` },
          { filter: `${column} IN ('x', uf)` },
          { filter: `T_AFTER(${column}, DATE('2020-01-01'))` },
          { filter: `A_OVERLAPS(${column}, (1))` },
          {
            filter: JSON.stringify({ op: 'isNull', args: [{ property: column }] }),
            'filter-lang': 'cql2-json',
          },
          {
            filter: JSON.stringify({ op: 'not', args: [{ op: 'like', args: [{ property: column }, '%'] }] }),
            'filter-lang': 'cql2-json',
          },
        ]) {
          // oxlint-disable-next-line no-await-in-loop
          const answer = await api.ask(`/collections/${name}/items`, asked);
          expect([asked, answer.statusCode]).toEqual([asked, 400]);
          expect(answer.json()).not.toHaveProperty('numberMatched');
        }
    }
  });
});

test('a profile without the state it needs sees nothing', async () => {
  const api = new FeaturesApi(portal, await portal.person('coordenador'));
  expect((await api.items('propriedades')).numberMatched).toBe(0);
});

describe('in bulk', () => {
  let long: WfsPortal;
  beforeAll(async () => {
    long = await wfsPortal();
    await manyProperties(long, 1_200);
  });
  afterAll(() => long.close());

  test.each(['tecnico', 'consulta', 'mapa'] as const)(
    '%s reads by pages of the few that may be, and not to the end',
    async (profile) => {
      const api = new FeaturesApi(
        long,
        await long.person(profile, profile === 'tecnico' ? { cpf: ANA } : {}),
      );
      const page = await api.items('propriedades', { limit: 10_000 });
      const total = page.numberMatched;
      expect(page.numberReturned).toBe(Math.min(total, MAP_ROWS_WITHOUT_DOWNLOAD));
      const { paths } = await api.json<{
        paths: Record<string, { get: { parameters: { name: string; schema: { maximum?: number } }[] } }>;
      }>('/api');
      const most = (layer: string) =>
        paths[`/collections/${layer}/items`]?.get.parameters.find(({ name }) => name === 'limit')?.schema
          .maximum;
      expect([most('propriedades'), most('municipios')]).toEqual([MAP_ROWS_WITHOUT_DOWNLOAD, 10_000]);
      if (profile !== 'tecnico') return;
      expect(total).toBeGreaterThan(MAP_REACH_WITHOUT_DOWNLOAD);
      const last = { limit: 100, offset: MAP_REACH_WITHOUT_DOWNLOAD - 100 };
      expect((await api.items('propriedades', last)).numberReturned).toBe(100);
      const [status, , sentence] = faultOf(
        await api.ask('/collections/propriedades/items', { ...last, limit: 101 }),
      );
      expect([status, sentence.includes(`as primeiras ${MAP_REACH_WITHOUT_DOWNLOAD} de uma busca`)]).toEqual([
        403,
        true,
      ]);
      // Whoever follows the links is told that there is more, and is not given a short answer for a whole one.
      await expect(api.all('propriedades', { limit: 200 })).rejects.toThrow(/403/);
      expect((await api.ask('/collections/municipios/items', { limit: 1_000 })).statusCode).toBe(200);
    },
  );

  test('who may take the file takes as much, page after page', async () => {
    const api = new FeaturesApi(long, await long.person('coordenador', { uf: 'GO' }));
    const all = await api.all('propriedades', { limit: 500 });
    const { numberMatched } = await api.items('propriedades', { limit: 1 });
    expect(all).toHaveLength(numberMatched);
    expect(new Set(all.map(({ id }) => id)).size).toBe(numberMatched);
    expect(numberMatched).toBeGreaterThan(1_200);
  });
});
