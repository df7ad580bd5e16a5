import { addressOf, MAP_LAYERS, OBSERVERS } from '@fonte/contracts';
import * as endpoints from '@fonte/contracts/endpoints/maps';
import { writeCql, type Predicate } from '@fonte/cql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, programKey } from '../../testing/program-key.ts';
import type { TestPerson } from '../../testing.ts';
import { ROOT } from './ogcapi/testing/features-api.ts';
import { farmsPortal, type Farm, type FarmsPortal } from './testing/farms-portal.ts';
import { holds, type NaiveRow } from './testing/naive-filter.ts';
import { RandomFilters } from './testing/random-filters.ts';
import { OWS, type SeenCollection } from './wfs/testing.ts';
import { featuresOf, tileAt, WMS, type Params } from './wms/testing/map-portal.ts';

// An observer asks every door of the map only what is permitted and subtracts two answers. Whatever a door counts must be a count of the published dots, which all see in one
// list, and of nothing that stands behind them: then a difference tells nothing that the list does not.

/** Another one asks other questions: ATTACK_SEED. */
const SEED = Number(process.env['ATTACK_SEED'] ?? 20_261_124);
const QUESTIONS = 40;
/** Half of the side of a box around a farm's own point, and a hair more. */
const REACH = 0.0007;
const HAIR = 0.000_02;

let portal: FarmsPortal;
let dots: readonly NaiveRow[];
beforeAll(async () => {
  portal = await farmsPortal(300);
  dots = (await portal.features(portal.observer, 'propriedades')).map(({ id, geometry, properties }) => {
    const [lon, lat] = geometry!.coordinates as [number, number];
    return {
      id: id.replace('propriedades.', ''),
      values: properties as NaiveRow['values'],
      box: [lon, lat, lon, lat],
    };
  });
});
afterAll(() => portal.close());

const face = MAP_LAYERS.propriedades.published;
const columns = face.columns;
const wfs = { service: 'WFS', version: '2.0.0', request: 'GetFeature', typeNames: 'propriedades' };
const items = `${ROOT}/collections/propriedades/items`;
/** Farms that a seed picks. */
const some = (many: number): Farm[] =>
  Array.from({ length: many }, (_, at) => portal.farms[(SEED + at * 37) % portal.farms.length]!);
