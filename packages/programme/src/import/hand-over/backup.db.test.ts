// `npm run backup` and `npm run restore`: of the embedded database only, whatever TEST_DATABASE_URL says.
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type DatabaseAccess } from '@fonte/database';
import { restoreFolder } from '@fonte/database/embedded/restore';
import { freshEmbedded } from '@fonte/database/testing/embedded-template';
import { askBackup } from './ask-server.ts';
import { backUp } from './back-up.ts';
import { serveImports } from './serve-imports.ts';

let folder: string;
let remove: () => Promise<void>;
let dataDir: string;
beforeEach(async () => {
  ({ folder, remove } = await freshEmbedded());
  dataDir = await mkdtemp(join(tmpdir(), 'fonte-backup-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await remove();
});

const put = (access: DatabaseAccess, indicador: string) =>
  access.db.insertInto('programa.meta').values({ indicador, ano: 2025, valor: 1 }).execute();
const targets = async () => {
  const access = await connect({ folder });
  const rows = await access.db.selectFrom('programa.meta').select('indicador').orderBy('indicador').execute();
  await access.close();
  return rows.map(({ indicador }) => indicador);
};

it('copies the database of a running server, and puts the copy in its place', async () => {
  const to = join(dataDir, 'fora', 'copia');
  expect(await askBackup(dataDir, to)).toBe(false); // nobody runs there yet
  const access = await connect({ folder });
  const service = await serveImports(access, dataDir);
  await put(access, 'antes');
  expect(await askBackup(dataDir, to)).toBe(true);
  await put(access, 'depois');
  await expect(askBackup(dataDir, to)).rejects.toThrow(/não está vazia/);
  expect(await readdir(join(dataDir, 'fora'))).toEqual(['copia']);
  await expect(restoreFolder(folder, to)).rejects.toThrow(/in use/);
  await service.close();
  await access.close();

  expect(await targets()).toEqual(['antes', 'depois']);
  expect(await restoreFolder(folder, to)).toBe(join(folder, 'afastado'));
  expect(await targets()).toEqual(['antes']);
});

it('changes nothing when the copy does not open', async () => {
  const to = join(dataDir, 'copia');
  const access = await connect({ folder });
  await backUp(access, to);
  await put(access, 'depois');
  await access.close();
  await truncate(join(to, 'pgdata', 'global', 'pg_control'));
  await expect(restoreFolder(folder, to)).rejects.toThrow();
  await expect(restoreFolder(folder, join(dataDir, 'nada'))).rejects.toThrow();
  expect(await targets()).toEqual(['depois']);
});
