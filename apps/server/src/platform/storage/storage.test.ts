// The same on a folder and on an object store; and what a store at fault is told as.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FolderStorage } from './folder.ts';
import { readListing } from './listing.ts';
import { S3Storage } from './s3.ts';
import { keyOf } from './storage.ts';
import { s3Stub, type S3Stub } from './testing/s3-stub.ts';
import { contentOf, newName, put, storageContract } from './testing/storage-contract.ts';

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

storageContract('a folder', () => new FolderStorage(join(folder, 'arquivos')));
storageContract('an object store', () => new S3Storage(stub.url()));

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
