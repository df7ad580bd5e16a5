// Disks that are full, stores that are away, and clients that go in the middle.
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { ANA } from '@fonte/programme/tiny/people';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import type { Files, Stage } from '../../platform/storage/files.ts';
import { s3Stub, type S3Stub } from '../../platform/storage/testing/s3-stub.ts';
import { filePortal, PDF, picture, type FilePortal } from './testing/files.ts';

const P1 = '5200010001';
let stub: S3Stub;
let portal: FilePortal;
let ana: TestPerson;
beforeAll(async () => {
  stub = await s3Stub();
  portal = await filePortal({ S3_URL: stub.url() });
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
});
afterEach(() => {
  stub.fault = null;
  at('row', () => {});
});
afterAll(async () => {
  await portal.close();
  await stub.close();
});

/** Lets something happen at a stage of the next writes. */
function at(stage: Stage, happens: () => void | Promise<void>): void {
  (portal.app.files as { stage: Files['stage'] }).stage = (reached) =>
    reached === stage ? happens() : undefined;
}
const send = async () =>
  portal.send(ana, P1, [
    { name: 'a.pdf', bytes: PDF },
    { name: 'b.png', bytes: await picture('png') },
  ]);
const rows = () => portal.database.db.selectFrom('portal.arquivo').select('chave').execute();
const nothingIsLeft = async () => {
  await portal.jobs();
  expect(await readdir(portal.app.files.incoming)).toEqual([]);
  expect(await portal.database.db.selectFrom('portal.envio').selectAll().execute()).toEqual([]);
};

describe('a full disk', () => {
  test.each<Stage>(['middle', 'spooled', 'read', 'stored', 'before-row'])(
    'at %s: 507, nothing is left, and the next goes on',
    async (stage) => {
      const before = [(await rows()).length, stub.objects.size];
      at(stage, () => {
        throw Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
      });
      const answer = await send();
      expect([answer.status, ((await answer.json()) as { codigo: string }).codigo]).toEqual([
        507,
        'storageFull',
      ]);
      at(stage, () => {});
      await nothingIsLeft();
      expect([(await rows()).length, stub.objects.size]).toEqual(before);
      expect((await send()).status).toBe(200);
      await nothingIsLeft();
    },
  );
});

describe('a store that is away', () => {
  test('503 with Retry-After; what was kept stays, reading lists goes on, and it recovers by itself', async () => {
    const sent = (await (await send()).json()) as { arquivos: { key: string }[] };
    const before = (await rows()).length;
    stub.fault = 503;
    const answer = await send();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    const file = await portal.fetch(ana, `/api/indicators/files/${sent.arquivos[1]!.key}`);
    expect([file.status, ((await file.json()) as { codigo: string }).codigo]).toEqual([
      503,
      'storageUnavailable',
    ]);
    expect((await portal.fetch(ana, `/api/indicators/medias/property/${P1}`)).status).toBe(200);
    expect((await portal.fetch(null, '/health/ready')).status).toBe(200);
    expect((await rows()).length).toBe(before);
    stub.fault = null;
    expect((await portal.fetch(ana, `/api/indicators/files/${sent.arquivos[1]!.key}`)).status).toBe(200);
    await portal.database.db
      .updateTable('portal.tarefa')
      .set({ quando: new Date(0) })
      .execute();
    await nothingIsLeft();
    const kept = (await rows()).map(({ chave }) => chave ?? '');
    const lying = new Set([...stub.objects.keys()].map((key) => key.slice(9, 41)));
    expect([...lying].toSorted()).toEqual(kept.toSorted());
  });

  // A document is one object, a photo three.
  test.each([1, 2, 3])('and goes after %i of four objects: 503, and none of them stays', async (most) => {
    const before = [(await rows()).length, stub.objects.size];
    let puts = 0;
    stub.stored = () => {
      if ((puts += 1) === most) stub.fault = 503;
    };
    expect((await send()).status).toBe(503);
    expect([puts, stub.objects.size]).toEqual([most, before[1]! + most]);
    stub.stored = () => {};
    stub.fault = null;
    await nothingIsLeft();
    expect([(await rows()).length, stub.objects.size]).toEqual(before);
    expect((await send()).status).toBe(200);
  });

  test('an object that somebody else removed is not found, and that is no error of the server', async () => {
    const sent = (await (await send()).json()) as { arquivos: { key: string }[] };
    stub.objects.clear();
    for (const { key } of sent.arquivos)
      // oxlint-disable-next-line no-await-in-loop
      expect((await portal.fetch(ana, `/api/indicators/files/${key}`)).status).toBe(404);
  });
});

test.each([1, 50, 99])('a client that goes at %i %% leaves nothing', async (percent) => {
  const before = (await rows()).length;
  const body = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n'),
    Buffer.alloc(2_000_000, 65),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const { port, hostname } = new URL(portal.origin);
  const socket = connect({ port: Number(port), host: hostname });
  socket.on('error', () => {});
  socket.write(
    `POST /api/uploads/medias/property/${P1} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${ana.cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  await new Promise<void>((resolve) =>
    socket.write(body.subarray(0, (body.length * percent) / 100), () => resolve()),
  );
  const begun = () => portal.database.db.selectFrom('portal.envio').select('id_envio').execute();
  await expect.poll(async () => (await begun()).length).toBe(1);
  socket.destroy();
  await expect.poll(async () => (await begun()).length).toBe(0);
  await nothingIsLeft();
  expect((await rows()).length).toBe(before);
});
