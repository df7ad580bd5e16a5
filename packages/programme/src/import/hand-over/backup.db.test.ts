// `npm run backup` and `npm run restore`: of the embedded database only, whatever TEST_DATABASE_URL says.
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type DatabaseAccess } from '@fonte/database';
import { restoreFolder } from '@fonte/database/embedded/restore';
import { freshEmbedded } from '@fonte/database/testing/embedded-template';
import { askBackup } from './ask-server.ts';
import { backUp } from './back-up.ts';
import { serveImports } from './serve-imports.ts';

let folder: string;
let remove: () => Promise<void>;
let dataDir: string;
beforeEach(async () => {
  ({ folder, remove } = await freshEmbedded());
  dataDir = await mkdtemp(join(tmpdir(), 'fonte-backup-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await remove();
});

const put = (access: DatabaseAccess, indicador: string) =>
  access.db.insertInto('programa.meta').values({ indicador, ano: 2025, valor: 1 }).execute();
const targets = async () => {
  const access = await connect({ folder });
  const rows = await access.db.selectFrom('programa.meta').select('indicador').orderBy('indicador').execute();
  await access.close();
  return rows.map(({ indicador }) => indicador);
};

it('copies the database of a running server, and puts the copy in its place', async () => {
  const to = join(dataDir, 'fora', 'copia');
  expect(await askBackup(dataDir, to)).toBe(false); // nobody runs there yet
  const access = await connect({ folder });
  const service = await serveImports(access, dataDir);
  await put(access, 'antes');
  expect(await askBackup(dataDir, to)).toBe(true);
  await put(access, 'depois');
  await expect(askBackup(dataDir, to)).rejects.toThrow(/não está vazia/);
  expect(await readdir(join(dataDir, 'fora'))).toEqual(['copia']);
  await expect(restoreFolder(folder, to)).rejects.toThrow(/in use/);
  await service.close();
  await access.close();

  expect(await targets()).toEqual(['antes', 'depois']);
  expect(await restoreFolder(folder, to)).toEqual({ aside: join(folder, 'afastado'), back: [] });
  expect(await targets()).toEqual(['antes']);

  // What was set aside is told as a copy: whoever is anonymised now is in it still.
  const later = await connect({ folder });
  expect((await later.copies?.())?.map(({ name }) => name)).toEqual(['afastado']);
  await later.close();
});

it('tells a copy who was anonymised after it, and says who that was', async () => {
  const to = join(dataDir, 'copia');
  const [cpf, pseudonym] = ['52998224725', 'P0000000001'];
  const access = await connect({ folder });
  const run = (statement: ReturnType<typeof sql>) => statement.execute(access.db);
  await run(
    sql`insert into programa.produtor (id_produtor, nome, cpf) values (7, 'Zélia Prado', ${cpf}), (8, 'Rui Lima', null)`,
  );
  await backUp(access, to);
  // As anonymising writes it.
  await run(sql`with p as (insert into portal.pessoa_anonimizada (papeis, motivo) values ('produtor', 'Pedido por escrito') returning id_pessoa)
    insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo) select 'cpf', portal.codigo_anonimo('cpf', ${cpf}), id_pessoa, ${pseudonym}::text from p`);
  await run(
    sql`update programa.produtor set nome = 'Pessoa removida 1', cpf = ${pseudonym} where id_produtor = 7`,
  );
  await access.close();

  expect((await restoreFolder(folder, to)).back).toEqual(['Zélia Prado']);
  const later = await connect({ folder });
  // The next load is replaced on its way in, and the next person gets the next number.
  const { rows } = await sql`select portal.cpf_anonimo(${cpf}) as cpf,
    (select nome from programa.produtor where id_produtor = 7) as nome`.execute(later.db);
  expect(rows).toEqual([{ cpf: pseudonym, nome: 'Zélia Prado' }]);
  const next = await sql<{
    id: number;
  }>`insert into portal.pessoa_anonimizada (papeis, motivo) values ('conta', 'Outra') returning id_pessoa as id`.execute(
    later.db,
  );
  expect(next.rows).toEqual([{ id: 2 }]);
  await later.close();
  // The copy of another database means others by the same numbers.
  const other = await freshEmbedded();
  const another = await connect({ folder: other.folder });
  await sql`update portal.anonimizado_sal set sal = 'outro'`.execute(another.db);
  await another.close();
  expect((await restoreFolder(other.folder, to)).back).toBeNull();
  await other.remove();
});

it('changes nothing when the copy does not open', async () => {
  const to = join(dataDir, 'copia');
  const access = await connect({ folder });
  await backUp(access, to);
  await put(access, 'depois');
  await access.close();
  await truncate(join(to, 'pgdata', 'global', 'pg_control'));
  await expect(restoreFolder(folder, to)).rejects.toThrow();
  await expect(restoreFolder(folder, join(dataDir, 'nada'))).rejects.toThrow();
  expect(await targets()).toEqual(['depois']);
});
