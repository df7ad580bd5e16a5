import { gunzipSync } from 'node:zlib';
import { OTTO, RUTE } from '@fonte/programme/tiny/people';
import { P1, P3 } from '@fonte/programme/tiny/properties';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { pixelsOf } from '../drawing/testing/pixels.ts';
import {
  featuresOf,
  GWC,
  mapPortal,
  MVT,
  tileAt,
  tileParams,
  type MapPortal,
} from '../wms/testing/map-portal.ts';

let portal: MapPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await mapPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

describe('vector tiles', () => {
  test('hold the features where they are, outer rings clockwise on the screen', async () => {
    const tile = tileAt(12, -50.93, -17.8);
    const answer = await portal.map(admin, GWC, tileParams('poligonos', tile, { FORMAT: MVT }));
    expect(answer.headers['content-type']).toBe(MVT);
    const features = featuresOf(answer.rawPayload);
    expect(new Set(features.map(({ values }) => values['id']))).toEqual(
      new Set([`${P1}-1`, `${P1}-2`, `${P1}-3`, '52.0001.0002-4']),
    );
    const outline = features.find(({ values }) => values['id'] === `${P1}-1`)!;
    expect(outline).toMatchObject({
      type: 3,
      values: { nome_area: 'Perímetro', area_ha: 117, legenda: 'propriedade' },
    });
    // 0.01 degrees of longitude are 466 units of a tile at zoom 12.
    const [ring = []] = outline.rings;
    const xs = ring.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(466, -1);
    const area = ring.reduce((sum, { x, y }, at) => {
      const next = ring[(at + 1) % ring.length]!;
      return sum + x * next.y - next.x * y;
    }, 0);
    expect(area).toBeGreaterThan(0);
  });

  test('go out in gzip to who takes it, drawn or kept, and plain to who does not', async () => {
    const params = tileParams('municipios', tileAt(6, -50.93, -17.8), { FORMAT: MVT });
    const plain = await portal.map(admin, GWC, params);
    expect([plain.headers['content-encoding'], plain.rawPayload.length > 1024]).toEqual([undefined, true]);
    for (const accepted of ['br, gzip', 'gzip']) {
      // oxlint-disable-next-line no-await-in-loop -- the second finds it kept
      const small = await portal.map(admin, GWC, params, { 'accept-encoding': accepted });
      expect([small.headers['content-encoding'], small.headers['content-type']]).toEqual(['gzip', MVT]);
      expect(String(small.headers['vary'])).toContain('accept-encoding');
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });

  test('keep an area that is smaller than a unit, as a point', async () => {
    const tile = tileAt(3, -50.93, -17.8);
    const features = featuresOf(
      (await portal.map(admin, GWC, tileParams('areas_abc', tile, { FORMAT: MVT }))).rawPayload,
    );
    expect(features.map(({ values }) => values['id'])).toEqual(
      expect.arrayContaining([`${P1}-2`, `${P3}-6`]),
    );
  });
});

describe('tiles', () => {
  const tile = tileAt(11, -50.93, -17.8);

  test('are drawn once, say so, and are answered 304 to who has them', async () => {
    const params = tileParams('poligonos', tile);
    const first = await portal.map(admin, GWC, params);
    expect(first.headers).toMatchObject({
      'geowebcache-cache-result': 'MISS',
      'geowebcache-gridset': 'EPSG:900913',
      'geowebcache-crs': 'EPSG:3857',
      'geowebcache-tile-index': `[${tile.x}, ${2 ** tile.z - 1 - tile.y}, ${tile.z}]`,
      'cache-control': 'private, no-cache',
    });
    const second = await portal.map(admin, GWC, params);
    expect(second.headers['geowebcache-cache-result']).toBe('HIT');
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const third = await portal.map(admin, GWC, params, { 'if-none-match': String(first.headers['etag']) });
    expect([third.statusCode, third.rawPayload.length]).toEqual([304, 0]);
  });

  test('asked at once are drawn once', async () => {
    const params = tileParams('propriedades', tile);
    const answers = await Promise.all(Array.from({ length: 6 }, () => portal.map(admin, GWC, params)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1);
  });

  test('of one supervisor never reach another, by bytes or by 304', async () => {
    const [otto, rute] = [
      await portal.person('supervisor', { uf: 'GO', cpf: OTTO }),
      await portal.person('supervisor', { uf: 'MG', cpf: RUTE }),
    ];
    const params = tileParams('propriedades', tile);
    const his = await portal.map(otto, GWC, params);
    const hers = await portal.map(rute, GWC, params, { 'if-none-match': String(his.headers['etag']) });
    expect(hers.statusCode).toBe(200);
    expect((await pixelsOf(his.rawPayload)).inked()).toBeGreaterThan(0);
    expect((await pixelsOf(hers.rawPayload)).inked()).toBe(0);
    // The blank one is kept as well.
    const again = await portal.map(rute, GWC, params);
    expect([again.headers['geowebcache-cache-result'], again.rawPayload.equals(hers.rawPayload)]).toEqual([
      'HIT',
      true,
    ]);
  });

  test('differ by filter, page filter, style, format and ground', async () => {
    const etags = await Promise.all(
      [
        {},
        { cql_filter: "type_poligono = 'abc'" },
        { cql_filter: "type_poligono = 'propriedade'" },
        { viewparams: 'uf:GO' },
        { viewparams: 'ano:2024' },
        { STYLES: 'sem_rotulos' },
        { FORMAT: 'image/jpeg' },
        { FORMAT: MVT },
        { TRANSPARENT: 'FALSE' },
        { TRANSPARENT: 'FALSE', BGCOLOR: '0x112233' },
      ].map(
        async (more) => (await portal.map(admin, GWC, tileParams('poligonos', tile, more))).headers['etag'],
      ),
    );
    expect(new Set(etags).size).toBe(etags.length);
  });

  test('beside the grid are maps like any other', async () => {
    const answer = await portal.map(admin, GWC, tileParams('poligonos', tile, { WIDTH: 300 }));
    expect([
      answer.statusCode,
      answer.headers['geowebcache-cache-result'],
      answer.headers['geowebcache-tile-index'],
    ]).toEqual([200, 'MISS', undefined]);
  });

  test('are not kept when they fail', async () => {
    const params = tileParams('poligonos', tile, {
      cql_filter: 'INTERSECTS(geom, POLYGON((0 0, 5 5, 0 5, 5 0, 0 0)))',
    });
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
      const answer = await portal.map(admin, GWC, params);
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers['etag']]).toEqual([
        400,
        'no-store',
        undefined,
      ]);
    }
  });

  test('of older data go with them', async () => {
    const params = tileParams('propriedades', tile);
    const before = await portal.map(admin, GWC, params);
    await sql`insert into portal.versao (dt_atualizacao, demonstracao, id_importacao)
      select clock_timestamp(), demonstracao, id_importacao from portal.versao order by versao desc limit 1`.execute(
      portal.database.db,
    );
    await portal.database.notices.publish('versao', '2');
    await expect
      .poll(async () => (await portal.map(admin, GWC, params)).headers['etag'])
      .not.toBe(before.headers['etag']);
  });
});

