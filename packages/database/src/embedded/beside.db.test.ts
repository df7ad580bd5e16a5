// A load beside the embedded database: its folder, its workers. Runs on it whatever TEST_DATABASE_URL says.
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, DiskFull, type DatabaseAccess } from '../index.ts';
import { freshEmbedded } from '../testing/embedded-template.ts';

let folder: string;
let remove: () => Promise<void>;
const opened: DatabaseAccess[] = [];

beforeEach(async () => {
  ({ folder, remove } = await freshEmbedded());
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await remove();
});

async function open(settings = {}): Promise<DatabaseAccess> {
  const database = await connect({ folder, guarded: true, reserveBytes: 1024 * 1024, ...settings });
  opened.push(database);
  return database;
}

/** The copy, which a guarded database gives. */
function there(database: DatabaseAccess | undefined): DatabaseAccess {
  if (!database) throw new Error('no copy');
  return database;
}

const put = (database: DatabaseAccess | undefined, indicador: string) =>
  there(database).db.insertInto('programa.meta').values({ indicador, ano: 2025, valor: 1 }).execute();
const targets = async (database: DatabaseAccess) =>
  (await database.db.selectFrom('programa.meta').select('indicador').orderBy('indicador').execute()).map(
    ({ indicador }) => indicador,
  );

it('is seen by nobody until it is kept, and then with all that the portal wrote meanwhile', async () => {
  const database = await open();
  await put(database, 'antes');
  const person = (email: string) =>
    database.db
      .insertInto('portal.usuario')
      .values({ nome: 'Pessoa "só" ção', email, senha: '!', id_perfil: 3 })
      .returning('id_usuario')
      .executeTakeFirstOrThrow();
  const gone = await person('gone@exemplo.br');
  const changed = await person('changed@exemplo.br');
  const heard: string[] = [];
  let missed = 0;
  database.notices.subscribe(
    'versao',
    (payload) => heard.push(payload),
    () => (missed += 1),
  );
  const everything = () =>
    sql`select to_jsonb(u)::text as u from portal.usuario u order by id_usuario`
      .execute(database.db)
      .then(({ rows }) => rows);
  let before: unknown[] = [];
  const value = await database.beside(async (copy) => {
    await put(copy, 'depois');
    await there(copy).notices.publish('versao', '7');
    expect(await targets(database)).toEqual(['antes']);
    // Added, changed and removed, also by a key without an identity and by a cascade; a number with more digits than JavaScript keeps.
    const added = await person('added@exemplo.br');
    await database.db
      .insertInto('portal.usuario_perfil')
      .values({ id_usuario: added.id_usuario, id_perfil: 3 })
      .execute();
    await database.db
      .updateTable('portal.usuario')
      .set({ nome: 'Outra' })
      .where('id_usuario', '=', changed.id_usuario)
      .execute();
    await database.db.deleteFrom('portal.usuario').where('id_usuario', '=', gone.id_usuario).execute();
    await sql`insert into portal.acesso (acao, detalhe) values ('abrir', '{"n": 12345678901234567.123456789}')`.execute(
      database.db,
    );
    before = await everything();
    return { keep: true, value: 'done' };
  });
  expect(value).toBe('done');
  expect(await targets(database)).toEqual(['antes', 'depois']);
  expect(await everything()).toEqual(before);
  const { rows } = await sql`select detalhe::text as text from portal.acesso`.execute(database.db);
  expect(rows).toEqual([{ text: '{"n": 12345678901234567.123456789}' }]);
  expect((await database.db.selectFrom('portal.usuario_perfil').selectAll().execute()).length).toBe(1);
  // Numbers go on after the last that was given out.
  expect((await person('next@exemplo.br')).id_usuario).toBe(changed.id_usuario + 2);
  expect({ heard, missed }).toEqual({ heard: ['7'], missed: 1 });
  expect(await sql`select to_regnamespace('espera') as left`.execute(database.db)).toMatchObject({
    rows: [{ left: null }],
  });
});

it('that is not kept, or fails, leaves nothing', async () => {
  const database = await open();
  const kept = await database.beside(async (copy) => {
    await put(copy, 'a');
    await put(database, 'b');
    return { keep: false, value: 1 };
  });
  expect(kept).toBe(1);
  const failing = database.beside(async (copy) => {
    await put(copy, 'c');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await targets(database)).toEqual(['b']);
  expect((await readdir(folder)).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata']);
});

it('is refused where there is no room for a copy', async () => {
  const database = await open({ reserveBytes: 2 ** 60 });
  await expect(database.beside(async () => ({ keep: true, value: 1 }))).rejects.toThrow(DiskFull);
});

it('opens again as the new one, and again', async () => {
  const first = await open();
  for (const name of ['1', '2', '3']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await first.beside(async (copy) => ({ keep: true, value: await put(copy, name) }));
  }
  await opened.pop()?.close();
  const names = await readdir(folder);
  // The one in use, and the copies before and after the last.
  expect(names.filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata-3']);
  expect(names.filter((name) => name.startsWith('copia-'))).toHaveLength(2);
  expect(await targets(await open())).toEqual(['1', '2', '3']);
});
