import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Spool } from './spool.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-spool-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const spoolOf = (quotaBytes = 10_000_000, memoryBytes = 1_000, perPerson = 2) =>
  new Spool({ folder, quotaBytes, memoryBytes, perPerson });

/** Numbered lines in pieces, and whether all have been taken from it. */
function numbered(lines: number) {
  const ended = { value: false };
  async function* pieces() {
    try {
      for (let line = 1; line <= lines; line += 1) {
        // Now at once and now after others have had their turn.
        if (line % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
        yield `${String(line).padStart(6)} ${'x'.repeat(line % 300)}\n`;
      }
    } finally {
      ended.value = true;
    }
  }
  return { source: Readable.from(pieces(), { objectMode: false }), ended };
}
const whole = (lines: number) => text(numbered(lines).source);

test('an answer that nobody goes on reading is taken to its end, and waits on disk without a name', async () => {
  const spool = spoolOf();
  const { source, ended } = numbered(5_000);
  const kept = spool.keep(source, 'ana');
  kept.read(0); // somebody begins to read
  await once(source, 'close');
  expect(ended.value).toBe(true);
  expect(spool.bytes).toBeGreaterThan(700_000);
  expect(await readdir(folder)).toEqual([]);
  expect(await text(kept)).toBe(await whole(5_000));
  expect(spool.bytes).toBe(0);
});

test.each([
  ['a reader as fast as the source', 0],
  ['one who stops now and then', 50],
  ['one who stops at every piece', 1],
])('%s gets the same bytes', async (_who, pauseEvery) => {
  const kept = spoolOf().keep(numbered(3_000).source, 'ana');
  let read = '';
  let pieces = 0;
  for await (const piece of kept) {
    read += String(piece);
    pieces += 1;
    if (pauseEvery > 0 && pieces % pauseEvery === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(read).toBe(await whole(3_000));
});

test('without room on disk the source waits for the reader, and nothing is lost', async () => {
  const spool = spoolOf(3_000);
  const { source, ended } = numbered(5_000);
  const kept = spool.keep(source, 'ana');
  kept.read(0);
  await expect.poll(() => spool.bytes, { timeout: 60_000 }).toBeGreaterThan(2_000);
  expect(ended.value).toBe(false);
  expect(await text(kept)).toBe(await whole(5_000));
  expect(spool.bytes).toBe(0);
});

test('a fault of the source breaks the answer off', async () => {
  async function* faulty() {
    yield 'a'.repeat(10_000);
    throw new Error('the database went away');
  }
  const spool = spoolOf();
  const kept = spool.keep(Readable.from(faulty(), { objectMode: false }), 'ana');
  await expect(buffer(kept)).rejects.toThrow('went away');
  expect(spool.bytes).toBe(0);
});

test('a reader who goes away gives back the room and ends the source', async () => {
  const spool = spoolOf();
  const { source } = numbered(5_000);
  const kept = spool.keep(source, 'ana');
  kept.read(0);
  await expect.poll(() => spool.bytes, { timeout: 60_000 }).toBeGreaterThan(1_000);
  kept.destroy();
  await once(kept, 'close');
  expect([spool.bytes, source.destroyed]).toEqual([0, true]);
});

test('a person leaves so many answers unread, others as many', async () => {
  const spool = spoolOf();
  const first = spool.keep(numbered(1).source, 'ana');
  spool.keep(numbered(1).source, 'ana');
  const third = numbered(5_000);
  expect(() => spool.keep(third.source, 'ana')).toThrow(/tente em instantes/i);
  // Ended, though nobody has read of it.
  await once(third.source, 'close');
  expect(third.ended.value).toBe(true);
  spool.keep(numbered(1).source, 'bia');
  await text(first);
  await expect.poll(() => first.closed, { timeout: 60_000 }).toBe(true);
  spool.keep(numbered(1).source, 'ana');
});

test('what a killed process left is removed', async () => {
  await writeFile(join(folder, 'left'), 'x');
  await spoolOf().clean();
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  await spoolOf().clean();
});
