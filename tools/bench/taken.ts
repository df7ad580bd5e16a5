import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './server.ts';

/** What an import took. */
export interface Taken {
  readonly ms: number;
  /** Memory of the importer before it began and at its most, MB. */
  readonly before: number;
  readonly peak: number;
  /** Processor time of the importer, without the database, ms. */
  readonly cpuMs: number;
}

/** Imports a folder into an empty database in a process of its own. Errors: the folder is not taken. */
export function importIn(url: string, dir: string): Taken {
  const child = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'tools/bench/import-child.ts'), url, dir],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '') as Taken;
}
