import { fromMercator, tileBox, TILE_PIXELS, toMercator } from '@fonte/geo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { pixelsOf } from '../drawing/testing/pixels.ts';
import { farmsPortal, type FarmsPortal } from '../testing/farms-portal.ts';
import { featuresOf, GWC, MVT, tileAt, tileParams, WMS, type Params } from '../wms/testing/map-portal.ts';

let portal: FarmsPortal;
beforeAll(async () => {
  portal = await farmsPortal(300);
});
afterAll(() => portal.close());

/** The programme by state, added up by hand from its facts: how many, where their middle is, how many of each class. */
interface State {
  readonly uf: string;
  readonly total: number;
  readonly x: number;
  readonly y: number;
  readonly classes: Readonly<Record<string, number>>;
}
async function states(): Promise<State[]> {
  const { rows } = await sql<{ uf: string; lon: number; lat: number; situacao: string | null }>`
    select uf, lon::float8 as lon, lat::float8 as lat, situacao from programa.propriedade where lon is not null`.execute(
    portal.database.db,
  );
  return [...new Set(rows.map(({ uf }) => uf))].map((uf) => {
    const own = rows.filter((row) => row.uf === uf);
    const places = own.map(({ lon, lat }) => toMercator([lon, lat]));
    const middle = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / own.length;
    const classes: Record<string, number> = {};
    for (const { situacao } of own)
      classes[situacao ?? 'sem_situacao'] = (classes[situacao ?? 'sem_situacao'] ?? 0) + 1;
    return { uf, total: own.length, x: middle(0), y: middle(1), classes };
  });
}

/** A map of so many metres a pixel with a place of web Mercator in the middle of its pixel 200. */
const around = ({ x, y }: Pick<State, 'x' | 'y'>, metres: number, more: Params = {}): Params => ({
  SERVICE: 'WMS',
  VERSION: '1.1.1',
  REQUEST: 'GetFeatureInfo',
  LAYERS: 'propriedades',
  QUERY_LAYERS: 'propriedades',
  STYLES: '',
  SRS: 'EPSG:3857',
  BBOX: [x - 200.5 * metres, y - 200.5 * metres, x + 200.5 * metres, y + 200.5 * metres].join(','),
  WIDTH: 401,
  HEIGHT: 401,
  X: 200,
  Y: 200,
  TRANSPARENT: 'TRUE',
  FORMAT: 'image/png',
  INFO_FORMAT: 'application/json',
  ...more,
});
/** Metres a pixel: far beyond zoom 7, from which each point stands alone, just beyond it, and nearer. */
const FAR = 7_000;
const BEYOND = 1_400;
const NEAR = 860;
/** A mark's middle. */
const GROUND = '#12372a';

type Told = { features: { id: string; geometry: unknown; properties: Record<string, unknown> }[] };
const clicked = async (person: TestPerson, params: Params): Promise<Told['features']> => {
  const answer = await portal.map(person, WMS, params);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<Told>().features;
};
const drawn = async (person: TestPerson, path: string, params: Params) => {
  const answer = await portal.map(person, path, params);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  return pixelsOf(answer.rawPayload);
};

