// [ASVS 2.3.3]
import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type DatabaseAccess } from '@fonte/database';
import { freshDatabase } from '@fonte/database/testing';
import { embeddedCopy } from '@fonte/database/testing/embedded-template';
import { nodeFlags } from '@fonte/database/testing/node-flags';
import { exampleFiles, exampleGeography, inFolder } from '@fonte/programme/import/testing/folders';
import { importFolder } from '@fonte/programme';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { HANDLERS } from '../../jobs.ts';
import type { App } from '../../platform/app/app.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { expireAll } from '../../platform/jobs/queue.ts';
import { JobWorker } from '../../platform/jobs/worker.ts';
import { keyOf } from '../../platform/storage/storage.ts';
import { readSettings } from '../../settings.ts';
import { zipOf } from './testing/loads.ts';

// kill -9 while a load is imported by a job, on the engine at hand: whoever takes the job then ends it, and the load is imported once.

const RIG = fileURLToPath(new URL('./testing/killed-load.child.ts', import.meta.url));

let environment: Record<string, string>;
let remove: () => Promise<void>;
beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fonte-killed-'));
  const onPostgres = process.env['TEST_DATABASE_URL'] ? await freshDatabase() : null;
  const embedded = onPostgres === null ? await embeddedCopy() : null;
  environment = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // On PostgreSQL too, so that the rig needs no address and no secret.
    DEMO: '1',
    DATABASE_URL: onPostgres?.settings.url ?? '',
    BANCO: embedded?.settings.folder ?? '',
  };
  remove = async () => {
    await onPostgres?.close();
    await embedded?.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
});
afterEach(() => remove());

/** Work on the database while no process of ours holds its folder. */
async function onPortal<T>(work: (app: App, database: DatabaseAccess) => Promise<T>): Promise<T> {
  const { DATABASE_URL: url, BANCO: folder = '' } = environment;
  const database = await connect(url ? { url } : { folder, guarded: true });
  const app = await buildApp({ settings: readSettings(environment), database });
  try {
    return await work(app, database);
  } finally {
    await app.server.close();
    await database.close();
  }
}

/** A load of the example's folder whose import waits; gives its number. */
async function waiting(app: App, { db }: DatabaseAccess): Promise<number> {
  const zip = zipOf(await exampleFiles());
  const chave = randomBytes(16).toString('hex');
  const sha256 = 'a'.repeat(64);
  await inFolder({ 'carga.zip': zip }, (dir) =>
    app.files.storage.put(keyOf(chave), join(dir, 'carga.zip'), {
      bytes: zip.length,
      sha256,
      type: 'application/zip',
    }),
  );
  const { rows } = await sql<{ id: number }>`
    with quem as (
      insert into portal.usuario (nome, email, senha, id_perfil) values ('Ana', 'ana@teste.example', '!', 1) returning id_usuario
    )
    insert into portal.carga (tipo, nome, id_usuario, arquivos, chaves, situacao)
    select 'pasta', 'carga.zip', id_usuario, ${JSON.stringify([{ nome: 'carga.zip', bytes: zip.length, sha256 }])}::jsonb,
      array[${chave}::text], 'importando' from quem returning id_carga as id`.execute(db);
  const { id } = rows[0]!;
  await addJob(db, 'load.import', { data: { id } });
  return id;
}

/** The jobs whose process was killed are taken again, and done. */
async function taken({ server, ...app }: App, { db }: DatabaseAccess): Promise<void> {
  await expireAll(db);
  await new JobWorker({ ...app, log: server.log }, HANDLERS).drain();
}
const standing = async ({ db }: DatabaseAccess) => {
  const { rows } = await sql<{ situacao: string; versoes: number; visitas: number; aplicada: string | null }>`
    select c.situacao, (select count(*) from portal.versao) as versoes, (select count(*) from programa.visita) as visitas,
      (select i.situacao from portal.importacao i where i.id_importacao = c.id_importacao) as aplicada from portal.carga c`.execute(
    db,
  );
  return rows;
};
const IMPORTED = [{ situacao: 'importada', versoes: 1, visitas: 5, aplicada: 'concluida' }];

test(
  'a process killed in the middle: the next one imports it, and clears up',
  { timeout: 300_000 },
  async () => {
    await onPortal(async (app, database) => {
      await exampleGeography(database);
      await waiting(app, database);
    });
    const child = spawn(process.execPath, [...nodeFlags(), '--enable-source-maps', RIG], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    await onPortal(async (app, database) => {
      await taken(app, database);
      expect(await standing(database)).toEqual(IMPORTED);
    });
    expect(await readdir(join(environment['DATA_DIR']!, 'cargas'))).toEqual([]);
  },
);

test(
  'killed between the import and the end of its job: it is not imported twice',
  { timeout: 300_000 },
  async () => {
    await onPortal(async (app, database) => {
      await exampleGeography(database);
      const id = await waiting(app, database);
      await inFolder(await exampleFiles(), (dir) =>
        importFolder(database, dir, {
          opened: async (id_importacao) => {
            const of = database.db.updateTable('portal.carga').where('id_carga', '=', id);
            await of.set({ id_importacao }).execute();
          },
        }),
      );
      await taken(app, database);
      expect(await standing(database)).toEqual(IMPORTED);
    });
  },
);

test('files that the storage has lost: the load says so, and nothing is imported', async () => {
  await onPortal(async (app, database) => {
    await exampleGeography(database);
    await waiting(app, database);
    for await (const { key } of app.files.storage.list('midia/')) await app.files.storage.remove(key);
    await taken(app, database);
    expect(await standing(database)).toMatchObject([{ situacao: 'falhou', versoes: 0 }]);
    const { motivo } = await database.db
      .selectFrom('portal.carga')
      .select('motivo')
      .executeTakeFirstOrThrow();
    expect(motivo).toMatch(/não estão mais guardados/);
  });
});
