import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANA } from '@fonte/programme/tiny/people';
import { clockOf } from '@fonte/pt-br/clock-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf, PICTURE_SIZES } from '../../platform/storage/storage.ts';
import { checkFiles } from './check-files.ts';
import { filePortal, kmlOf, newTag, PDF, picture, type FilePortal } from './testing/files.ts';

const DAY_MS = 86_400_000;
const LATER = clockOf(() => new Date(Date.now() + 8 * DAY_MS));

let portal: FilePortal;
/** Of a photo, a document and a file of polygons. */
let keys: string[];
beforeAll(async () => {
  portal = await filePortal();
  const ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  const sent = await portal.send(ana, '5200010001', [
    { name: 'a.png', bytes: await picture('png') },
    { name: 'b.pdf', bytes: PDF },
    { name: 'c.kml', bytes: kmlOf([[-50.93, -17.8]]), tags: String(await newTag(portal, 'Áreas')) },
  ]);
  const { arquivos } = (await sent.json()) as { arquivos: { key: string }[] };
  keys = arquivos.map(({ key }) => key.slice(0, 32));
});
afterAll(() => portal.close());

async function checked(options: { hash?: boolean; apply?: boolean } = {}, clock = clockOf()) {
  const said: string[] = [];
  const { database, app } = portal;
  const found = await checkFiles(
    { db: database.db, settings: app.settings, clock },
    { hash: false, apply: false, ...options },
    (line) => said.push(line),
  );
  return { ...found, said };
}
const stored = async () => {
  const found: string[] = [];
  for await (const { key } of portal.app.files.storage.list('midia/')) found.push(key);
  return found;
};
/** Puts bytes under a name, as they would lie there. */
async function put(name: string, bytes: Uint8Array): Promise<void> {
  const path = join(portal.app.settings.DATA_DIR, randomUUID());
  await writeFile(path, bytes);
  await portal.app.files.storage.put(keyOf(name), path, { bytes: bytes.length, sha256: '', type: '' });
}

test('what was sent and has its bytes is told as such, however old', async () => {
  expect(await checked({ hash: true, apply: true }, LATER)).toEqual({
    rows: 3,
    faulty: 0,
    loose: 0,
    said: [],
  });
  expect(await stored()).toHaveLength(5);
});

test('objects that no row names are told and removed when they are a week old; those on their way or of a load stay', async () => {
  const { db } = portal.database;
  const [loose, coming, load] = ['d', 'e', 'f'].map((sign) => sign.repeat(32)) as [string, string, string];
  for (const name of [loose, coming, load])
    // oxlint-disable-next-line no-await-in-loop -- three
    await put(name, PDF);
  const { idUsuario } = await portal.person('administrador');
  await db
    .insertInto('portal.envio')
    .values({ id_envio: randomUUID(), id_usuario: idUsuario, nome: 'a', chave: coming, maquina: 'x' })
    .execute();
  await db
    .insertInto('portal.carga')
    .values({ tipo: 'pasta', nome: 'a', id_usuario: idUsuario, situacao: 'pronta', chaves: [load] })
    .execute();
  expect(await checked({ apply: true })).toMatchObject({ loose: 0, said: [] });
  const line = `${keyOf(loose)}: nenhuma linha o cita, há 8 dias`;
  expect(await checked({}, LATER)).toMatchObject({ loose: 1, said: [line] });
  expect(await stored()).toHaveLength(8);
  expect(await checked({ apply: true }, LATER)).toMatchObject({ loose: 1, said: [`${line}; apagado`] });
  expect(await checked({}, LATER)).toMatchObject({ loose: 0 });
  expect(await stored()).toHaveLength(7);
});

test('rows whose bytes are others, shorter or not there are named, and nothing is done to them', async () => {
  const [photo, document, polygons] = keys as [string, string, string];
  await put(
    document,
    PDF.map((byte) => byte ^ 1),
  );
  expect(await checked()).toMatchObject({ faulty: 0 });
  expect((await checked({ hash: true })).said).toEqual([
    expect.stringMatching(/^arquivo \d+: os bytes não são os que foram enviados \(midia\//),
  ]);
  await put(document, PDF.subarray(1));
  await portal.app.files.storage.remove(keyOf(photo, PICTURE_SIZES[1]));
  await portal.app.files.storage.remove(keyOf(polygons));
  const { faulty, said } = await checked({ apply: true });
  expect([faulty, said.map((line) => line.replace(/ \d+:| \(.*/g, '')).toSorted()]).toEqual([
    3,
    [
      'arquivo falta a foto de 400 pontos',
      `arquivo tem ${PDF.length - 1} bytes em vez de ${PDF.length}`,
      'geometria os bytes não estão no armazenamento',
    ],
  ]);
  expect((await checked()).rows).toBe(3);
});
