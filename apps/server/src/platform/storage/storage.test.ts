// The same on a folder and on an object store; and what a store at fault is told as.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FolderStorage } from './folder.ts';
import { readListing } from './listing.ts';
import { S3Storage } from './s3.ts';
import { keyOf, type Storage } from './storage.ts';
import { s3Stub, type S3Stub } from './testing/s3-stub.ts';

let folder: string;
let stub: S3Stub;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-storage-'));
  stub = await s3Stub();
});
afterEach(() => {
  stub.fault = null;
});
afterAll(async () => {
  await stub.close();
  await rm(folder, { recursive: true, force: true });
});

/** None is in the folder `ab`, which one test fills. */
const newName = () => `0${randomBytes(16).toString('hex').slice(1)}`;
const contentOf = (bytes: Buffer) => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  type: 'image/jpeg',
});
async function put(storage: Storage, key: string, bytes: Buffer): Promise<void> {
  const path = join(folder, randomBytes(8).toString('hex'));
  await writeFile(path, bytes);
  await storage.put(key, path, contentOf(bytes));
}
const got = async (storage: Storage, key: string, range?: { first: number; last: number }) => {
  const stream = await storage.get(key, range);
  return stream === null ? null : buffer(stream);
};
const listed = async (storage: Storage, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted((a, b) => (a < b ? -1 : 1));
};

describe.each<[string, () => Storage]>([
  ['a folder', () => new FolderStorage(join(folder, 'arquivos'))],
  ['an object store', () => new S3Storage(stub.url())],
])('%s', (_, make) => {
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

describe('a folder', () => {
  test('leads nowhere else, and leaves the file it was given', async () => {
    const storage = new FolderStorage(join(folder, 'fora'));
    for (const key of ['../fora', 'midia/../../x', '/etc/passwd', 'midia/ab/x/y', ''])
      // oxlint-disable-next-line no-await-in-loop
      await expect(storage.get(key)).rejects.toThrow('No key of ours');
    const path = join(folder, 'dado');
    await writeFile(path, 'x');
    await storage.put(keyOf(newName()), path);
    expect(await readdir(folder)).toContain('dado');
  });
});

test('a file that is put into a folder again leaves nothing beside it', async () => {
  const root = join(folder, 'de-novo');
  const storage = new FolderStorage(root);
  const path = join(folder, 'enviado');
  await writeFile(path, 'x');
  const key = keyOf(newName());
  for (let time = 0; time < 3; time += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await storage.put(key, path);
  expect(await readdir(dirname(join(root, key)))).toEqual([basename(key)]);
});

describe('an object store', () => {
  const away = { failure: 'storageUnavailable', retryAfterSeconds: 10 };

  test('refuses another secret and other bytes than were signed, and nothing is stored', async () => {
    const before = stub.objects.size;
    await expect(
      put(new S3Storage(stub.url('outro')), keyOf(newName()), Buffer.from('x')),
    ).rejects.toMatchObject(away);
    const path = join(folder, 'alterado');
    await writeFile(path, 'xx');
    const content = { ...contentOf(Buffer.from('xy')) };
    await expect(new S3Storage(stub.url()).put(keyOf(newName()), path, content)).rejects.toMatchObject(away);
    expect(stub.objects.size).toBe(before);
  });

  test('is asked again while it is at fault, three times at most', async () => {
    stub.fault = 503;
    const before = stub.calls;
    await expect(new S3Storage(stub.url()).head(keyOf(newName()))).rejects.toMatchObject(away);
    expect(stub.calls - before).toBe(3);
  });

  test('that is silent, and one that is not there, are told as away', async () => {
    stub.fault = 'silent';
    const storage = new S3Storage(stub.url(), { silentMs: 100 });
    await expect(storage.get(keyOf(newName()))).rejects.toMatchObject(away);
    await expect(put(storage, keyOf(newName()), Buffer.from('x'))).rejects.toMatchObject(away);
    const nobody = new S3Storage('http://a:b@127.0.0.1:9/balde');
    await expect(nobody.remove(keyOf(newName()))).rejects.toMatchObject(away);
  });

  test('a listing with a document type is none', () => {
    expect(() => readListing('<!DOCTYPE x [<!ENTITY a "b">]><ListBucketResult/>')).toThrow('document type');
  });
});
