import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { madeBackups, noteBackup } from './backup-list.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fonte-copias-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const on = (day: number) => new Date(Date.UTC(2026, 0, day));

it('lists every copy that was made, the newest first, and which is not there any more', async () => {
  expect(await madeBackups(dataDir)).toEqual([]);
  const [kept, gone] = [join(dataDir, 'mantida; "ç"'), join(dataDir, 'apagada')];
  await mkdir(kept);
  await noteBackup(dataDir, kept, on(1));
  await noteBackup(dataDir, gone, on(3));
  // Made again in the same place, once the first was deleted.
  await noteBackup(dataDir, kept, on(2));
  expect(await madeBackups(dataDir)).toEqual([
    { folder: gone, at: on(3), found: false },
    { folder: kept, at: on(2), found: true },
  ]);
});

it('leaves out what is no line of it, as a power cut leaves one', async () => {
  await noteBackup(dataDir, dataDir, on(1));
  await appendFile(join(dataDir, 'copias.jsonl'), '{"pasta": 3, "em": "ontem"}\nnull\n{"pasta": "/x", "e');
  expect(await madeBackups(dataDir)).toEqual([{ folder: dataDir, at: on(1), found: true }]);
  // It takes none of the next along.
  await noteBackup(dataDir, '/gone', on(2));
  expect((await madeBackups(dataDir)).map(({ folder }) => folder)).toEqual(['/gone', dataDir]);
});
