import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { keyOf, type ByteRange, type Content, type Storage } from '../storage.ts';

/** None is in the folder `ab`, which one test fills. */
export const newName = () => `0${randomBytes(16).toString('hex').slice(1)}`;
export const contentOf = (bytes: Buffer): Content => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  type: 'image/jpeg',
});
/** Puts bytes that lie in a file first, as those of people do. */
export async function put(storage: Storage, key: string, bytes: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fonte-put-'));
  try {
    const path = join(folder, 'arquivo');
    await writeFile(path, bytes);
    await storage.put(key, path, contentOf(bytes));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
const got = async (storage: Storage, key: string, range?: ByteRange) => {
  const stream = await storage.get(key, range);
  return stream === null ? null : buffer(stream);
};
export const listed = async (storage: Storage, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted((a, b) => (a < b ? -1 : 1));
};

/** What every storage does, whatever it keeps files in; on an empty one. */
export function storageContract(name: string, make: () => Storage): void {
  describe(name, () => {
    test('gives back what it was given, whole or in part', async () => {
      const storage = make();
      const key = keyOf(newName());
      const bytes = randomBytes(300_000);
      await put(storage, key, bytes);
      expect(await got(storage, key)).toEqual(bytes);
      expect(await got(storage, key, { first: 1_000, last: 1_003 })).toEqual(bytes.subarray(1_000, 1_004));
      expect(await got(storage, key, { first: 299_999, last: 299_999 })).toEqual(bytes.subarray(299_999));
      expect(await storage.head(key)).toMatchObject({ bytes: 300_000, modified: expect.any(Date) });
    });

    test('has the newer of two under one key, and nothing of what is not there', async () => {
      const storage = make();
      const key = keyOf(newName(), '400');
      await put(storage, key, Buffer.from('antes'));
      await put(storage, key, Buffer.from('depois'));
      expect(String(await got(storage, key))).toBe('depois');
      expect(await storage.get(keyOf(newName()))).toBeNull();
      expect(await storage.head(keyOf(newName()))).toBeNull();
    });

    test('lists all of what lies in a hundred folders', async () => {
      const storage = make();
      const before = await listed(storage, 'midia/');
      const names = Array.from(
        { length: 100 },
        (_one, at) => `${(0x10 + at).toString(16)}${newName().slice(2)}`,
      );
      for (const name of names)
        // oxlint-disable-next-line no-await-in-loop
        await put(storage, keyOf(name), Buffer.from(name));
      const keys = names.map((name) => keyOf(name)).concat(before);
      expect(await listed(storage, 'midia/')).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
    });

    test('removes, also twice, and lists what is left, page after page', async () => {
      const storage = make();
      const names = Array.from({ length: 8 }, (_one, at) => `ab${newName().slice(3)}${at}`);
      for (const name of names)
        // oxlint-disable-next-line no-await-in-loop
        await put(storage, keyOf(name), Buffer.from(name));
      const keys = names.map((name) => keyOf(name)).toSorted((a, b) => (a < b ? -1 : 1));
      expect(await listed(storage, 'midia/ab/')).toEqual(keys);
      await storage.remove(keys[0]!);
      await storage.remove(keys[0]!);
      expect(await storage.get(keys[0]!)).toBeNull();
      expect(await listed(storage, 'midia/ab/')).toEqual(keys.slice(1));
      expect(await listed(storage, 'outra/')).toEqual([]);
    });
  });
}
