// kill -9 at each stage of a write, on the engine at hand: nothing acknowledged is lost or altered, nothing half stored stays.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { addressOf } from '@fonte/contracts';
import { deleteMedia } from '@fonte/contracts/endpoints/media';
import { connect, type DatabaseAccess } from '@fonte/database';
import { freshDatabase } from '@fonte/database/testing';
import { embeddedCopy } from '@fonte/database/testing/embedded-template';
import { nodeFlags } from '@fonte/database/testing/node-flags';
import { writeKml } from '@fonte/geo';
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
import { formOf, kmlOf, newTag, picture } from './testing/files.ts';

const RIG = fileURLToPath(new URL('./testing/killed-upload.child.ts', import.meta.url));
const CODE = '52.0001.0001';
const RING: [number, number][] = [
  [-50.9, -17.8],
  [-50.89, -17.8],
  [-50.89, -17.79],
  [-50.9, -17.8],
];
const STAGES: readonly Stage[] = ['intent', 'middle', 'spooled', 'read', 'stored', 'before-row', 'row'];

let environment: Record<string, string>;
let cookie: string;
let tag: number;
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
    tag = await newTag(portal, 'Nascentes');
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

/** A life that ends at the stage, or once it was asked: what is asked of it may be cut off in its middle. */
async function livesUntil(stage: Stage | 'asked', ask: (origin: string) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, [...nodeFlags(), '--enable-source-maps', RIG], {
    env: { ...process.env, ...environment, FIM: stage },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  await expect.poll(() => output + (child.exitCode ?? ''), { timeout: 120_000 }).toMatch(/porta \d+/);
  const asked = ask(`http://127.0.0.1:${/porta (\d+)/.exec(output)?.[1] ?? ''}`);
  const [{ status, reason }] = (await Promise.allSettled([asked])) as [{ status: string; reason?: unknown }];
  child.kill('SIGKILL');
  await exit;
  // It ended before it answered: nothing is promised.
  if (stage !== 'asked') expect([stage, reason]).toEqual([stage, expect.any(TypeError)]);
  else if (status === 'rejected') throw reason;
}

/** Sends a file; gives its identifier and key. Errors: what `fetch` says of a portal that has gone. */
async function sent(
  origin: string,
  file: { readonly name: string; readonly bytes: Buffer; readonly tags?: string },
): Promise<{ id: number; key: string }> {
  const answer = await fetch(`${origin}/api/uploads/medias/property/${CODE}`, {
    method: 'POST',
    headers: { cookie },
    body: formOf([file]),
  });
  const { arquivos } = (await answer.json()) as { arquivos?: { id: number; key: string }[] };
  return arquivos?.[0] ?? expect.fail(`${file.name}: ${answer.status}`);
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
    const geometries = await database.db.selectFrom('portal.geometria_enviada').select('chave').execute();
    const named = [
      ...rows.flatMap(({ chave }) => [keyOf(chave!), keyOf(chave!, '1600'), keyOf(chave!, '400')]),
      ...geometries.map(({ chave }) => keyOf(chave)),
    ];
    return { lying: lying.toSorted(), named: named.toSorted(), parts, altered };
  });
}

/** A life for each stage, and one without an end, so that something is acknowledged. */
async function agreeAfter(stages: readonly Stage[]): Promise<void> {
  const acknowledged = new Map<string, string>();
  for (const stage of [...stages, 'asked'] as const) {
    // oxlint-disable no-await-in-loop -- one life after the other
    const bytes = await picture('jpeg', { width: 300 + stages.indexOf(stage as Stage), height: 200 });
    await livesUntil(stage, async (origin) => {
      const { key } = await sent(origin, { name: 'a.jpg', bytes });
      acknowledged.set(key, createHash('sha256').update(bytes).digest('hex'));
    });
    // oxlint-enable no-await-in-loop
  }
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

test('of a change that is killed the old stands, or the new; a removal takes its bytes along', async () => {
  const asks = (path: string, init: RequestInit) => async (origin: string) =>
    void (await fetch(`${origin}${path}`, { ...init, headers: { cookie } }));
  const areas = kmlOf([[-50.93, -17.8]]);
  const ids: number[] = [];
  await livesUntil('asked', async (origin) => {
    for (const name of ['a.kml', 'b.kml', 'c.kml'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the order is known
      ids.push((await sent(origin, { name, bytes: areas, tags: String(tag) })).id);
    const photo = await sent(origin, {
      name: 'a.jpg',
      bytes: await picture('jpeg', { width: 500, height: 200 }),
    });
    ids.push(photo.id);
  });
  const [before, after, removed, photo] = ids;
  const form = new FormData();
  const moved = { type: 'Polygon' as const, coordinates: [RING] };
  const kml = writeKml(
    [{ name: 'Área', description: '', geometry: moved, data: { tag: String(tag) } }],
    'Áreas',
  );
  form.append('file', new Blob([kml], { type: 'text/xml' }), 'poligonos.kml');
  const put = { method: 'PUT', body: form };
  await livesUntil('before-row', asks(`/api/uploads/medias/geom/${before}`, put));
  await livesUntil('row', asks(`/api/uploads/medias/geom/${after}`, put));
  const none = new FormData();
  none.append('kml', '1');
  await livesUntil('removed-row', asks(`/api/uploads/medias/geom/${removed}`, { method: 'PUT', body: none }));
  await livesUntil(
    'removed-row',
    asks(addressOf(deleteMedia, { params: { id: photo! } }), { method: 'DELETE' }),
  );
  const { lying, named, parts, altered } = await swept();
  expect(lying).toEqual(named);
  expect([parts, altered]).toEqual([[], []]);
  await onDatabase(async ({ db }) => {
    const geometries = await db
      .selectFrom('portal.geometria_enviada')
      .select(['id_geometria', 'versao'])
      .orderBy('id_geometria')
      .execute();
    expect(geometries).toEqual([
      { id_geometria: before, versao: 1 },
      { id_geometria: after, versao: 2 },
    ]);
    const files = db.selectFrom('portal.arquivo').where('id_arquivo', '=', photo!).selectAll();
    expect(await files.execute()).toEqual([]);
  });
}, 900_000);

test('and so on an object store, from where its objects are put on', async () => {
  const stub = await s3Stub();
  try {
    await onDatabase(async ({ db }) => {
      await db.deleteFrom('portal.arquivo').execute();
      await db.deleteFrom('portal.geometria_enviada').execute();
    });
    environment['S3_URL'] = stub.url();
    await agreeAfter(['stored', 'row']);
    // An original and two sizes, of each of two rows.
    expect(stub.objects.size).toBe(6);
  } finally {
    delete environment['S3_URL'];
    await stub.close();
  }
}, 900_000);
