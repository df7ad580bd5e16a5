// kill -9 at each stage of a write, on the engine at hand: nothing acknowledged is lost or altered, nothing half stored stays.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { connect, type DatabaseAccess } from '@fonte/database';
import { freshDatabase } from '@fonte/database/testing';
import { embeddedCopy } from '@fonte/database/testing/embedded-template';
import { nodeFlags } from '@fonte/database/testing/node-flags';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { HANDLERS } from '../../jobs.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { JobWorker } from '../../platform/jobs/worker.ts';
import type { Stage } from '../../platform/storage/files.ts';
import { keyOf } from '../../platform/storage/storage.ts';
import { s3Stub } from '../../platform/storage/testing/s3-stub.ts';
import { readSettings } from '../../settings.ts';
import { testPortal } from '../../testing.ts';
import { formOf, picture } from './testing/files.ts';

const RIG = fileURLToPath(new URL('./testing/killed-upload.child.ts', import.meta.url));
const CODE = '52.0001.0001';
const STAGES: readonly Stage[] = ['intent', 'middle', 'spooled', 'read', 'stored', 'before-row', 'row'];

let environment: Record<string, string>;
let cookie: string;
let remove: () => Promise<void>;
beforeAll(async () => {
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
  await onDatabase(async (database) => {
    await sql`with u as (insert into geo.uf (uf, codigo_uf, nome) values ('GO', 52, 'Goiás') returning uf),
      m as (insert into geo.municipio (codigo_municipio, nome, uf) select 5208707, 'Goiânia', uf from u returning codigo_municipio)
      insert into programa.propriedade (cod_propriedade, nome, codigo_municipio, uf) select ${CODE}, 'Fazenda', codigo_municipio, 'GO' from m`.execute(
      database.db,
    );
    const portal = await testPortal({}, { ...database, settings: {} });
    ({ cookie } = await portal.person('administrador'));
    await portal.close();
  });
});
afterAll(() => remove());

/** Work on the database while no process of ours holds its folder. */
async function onDatabase<T>(work: (database: DatabaseAccess) => Promise<T>): Promise<T> {
  const { DATABASE_URL: url, BANCO: folder = '' } = environment;
  const database = await connect(url ? { url } : { folder });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Starts a life that ends at the stage, sends files until it is over; gives the SHA-256 of what was acknowledged by key. */
async function livesUntil(stage: Stage): Promise<Map<string, string>> {
  const child = spawn(process.execPath, [...nodeFlags(), '--enable-source-maps', RIG], {
    env: { ...process.env, ...environment, FIM: stage },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  await expect.poll(() => output + (child.exitCode ?? ''), { timeout: 120_000 }).toMatch(/porta \d+/);
  const port = /porta (\d+)/.exec(output)?.[1] ?? '';
  const acknowledged = new Map<string, string>();
  const bytes = await picture('jpeg', { width: 300 + STAGES.indexOf(stage), height: 200 });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/uploads/medias/property/${CODE}`, {
      method: 'POST',
      headers: { cookie },
      body: formOf([{ name: 'a.jpg', bytes }]),
    });
    const { arquivos } = (await answer.json()) as { arquivos: { key: string }[] };
    acknowledged.set(arquivos[0]!.key, createHash('sha256').update(bytes).digest('hex'));
  } catch {
    // It ended before it answered: nothing is promised.
  }
  child.kill('SIGKILL');
  await exit;
  return acknowledged;
}

/** A day later: what was left over is swept. Gives what lies in the storage and what rows name. */
async function swept(): Promise<{ lying: string[]; named: string[]; parts: string[]; altered: string[] }> {
  return onDatabase(async (database) => {
    const settings = readSettings(environment);
    const app = await buildApp({ settings, database });
    const { storage, incoming } = app.files;
    await sql`update portal.envio set tocado_em = now() - interval '25 hours'`.execute(database.db);
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const name of await readdir(incoming))
      // oxlint-disable-next-line no-await-in-loop
      await utimes(join(incoming, name), old, old);
    await addJob(database.db, 'media.sweep', { data: {} });
    await new JobWorker({ ...app, log: app.server.log }, HANDLERS).drain();
    const rows = await database.db.selectFrom('portal.arquivo').select(['chave', 'sha256']).execute();
    const lying: string[] = [];
    for await (const { key } of storage.list('midia/')) lying.push(key);
    const altered: string[] = [];
    for (const { chave, sha256 } of rows) {
      // oxlint-disable no-await-in-loop -- few
      const stream = await storage.get(keyOf(chave!));
      const bytes = stream === null ? null : await buffer(stream);
      // oxlint-enable no-await-in-loop
      if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== sha256) altered.push(chave!);
    }
    const parts = await readdir(incoming);
    await app.server.close();
    const named = rows.flatMap(({ chave }) => [keyOf(chave!), keyOf(chave!, '1600'), keyOf(chave!, '400')]);
    return { lying: lying.toSorted(), named: named.toSorted(), parts, altered };
  });
}

/** A life for each stage, and one without an end, so that something is acknowledged. */
async function agreeAfter(stages: readonly Stage[]): Promise<void> {
  const acknowledged = new Map<string, string>();
  for (const stage of [...stages, 'removed-row'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one life after the other
    for (const [key, hash] of await livesUntil(stage)) acknowledged.set(key, hash);
  const { lying, named, parts, altered } = await swept();
  expect(lying).toEqual(named);
  expect([parts, altered]).toEqual([[], []]);
  expect(acknowledged.size).toBe(1);
  const rows = await onDatabase(({ db }) =>
    db.selectFrom('portal.arquivo').select(['chave', 'sha256']).execute(),
  );
  for (const [key, hash] of acknowledged) expect(rows).toContainEqual({ chave: key, sha256: hash });
  // The one that was killed after its commit is kept too, though nobody was told.
  expect(rows).toHaveLength(2);
}

test('kill -9 at each stage: rows and bytes agree, and what was acknowledged is there', async () => {
  await agreeAfter(STAGES);
}, 900_000);

test('and so on an object store, from where its objects are put on', async () => {
  const stub = await s3Stub();
  try {
    await onDatabase(({ db }) => db.deleteFrom('portal.arquivo').execute());
    environment['S3_URL'] = stub.url();
    await agreeAfter(['stored', 'row']);
    // An original and two sizes, of each of two rows.
    expect(stub.objects.size).toBe(6);
  } finally {
    delete environment['S3_URL'];
    await stub.close();
  }
}, 900_000);
