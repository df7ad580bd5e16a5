import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFile } from '../drawing/keep-file.ts';
import { DiskCache } from './disk-cache.ts';
import { forgetTiles } from './forget-tiles.ts';
import { TileStore, type TileBytes } from './tile-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-tiles-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const filesOf = async (place: string): Promise<string[]> =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile() && one.parentPath !== place)
    .map((one) => one.name);
const closed = async (version: string): Promise<boolean> => (await stat(join(folder, version))).isFile();

test('what was drawn of the versions before goes, what stands stays', async () => {
  const disk = new DiskCache(folder, 1_000);
  await disk.put('1-5', 'a', Buffer.from('old'));
  await mkdir(join(folder, '2-5', 'bb'), { recursive: true });
  await writeFile(join(folder, '2-5', 'bb', 'bb-tile'), 'new');
  await mkdir(join(folder, '0-5.aaaaaaaa.esquecida'));
  await forgetTiles(folder, '2-5', ['1-5']);
  expect((await readdir(folder)).toSorted()).toEqual(['1-5', '2-5']);
  expect([await closed('1-5'), await filesOf(folder)]).toEqual([true, ['bb-tile']]);
  // A second time it comes out the same.
  await forgetTiles(folder, '2-5', ['1-5']);
  expect([await closed('1-5'), await filesOf(folder)]).toEqual([true, ['bb-tile']]);
});

test('a tile whose drawing began before is not put back, by this process, by another or by a thread, and is answered all the same', async () => {
  const [here, there] = [new TileStore(folder, { worthMs: 0 }), new TileStore(folder, { worthMs: 0 })];
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const tile: TileBytes = { bytes: Buffer.from('Pasto de alguém'), blank: false };
  const drawing = (store: TileStore, key: string, written: boolean) =>
    store.tile(
      '1-5',
      key,
      undefined,
      async (_, file) => {
        begun.push(file);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (written) keepFile(file, tile.bytes);
        return { ...tile, kept: written };
      },
      // The process has not heard yet that another version holds.
      async () => true,
    );
  const drawn = [drawing(here, 'a', false), drawing(here, 'b', true), drawing(there, 'c', false)];
  await expect.poll(() => begun.length).toBe(3);
  await forgetTiles(folder, '2-5', ['1-5']);
  for (const end of ends) end();
  expect((await Promise.all(drawn)).map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
    drawn.map(() => 'Pasto de alguém'),
  );
  // Also where its folder was there, made and known, when it began.
  const disk = new DiskCache(folder, 1_000);
  await disk.put('2-5', 'd', tile.bytes);
  const place = await disk.placeOf('2-5', 'd');
  await forgetTiles(folder, '3-5', []);
  await disk.put('2-5', 'd', tile.bytes);
  keepFile(place, tile.bytes);
  expect([await closed('1-5'), await closed('2-5'), await filesOf(folder)]).toEqual([true, true, []]);
});

test('it closes a folder that others make again and again meanwhile', async () => {
  const others = new AbortController();
  const making = ['a', 'b'].map(async (one) => {
    const disk = new DiskCache(folder, 1_000_000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let at = 0; !others.signal.aborted; at += 1) await disk.put('1-5', `${one} ${at}`, Buffer.from('x'));
  });
  await forgetTiles(folder, '2-5', ['1-5']);
  others.abort();
  await Promise.all(making);
  expect([await closed('1-5'), await filesOf(folder)]).toEqual([true, []]);
});

test('a closed version stays so while the next ones are drawn, and its mark goes many versions later', async () => {
  await forgetTiles(folder, '2-5', ['1-5']);
  for (const version of ['2-5', '3-6', '20-7']) {
    const disk = new DiskCache(folder, 1_000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await disk.put(version, 'a', Buffer.from('new'));
  }
  await expect.poll(() => readdir(folder)).toEqual(expect.not.arrayContaining(['2-5', '3-6']));
  expect(await closed('1-5')).toBe(true);
  await new DiskCache(folder, 1_000).put('21-8', 'a', Buffer.from('new'));
  await expect.poll(() => readdir(folder)).toEqual(['21-8']);
});

test('what is no folder of tiles, and tiles of a newer version, are left alone', async () => {
  await mkdir(join(folder, 'lost+found'));
  await mkdir(join(folder, '3-6', 'aa'), { recursive: true });
  await writeFile(join(folder, '3-6', 'aa', 'aa-tile'), 'newer');
  await forgetTiles(folder, '2-5', ['1-5']);
  expect((await readdir(folder)).toSorted()).toEqual(['1-5', '3-6', 'lost+found']);
  expect([await closed('lost+found'), await filesOf(folder)]).toEqual([false, ['aa-tile']]);
});

test('a version that cannot be closed keeps no other open', async () => {
  await mkdir(join(folder, '1-5'));
  // No folder leads to it, so that nothing can be put there.
  await expect(forgetTiles(folder, '2-5', ['nowhere/0-5', '0-4'])).rejects.toThrow('ENOENT');
  expect([await closed('1-5'), await closed('0-4')]).toEqual([true, true]);
});
