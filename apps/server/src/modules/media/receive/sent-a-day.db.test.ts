// How much one person sends.
import { readdir } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { FORMS_AT_ONCE, SENT_A_DAY } from '@fonte/contracts';
import { ANA } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { filePortal, PDF, type FilePortal } from '../testing/files.ts';

const P1 = '5200010001';
let portal: FilePortal;
let ana: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  portal = await filePortal();
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const failure = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { codigo: string }).codigo,
];

describe('one person', () => {
  /** A form whose file does not end. */
  const endless = ({ cookie }: TestPerson): ClientRequest => {
    const form = request(`${portal.origin}/api/uploads/medias/property/${P1}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=b' },
    });
    form.on('error', () => {});
    form.write('--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\noi');
    return form;
  };
  /** Waits until so many files are on their way. */
  const coming = async (files: number): Promise<void> => {
    const { db } = portal.database;
    while ((await db.selectFrom('portal.envio').select('id_envio').execute()).length !== files)
      // oxlint-disable-next-line no-await-in-loop -- it depends on another connection
      await pause(20);
  };

  test('sends few forms at once, whose bytes nobody has counted yet; others go on', async () => {
    const forms = Array.from({ length: FORMS_AT_ONCE }, () => endless(ana));
    await coming(FORMS_AT_ONCE);
    const file = { name: 'a.pdf', bytes: PDF };
    expect(await failure(await portal.send(ana, P1, [file]))).toEqual([429, 'tooManyUploads']);
    expect((await portal.send(admin, P1, [file])).status).toBe(200);
    for (const form of forms) form.destroy();
    await coming(0);
    expect((await portal.send(ana, P1, [file])).status).toBe(200);
    expect(await readdir(portal.app.files.incoming)).toEqual([]);
  });

  const documents = (files: number, bytes: number) =>
    sql`insert into portal.arquivo (cod_propriedade, tipo, nome, chave, media_type, bytes, sha256, descricao, enviado_por)
      select '52.0001.0001', 'document', 'muitos', md5('muitos' || n), 'text/plain', ${bytes}::bigint, repeat('b', 64), 'x', ${ana.idUsuario}::bigint
      from generate_series(1, ${files}::integer) n`;
  const geometries = (files: number, bytes: number) =>
    sql`insert into portal.geometria_enviada (cod_propriedade, nome, chave, bytes, sha256, enviado_por)
      select '52.0001.0001', 'muitos', md5('geometrias' || n), ${bytes}::bigint, repeat('b', 64), ${ana.idUsuario}::bigint
      from generate_series(1, ${files}::integer) n`;
  test.each([
    ['files', () => [documents(SENT_A_DAY.files, 1)]],
    ['bytes', () => [documents(2, SENT_A_DAY.bytes / 2)]],
    ['files of polygons', () => [geometries(SENT_A_DAY.files, 1)]],
    ['bytes of both', () => [documents(1, SENT_A_DAY.bytes / 2), geometries(1, SENT_A_DAY.bytes / 2)]],
  ])('sends so many %s in a day', async (_, sent) => {
    const { db } = portal.database;
    // oxlint-disable-next-line no-await-in-loop -- one or two
    for (const rows of sent()) await rows.execute(db);
    const file = { name: 'a.pdf', bytes: PDF };
    const refused = await portal.send(ana, P1, [file]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(await failure(refused)).toEqual([429, 'tooMuchSent']);
    const tables = ['portal.arquivo', 'portal.geometria_enviada'] as const;
    for (const table of tables)
      // oxlint-disable-next-line no-await-in-loop -- two
      await sql`update ${sql.table(table)} set criado_em = now() - interval '25 hours' where nome = 'muitos'`.execute(
        db,
      );
    expect((await portal.send(ana, P1, [file])).status).toBe(200);
    // oxlint-disable-next-line no-await-in-loop -- two
    for (const table of tables) await db.deleteFrom(table).where('nome', '=', 'muitos').execute();
  });
});