describe('from afar', () => {
  test('a click on a state’s mark tells how many of each situation it stands for', async () => {
    const all = await states();
    expect(all.length).toBeGreaterThan(2);
    // The smallest lies over the others, wherever they are.
    const state = all.toSorted((a, b) => a.total - b.total || b.uf.localeCompare(a.uf))[0]!;
    const [feature, ...others] = await clicked(portal.admin, around(state, FAR));
    expect(others).toEqual([]);
    expect(feature).toMatchObject({
      id: `propriedades_por_uf.${state.uf}`,
      geometry: { type: 'Point', coordinates: [expect.closeTo(state.x, 1), expect.closeTo(state.y, 1)] },
      properties: { uf: state.uf, propriedades: state.total, ...state.classes },
    });
    const counted = Object.entries(feature!.properties).filter(([name]) => /^[ai]_|^sem_/.test(name));
    expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(state.total);
    const text = await portal.map(portal.admin, WMS, around(state, FAR, { INFO_FORMAT: 'text/plain' }));
    expect(text.body).toContain(`propriedades = ${state.total}`);
    const some = await clicked(portal.admin, around(state, FAR, { propertyName: 'uf' }));
    expect(some[0]?.properties).toEqual({ uf: state.uf });
    // Those of single points are none of a region's.
    const none = await clicked(portal.admin, around(state, FAR, { propertyName: 'nome,situacao' }));
    expect(none[0]?.properties).toEqual(feature!.properties);
    const asked = { INFO_FORMAT: 'application/vnd.ogc.gml/3.1.1' };
    const gml = await portal.map(portal.admin, WMS, around(state, FAR, asked));
    const told = [...gml.body.matchAll(/<programa:(\w+)>([^<]*)/g)].map(([, name]) => name);
    const [, address = ''] = /urn:fonte-de-dados:programa (http\S+?)"/.exec(gml.body) ?? [];
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    const types = await portal.map(portal.admin, pathname, Object.fromEntries(new URLSearchParams(search)));
    expect(types.body).toContain('<xsd:element name="propriedades_por_uf"');
    // In their order: a schema's sequence has one.
    const described = [...types.body.matchAll(/<xsd:element name="(\w+)" type="xsd:/g)].map(
      ([, name]) => name,
    );
    expect(described.slice(0, 2)).toEqual(['uf', 'propriedades']);
    expect(told.filter((name) => name !== 'geom')).toEqual(described);
    // On a screen of many dots the mark is larger, and is hit as far as it is drawn.
    const beside = async (more: Params) =>
      (await clicked(portal.admin, around(state, FAR, { X: 232, ...more }))).map(({ id }) => id);
    expect(await beside({})).not.toContain(feature!.id);
    expect(await beside({ DPI: 180 })).toEqual([feature!.id]);
  });

  test('every state is told with its number, and they add up to all', async () => {
    const all = await states();
    const told = new Map<string, number>();
    for (const state of all)
      // oxlint-disable-next-line no-await-in-loop -- one database
      for (const { properties } of await clicked(portal.admin, around(state, BEYOND)))
        told.set(String(properties['uf']), Number(properties['propriedades']));
    expect(told).toEqual(new Map(all.map(({ uf, total }) => [uf, total])));
  });

  test('the mark is drawn where it is told, in a small map, a large one, a tile, in degrees and in a projection', async () => {
    const [state] = (await states()).toSorted((a, b) => a.total - b.total || b.uf.localeCompare(a.uf));
    const map = { REQUEST: 'GetMap' };
    const seen = await drawn(portal.admin, WMS, around(state!, FAR, map));
    // Beside the letters.
    expect([seen.at(200, 200), seen.at(188, 200)]).toContain(GROUND);
    const large = { ...map, WIDTH: 802, HEIGHT: 802 };
    const wide = await drawn(portal.admin, WMS, around(state!, FAR, large));
    expect([wide.at(400, 401), wide.at(389, 401)]).toContain(GROUND);
    expect(wide.inked()).toBeGreaterThan(500);
    const degrees = { ...map, SRS: 'EPSG:4326', BBOX: '-75,-34,-34,6' };
    expect((await drawn(portal.admin, WMS, around(state!, FAR, degrees))).inked()).toBeGreaterThan(500);
    const { rows } = await sql<{ x: number; y: number }>`
      select ST_X(p) as x, ST_Y(p) as y
      from ST_Transform(ST_SetSRID(ST_MakePoint(${state!.x}::float8, ${state!.y}::float8), 3857), 5880) as p`.execute(
      portal.database.db,
    );
    const projected = around(rows[0]!, FAR, { SRS: 'EPSG:5880' });
    const there = await drawn(portal.admin, WMS, { ...projected, ...map });
    expect([there.at(200, 200), there.at(188, 200)]).toContain(GROUND);
    const [feature] = await clicked(portal.admin, projected);
    expect(feature?.geometry).toMatchObject({
      coordinates: [expect.closeTo(rows[0]!.x, 1), expect.closeTo(rows[0]!.y, 1)],
    });
  });

  test('tiles of every zoom have the mark of the place they are of', async () => {
    const [state] = (await states()).toSorted((a, b) => a.total - b.total || b.uf.localeCompare(a.uf));
    const place = fromMercator([state!.x, state!.y]);
    for (const zoom of [3, 4, 5, 6]) {
      const tile = tileAt(zoom, ...place);
      // oxlint-disable-next-line no-await-in-loop -- one database
      const seen = await drawn(portal.admin, GWC, tileParams('propriedades', tile));
      const [west, south, east, north] = tileBox(tile);
      const across = Math.floor(((state!.x - west) / (east - west)) * TILE_PIXELS);
      const down = Math.floor(((north - state!.y) / (north - south)) * TILE_PIXELS);
      // Beside the letters, on the side that is not cut off.
      const beside = across < TILE_PIXELS / 2 ? across + 12 : across - 12;
      expect([zoom, seen.at(beside, down)]).toEqual([zoom, GROUND]);
    }
  });

  test('a click beside every mark finds nothing', async () => {
    const sea = { x: -3_400_000, y: -3_900_000 };
    expect(await clicked(portal.admin, around(sea, BEYOND))).toEqual([]);
  });

  test('observers are told what their own map shows: the dots by state, and no state that has none', async () => {
    const { rows } = await sql<{ uf: string; total: number; x: number; y: number }>`
      select uf, count(*)::int as total, avg(ST_X(geom_3857)) as x, avg(ST_Y(geom_3857)) as y
      from resumo.divulgacao where geom is not null group by uf order by total, uf desc`.execute(
      portal.database.db,
    );
    expect(rows.length).toBeGreaterThan(1);
    const [least] = rows;
    const [feature] = await clicked(portal.observer, around(least!, FAR));
    expect(feature?.properties).toMatchObject({ uf: least!.uf, propriedades: least!.total });
    expect(Number(feature?.properties['propriedades'])).toBeGreaterThanOrEqual(5);
    const every = await Promise.all(rows.map((one) => clicked(portal.observer, around(one, BEYOND))));
    expect(every.flat().map(({ properties }) => properties['propriedades'])).toEqual(
      rows.map(({ total }) => total),
    );
  });
});

describe('each point stands for itself', () => {
  test('from nearer', async () => {
    const farm = portal.farms[0]!;
    const [x, y] = toMercator([farm.lon, farm.lat]);
    const found = await clicked(portal.admin, around({ x, y }, NEAR));
    expect(found[0]?.id).toMatch(/^propriedades\.\d/);
  });

  test('where they are few, and where they are one state’s', async () => {
    const all = await states();
    const largest = all.toSorted((a, b) => b.total - a.total)[0]!;
    const farms = { FEATURE_COUNT: 500, BUFFER: 100 };
    const one = await clicked(portal.admin, around(largest, FAR, { ...farms, uf: largest.uf }));
    expect(one.every(({ properties }) => properties['cod_propriedade'] !== undefined)).toBe(true);
    expect(one.length).toBeGreaterThan(0);
    const few = portal.farms.slice(0, 60).map(({ cod }) => `propriedades.${cod}`);
    const found = await clicked(portal.admin, around(largest, FAR, { ...farms, featureid: few.join(',') }));
    expect(found.every(({ properties }) => properties['cod_propriedade'] !== undefined)).toBe(true);
  });

  test('in vector tiles, whoever draws those', async () => {
    const tile = tileAt(4, -50, -15);
    const answer = await portal.map(portal.admin, GWC, tileParams('propriedades', tile, { FORMAT: MVT }));
    expect(featuresOf(answer.rawPayload).every(({ values }) => 'cod_propriedade' in values)).toBe(true);
  });
});
