import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@fonte/database';
import { freshEmbedded } from '@fonte/database/testing/embedded-template';
import { nodeFlags } from '@fonte/database/testing/node-flags';
import { databaseFolder } from '@fonte/programme';
import { sql } from 'kysely';

/** What `npm start` runs, built before the first test (tools/test/built-server.mjs). */
const MAIN = process.env['BUILT_SERVER'] ?? '';

/** The portal in a process of its own, as `npm start` starts it. */
export interface Launched {
  readonly child: ChildProcess;
  /** All that it has said so far. */
  readonly output: () => string;
  /** Resolves with the match once it has said the words, however long that takes. Errors: it ended before, with all that it had said. */
  readonly said: (words: RegExp) => Promise<RegExpExecArray>;
}

/** Starts the portal with these settings. */
export function launch(environment: Readonly<Record<string, string>>): Launched {
  const child = spawn(process.execPath, [...nodeFlags(), '--enable-source-maps', MAIN], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const looks = new Set<() => void>();
  const look = () => {
    for (const one of looks) one();
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
      look();
    });
  child.once('close', look);
  const said = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const once = () => {
        const match = words.exec(output);
        if (match) resolve(match);
        else if (child.exitCode !== null || child.signalCode !== null)
          reject(new Error(`ended with ${child.exitCode ?? child.signalCode} before ${words}:\n${output}`));
        else return;
        looks.delete(once);
      };
      looks.add(once);
      once();
    });
  return { child, output: () => output, said };
}

/** A data folder with a migrated embedded database. */
export async function embeddedDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fonte-process-'));
  const { folder } = await freshEmbedded();
  await rename(folder, databaseFolder(dataDir));
  return dataDir;
}

/**
 * Ends a portal in the middle of what it does. On PostgreSQL the time for which it had taken its jobs runs out then and there, instead of half a minute later;
 * on the embedded database whoever opens it next knows that nobody has them.
 */
export async function kill(child: ChildProcess, url: string | undefined): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
  if (!url) return;
  const database = await connect({ url });
  await database.db
    .updateTable('portal.tarefa')
    .set({ tomada_ate: sql`clock_timestamp()` })
    .where('situacao', '=', 'executando')
    .execute();
  await database.close();
}
