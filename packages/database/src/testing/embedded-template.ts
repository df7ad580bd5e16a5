import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '../connect.ts';
import { lockFolder } from '../embedded/lock.ts';
import { DatabaseInUse } from '../faults.ts';
import { migrate } from '../migration/migrate.ts';
import { templateKey, type Filling, type TemplateCopy } from './copy.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/fonte/database', import.meta.url));

/** A copy of the migrated template for tests of the embedded engine itself, not yet opened. */
export async function freshEmbedded(
  filling?: Filling,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const template = await preparedEmbedded(filling);
  const folder = await mkdtemp(join(tmpdir(), 'fonte-test-'));
  cpSync(template, folder, { recursive: true }); // a thousand small files: five times as fast as its promise
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A copy, in the temporary folder, of an embedded database that was migrated (and filled) once and is kept in node_modules/.cache. */
export async function embeddedCopy(filling?: Filling): Promise<TemplateCopy> {
  const { folder, remove } = await freshEmbedded(filling);
  return { settings: { folder }, remove };
}

/** The folder of the template, made where it is missing. */
export async function preparedEmbedded(filling?: Filling): Promise<string> {
  const template = join(CACHE, `${await templateKey(filling)}-${engineVersions()}`);
  const empty = filling && !existsSync(template) ? await preparedEmbedded() : undefined;
  while (!existsSync(template)) {
    // oxlint-disable-next-line no-await-in-loop -- waiting for whoever makes it
    const unlock = await lockFolder(CACHE).catch((error: unknown) => {
      if (error instanceof DatabaseInUse) return undefined;
      throw error;
    });
    // oxlint-disable-next-line no-await-in-loop
    if (!unlock) await pause(200);
    // oxlint-disable-next-line no-await-in-loop
    else await makeTemplate(template, empty, filling).finally(unlock);
  }
  await utimes(template, new Date(), new Date()); // what is used stays young
  return template;
}

/** Makes it: migrated, or filled into a copy of the `empty` one that is. */
async function makeTemplate(
  template: string,
  empty: string | undefined,
  filling: Filling | undefined,
): Promise<void> {
  if (existsSync(template)) return;
  await forgetOthers(template);
  const draft = `${template}.draft`;
  await rm(draft, { recursive: true, force: true });
  if (empty !== undefined) cpSync(empty, draft, { recursive: true });
  const access = await connect({ folder: draft, timeoutMs: 0 });
  try {
    if (filling) await filling.fill(access);
    else await migrate(access);
  } finally {
    await access.close();
  }
  await rename(draft, template);
}

/** Templates of earlier sources, some sixty megabytes each, go when a new one is made; the eight last used stay, as a running test may be copying one. */
async function forgetOthers(template: string): Promise<void> {
  const folders = (await readdir(dirname(template), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const used = await Promise.all(
    folders.map(async ({ name }) => ({
      path: join(CACHE, name),
      at: (await stat(join(CACHE, name))).mtimeMs,
    })),
  );
  const old = used.sort((a, b) => b.at - a.at).slice(8);
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
