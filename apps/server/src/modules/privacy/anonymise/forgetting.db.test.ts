// [LGPD art. 18]
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import { testPortal, type TestPortal } from '../../../testing.ts';
import { tilesFolder } from '../../maps/index.ts';
import { mentionsOf } from '../mentions.ts';
import { NOTHING_BEFORE } from '../former.ts';
import type { Person } from '../person.ts';
import { filesFound } from '../testing.ts';
import { forgetWaiting, noteForgetting, queueForgetting } from './forgetting.ts';

/** Files go after the commit that took the person out of the tables: whoever is killed between the two leaves a note, by which any process goes on. */

const NAME = 'Benvindo Antônio Lavareda';
const CPF = '39053344705';
const TRACES = ['Benvindo', CPF];
const PERSON: Person = {
  cpf: CPF,
  errado: null,
  produtores: [],
  contas: [],
  emails: [],
  nomes: [NAME],
  papeis: ['cpf'],
  uf: null,
  imoveis: [],
  antes: NOTHING_BEFORE,
};
const TILES = '1-1700000000000';

let portal: TestPortal;
/** The process that takes over. */
let next: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
  next = await testPortal({ DATA_DIR: portal.dataDir }, portal.database);
});
afterAll(async () => {
  await next.close();
  await portal.close();
});

const outbox = (): string => join(portal.dataDir, 'outbox');
const faults = (): string => join(portal.dataDir, 'importacoes');
const mail = async (name: string, said: string): Promise<void> => {
  await mkdir(outbox(), { recursive: true });
  await writeFile(join(outbox(), name), `Subject: Conta nova\r\n\r\n${said}\r\n`);
};
const tile = async (): Promise<void> => {
  const folder = join(tilesFolder(portal.dataDir), TILES, 'aa');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'aa-tile'), gzipSync(`Pasto de ${NAME}`));
};
/** Takes the person out of the tables, as far as files are concerned, and does nothing after the commit. */
const goes = (end: () => void = () => {}, person = PERSON): Promise<number> =>
  portal.database.db.transaction().execute(async (trx) => {
    const { id_pessoa: id } = await trx
      .insertInto('portal.pessoa_anonimizada')
      .values({ papeis: 'cpf', motivo: 'Pedido por escrito', anonimizada_por: null })
      .returning('id_pessoa')
      .executeTakeFirstOrThrow();
    await sql`select pg_sleep(0.01)`.execute(trx);
    await noteForgetting(trx, portal.app, id, { mentions: mentionsOf(person), tiles: TILES });
    // So long as the transaction took nothing is known to have ended.
    const { rows } = await sql<{ later: boolean }>`
      select criado_em > now() as later from portal.esquecimento where id_pessoa = ${id}`.execute(trx);
    expect(rows).toEqual([{ later: true }]);
    await queueForgetting(trx, portal.app);
    end();
    return id;
  });
const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.database.db);
const notes = () =>
  portal.database.db.selectFrom('portal.esquecimento').select(['id_pessoa', 'apagados']).execute();
const tasks = () =>
  portal.database.db
    .selectFrom('portal.tarefa')
    .where('tipo', '=', 'privacy.forget')
    .select(['situacao', 'resultado'])
    .orderBy('id_tarefa')
    .execute();
/** Five minutes pass, for files and mails too. */
const laterOn = async (): Promise<void> => {
  for (const folder of [outbox(), faults()])
    for (const name of await readdir(folder).catch(() => [])) {
      // oxlint-disable no-await-in-loop -- one after the other
      const then = (await stat(join(folder, name))).mtimeMs / 1_000 - 300;
      await utimes(join(folder, name), then, then);
      // oxlint-enable no-await-in-loop
    }
  await run(sql`update portal.email set criado_em = criado_em - interval '5 minutes'`);
  await run(sql`update portal.esquecimento set criado_em = criado_em - interval '5 minutes'`);
  await run(sql`update portal.tarefa set quando = now() where situacao = 'esperando'`);
};

let id: number;

test('what is undone is neither noted nor queued', async () => {
  const undone = goes(() => {
    throw new Error('not after all');
  });
  await expect(undone).rejects.toThrow('not after all');
  expect([await notes(), await tasks()]).toEqual([[], []]);
});

test('what a process left that was killed after the commit goes with the next that looks', async () => {
  await mail('a.eml', `Falar com ${NAME.toUpperCase()}`);
  await mail('b.eml', 'De ninguém');
  await mkdir(faults(), { recursive: true });
  await writeFile(join(faults(), 'carga-falhas.csv'), `produtor.csv;2;cpf;${CPF}\n`);
  await tile();
  id = await goes();
  // Nothing of the note tells whom it is about, but to who has the installation's secret.
  const { rows } = await sql<{ bytes: Buffer }>`select palavras as bytes from portal.esquecimento`.execute(
    portal.database.db,
  );
  expect(Buffer.from(rows[0]!.bytes).toString('latin1')).not.toMatch(/Lavareda|39053344705/i);
  expect(await filesFound(portal, TRACES)).toHaveLength(3);
  await next.jobs();
  expect(await filesFound(portal, TRACES)).toEqual([]);
  expect(await filesFound(portal, ['De ningu.m'])).toHaveLength(1);
  expect(await readdir(tilesFolder(portal.dataDir))).toEqual([TILES]);
  expect(await notes()).toEqual([{ id_pessoa: id, apagados: 2 }]);
  expect(await tasks()).toEqual([
    { situacao: 'concluida', resultado: '2 arquivos apagados' },
    { situacao: 'esperando', resultado: null },
  ]);
});

