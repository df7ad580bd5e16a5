import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DiskFull } from '../faults.ts';
import { Space } from './space.ts';

const MB = 1024 * 1024;
const RESERVE = 8 * MB;
const KEPT = 3 * MB;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-space-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kept = () => join(folder, 'reserva');

/** A disk of which others leave `others` bytes, and the reserve takes its part. */
function diskWith(size: () => number): Space {
  const free = async () => size() - (existsSync(kept()) ? statSync(kept()).size : 0);
  return new Space(folder, RESERVE, true, free);
}

it('puts a reserve aside, gives it up once the disk is full, and has room for short writes again', async () => {
  let size = 100 * MB;
  const space = diskWith(() => size);
  await space.keepReserve();
  expect(statSync(kept()).size).toBe(KEPT);
  // Not a hole: it holds its place.
  expect(statSync(kept()).blocks * 512).toBeGreaterThanOrEqual(KEPT);
  expect(await space.room(true)).toBe('enough');
  size = KEPT + 4 * MB;
  expect(await space.room(true)).toBe('short');
  size = KEPT + 1 * MB;
  expect(await space.room(true)).toBe('short');
  expect(existsSync(kept())).toBe(false);
  size = 1 * MB;
  expect(await space.room(true)).toBe('full');
  size = 100 * MB;
  expect(await space.room(true)).toBe('enough');
});

it('puts nothing aside where that would leave too little', async () => {
  const space = diskWith(() => RESERVE + KEPT - 1);
  await space.keepReserve();
  expect(existsSync(kept())).toBe(false);
});

it('refuses to open, and to load more than there is room for', async () => {
  let size = 20 * MB;
  const space = diskWith(() => size);
  await expect(space.demandOpening()).rejects.toThrow(DiskFull);
  size = 30 * MB;
  await space.demandOpening();
  await space.demand(22 * MB);
  await expect(space.demand(23 * MB)).rejects.toThrow(DiskFull);
});
