import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unpackZip, type FaultList } from '@fonte/programme';
import type { Settings } from '../../settings.ts';
import type { App } from '../../platform/index.ts';
import { JobFailed } from '../../platform/jobs/job.ts';
import { filesOf } from '../../platform/storage/files.ts';
import { keyOf, type Storage } from '../../platform/storage/storage.ts';
import { cleanName } from '../media/index.ts';
import type { Load } from './store.ts';

const MEGABYTE = 1_048_576;
/** Longer than a job may take: what is older is a killed process's. */
const LEFT_MS = 24 * 3_600_000;

/** Where sent loads are unpacked while a job reads them. */
const workOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => resolve(join(DATA_DIR, 'cargas'));

interface Asked {
  readonly settings: Settings;
  readonly load: Load;
  readonly list: Pick<FaultList, 'faults'>;
  readonly signal: AbortSignal;
}

/**
 * Brings the files of a load to a folder of this machine, named as the load is, and has `work` read it; then the folder goes, whatever becomes of it. What is wrong
 * with a zip is added to the list, and `work` is not called. Errors: `JobFailed` where the storage has not kept them; those of storage, disk and work.
 */
export async function inUnpacked<T>(asked: Asked, work: (dir: string) => Promise<T>): Promise<T | undefined> {
  const { settings, load, list, signal } = asked;
  const root = workOf(settings);
  await mkdir(root, { recursive: true, mode: 0o700 });
  await removeOf(root, (name) => name.startsWith(`${load.id}.`));
  const place = join(root, `${load.id}.${randomUUID()}`);
  const dir = join(place, folderNameOf(load));
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const { storage } = filesOf(settings);
    const zip = load.arquivos.length === 1 && /\.zip$/i.test(load.arquivos[0]!.nome);
    for (const [at, { nome }] of load.arquivos.entries()) {
      const to = zip ? join(place, 'enviada.zip') : join(dir, nome);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, each may be large
      await brought(storage, load.chaves?.[at], to, signal);
    }
    if (zip) {
      const path = join(place, 'enviada.zip');
      const limits = { unpackedBytes: settings.LOAD_UNPACKED_MAX_MB * MEGABYTE, signal };
      const faults = await unpackZip(path, load.nome, dir, limits);
      list.faults.push(...faults);
      if (faults.length > 0) return undefined;
      await rm(path);
    }
    return await work(dir);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** What the journal calls the import: the zip's name without its ending. */
const folderNameOf = ({ nome }: Load): string => cleanName(nome.replace(/\.zip$/i, '')) || 'carga';

async function brought(
  storage: Storage,
  key: string | undefined,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  const bytes = key === undefined ? null : await storage.get(keyOf(key));
  if (bytes === null)
    throw new JobFailed('Os arquivos desta carga não estão mais guardados: envie-a de novo', { final: true });
  await pipeline(bytes, createWriteStream(to, { flags: 'wx', mode: 0o600 }), { signal });
}

/** Removes what killed processes have left unpacked on this machine. */
export async function clearUnpacked({ settings, clock }: Pick<App, 'settings' | 'clock'>): Promise<void> {
  const root = workOf(settings);
  const old = new Set<string>();
  for (const name of await readdir(root).catch(() => [])) {
    // oxlint-disable-next-line no-await-in-loop -- few, and nobody waits
    const found = await stat(join(root, name)).catch(() => null);
    if (found !== null && clock.now().getTime() - found.mtimeMs > LEFT_MS) old.add(name);
  }
  await removeOf(root, (name) => old.has(name));
}

async function removeOf(root: string, chosen: (name: string) => boolean): Promise<void> {
  const names = (await readdir(root).catch(() => [])).filter(chosen);
  await Promise.all(names.map((name) => rm(join(root, name), { recursive: true, force: true })));
}
