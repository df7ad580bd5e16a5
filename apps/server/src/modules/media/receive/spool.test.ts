import { expect, it } from 'vitest';
import { gathered, savesNow, writeAll } from './spool.ts';

async function* streamOf(pieces: readonly Buffer[]): AsyncIterable<Buffer> {
  yield* pieces;
}

/** A file whose disk takes so many bytes at a time; without a place it goes on where it was. */
function slowFile(takes: number) {
  let end = 0;
  const bytes: number[] = [];
  return {
    bytes,
    writev: async (chunks: readonly Buffer[], at?: number) => {
      const all = Buffer.concat(chunks).subarray(0, takes);
      const from = at ?? end;
      all.forEach((one, place) => (bytes[from + place] = one));
      end = from + all.length;
      return { bytesWritten: all.length };
    },
  };
}

it.each([1, 3, 4, 6, 100])(
  'a disk that takes %i bytes at a time has all of them, in their order',
  async (takes) => {
    const chunks = ['abcd', '', 'efg', 'h'].map((text) => Buffer.from(text));
    const file = slowFile(takes);
    await writeAll(file, chunks);
    await writeAll(file, [Buffer.from('ij')]);
    expect(Buffer.from(file.bytes).toString()).toBe('abcdefghij');
    await writeAll(file, chunks, 4);
    expect(Buffer.from(file.bytes).toString()).toBe('abcdabcdefgh');
  },
);

it.each([
  ['half a megabyte less a byte', [524_287], [524_287]],
  ['half a megabyte', [262_144, 262_144, 1], [524_288, 1]],
  ['nothing', [0, 0], []],
  ['bytes one by one', Array.from({ length: 1_025 }, () => 1), [1_024, 1]],
])('pieces are written together: %s', async (_what, lengths, together) => {
  const found: number[] = [];
  for await (const { chunks, length } of gathered(streamOf(lengths.map((one) => Buffer.alloc(one))))) {
    expect(Buffer.concat(chunks).length).toBe(length);
    found.push(length);
  }
  expect(found).toEqual(together);
});

it.each([
  [4_194_304, 0, true],
  [4_194_303, 999, false],
  [1_048_576, 1_000, true],
  [1_048_575, 60_000, false],
])('of %i bytes after %i ms it is told that they are here: %s', (bytes, ms, saved) => {
  expect(savesNow(bytes, ms)).toBe(saved);
});
