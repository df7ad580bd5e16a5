// [LGPD art. 18] Of the embedded database only, whatever TEST_DATABASE_URL says.
import { mkdtemp, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@fonte/database';
import { keepAnonymised } from '@fonte/database/anonymised/carry-anonymised';
import { Generations } from '@fonte/database/embedded/generations';
import { freshEmbedded } from '@fonte/database/testing/embedded-template';
import { noteBackup } from '@fonte/programme/import/hand-over/backup-list';
import { databaseFolder } from '@fonte/programme/import/hand-over/places';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copiesOf } from '../modules/privacy/index.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from './open-database.ts';

let dataDir: string;
let folder: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fonte-start-'));
  folder = databaseFolder(dataDir);
  await rename((await freshEmbedded()).folder, folder);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('a start that goes back to a copy by itself says who is back with it, and tells the copy', async () => {
  const cpf = '52998224725';
  const before = await connect({ folder });
  await sql`insert into programa.produtor (id_produtor, nome, cpf) values (7, 'Zélia Prado', ${cpf})`.execute(
    before.db,
  );
  await before.close();
  const generations = new Generations(folder);
  await generations.keepCopy(await generations.current());
  const after = await connect({ folder });
  await sql`insert into portal.pessoa_anonimizada (papeis, motivo) values ('produtor', 'Pedido por escrito')`.execute(
    after.db,
  );
  await sql`insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo) values ('cpf', portal.codigo_anonimo('cpf', ${cpf}), 1, 'P0000000001')`.execute(
    after.db,
  );
  await sql`update programa.produtor set nome = 'Pessoa removida 1', cpf = 'P0000000001'`.execute(after.db);
  await keepAnonymised(after.db, dataDir);
  await after.close();
  await truncate(join(await generations.current(), 'global', 'pg_control'));

  const said: string[] = [];
  const settings = readSettings({ DATA_DIR: dataDir });
  const database = await openDatabase(settings, (line) => said.push(line));
  const { rows } =
    await sql`select portal.cpf_anonimo(${cpf}) as cpf, (select cpf from portal.pessoa_de_volta) as back`.execute(
      database.db,
    );
  expect(rows).toEqual([{ cpf: 'P0000000001', back: cpf }]);
  // Privacidade lists where she still is: what was set aside and a copy that somebody made since had nobody go later.
  await noteBackup(dataDir, join(dataDir, 'fora'));
  const gone = await sql<{ em: string }>`select anonimizada_em as em from portal.pessoa_anonimizada`.execute(
    database.db,
  );
  const copies = await copiesOf(
    { database, settings },
    gone.rows.map(({ em }) => em),
  );
  expect(copies).toMatchObject([
    { nome: join(dataDir, 'fora'), achada: false, antes: 0 },
    { nome: 'afastado', achada: true, antes: 0 },
    { nome: expect.stringMatching(/^copia-/), achada: true, antes: 1 },
  ]);
  await database.close();
  expect(said.filter((line) => /Voltou a cópia/.test(line))).toHaveLength(1);
  expect(
    said.filter((line) => /trouxe de volta 1 pessoa que tinha sido anonimizada/.test(line)),
  ).toHaveLength(1);
});
