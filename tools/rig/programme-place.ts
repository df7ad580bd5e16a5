import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMONSTRATION_MARK } from '@fonte/programme';
import { runImport } from '@fonte/programme/cli/run-import';
import { sql } from 'kysely';
import { withDemoFolder, programmeOn } from '../bench/programme.ts';
import { environmentOf, type Portal } from '../bench/portal.ts';
import { buildApp } from '../../apps/server/src/app.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { openDatabase } from '../../apps/server/src/start-up/open-database.ts';
import { parentOf } from './whole-memory.ts';

/** A programme that a server of its own is started on. */
export interface Place {
  readonly environment: Readonly<Record<string, string>>;
  /** The process of the database's server, where that runs on this machine; none of the embedded one. */
  readonly databasePid: number | undefined;
  /** Does what is wanted with the portal in this process, while no server is there. */
  prepared<T>(work: (portal: Pick<Portal, 'app' | 'database'>) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** The demonstration of so many properties, on a PostgreSQL server or, of 'embedded', in a folder: made once and kept for the next run, in a copy that goes with the run. */
export async function placeOf(database: string, properties: number): Promise<Place> {
  if (database === 'embedded') return embeddedPlace(properties);
  const { url } = await programmeOn(database, properties, console.error);
  return placeWith({ ...environmentOf(url), STATEMENT_TIMEOUT: '30' }, async () => {});
}

async function embeddedPlace(properties: number): Promise<Place> {
  const kept = join(tmpdir(), 'fonte-rig-embedded', String(properties));
  if (!existsSync(kept)) {
    console.error(`Fazendo e importando ${properties} propriedades…`);
    const draft = `${kept}.new`;
    await rm(draft, { recursive: true, force: true });
    await withDemoFolder(properties, async (folder) => {
      await writeFile(join(folder, DEMONSTRATION_MARK), '');
      const { situacao } = await runImport(folder, { dataDir: draft, url: undefined });
      if (situacao !== 'concluida') throw new Error(`The folder was not taken: ${situacao}`);
    });
    await rename(draft, kept);
  }
  const own = `${kept}.${process.pid}`;
  await mkdir(own, { recursive: true });
  await cp(kept, own, { recursive: true });
  const environment = { ...environmentOf(''), DATA_DIR: own, STATEMENT_TIMEOUT: '30', PDF: 'off' };
  return placeWith(environment, () => rm(own, { recursive: true, force: true }));
}

async function placeWith(
  environment: Readonly<Record<string, string>>,
  end: () => Promise<void>,
): Promise<Place> {
  const prepared: Place['prepared'] = async (work) => {
    const settings = readSettings(environment);
    const database = await openDatabase(settings, () => {});
    await database.db.updateTable('portal.versao').set({ demonstracao: true }).execute();
    const app = await buildApp({ settings, database });
    try {
      return await work({ app, database });
    } finally {
      await app.server.close();
      await database.close();
    }
  };
  const databasePid = await prepared(async ({ database }) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
    return environment['DATABASE_URL'] === '' ? undefined : parentOf(rows[0]!.pid);
  });
  return { environment, databasePid, prepared, end };
}
