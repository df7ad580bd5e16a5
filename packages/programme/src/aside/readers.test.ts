// [ASVS 5.2.3]
// What a file may do to its reader, by a reader that does it (testing/reader.ts): each ends that reading and nothing else.
import { afterAll, describe, expect, it } from 'vitest';
import { Readers, ReadingEnded } from './readers.ts';
import type { TestOrder } from './testing/reader.ts';

const PROGRAM = new URL('./testing/reader.ts', import.meta.url);
const readers = new Readers(PROGRAM);
afterAll(() => readers.close());

async function told(order: TestOrder): Promise<number[]> {
  const pieces: number[] = [];
  for await (const piece of readers.read<number>(order)) pieces.push(piece);
  return pieces;
}

describe('a reader', () => {
  it('tells a file piece by piece, and opens one after the other', async () => {
    const before = await told({ does: 'say who' });
    expect(await told({ count: 3 })).toEqual([1, 2, 3]);
    expect(await told({ count: 0 })).toEqual([]);
    expect(await told({ does: 'say who' })).toEqual(before);
    expect(readers.size).toBe(1);
  });

  it.each(['hoard', 'nest'] as const)(
    'that a file makes %s ends with it, and the next file is read',
    async (does) => {
      await expect(told({ does })).rejects.toThrow(ReadingEnded);
      expect(await told({ count: 2 })).toEqual([1, 2]);
    },
  );

  it('that goes round for ever is ended', async () => {
    const hasty = new Readers(PROGRAM, 50);
    await expect(hasty.read({ does: 'loop' } satisfies TestOrder).next()).rejects.toThrow(ReadingEnded);
    await expect.poll(() => hasty.size).toBe(0);
    await hasty.close();
  });

  it('that nobody follows to the end of its file is ended', async () => {
    const left = new Readers(PROGRAM);
    for await (const piece of left.read<number>({ count: 5 } satisfies TestOrder)) if (piece === 2) break;
    await expect.poll(() => left.size).toBe(0);
    await left.close();
  });

  it('says what the disk said', async () => {
    await expect(told({ does: 'open nothing' })).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  });

  it('that cannot be started is no fault of a file', async () => {
    const none = new Readers(new URL('./testing/nothing.ts', import.meta.url));
    const reading = none.read({ count: 1 } satisfies TestOrder).next();
    await expect(reading).rejects.toThrow('No reader of files could be started');
    await none.close();
  });

  it('that is in the middle of a file is gone when all of them are closed', async () => {
    const closed = new Readers(PROGRAM);
    const reading = closed.read<number>({ count: 5 } satisfies TestOrder);
    expect(await reading.next()).toEqual({ done: false, value: 1 });
    expect(closed.size).toBe(1);
    await closed.close();
    expect(closed.size).toBe(0);
    await reading.return();
  });
});
