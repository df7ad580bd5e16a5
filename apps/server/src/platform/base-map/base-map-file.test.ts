import { copyFile, mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { clockOf } from '@fonte/pt-br/clock-of';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BaseMapFile } from './base-map-file.ts';
import { archiveBytes, TILE_0 } from './testing/archive-bytes.ts';

let folder: string;
let path: string;
let told: string[];
let file: BaseMapFile;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-pmtiles-'));
  path = join(folder, 'base.pmtiles');
  told = [];
  file = new BaseMapFile(path, clockOf(), {
    warn: (_details: unknown, sentence?: string) => told.push(sentence ?? ''),
  });
});
afterEach(async () => {
  await file.close();
  await rm(folder, { recursive: true, force: true });
});

const bytesOf = (text: string) =>
  archiveBytes({ tiles: [{ id: TILE_0, bytes: gzipSync(text) }], metadata: { name: text } });
const nameNow = async () => (await file.tile(0, 0, 0))?.archive.name ?? null;

test('a file that comes, is replaced and goes is followed, and each fault is told once', async () => {
  await file.look();
  await file.look();
  expect(await file.current()).toBeNull();
  expect(file.fault).toBe(
    'BASEMAP_PMTILES: O arquivo não existe ou não pode ser lido. Os mapas usam a base que vem com o portal.',
  );
  await writeFile(path, bytesOf('primeiro'));
  await file.look();
  expect(file.fault).toBeNull();
  expect(await nameNow()).toBe('primeiro');

  // As one should: another file takes the place of the name.
  await writeFile(join(folder, 'novo'), bytesOf('segundo, maior'));
  await rename(join(folder, 'novo'), path);
  await file.look();
  expect(await nameNow()).toBe('segundo, maior');

  await writeFile(join(folder, 'ruim'), 'isto não é um mapa');
  await rename(join(folder, 'ruim'), path);
  await file.look();
  expect(await file.tile(0, 0, 0)).toBeNull();
  expect(file.fault).toContain('não é um arquivo PMTiles');

  await rm(path);
  await file.look();
  expect(await file.current()).toBeNull();
  expect(told.map((sentence) => sentence.slice(0, 60))).toEqual([
    'BASEMAP_PMTILES: O arquivo não existe ou não pode ser lido. ',
    'BASEMAP_PMTILES: O arquivo não é um arquivo PMTiles da versã',
    'BASEMAP_PMTILES: O arquivo não existe ou não pode ser lido. ',
  ]);
});

test('a file that is cut while it is open is found out by the next tile', async () => {
  await writeFile(path, bytesOf('inteiro'));
  await file.look();
  await truncate(path, 150);
  expect(await file.tile(0, 0, 0)).toBeNull();
  expect(file.fault).toContain('está incompleto');
  await writeFile(join(folder, 'inteiro'), bytesOf('de novo'));
  await copyFile(join(folder, 'inteiro'), path);
  await file.look();
  expect(await nameNow()).toBe('de novo');
});

test('tiles that cannot be given are told once for each archive', async () => {
  for (const text of ['primeiro', 'segundo, maior']) {
    // oxlint-disable-next-line no-await-in-loop -- one file
    await writeFile(path, bytesOf(text));
    // oxlint-disable-next-line no-await-in-loop
    await file.look();
    for (const x of [0, 1]) file.lost(new Error('cortado'), { z: 1, x, y: 0 });
  }
  expect(told).toEqual(Array<string>(2).fill('a tile of the base map cannot be read'));
});

test('a server starts without waiting for a disk that does not answer', async () => {
  const hanging = new BaseMapFile(
    path,
    clockOf(),
    { warn: () => told.push('!') },
    () => new Promise(() => undefined),
  );
  await hanging.lookFirst(1);
  expect([hanging.fault, told]).toEqual([null, []]);
});

test('without the setting there is none, and nothing to tell', async () => {
  const none = new BaseMapFile(null, clockOf(), { warn: () => told.push('!') });
  await none.look();
  expect([await none.current(), none.fault, told]).toEqual([null, null, []]);
});
