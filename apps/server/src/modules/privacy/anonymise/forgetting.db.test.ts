// [LGPD art. 18]
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../../../testing.ts';
import { tilesFolder } from '../../maps/index.ts';
import { mentionsOf } from '../mentions.ts';
import { NOTHING_BEFORE } from '../former.ts';
import type { Person } from '../person.ts';
import { filesFound } from '../testing.ts';
import { noteForgetting } from './forgetting.ts';

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
const goes = (end: () => void = () => {}): Promise<number> =>
  portal.database.db.transaction().execute(async (trx) => {
    const { id_pessoa: id } = await trx
      .insertInto('portal.pessoa_anonimizada')
      .values({ papeis: 'cpf', motivo: 'Pedido por escrito', anonimizada_por: null })
      .returning('id_pessoa')
      .executeTakeFirstOrThrow();
    await noteForgetting(trx, portal.app, id, { mentions: mentionsOf(PERSON), tiles: TILES });
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
const laterOn = async (): Promise<void> => {
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

test('what the disk refuses is tried again until it is done', async () => {
  await mail('d.eml', NAME);
  // Cannot be read, as a folder cannot.
  await mkdir(join(outbox(), '0.eml'));
  await goes();
  await laterOn();
  await next.jobs();
  expect(await notes()).toHaveLength(1);
  expect((await tasks()).slice(2).map(({ situacao }) => situacao)).toEqual(['esperando', 'esperando']);
  await rm(join(outbox(), '0.eml'), { recursive: true });
  await laterOn();
  await next.jobs();
  expect([await filesFound(portal, TRACES), await notes()]).toEqual([[], []]);
  expect((await tasks()).slice(2).map(({ situacao }) => situacao)).toEqual(['concluida', 'concluida']);
});

test('words that were sealed with another secret are told, not passed over', async () => {
  const other = await goes();
  await run(sql`update portal.esquecimento set palavras = '\\x0102' where id_pessoa = ${other}`);
  await next.jobs();
  const [task] = (
    await sql<{
      motivo: string;
      situacao: string;
    }>`select motivo, situacao from portal.tarefa where tipo = 'privacy.forget' and situacao = 'falhou'`.execute(
      portal.database.db,
    )
  ).rows;
  expect(task?.motivo).toContain('SESSION_SECRET');
  expect(await notes()).toHaveLength(1);
});
