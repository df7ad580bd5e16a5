// Files that come in parts (tus 1.0), over lines that break.
import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ANA, CAIO } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Files } from '../../platform/storage/files.ts';
import { filePortal, formOf, picture, type FilePortal } from './testing/files.ts';

const P1 = '5200010001';
const ENVIOS = '/api/uploads/envios';
let portal: FilePortal;
let ana: TestPerson;
let caio: TestPerson;
beforeAll(async () => {
  portal = await filePortal({ UPLOAD_MAX_MB: '6' });
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  caio = await portal.person('tecnico', { uf: 'GO', cpf: CAIO });
});
afterAll(() => portal.close());

const base64 = (text: string) => Buffer.from(text).toString('base64');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** A photo of some megabytes. */
const photo = async () => Buffer.concat([await picture(), randomBytes(3_000_000)]);
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { codigo: string }).codigo,
];

const begin = (bytes: Uint8Array, more: Record<string, string> = {}, name = 'foto.jpg') =>
  portal.fetch(ana, ENVIOS, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${base64(name)},sha256 ${base64(sha256(bytes))}`,
      ...more,
    },
  });
async function begun(bytes: Uint8Array, more: Record<string, string> = {}): Promise<string> {
  const answer = await begin(bytes, more);
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
}
const patch = (person: TestPerson, path: string, offset: number, bytes: Uint8Array) =>
  portal.fetch(person, path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body: Buffer.from(bytes),
  });
const offsetOf = async (path: string) =>
  Number((await portal.fetch(ana, path, { method: 'HEAD' })).headers.get('upload-offset'));
function commit(person: TestPerson, ...paths: string[]): Promise<Response> {
  const form = formOf([]);
  for (const path of paths) {
    form.append('envios', path.slice(ENVIOS.length + 1));
    form.append('descriptions', 'Em partes');
    form.append('tags', '0');
  }
  return portal.fetch(person, `/api/uploads/medias/property/${P1}`, { method: 'POST', body: form });
}
/** Sends a part and cuts the line in its middle. */
const cut = (path: string, offset: number, bytes: Buffer) =>
  new Promise<void>((resolve) => {
    const asked = httpRequest(`${portal.origin}${path}`, {
      method: 'PATCH',
      headers: {
        cookie: ana.cookie,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': offset,
        'content-length': bytes.length,
      },
    });
    asked.on('error', () => resolve());
    asked.write(bytes.subarray(0, bytes.length / 2), () => setTimeout(() => asked.destroy(), 50));
  });

describe('a file in parts', () => {
  test('goes on where it broke, and what was kept is what was sent', async () => {
    const bytes = await photo();
    const path = await begun(bytes);
    expect((await patch(ana, path, 0, bytes.subarray(0, 100_000))).status).toBe(204);
    expect(await offsetOf(path)).toBe(100_000);
    await cut(path, 100_000, bytes.subarray(100_000, 2_100_000));
    await expect.poll(() => offsetOf(path)).toBeGreaterThan(100_000);
    const offset = await offsetOf(path);
    expect((await patch(ana, path, offset, bytes.subarray(offset))).headers.get('upload-offset')).toBe(
      String(bytes.length),
    );
    const answer = await commit(ana, path);
    expect(answer.status).toBe(200);
    const { arquivos } = (await answer.json()) as { arquivos: { id: number; key: string }[] };
    const original = await portal.fetch(ana, `/api/indicators/files/${arquivos[0]!.key}?tamanho=original`);
    expect(sha256(Buffer.from(await original.arrayBuffer()))).toBe(sha256(bytes));
    // The answer was lost: the same again is the same file, and another person's is none.
    expect(await (await commit(ana, path)).json()).toMatchObject({ arquivos: [{ id: arquivos[0]!.id }] });
    expect(await codeOf(await commit(await portal.person('administrador'), path))).toEqual([
      410,
      'uploadExpired',
    ]);
    expect(await codeOf(await portal.fetch(ana, path))).toEqual([410, 'uploadExpired']);
    expect(await readdir(portal.app.files.incoming)).toEqual([]);
  });

  test('on a disk that fills up is told 507: what was saved counts, and the rest goes on once there is room', async () => {
    // More than is saved at a time on a quick line.
    const bytes = Buffer.concat([await photo(), Buffer.alloc(2_700_000)]);
    const path = await begun(bytes);
    const files = portal.app.files as { stage: Files['stage'] };
    const { stage } = files;
    files.stage = (reached) => {
      if (reached === 'spooled')
        throw Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
    };
    const refused = await patch(ana, path, 0, bytes).finally(() => (files.stage = stage));
    expect(await codeOf(refused)).toEqual([507, 'storageFull']);
    const offset = await offsetOf(path);
    expect([offset > 1_000_000, offset < bytes.length]).toEqual([true, true]);
    expect((await patch(ana, path, offset, bytes.subarray(offset))).status).toBe(204);
    const answer = await commit(ana, path);
    const { arquivos } = (await answer.json()) as { arquivos: { key: string }[] };
    const original = await portal.fetch(ana, `/api/indicators/files/${arquivos[0]!.key}?tamanho=original`);
    expect(sha256(Buffer.from(await original.arrayBuffer()))).toBe(sha256(bytes));
  });

  test('is the sender’s alone', async () => {
    const bytes = await photo();
    const path = await begun(bytes);
    for (const method of ['GET', 'HEAD', 'DELETE'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await portal.fetch(caio, path, { method })).status).toBe(410);
    expect((await patch(caio, path, 0, bytes)).status).toBe(410);
    expect(await codeOf(await commit(caio, path))).toEqual([404, 'propertyNotFound']);
    expect((await portal.fetch(await portal.person('nacional'), path)).status).toBe(403);
    expect((await portal.fetch(null, path)).status).toBe(401);
    expect((await portal.fetch(ana, path, { method: 'DELETE' })).status).toBe(204);
    expect((await portal.fetch(ana, path)).status).toBe(410);
  });

  test('is refused at a wrong offset, beyond its length, unfinished and altered', async () => {
    const bytes = await photo();
    const path = await begun(bytes);
    expect(await codeOf(await patch(ana, path, 5, bytes))).toEqual([409, 'uploadOffset']);
    expect((await patch(ana, path, 0, bytes.subarray(0, 10))).status).toBe(204);
    expect(await codeOf(await commit(ana, path))).toEqual([400, 'uploadIncomplete']);
    expect(await codeOf(await patch(ana, path, 10, bytes))).toEqual([413, 'payloadTooLarge']);
    const altered = Buffer.from(bytes);
    altered[1_000_000]! ^= 255;
    const offset = await offsetOf(path);
    expect((await patch(ana, path, offset, altered.subarray(offset))).status).toBe(204);
    expect(await codeOf(await commit(ana, path))).toEqual([400, 'uploadCorrupted']);
    expect((await portal.fetch(ana, path)).status).toBe(410);
  });

  test('sent again from where it began, what is here already is left out where the sender says so', async () => {
    const bytes = await photo();
    const path = await begun(bytes);
    const again = (offset: number | string, end: number) =>
      portal.fetch(ana, path, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
          'upload-overlap': 'skip',
        },
        body: bytes.subarray(Number(offset) || 0, end),
      });
    expect((await again(0, 500_000)).status).toBe(204);
    const answer = await again(300_000, 900_000);
    expect([answer.headers.get('upload-offset'), answer.headers.get('upload-overlap')]).toEqual([
      '900000',
      '200000',
    ]);
    // All of it is here already.
    expect((await again(0, 900_000)).headers.get('upload-offset')).toBe('900000');
    // Bytes in between are nowhere, and none stand before the beginning.
    for (const offset of [900_001, '-1', 'x', ''])
      // oxlint-disable-next-line no-await-in-loop
      expect(await codeOf(await again(offset, bytes.length))).toEqual([409, 'uploadOffset']);
    expect((await again(0, bytes.length)).headers.get('upload-offset')).toBe(String(bytes.length));
    expect((await commit(ana, path)).status).toBe(200);
  });

  test('that another machine took goes on where both have its folder, and is left to that one where they have not', async () => {
    const bytes = await photo();
    const path = await begun(bytes);
    const id = path.slice(ENVIOS.length + 1);
    const { db } = portal.database;
    await db.updateTable('portal.envio').set({ maquina: 'outra' }).where('id_envio', '=', id).execute();
    expect((await patch(ana, path, 0, bytes)).status).toBe(204);
    expect((await commit(ana, path)).status).toBe(200);
    const far = await begun(bytes);
    const farId = far.slice(ENVIOS.length + 1);
    await rm(join(portal.app.files.incoming, farId));
    await db.updateTable('portal.envio').set({ maquina: 'outra' }).where('id_envio', '=', farId).execute();
    expect(await codeOf(await patch(ana, far, 0, bytes))).toEqual([410, 'uploadExpired']);
    const gone = await db.deleteFrom('portal.envio').where('id_envio', '=', farId).executeTakeFirst();
    expect(Number(gone.numDeletedRows)).toBe(1);
  });

  test('a refused commit leaves it for the next', async () => {
    const bytes = await photo();
    const path = await begun(bytes);
    await patch(ana, path, 0, bytes);
    const form = formOf([]);
    form.append('envios', path.slice(ENVIOS.length + 1));
    const without = await portal.fetch(ana, `/api/uploads/medias/property/${P1}`, {
      method: 'POST',
      body: form,
    });
    expect(await codeOf(without)).toEqual([400, 'invalidRequest']);
    expect((await commit(ana, path)).status).toBe(200);
  });

  test('is one file where its commit is asked again while the first is under way, and each is told so', async () => {
    const bytes = await photo();
    const path = await begun(bytes);
    await patch(ana, path, 0, bytes);
    const answers = await Promise.all([1, 2, 3].map(() => commit(ana, path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = await Promise.all(
      answers.map(
        async (answer) => ((await answer.json()) as { arquivos: { id: number }[] }).arquivos[0]?.id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
    const { rows } = await sql<{ arquivos: number }>`
      select count(*)::int as arquivos from portal.arquivo where sha256 = ${sha256(bytes)}`.execute(
      portal.app.database.db,
    );
    expect(rows).toEqual([{ arquivos: 1 }]);
    expect(await readdir(portal.app.files.incoming)).toEqual([]);
  });

  test('of two that send at once the later goes on, and nothing is mixed', async () => {
    const bytes = await photo();
    const path = await begun(bytes);
    const answers = await Promise.allSettled([patch(ana, path, 0, bytes), patch(ana, path, 0, bytes)]);
    expect(answers.some((one) => one.status === 'fulfilled' && [204, 409].includes(one.value.status))).toBe(
      true,
    );
    const offset = await offsetOf(path);
    if (offset < bytes.length) await patch(ana, path, offset, bytes.subarray(offset));
    expect((await commit(ana, path)).status).toBe(200);
  });

  test('begins with what it is, within the limits', async () => {
    const small = Buffer.from('x');
    expect(await codeOf(await begin(small, { 'upload-length': '7000000' }))).toEqual([413, 'fileTooLarge']);
    expect(await codeOf(await begin(small, { 'upload-length': '0' }))).toEqual([400, 'emptyFile']);
    expect(await codeOf(await begin(small, { 'upload-length': '-1' }))).toEqual([400, 'invalidRequest']);
    expect(await codeOf(await begin(small, { 'upload-length': 'x' }))).toEqual([400, 'invalidRequest']);
    expect(await codeOf(await begin(small, {}, 'a.exe'))).toEqual([415, 'fileType']);
    expect(await codeOf(await begin(small, { 'upload-metadata': `sha256 ${base64('x')}` }))).toEqual([
      400,
      'invalidRequest',
    ]);
    const { db } = portal.database;
    await sql`insert into portal.envio (id_envio, id_usuario, nome, tamanho, chave, maquina)
      select gen_random_uuid(), ${ana.idUsuario}, 'x', 1, md5(n::text), 'outra' from generate_series(1, 200) n`.execute(
      db,
    );
    expect(await codeOf(await begin(small))).toEqual([429, 'tooManyUploads']);
    await db.deleteFrom('portal.envio').where('maquina', '=', 'outra').execute();
  });

  test('untouched for a day it is swept, with its bytes', async () => {
    const bytes = await photo();
    const path = await begun(bytes);
    await patch(ana, path, 0, bytes.subarray(0, 1_000));
    const { db } = portal.database;
    await sql`update portal.envio set tocado_em = now() - interval '25 hours'`.execute(db);
    await addJob(db, 'media.sweep', { data: {} });
    await portal.jobs();
    expect((await portal.fetch(ana, path)).status).toBe(410);
    expect(await readdir(portal.app.files.incoming)).toEqual([]);
    expect(await db.selectFrom('portal.envio').selectAll().execute()).toEqual([]);
  });
});
