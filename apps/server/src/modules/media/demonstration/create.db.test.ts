import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HANDLERS } from '../../../jobs.ts';
import { JobWorker } from '../../../platform/jobs/worker.ts';
import { filePortal, type FilePortal } from '../testing/files.ts';
import { createDemoMedia, removeDemoMedia } from './create.ts';

let portal: FilePortal;
beforeAll(async () => {
  portal = await filePortal();
});
afterAll(() => portal.close());

const stored = async () => {
  let objects = 0;
  for await (const _ of portal.app.files.storage.list('midia/')) objects += 1;
  return objects;
};

test('the demonstration has media that can be seen, once, and none when it ends', async () => {
  const admin = await portal.person('administrador');
  const { db } = portal.database;
  await createDemoMedia(db);
  // Pages name the first tag: it is there before its pictures are drawn, and after each start the same.
  expect((await portal.fetch(admin, '/api/indicators/medias/tag/1')).status).toBe(200);
  await createDemoMedia(db);
  // A server that stops meanwhile leaves nothing behind that goes on drawing, and the next one draws them all.
  const { app } = portal;
  const stop = new JobWorker({ ...app, log: app.server.log }, HANDLERS, { drainMs: 0 }).start();
  const coming = () => readdir(app.files.incoming).catch(() => []);
  await expect.poll(coming, { timeout: 60_000, interval: 5 }).not.toEqual([]);
  await stop();
  await expect.poll(coming, { timeout: 60_000 }).toEqual([]);
  expect(await stored()).toBeLessThan(55);
  await portal.jobs();
  await createDemoMedia(db);
  await portal.jobs();
  const tags = (await (await portal.fetch(admin, '/api/indicators/medias/tags')).json()) as Record<
    string,
    unknown
  >[];
  expect(tags.map((row) => [row['Nome'], row['Fotos'], row['Docs']])).toEqual([
    ['Antes e depois', 10, 0],
    ['Área de intervenção', 0, 0],
    ['Nascentes', 5, 0],
    ['Reuniões', 0, 5],
  ]);
  const photos = await db.selectFrom('portal.arquivo').where('tipo', '=', 'photo').select('chave').execute();
  for (const { chave } of photos)
    // oxlint-disable-next-line no-await-in-loop
    expect((await portal.fetch(admin, `/api/indicators/files/${chave}?tamanho=mini`)).status).toBe(200);
  expect(await db.selectFrom('portal.poligono_enviado').selectAll().execute()).toHaveLength(5);
  // Fifteen photos in three sizes, five documents, five files of polygons.
  expect(await stored()).toBe(55);
  await removeDemoMedia(db);
  await portal.jobs();
  expect(await stored()).toBe(0);
  expect(await db.selectFrom('portal.arquivo').selectAll().execute()).toEqual([]);
});
