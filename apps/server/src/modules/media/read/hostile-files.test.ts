// [ASVS 5.2.2 5.2.3]
// More than a thousand odd and hostile files, of every kind that may be sent and of many that may not: each is read as what it is, or refused for what it is.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCEPTED_FILES } from '@fonte/contracts';
import { expect, test } from 'vitest';
import { hostileFiles } from '../testing/hostile/variants.ts';
import { ReaderPool } from './pool.ts';
import type { FileRefused, Read } from './reading.ts';

const READERS = 2;

test('each is told by what it is', async () => {
  const variants = await hostileFiles();
  expect(variants.length).toBeGreaterThan(1_000);
  const folder = await mkdtemp(join(tmpdir(), 'fonte-hostile-'));
  const readers = new ReaderPool(READERS);
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  const waiting = variants.entries();
  const read = async () => {
    for (const [at, { name, bytes, may }] of waiting) {
      // oxlint-disable no-await-in-loop -- a reader opens one after the other
      const path = join(folder, String(at));
      await writeFile(path, bytes);
      const order = { path, name, polygons: { tag: 1, description: 'Estranhos' } };
      const became = await readers.read(order, 'ana').then(saidOf, ({ failure }: FileRefused) => failure);
      // oxlint-enable no-await-in-loop
      seen.add(became);
      if (!may.includes(became)) wrong.push([at, name, became, may]);
    }
  };
  try {
    await Promise.all(Array.from({ length: READERS }, read));
    expect(wrong).toEqual([]);
    // Of every kind that may be sent some were taken.
    const kinds = ACCEPTED_FILES.map(({ kind, type }) => (kind === 'kml' ? kind : `${kind} ${type}`));
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
  } finally {
    await readers.close();
    await rm(folder, { recursive: true, force: true });
  }
});

const saidOf = (read: Read): string => (read.kind === 'kml' ? read.kind : `${read.kind} ${read.type}`);
