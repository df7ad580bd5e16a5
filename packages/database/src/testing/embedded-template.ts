import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '../connect.ts';
import { lockFolder } from '../embedded/lock.ts';
import { DatabaseInUse } from '../faults.ts';
import { migrate } from '../migrate.ts';
import { schemaKey, type TemplateCopy } from './copy.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/fonte/database', import.meta.url));

/** A copy of the migrated template for tests of the embedded engine itself, not yet opened. */
export async function freshEmbedded(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const template = await preparedEmbedded();
  const folder = await mkdtemp(join(tmpdir(), 'fonte-test-'));
  cpSync(template, folder, { recursive: true }); // a thousand small files: five times as fast as its promise
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A copy, in the temporary folder, of an embedded database that was migrated once and is kept in node_modules/.cache. */
export async function embeddedCopy(): Promise<TemplateCopy> {
  const { folder, remove } = await freshEmbedded();
  return { settings: { folder }, remove };
}

/** The folder of the migrated template, made where it is missing. */
export async function preparedEmbedded(): Promise<string> {
  const template = join(CACHE, `${await schemaKey()}-${engineVersions()}`);
  while (!existsSync(template)) {
    // oxlint-disable-next-line no-await-in-loop -- waiting for whoever makes it
    const unlock = await lockFolder(CACHE).catch((error: unknown) => {
      if (error instanceof DatabaseInUse) return undefined;
      throw error;
    });
    // oxlint-disable-next-line no-await-in-loop
    if (!unlock) await pause(200);
    // oxlint-disable-next-line no-await-in-loop
    else await makeTemplate(template).finally(unlock);
  }
  return template;
}

async function makeTemplate(template: string): Promise<void> {
  if (existsSync(template)) return;
  await forgetOthers(template);
  const draft = `${template}.draft`;
  await rm(draft, { recursive: true, force: true });
  const access = await connect({ folder: draft });
  try {
    await migrate(access);
  } finally {
    await access.close();
  }
  await rename(draft, template);
}

/** Templates of earlier schemas, sixty megabytes each, go when a new one is made; the three youngest stay, as a running test may be copying one. */
async function forgetOthers(template: string): Promise<void> {
  const folders = (await readdir(dirname(template), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const aged = await Promise.all(
    folders.map(async ({ name }) => ({
      path: join(CACHE, name),
      made: (await stat(join(CACHE, name))).mtimeMs,
    })),
  );
  const old = aged.sort((a, b) => b.made - a.made).slice(3);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}

function engineVersions(): string {
  const require = createRequire(import.meta.url);
  return ['@electric-sql/pglite', '@electric-sql/pglite-postgis']
    .map((name) => {
      const path = join(dirname(require.resolve(name)), '..', 'package.json');
      return (require(path) as { version: string }).version;
    })
    .join('-');
}