const okay = <Answer extends { statusCode: number; body: string }>(answer: Answer): Answer => {
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body.slice(0, 300)]).toEqual([200, '']);
  return answer;
};
const post = (person: TestPerson, payload: object) =>
  portal.ask('POST', '/api/mapa/resumo', {
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
const boxOf = ({ lon, lat }: Pick<Farm, 'lon' | 'lat'>, reach: number) =>
  [lon - reach, lat - reach, lon + reach, lat + reach] as const;
const info = (farm: Farm, reach: number, more: Params = {}): Params => ({
  SERVICE: 'WMS',
  VERSION: '1.1.1',
  REQUEST: 'GetFeatureInfo',
  LAYERS: 'propriedades',
  QUERY_LAYERS: 'propriedades',
  SRS: 'EPSG:4326',
  BBOX: boxOf(farm, reach).join(','),
  WIDTH: 201,
  HEIGHT: 201,
  X: 100,
  Y: 100,
  BUFFER: 100,
  FEATURE_COUNT: 200,
  INFO_FORMAT: 'application/json',
  ...more,
});

/** How many a door says that a filter keeps. */
const COUNTS: Readonly<Record<string, (person: TestPerson, filter: string) => Promise<number>>> = {
  'WFS hits': async (person, cql_filter) =>
    Number(
      /numberMatched="(\d+)"/.exec(
        okay(await portal.map(person, OWS, { ...wfs, resultType: 'hits', cql_filter })).body,
      )?.[1],
    ),
  'WFS 1.1.0 hits': async (person, cql_filter) =>
    Number(
      /numberOfFeatures="(\d+)"/.exec(
        okay(
          await portal.map(person, OWS, {
            ...wfs,
            version: '1.1.0',
            typeName: 'propriedades',
            resultType: 'hits',
            cql_filter,
          }),
        ).body,
      )?.[1],
    ),
  'OGC numberMatched': async (person, filter) => {
    const answer = await portal.map(person, items, { filter, 'filter-lang': 'cql2-text', limit: 1 });
    // CQL2 has no BBOX of four numbers and no ILIKE.
    if (answer.statusCode === 400 && /BBOX|ILIKE/.test(filter)) return NaN;
    return okay(answer).json<SeenCollection>().numberMatched;
  },
  summary: async (person, filtro) =>
    okay(await post(person, { camadas: [{ nome: 'propriedades', filtro }] })).json<{ total: number }[]>()[0]!
      .total,
  'vector tiles': async (person, cql_filter) => {
    const found = new Set<unknown>();
    for (const tile of new Map(
      dots.map(({ box: [lon, lat] }) => {
        const one = tileAt(5, lon, lat);
        return [JSON.stringify(one), one] as const;
      }),
    ).values()) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const answer = await portal.map(
        person,
        addressOf(endpoints.xyz, {
          params: { layer: 'propriedades', z: String(tile.z), x: String(tile.x), file: `${tile.y}.pbf` },
        }),
        { cql_filter },
      );
      for (const { values } of featuresOf(okay(answer).rawPayload)) found.add(values['id']);
    }
    return found.size;
  },
};

describe('counting', () => {
  test.each(Object.keys(COUNTS))(
    '%s: of any permitted filter it is the number of listed dots',
    async (door) => {
      const random = new RandomFilters(SEED, columns, dots);
      const told: [string, number][] = [];
      const listed: [string, number][] = [];
      const many = door === 'vector tiles' ? QUESTIONS / 4 : QUESTIONS;
      while (told.length < many) {
        const filter: Predicate = random.next();
        const text = writeCql(filter);
        if (text === null || JSON.stringify(filter).includes('"ids"')) continue;
        // oxlint-disable-next-line no-await-in-loop -- one database
        const count = await COUNTS[door]!(portal.observer, text);
        if (Number.isNaN(count)) continue;
        told.push([text, count]);
        listed.push([text, dots.filter((dot) => holds(filter, dot) === true).length]);
      }
      expect(told).toEqual(listed);
    },
  );

  test('two boxes a hair apart around a farm differ by listed dots only, in every door', async () => {
    const inBox = ([west, south, east, north]: readonly [number, number, number, number]) =>
      dots.filter(({ box: [lon, lat] }) => lon >= west && lon <= east && lat >= south && lat <= north).length;
    let staff = 0;
    let found = 0;
    for (const farm of some(12)) {
      for (const box of [
        [farm.lon + HAIR, farm.lat - REACH, farm.lon + REACH, farm.lat + REACH],
        [farm.lon - HAIR, farm.lat - REACH, farm.lon + REACH, farm.lat + REACH],
      ] as const) {
        const bbox = box.join(',');
        // oxlint-disable no-await-in-loop -- one database
        const ofItems = (person: TestPerson) =>
          portal
            .map(person, items, { bbox })
            .then((answer) => okay(answer).json<SeenCollection>().numberMatched);
        const [west, south, east, north] = box;
        const area = [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ];
        const summary = okay(await post(portal.observer, { camadas: [{ nome: 'propriedades' }], area }));
        const clicked = okay(
          await portal.map(portal.observer, WMS, info(farm, REACH, { BBOX: bbox })),
        ).json<SeenCollection>();
        expect([
          await ofItems(portal.observer),
          await COUNTS['WFS hits']!(portal.observer, `BBOX(geom, ${bbox})`),
          summary.json<{ total: number }[]>()[0]!.total,
          clicked.features.length,
        ]).toEqual([inBox(box), inBox(box), inBox(box), inBox(box)]);
        staff += await ofItems(portal.admin);
        found += await ofItems(portal.observer);
        // oxlint-enable no-await-in-loop
      }
    }
    // The same question does find the farm for who may know it.
    expect(staff).toBeGreaterThanOrEqual(12);
    expect(found).toBeLessThan(staff / 4);
  });
});

test('each profile that only observes, and a key, is given the very same dots', async () => {
  const list = async (headers: Record<string, string>) => {
    const answer = okay(
      await portal.ask('GET', `${items}?${new URLSearchParams({ limit: '200', f: 'json' }).toString()}`, {
        headers,
      }),
    );
    return answer
      .json<SeenCollection>()
      .features.map(({ id, geometry, properties }) => ({ id, geometry, properties }));
  };
  const first = await list({ cookie: portal.observer.cookie });
  expect(first).toHaveLength(200);
  for (const profile of OBSERVERS) {
    // oxlint-disable no-await-in-loop -- one database
    const person = await portal.person(profile);
    expect([profile, await list({ cookie: person.cookie })]).toEqual([profile, first]);
    // oxlint-enable no-await-in-loop
  }
  expect(await list(bearer((await programKey(portal, portal.observer)).chave))).toEqual(first);
});
