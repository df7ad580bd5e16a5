import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { addressOf, ALL_PROFILES } from '@fonte/contracts';
import * as endpoints from '@fonte/contracts/endpoints/base-map';
import { ready } from '@fonte/contracts/endpoints/portal';
import type { OwnBaseMap } from '@fonte/contracts/routes/base-map';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  archiveBytes,
  TILE_0,
  TILE_1_0_0,
  type TestArchive,
} from '../../../platform/base-map/testing/archive-bytes.ts';
import { BaseMapFile } from '../../../platform/base-map/base-map-file.ts';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';

const WORLD = Buffer.from('o mundo todo, que se repete '.repeat(60));
const VECTOR: TestArchive = {
  tiles: [{ id: TILE_0, bytes: gzipSync(WORLD) }],
  metadata: {
    name: 'Brasil',
    attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
  },
};

let folder: string;
let portal: TestPortal;
let giz: TestPerson;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-base-'));
  path = join(folder, 'base.pmtiles');
  await put(archiveBytes(VECTOR));
  portal = await testPortalWithTiny({ BASEMAP_PMTILES: path });
  giz = await portal.person('giz');
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

/** Takes the file's place as an operator should. */
async function put(bytes: Buffer): Promise<void> {
  await writeFile(`${path}.novo`, bytes);
  await rename(`${path}.novo`, path);
}
const ask = (url: string, headers: Record<string, string> = {}, person = giz) =>
  portal.ask('GET', url, { headers: { cookie: person.cookie, ...headers } });
const facts = async (): Promise<OwnBaseMap> => {
  const answer = await ask(addressOf(endpoints.baseMap));
  return JSON.parse(answer.payload) as OwnBaseMap;
};
const tile = (chave: string, z: number | string, x: number | string, y: number | string) =>
  addressOf(endpoints.baseTile, { params: { chave, z: String(z), x: String(x), y: String(y) } });

describe('the base map of the installation', () => {
  test('is told to every profile and to nobody else', async () => {
    expect((await portal.ask('GET', addressOf(endpoints.baseMap))).statusCode).toBe(401);
    expect((await portal.ask('GET', tile('x', 0, 0, 0))).statusCode).toBe(401);
    for (const profile of ALL_PROFILES) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await ask(addressOf(endpoints.baseMap), {}, await portal.person(profile));
      expect(JSON.parse(answer.payload)).toMatchObject({
        forma: 'vetor',
        nome: 'Brasil',
        zoom_menor: 0,
        zoom_maior: 1,
        creditos: [{ texto: '© OpenStreetMap', endereco: 'https://www.openstreetmap.org/copyright' }],
      });
    }
  });

  test('gives a tile as it is kept, unpacked for who takes no gzip, and once to who has it', async () => {
    const url = tile((await facts()).chave, 0, 0, 0);
    const packed = await ask(url, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'private, max-age=604800, immutable',
    });
    expect(gunzipSync(packed.rawPayload).equals(WORLD)).toBe(true);
    const plain = await ask(url, { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.rawPayload.equals(WORLD)).toBe(true);
    const known = await ask(url, { 'if-none-match': String(packed.headers['etag']) });
    expect([known.statusCode, known.headers['cache-control']]).toEqual([
      304,
      'private, max-age=604800, immutable',
    ]);
    // A page that has stood open since another file was there.
    const old = await ask(tile('outra', 0, 0, 0), { 'accept-encoding': 'identity' });
    expect(old.rawPayload.equals(WORLD)).toBe(true);
    expect(old.headers['cache-control']).toBe('private, no-cache');
  });

  test('has nothing where the archive has nothing', async () => {
    const { chave } = await facts();
    for (const [z, x, y] of [
      [1, 1, 1],
      [9, 200, 300],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await ask(tile(chave, z, x, y));
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([204, 0]);
    }
  });

  test.each([
    ['x', [0, 1, 0]],
    ['y', [1, 0, 2]],
    ['z', [27, 0, 0]],
    ['z', [-1, 0, 0]],
    ['x', [3, 1.5, 0]],
    ['y', [3, 1, 'abc']],
    ['x', [26, 2 ** 26, 0]],
    ['y', ['1', '0', '..%2f..%2fetc']],
  ] as const)('refuses %s of %j', async (name, [z, x, y]) => {
    const answer = await ask(tile('qualquer', z, x, y));
    expect(answer.statusCode).toBe(400);
    expect(JSON.parse(answer.payload)).toMatchObject({ result: `O parâmetro ${name} não é válido` });
  });

  test('is another once its file is another, and none with a word about it while that is no map', async () => {
    const before = await facts();
    await put(
      archiveBytes({
        tiles: [{ id: TILE_1_0_0, bytes: Buffer.from('PNG') }],
        tileType: 2,
        tileCompression: 1,
      }),
    );
    await portal.app.baseMap.look();
    const after = await facts();
    expect(after).toMatchObject({ forma: 'imagem', nome: null, creditos: [] });
    expect(after.chave).not.toBe(before.chave);
    const picture = await ask(tile(after.chave, 1, 0, 0));
    expect([picture.headers['content-type'], picture.payload]).toEqual(['image/png', 'PNG']);
    // A hole of a map of pictures is a clear picture: browsers take no other answer for one.
    const hole = await ask(tile(after.chave, 1, 1, 1));
    expect(hole.headers['content-type']).toBe('image/png');
    expect(await sharp(hole.rawPayload).stats()).toMatchObject({ isOpaque: false });

    await put(Buffer.from('isto não é um mapa'));
    await portal.app.baseMap.look();
    expect(await facts()).toBeNull();
    const refused = await ask(tile(after.chave, 1, 0, 0));
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers['etag']).toBeUndefined();
    const health = await portal.ask('GET', addressOf(ready));
    expect([health.statusCode, JSON.parse(health.payload)]).toEqual([
      200,
      {
        status: 'ok',
        avisos: [
          'BASEMAP_PMTILES: O arquivo não é um arquivo PMTiles da versão 3. Os mapas usam a base que vem com o portal.',
        ],
      },
    ]);

    // A tile that cannot be read in an archive that can.
    await put(archiveBytes({ ...VECTOR, directory: Buffer.from([1, 0, 1, 20, 0xc0, 0x84, 0x3d]) }));
    await portal.app.baseMap.look();
    const { chave } = await facts();
    const lost = await ask(tile(chave, 0, 0, 0));
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([503, 'no-store']);
    // One that is cut, for who takes it as it is and for who does not.
    const cut = gzipSync(WORLD).subarray(0, -20);
    await put(archiveBytes({ ...VECTOR, tiles: [{ id: TILE_0, bytes: cut }] }));
    await portal.app.baseMap.look();
    const url = tile((await facts()).chave, 0, 0, 0);
    expect((await ask(url, { 'accept-encoding': 'gzip' })).rawPayload.equals(cut)).toBe(true);
    const broken = await ask(url, { 'accept-encoding': 'identity' });
    expect([broken.statusCode, broken.headers['cache-control'], broken.headers['etag']]).toEqual([
      503,
      'no-store',
      undefined,
    ]);

    await put(archiveBytes(VECTOR));
    await portal.app.baseMap.look();
    expect((await facts()).chave).toBe(before.chave);
    expect(JSON.parse((await portal.ask('GET', addressOf(ready))).payload)).toEqual({ status: 'ok' });
  });
});

