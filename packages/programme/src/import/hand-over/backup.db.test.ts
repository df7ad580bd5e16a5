// `npm run backup` and `npm run restore`: of the embedded database only, whatever TEST_DATABASE_URL says.
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type DatabaseAccess } from '@fonte/database';
import { carryAnonymised } from '@fonte/database/anonymised/carry-anonymised';
import { goneFile } from '@fonte/database/anonymised/kept-list';
import { Generations } from '@fonte/database/embedded/generations';
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
  await expect(restoreFolder({ folder, dataDir, backup: to })).rejects.toThrow(/in use/);
  await service.close();
  await access.close();

  expect(await targets()).toEqual(['antes', 'depois']);
  expect(await restoreFolder({ folder, dataDir, backup: to })).toEqual({
    aside: join(folder, 'afastado'),
    back: [],
    codeless: 0,
  });
  expect(await targets()).toEqual(['antes']);

  // What was set aside is told as a copy: whoever is anonymised now is in it still.
  const later = await connect({ folder });
  expect((await later.copies?.())?.map(({ name }) => name)).toEqual(['afastado']);
  await later.close();
});

/** As the portal anonymises (apps/server, modules/privacy): a producer, an account without a CPF, and whoever is known by an address alone. */
async function anonymiseThree(access: DatabaseAccess, account: number): Promise<void> {
  const steps = [
    sql`insert into portal.pessoa_anonimizada (papeis, motivo, anonimizada_em) values
      ('produtor', 'Pedido por escrito', now()), ('conta', 'Pedido por escrito', now() + interval '1 ms'), ('email', 'Pedido por escrito', now() + interval '2 ms')`,
    sql`insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo) values
      ('cpf', portal.codigo_anonimo('cpf', ${CPF}), 1, ${PSEUDONYM}), ('produtor', portal.codigo_anonimo('produtor', '7'), 1, ${PSEUDONYM}),
      ('nome', portal.codigo_anonimo('nome', 'zelia prado'), 1, null), ('email', portal.codigo_anonimo('email', 'rui@campo.example'), 3, null)`,
    sql`update programa.produtor set nome = 'Pessoa removida 1', cpf = ${PSEUDONYM} where id_produtor = 7`,
    sql`update portal.usuario set nome = 'Pessoa removida 2', email = 'removida-2-' || id_usuario || '@invalid', removido_em = now() where id_usuario = ${account}`,
    sql`delete from portal.notificacao_destino where email = 'rui@campo.example'`,
  ];
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const step of steps) await step.execute(access.db);
}
const CPF = '52998224725';
const PSEUDONYM = 'P0000000001';
const BACK = ['Zélia Prado', 'Olga Reis', 'rui@campo.example'];

it('tells a copy who was anonymised after it, by codes and never by a name, though what it replaces does not open', async () => {
  const to = join(dataDir, 'copia');
  const access = await connect({ folder });
  const one = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
    (await statement.execute(access.db)).rows[0]!;
  // Each has a namesake who has not gone.
  await sql`insert into programa.produtor (id_produtor, nome, cpf) values (7, 'Zélia Prado', ${CPF}), (8, 'Zélia Prado', '39053344705')`.execute(
    access.db,
  );
  const { id: account } = await one(
    sql<{
      id: number;
    }>`insert into portal.usuario (nome, email, senha, id_perfil) values ('Olga Reis', 'olga@campo.example', '!', 5) returning id_usuario as id`,
  );
  await one(sql`with n as (insert into portal.notificacao (nome, criada_por) values ('Resumo', ${account}) returning id_notificacao)
    insert into portal.notificacao_destino (id_notificacao, email) select id_notificacao, email from n, unnest(array['rui@campo.example', 'ruy@campo.example']) email returning 1`);
  await sql`insert into portal.usuario (nome, email, senha, id_perfil) values ('Olga Reis', 'outra.olga@campo.example', '!', 5)`.execute(
    access.db,
  );
  await backUp(access, to);
  await anonymiseThree(access, account);
  await access.close();

  expect((await restoreFolder({ folder, dataDir, backup: to })).back).toEqual(BACK);
  const later = await connect({ folder });
  expect(await carryAnonymised(later.db, dataDir)).toEqual([1, 2, 3]);
  // Nobody twice.
  expect(await carryAnonymised(later.db, dataDir)).toEqual([]);
  const { rows: back } = await sql`
    select id_pessoa, cpf, id_produtor, id_usuario, email from portal.pessoa_de_volta order by id_pessoa, cpf`.execute(
    later.db,
  );
  const none = { cpf: null, id_produtor: null, id_usuario: null, email: null };
  expect(back).toEqual([
    { ...none, id_pessoa: 1, cpf: CPF },
    { ...none, id_pessoa: 1, id_produtor: 7 },
    { ...none, id_pessoa: 2, id_usuario: account },
    { ...none, id_pessoa: 3, email: 'rui@campo.example' },
  ]);
  // The next load is replaced on its way in, and the next person gets the next number.
  const { rows } = await sql`select portal.cpf_anonimo(${CPF}) as cpf,
    (select nome from programa.produtor where id_produtor = 7) as nome`.execute(later.db);
  expect(rows).toEqual([{ cpf: PSEUDONYM, nome: 'Zélia Prado' }]);
  const next =
    await sql`insert into portal.pessoa_anonimizada (papeis, motivo) values ('conta', 'Outra') returning id_pessoa as id`.execute(
      later.db,
    );
  expect(next.rows).toEqual([{ id: 4 }]);
  await later.close();

  // What was written down outlives the database.
  await truncate(join(await new Generations(folder).current(), 'global', 'pg_control'));
  // Releases before migration 0110 kept no code of an address: nobody can tell whether such a person is back.
  const list = JSON.parse(await readFile(goneFile(dataDir), 'utf8')) as {
    pessoas: { codigos: unknown[] }[];
  }[];
  list[0]!.pessoas[2]!.codigos = [];
  await writeFile(goneFile(dataDir), JSON.stringify(list));
  expect(await restoreFolder({ folder, dataDir, backup: to })).toMatchObject({
    back: BACK.slice(0, 2),
    codeless: 1,
  });

  // The copy of another database means others by the same numbers.
  const other = await freshEmbedded();
  const another = await connect({ folder: other.folder });
  await sql`update portal.anonimizado_sal set sal = 'outro'`.execute(another.db);
  await another.close();
  const elsewhere = await mkdtemp(join(tmpdir(), 'fonte-backup-'));
  expect((await restoreFolder({ folder: other.folder, dataDir: elsewhere, backup: to })).back).toBeNull();
  await Promise.all([other.remove(), rm(elsewhere, { recursive: true })]);
});

it('changes nothing when the copy does not open', async () => {
  const to = join(dataDir, 'copia');
  const access = await connect({ folder });
  await backUp(access, to);
  await put(access, 'depois');
  await access.close();
  await truncate(join(to, 'pgdata', 'global', 'pg_control'));
  await expect(restoreFolder({ folder, dataDir, backup: to })).rejects.toThrow();
  await expect(restoreFolder({ folder, dataDir, backup: join(dataDir, 'nada') })).rejects.toThrow();
  expect(await targets()).toEqual(['depois']);
});
