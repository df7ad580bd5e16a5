import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob } from '../../platform/jobs/add-job.ts';
import { LoadPortal, tinyFolder, zipOf } from './testing/loads.ts';

let at: LoadPortal;
beforeAll(async () => {
  at = await LoadPortal.open({ LOAD_DAYS: '3' });
});
afterAll(() => at.close());

const forgotten = async () => {
  await addJob(at.portal.database.db, 'load.forget', { data: {} });
  await at.portal.jobs();
};

test('the files of a load that nobody imported go in time, and the load says so', async () => {
  const { 'meta.csv': meta = '' } = await tinyFolder();
  const id = await at.checked(zipOf({ 'meta.csv': meta }));
  await forgotten();
  expect((await at.one(id)).situacao).not.toBe('vencida');
  expect((await at.left()).stored).toBe(1);
  await sql`update portal.carga set enviada_em = now() - interval '73 hours'`.execute(at.portal.database.db);
  await forgotten();
  expect(await at.one(id)).toMatchObject({ situacao: 'vencida', guardada_ate: null });
  expect(await at.left()).toEqual({ stored: 0, lying: [] });
  expect(await at.post(`${id}/conferir`)).toMatchObject({ status: 409 });
});

test('what a killed process has left unpacked goes after a day, what is younger stays', async () => {
  const root = join(at.portal.dataDir, 'cargas');
  const old = new Date(Date.now() - 25 * 3_600_000);
  await mkdir(join(root, '7.velha', 'pasta'), { recursive: true });
  await mkdir(join(root, '8.nova'), { recursive: true });
  await utimes(join(root, '7.velha'), old, old);
  await forgotten();
  expect(await readdir(root)).toEqual(['8.nova']);
});