describe('a flood of cold tiles', () => {
  /** Tiles that nobody has asked for, by one person: the order in which they and what others ask meanwhile are answered. */
  async function flooded(
    zoom: number,
    asked: Readonly<Record<string, () => Promise<{ statusCode: number }>>>,
  ) {
    const answered: string[] = [];
    const note = async (name: string, ask: () => Promise<{ statusCode: number }>) => {
      const { statusCode } = await ask();
      answered.push(name);
      expect([name, statusCode]).toEqual([name, 200]);
    };
    const middle = tileAt(zoom, -50.93, -17.8);
    const flood = Array.from({ length: 80 }, (_, at) => {
      const tile = { ...middle, x: middle.x + (at % 10), y: middle.y + Math.floor(at / 10) };
      return note('tile', () => portal.map(admin, GWC, tileParams('poligonos,municipios', tile)));
    });
    await Promise.all([...flood, ...Object.entries(asked).map(([name, ask]) => note(name, ask))]);
    return answered;
  }

  test('holds up neither another’s tile nor sign-in’s own questions', async () => {
    const other = await portal.person('nacional');
    const answered = await flooded(13, {
      'other’s tile': () => portal.map(other, GWC, tileParams('ufs', tileAt(6, -50.93, -17.8))),
      session: () => portal.ask('GET', '/api/indicators/auth/session', { headers: { cookie: other.cookie } }),
      ready: () => portal.ask('GET', '/health/ready'),
    });
    for (const name of ['other’s tile', 'session', 'ready']) expect(answered.indexOf(name)).toBeLessThan(60);
    expect(answered.filter((name) => name === 'tile')).toHaveLength(80);
  });
});