test('a mail that was being written goes with the second look, a tile finds no place, and the audit says that it is done', async () => {
  await mail('c.eml', `CPF ${CPF}`);
  await expect(tile()).rejects.toThrow();
  await laterOn();
  await next.jobs();
  expect([await filesFound(portal, TRACES), await notes()]).toEqual([[], []]);
  expect((await tasks())[1]).toEqual({
    situacao: 'concluida',
    resultado: '1 arquivo apagado; 1 pessoa concluída',
  });
  expect((await portal.trail()).filter(({ alvo }) => alvo === `pessoa/${id}`)).toMatchObject([
    { acao: 'alterar', id_usuario: null, detalhe: { arquivos: 3 } },
  ]);
});

test('what the disk refuses is tried again until it is done, and keeps nothing else from going', async () => {
  // Cannot be read, as a folder cannot.
  await mkdir(join(outbox(), '0.eml'));
  await mail('d.eml', NAME);
  await writeFile(join(faults(), 'outra-falhas.csv'), `produtor.csv;2;cpf;${CPF}\n`);
  await goes();
  await laterOn();
  await next.jobs();
  expect([await filesFound(portal, TRACES), (await notes()).length]).toEqual([[], 1]);
  expect((await tasks()).slice(2).map(({ situacao }) => situacao)).toEqual(['esperando', 'esperando']);
  await rm(join(outbox(), '0.eml'), { recursive: true });
  await laterOn();
  await next.jobs();
  expect(await notes()).toEqual([]);
  expect((await tasks()).slice(2).map(({ situacao }) => situacao)).toEqual(['concluida', 'concluida']);
});

test('while tiles cannot be closed files go, and the note stays', async () => {
  const folder = tilesFolder(portal.dataDir);
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  await mail('e.eml', NAME);
  await goes();
  await laterOn();
  await next.jobs();
  expect([await filesFound(portal, TRACES), (await notes()).length]).toEqual([[], 1]);
  await rm(folder);
  await laterOn();
  await next.jobs();
  expect([await notes(), await readdir(folder)]).toEqual([[], [TILES]]);
});

test('a mail of what stood before that was queued meanwhile does not go out; one that names a namesake, long after, does', async () => {
  const queued = (address: string) =>
    queueMails(portal.app, portal.database.db, [
      { to: { name: 'Outra', address }, subject: 'Resumo', text: `Visitas de ${NAME}` },
    ]);
  const texts = async () =>
    (await portal.database.db.selectFrom('portal.email').select(['destinatario', 'corpo']).execute())
      .filter(({ corpo }) => corpo !== null)
      .map(({ destinatario }) => destinatario);
  await goes();
  await queued('antes@campo.example');
  await forgetWaiting({ settings: portal.app.settings, db: portal.database.db });
  expect(await texts()).toEqual([]);
  await laterOn();
  await queued('depois@campo.example');
  await mail('homonimo.eml', NAME);
  expect(await forgetWaiting({ settings: portal.app.settings, db: portal.database.db })).toEqual({
    files: 0,
    people: 1,
  });
  expect(await texts()).toEqual(['depois@campo.example']);
  expect(await filesFound(portal, TRACES)).toHaveLength(1);
  await run(sql`delete from portal.email`);
  await rm(join(outbox(), 'homonimo.eml'));
});

test('who goes once more under one number, while files of the first time are searched for, is searched for by both', async () => {
  const twice = await goes();
  const later = mentionsOf({ ...PERSON, nomes: ['Querubina Salomé Xavante'], cpf: null });
  await laterOn();
  await portal.database.db
    .transaction()
    .execute((trx) => noteForgetting(trx, portal.app, twice, { mentions: later, tiles: '2-1700000000000' }));
  await mail('g.eml', NAME);
  await mail('h.eml', 'Querubina Salomé Xavante');
  const look = () => forgetWaiting({ settings: portal.app.settings, db: portal.database.db });
  // The time counts from the second.
  expect(await look()).toEqual({ files: 2, people: 0 });
  expect((await readdir(tilesFolder(portal.dataDir))).toSorted()).toEqual([TILES, '2-1700000000000']);
  await laterOn();
  expect(await look()).toEqual({ files: 0, people: 1 });
  expect((await portal.trail()).findLast(({ alvo }) => alvo === `pessoa/${twice}`)).toMatchObject({
    detalhe: { arquivos: 2 },
  });
});

test('words that were sealed with another secret are told, and keep nobody else; without files nobody is searched for', async () => {
  const other = await goes();
  await run(sql`update portal.esquecimento set palavras = '\\x0102' where id_pessoa = ${other}`);
  const known = await goes(undefined, { ...PERSON, nomes: ['Querubina Salomé Xavante'], cpf: null });
  await mail('f.eml', 'Querubina Salomé Xavante');
  await laterOn();
  await next.jobs();
  const { rows } = await sql<{ motivo: string }>`
    select motivo from portal.tarefa where tipo = 'privacy.forget' and situacao = 'falhou'`.execute(
    portal.database.db,
  );
  expect(rows.map(({ motivo }) => motivo).join(' ')).toContain('SESSION_SECRET');
  expect((await notes()).map(({ id_pessoa }) => id_pessoa)).toEqual([other]);
  expect(await filesFound(portal, ['Querubina'])).toEqual([]);
  expect(known).toBeGreaterThan(other);
  // What its sentence asks for.
  await rm(outbox(), { recursive: true });
  await rm(faults(), { recursive: true });
  expect(await forgetWaiting({ settings: portal.app.settings, db: portal.database.db })).toEqual({
    files: 0,
    people: 1,
  });
  expect(await notes()).toEqual([]);
});
