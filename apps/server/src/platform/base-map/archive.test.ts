import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openArchive } from './archive.ts';
import {
  archiveBytes,
  TILE_0,
  TILE_1_0_1,
  TILE_1_1_0,
  varint,
  type TestArchive,
} from './testing/archive-bytes.ts';
import { BY_OTHERS } from './testing/by-others.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-pmtiles-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(folder, 'base.pmtiles');
  await writeFile(path, bytes);
  return path;
}
const opened = async (bytes: Buffer) => openArchive(await fileOf(bytes));
const TILES = [
  { id: TILE_0, bytes: gzipSync('todo o mundo') },
  { id: TILE_1_0_1, bytes: gzipSync('sudoeste') },
];
const GOOD: TestArchive = { tiles: TILES, metadata: { name: ' Base ', attribution: '© OpenStreetMap' } };

describe('an archive', () => {
  test('says what it is, and gives its tiles as they are kept', async () => {
    const archive = await opened(archiveBytes(GOOD));
    expect(archive).toMatchObject({
      form: 'vetor',
      contentType: 'application/vnd.mapbox-vector-tile',
      name: 'Base',
      zoom: { least: 0, most: 1 },
      box: [-74, -34, -34, 6],
      credits: [{ texto: '© OpenStreetMap', endereco: null }],
    });
    expect(await archive.tile(0, 0, 0)).toEqual(TILES[0]?.bytes);
    expect(await archive.tile(1, 0, 1)).toEqual(TILES[1]?.bytes);
    expect(await archive.tile(1, 1, 0)).toBeNull();
    expect(await archive.tile(9, 3, 3)).toBeNull();
    await archive.close();
  });

  test('covers the world where it does not say what it covers', async () => {
    const archive = await opened(archiveBytes({ ...GOOD, box: [0, 0, 0, 0] }));
    expect(archive.box).toEqual([-180, -85, 180, 85]);
    await archive.close();
  });

  test('has the same key wherever its copies lie, and another with another content', async () => {
    const keys: string[] = [];
    for (const bytes of [
      archiveBytes(GOOD),
      archiveBytes(GOOD),
      archiveBytes({ ...GOOD, tiles: [...TILES, { id: TILE_1_1_0, bytes: gzipSync('nordeste') }] }),
      archiveBytes({ ...GOOD, metadata: { name: 'Base', version: 2 } }),
      // Those of as many bytes whose tiles are others.
      archiveBytes({ ...GOOD, tiles: [{ id: TILE_0, bytes: Buffer.alloc(20_000, 'a') }] }),
      archiveBytes({ ...GOOD, tiles: [{ id: TILE_0, bytes: Buffer.alloc(20_000, 'b') }] }),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one file
      const archive = await opened(bytes);
      keys.push(archive.key);
      // oxlint-disable-next-line no-await-in-loop
      await archive.close();
    }
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(5);
  });

  test('written by another program, with directories of directories, is read alike', async () => {
    const archive = await opened(Buffer.from(BY_OTHERS.archive, 'base64'));
    expect(archive.name).toBe(BY_OTHERS.name);
    for (const [z, x, y, text] of BY_OTHERS.tiles) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const tile = await archive.tile(z, x, y);
      expect(tile?.toString('utf8') ?? null).toBe(text);
    }
    await archive.close();
  });
});

const whole = archiveBytes(GOOD);
const changed = (at: number, value: number): Buffer => {
  const bytes = Buffer.from(whole);
  bytes[at] = value;
  return bytes;
};

describe('what is no archive is refused in words', () => {
  test.each<[string, Buffer, string]>([
    ['an empty file', Buffer.alloc(0), 'não é um arquivo PMTiles'],
    ['a picture', Buffer.from(`\u0089PNG${'x'.repeat(500)}`), 'não é um arquivo PMTiles'],
    ['an archive of version 2', changed(7, 2), 'não é um arquivo PMTiles'],
    ['a header without anything behind it', whole.subarray(0, 127), 'está incompleto'],
    ['an archive without its end', whole.subarray(0, whole.length - 5), 'está incompleto'],
    ['a directory that unpacks to nothing sensible', changed(130, 0xff), 'está incompleto'],
    ['tiles of an unknown kind', changed(99, 0), 'quadros que o portal não desenha'],
    ['tiles packed with brotli', changed(98, 3), 'quadros comprimidos'],
    ['directories packed with zstd', changed(97, 4), 'diretórios comprimidos'],
    ['zooms the wrong way round', changed(100, 9), 'está incompleto'],
    [
      'a directory of more entries than it has bytes for',
      archiveBytes({ ...GOOD, directory: Buffer.from([...varint(2 ** 40), 0, 0, 0, 0]) }),
      'está incompleto',
    ],
    [
      'a directory of more entries than anybody writes, which has the bytes for them',
      archiveBytes({
        ...GOOD,
        directory: Buffer.concat([Buffer.from(varint(1_000_000)), Buffer.alloc(4_000_001)]),
      }),
      'está incompleto',
    ],
    [
      'a directory that unpacks to far more than one is',
      archiveBytes({ ...GOOD, directory: Buffer.alloc(30 * 1024 * 1024) }),
      'está incompleto',
    ],
    [
      'a description that is no JSON',
      archiveBytes({ ...GOOD, internalCompression: 1 }).fill('{', 140, 150),
      'que não é JSON',
    ],
  ])('%s', async (_, bytes, sentence) => {
    const path = await fileOf(bytes);
    await expect(openArchive(path)).rejects.toMatchObject({ name: 'ArchiveFault' });
    await expect(openArchive(path)).rejects.toThrow(sentence);
  });

  test('a folder', async () => {
    await expect(openArchive(folder)).rejects.toThrow('não é um arquivo');
  });

  test('a tile that lies outside the file is refused when it is asked for', async () => {
    const directory = Buffer.from([1, 0, 1, 20, ...varint(1_000_000)]);
    const archive = await opened(archiveBytes({ ...GOOD, directory }));
    await expect(archive.tile(0, 0, 0)).rejects.toMatchObject({ name: 'ArchiveFault' });
    await archive.close();
  });
});