test('a tile that comes of another file than the one asked for is not kept under its address', async () => {
  // Which is found out while it is read: where its place lies outside the file.
  await put(archiveBytes({ ...VECTOR, directory: Buffer.from([1, 0, 1, 20, 0xc0, 0x84, 0x3d]) }));
  await portal.app.baseMap.look();
  const url = tile((await facts()).chave, 0, 0, 0);
  await put(archiveBytes(VECTOR));
  const other = await ask(url, { 'accept-encoding': 'identity' });
  expect([other.statusCode, other.rawPayload.equals(WORLD)]).toEqual([200, true]);
  expect(other.headers['cache-control']).toBe('private, no-cache');
});

test('health is told while the disk of the base map does not answer', async () => {
  const { app } = portal;
  const baseMap = new BaseMapFile(path, app.clock, app.server.log, () => new Promise(() => undefined));
  const { baseMap: before } = app;
  Object.assign(app, { baseMap });
  const health = await portal.ask('GET', addressOf(ready));
  expect([health.statusCode, JSON.parse(health.payload)]).toEqual([200, { status: 'ok' }]);
  Object.assign(app, { baseMap: before });
});

test('names of municipalities stand at their seats, or in the middle of what is known of them', async () => {
  const { db } = portal.database;
  await sql`insert into geo.municipio (codigo_municipio, nome, uf, lon_sede, lat_sede, geom)
    select codigo, nome, 'GO', lon, lat, ST_Multi(ST_MakeEnvelope(west, -18, east, -17, 4674))
    from (values (5299901, 'Com sede', -50.5, -17.2, -51, -50), (5299902, 'Sem sede', null, null, -49, -46)) as given (codigo, nome, lon, lat, west, east)`.execute(
    db,
  );
  await sql`insert into geo.municipio (codigo_municipio, nome, uf) values (5299903, 'Sem lugar', 'GO')`.execute(
    db,
  );
  const answer = await ask(addressOf(endpoints.municipalityNames));
  const all = JSON.parse(answer.payload) as [string, string, number, number][];
  // Capitals first, then the larger.
  expect(all.slice(0, 27).map(([nome]) => nome)).toEqual(
    expect.arrayContaining(['Goiânia', 'Brasília', 'Palmas']),
  );
  const rows = all.filter(([nome]) => /^(?:Com sede|Sem sede|Sem lugar)$/.test(nome));
  expect(rows).toEqual([
    ['Sem sede', 'GO', -47.5, -17.5],
    ['Com sede', 'GO', -50.5, -17.2],
  ]);
  await sql`delete from geo.municipio where codigo_municipio between 5299901 and 5299903`.execute(db);
});

test('an installation without one has no tiles', async () => {
  const none = await testPortalWithTiny();
  try {
    const { cookie } = await none.person('consulta');
    const asked = (url: string) => none.ask('GET', url, { headers: { cookie } });
    expect((await asked(addressOf(endpoints.baseMap))).payload).toBe('null');
    expect((await asked(tile('x', 0, 0, 0))).statusCode).toBe(404);
  } finally {
    await none.close();
  }
});
