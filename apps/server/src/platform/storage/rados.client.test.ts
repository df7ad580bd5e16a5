// The storage on an S3 store that is not ours: Ceph's gateway.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { S3Storage } from './s3.ts';
import { keyOf } from './storage.ts';
import { rados, type Rados } from './testing/rados.ts';
import { contentOf, listed, newName, put, storageContract } from './testing/storage-contract.ts';

const away = { failure: 'storageUnavailable', retryAfterSeconds: 10 };
let ceph: Rados;
let address: string;
beforeAll(async () => {
  ceph = await rados();
  address = await ceph.bucket();
}, 180_000);
afterAll(() => ceph.close());

storageContract('Ceph', () => new S3Storage(address));

test('refuses another secret and other bytes than were signed, and nothing is stored', async () => {
  const bucket = await ceph.bucket();
  const wrong = new URL(bucket);
  wrong.password = 'outro';
  await expect(put(new S3Storage(wrong.href), keyOf(newName()), Buffer.from('x'))).rejects.toMatchObject(
    away,
  );
  const folder = await mkdtemp(join(tmpdir(), 'fonte-rados-'));
  const path = join(folder, 'alterado');
  await writeFile(path, 'xx');
  const storage = new S3Storage(bucket);
  await expect(storage.put(keyOf(newName()), path, contentOf(Buffer.from('xy')))).rejects.toMatchObject(away);
  await rm(folder, { recursive: true, force: true });
  expect(await listed(storage, '')).toEqual([]);
});

test('lists more than a page of a thousand', async () => {
  const storage = new S3Storage(await ceph.bucket());
  const keys = Array.from({ length: 1_001 }, () => keyOf(newName()));
  const left = [...keys];
  const one = async () => {
    // oxlint-disable-next-line no-await-in-loop -- eight at a time
    for (let key = left.pop(); key !== undefined; key = left.pop()) await put(storage, key, Buffer.from('x'));
  };
  await Promise.all(Array.from({ length: 8 }, one));
  expect(await listed(storage, 'midia/')).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
}, 120_000);

test('a gateway that hangs is told as away, and serves again once it goes on', async () => {
  const storage = new S3Storage(address, { silentMs: 500 });
  const key = keyOf(newName());
  const bytes = randomBytes(2_000_000);
  await put(storage, key, bytes);
  await ceph.hang();
  try {
    await expect(storage.head(key)).rejects.toMatchObject(away);
    await expect(put(storage, keyOf(newName()), bytes)).rejects.toMatchObject(away);
  } finally {
    ceph.goOn();
  }
  expect(await new S3Storage(address).head(key)).toMatchObject({ bytes: bytes.length });
});
