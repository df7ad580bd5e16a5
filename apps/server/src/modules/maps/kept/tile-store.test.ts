import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepFile } from '../drawing/keep-file.ts';
import { DiskCache } from './disk-cache.ts';
import { TileStore, type TileBytes } from './tile-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-tiles-'));
});
// Tiles are written after they are answered: one may still come into the folder that is being removed.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const yes = async (): Promise<boolean> => true;
const tile = (text: string): TileBytes => ({ bytes: Buffer.from(text), blank: false });
const filesOf = async (place: string): Promise<string[]> =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map((one) => one.name);

describe('the store', () => {
  test('makes a tile once for everybody who asks at the same time, and keeps it', async () => {
    const store = new TileStore(folder, { worthMs: 0 });
    let made = 0;
    const make = async (): Promise<TileBytes> => {
      made += 1;
      return tile('a');
    };
    const answers = await Promise.all([1, 2, 3].map(() => store.tile('1', 'k', undefined, make, yes)));
    expect([made, ...answers.map(({ bytes }) => Buffer.from(bytes).toString())]).toEqual([1, 'a', 'a', 'a']);
    expect((await store.tile('1', 'k', undefined, make, yes)).hit).toBe(true);
  });

  test('finds what an earlier life left on the disk', async () => {
    await new TileStore(folder, { worthMs: 0 }).tile('1', 'k', undefined, async () => tile('a'), yes);
    await expect.poll(() => filesOf(folder)).toHaveLength(1);
    const again = await new TileStore(folder, { worthMs: 0 }).tile(
      '1',
      'k',
      undefined,
      () => Promise.reject(new Error('made')),
      yes,
    );
    expect([again.hit, Buffer.from(again.bytes).toString()]).toEqual([true, 'a']);
  });

  test('makes a tile anew whose file a power cut left empty', async () => {
    const make = async (): Promise<TileBytes> => tile('a');
    await new TileStore(folder, { worthMs: 0 }).tile('1', 'k', undefined, make, yes);
    await expect.poll(() => filesOf(folder)).toHaveLength(1);
    const [file] = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );
    await truncate(join(file?.parentPath ?? '', file?.name ?? ''));
    const again = await new TileStore(folder, { worthMs: 0 }).tile('1', 'k', undefined, make, yes);
    expect([again.hit, Buffer.from(again.bytes).toString()]).toEqual([false, 'a']);
  });

  test('keeps neither what failed nor what other data overtook', async () => {
    const store = new TileStore(folder, { worthMs: 0 });
    await expect(store.tile('1', 'k', undefined, () => Promise.reject(new Error('no')), yes)).rejects.toThrow(
      'no',
    );
    await store.tile(
      '1',
      'k',
      undefined,
      async () => tile('old'),
      async () => false,
    );
    const last = await store.tile('1', 'k', undefined, async () => tile('new'), yes);
    expect([last.hit, Buffer.from(last.bytes).toString()]).toEqual([false, 'new']);
  });

  test('counts what a thread has written itself', async () => {
    const store = new TileStore(folder, { worthMs: 0 });
    const write = async (_: AbortSignal, file: string) => {
      keepFile(file, Buffer.from('a'));
      return { ...tile('a'), kept: true };
    };
    await store.tile('1', 'k', undefined, write, yes);
    expect(await filesOf(folder)).toHaveLength(1);
    const again = await new TileStore(folder, { worthMs: 0 }).tile(
      '1',
      'k',
      undefined,
      () => Promise.reject(new Error('made')),
      yes,
    );
    expect(again.hit).toBe(true);
  });

  test('keeps a blank tile in memory alone', async () => {
    const blank = async (): Promise<TileBytes> => ({ bytes: Buffer.alloc(900), blank: true });
    const kept = await new TileStore(folder, { worthMs: 0 }).tile('1', 'k', undefined, blank, yes);
    expect([kept.blank, kept.bytes.length]).toEqual([true, 0]);
    expect(await filesOf(folder)).toEqual([]);
    const again = await new TileStore(folder, { worthMs: 0 }).tile('1', 'k', undefined, blank, yes);
    expect([again.hit, again.blank]).toEqual([false, true]);
  });
});

describe('the disk', () => {
  test('loses the longest unused when it is full', async () => {
    const disk = new DiskCache(folder, 1_000);
    for (const name of ['a', 'b', 'c']) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      await disk.put('1', name, Buffer.alloc(300));
    }
    await disk.get('1', 'a');
    await disk.put('1', 'd', Buffer.alloc(300));
    expect(disk.size).toBeLessThanOrEqual(1_000);
    const left = await Promise.all(['a', 'b', 'c', 'd'].map((name) => disk.get('1', name)));
    expect(left.map((bytes) => bytes?.length)).toEqual([300, undefined, 300, 300]);
  });

  test('drops the tiles of older data', async () => {
    const disk = new DiskCache(folder, 1_000);
    await disk.put('1', 'a', Buffer.alloc(10));
    await disk.put('2', 'a', Buffer.alloc(20));
    expect((await disk.get('2', 'a'))?.length).toBe(20);
    await expect.poll(() => readdir(folder)).toEqual(['2']);
  });

  test('that cannot be written is a miss and no fault', async () => {
    const disk = new DiskCache('/dev/null/nowhere', 1_000);
    await disk.put('1', 'a', Buffer.alloc(10));
    expect(await disk.get('1', 'a')).toBeUndefined();
    await expect(stat(folder)).resolves.toBeDefined();
  });
});

test('memory holds so many bytes, the last used longest', async () => {
  // A tile that takes no time is not written to the disk: what is made again was forgotten.
  const store = new TileStore(folder, { memory: 700, worthMs: 60_000 });
  const ask = async (key: string): Promise<boolean> =>
    (await store.tile('1', key, undefined, async () => tile(key.repeat(4)), yes)).hit;
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  expect([await ask('a'), await ask('c'), await ask('b')]).toEqual([true, true, false]);
});

test('memory forgets the tiles of older data with the first tile of newer, those that were being made too', async () => {
  const store = new TileStore(folder, { worthMs: 60_000 });
  const ask = async (version: string, key: string): Promise<boolean> =>
    (await store.tile(version, key, undefined, async () => tile(key), yes)).hit;
  await ask('1', 'a');
  const signs = new EventEmitter();
  const make = async (): Promise<TileBytes> => {
    const ended = once(signs, 'end');
    signs.emit('begun');
    await ended;
    return tile('b');
  };
  const begun = once(signs, 'begun');
  const slow = store.tile('1', 'b', undefined, make, yes);
  await begun;
  await ask('2', 'a');
  signs.emit('end');
  await slow;
  expect([await ask('2', 'a'), await ask('1', 'b'), await ask('1', 'a')]).toEqual([true, false, false]);
});
