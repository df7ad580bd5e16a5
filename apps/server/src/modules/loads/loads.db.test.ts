// [ASVS 5.2.1 5.2.3 5.3.2]
import type { loads } from '@fonte/contracts/routes/loads';
import { importFolder } from '@fonte/programme';
import { maskCpf } from '@fonte/pt-br';
import { RETENTION } from '@fonte/contracts/retention';
import { OTTO } from '@fonte/programme/tiny/people';
import { tinyDatabase } from '@fonte/programme/testing';
import { zipSync } from 'fflate';
import { sql } from 'kysely';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { HANDLERS } from '../../jobs.ts';
import { JobWorker } from '../../platform/jobs/worker.ts';
import { contentsOf, LoadPortal, PASS, rowsOf, tinyFolder, zipOf, type Folder } from './testing/loads.ts';

type List = z.infer<NonNullable<(typeof loads)['answer']>>;

let at: LoadPortal;
let tiny: Folder;
/** A goal is another, a practice is new to nobody, and a visit's recommendation has gone. */
let later: Folder;
beforeAll(async () => {
  at = await LoadPortal.open();
  tiny = await tinyFolder();
  later = rowsOf(tiny, 'recomendacao.csv', (rows) => rows.slice(1));
});
afterAll(() => at.close());
afterEach(async () => {
  for (const { id } of (await at.get<List>()).enviadas) await at.post(`${id}/cancelar`);
  await at.portal.jobs();
  // What was cancelled in the middle clears up after itself.
  await expect.poll(() => at.left()).toEqual({ stored: 0, lying: [] });
});

/** The same folder on the disk, for the code of the command. */
async function onDisk<T>(folder: Folder, work: (dir: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'fonte-carga-'));
  const dir = join(root, 'carga de maio');
  try {
    await mkdir(dir);
    await Promise.all(Object.entries(folder).map(([name, text]) => writeFile(join(dir, name), text)));
    return await work(dir);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
const versions = async () =>
  (await at.portal.database.db.selectFrom('portal.versao').select('versao').execute()).length;

describe('a load that is sent', () => {
  test('is told as --preview tells it, and nothing is imported', async () => {
    const before = await contentsOf(at.portal.database);
    const known = await versions();
    const id = await at.checked(zipOf(later));
    const told = await at.one(id);
    const preview = await onDisk(later, (dir) => importFolder(at.portal.database, dir, { preview: true }));
    expect(told.tabelas).toEqual(preview.tabelas);
    expect(told.tabelas.find(({ tabela }) => tabela === 'recomendacao')).toMatchObject({ removidas: 1 });
    expect(told).toMatchObject({
      nome: 'carga.zip',
      tipo: 'pasta',
      falhas: [],
      situacao: 'pronta',
      versao: null,
      versao_vista: preview.versao,
      andamento: null,
    });
    expect(await contentsOf(at.portal.database)).toEqual(before);
    expect(await versions()).toBe(known);
  });

  test('may come as files of the folder, with what is said of them', async () => {
    const { 'meta.csv': meta = '', 'recomendacao.csv': advice = '' } = later;
    const more = { decimais: 'ponto', referencia: '2026-01-31' };
    const answer = await at.send({ 'meta.csv': meta, 'recomendacao.csv': advice }, more);
    const { id } = (await answer.json()) as { id: number };
    await at.portal.jobs();
    const told = await at.one(id);
    expect(told).toMatchObject({ nome: 'meta.csv e mais 1', situacao: 'pronta' });
    expect(told.tabelas.map(({ arquivo }) => arquivo).toSorted()).toEqual(['meta.csv', 'recomendacao.csv']);
    expect(told.arquivos.map(({ nome }) => nome)).toEqual(['meta.csv', 'recomendacao.csv']);
  });

  test('is imported as the command imports it, told and undone', { timeout: 300_000 }, async () => {
    const before = await contentsOf(at.portal.database);
    const told = await at.imported(await at.checked(zipOf(later)));
    const twin = await tinyDatabase();
    try {
      const byHand = await onDisk(later, (dir) => importFolder(twin, dir));
      expect(byHand.situacao).toBe('concluida');
      expect(await contentsOf(at.portal.database)).toEqual(await contentsOf(twin));
      expect(told).toMatchObject({ situacao: 'importada', versao: byHand.versao, guardada_ate: null });
      const [row] = (await at.get<List>()).linhas;
      expect(row).toMatchObject({
        situacao: 'concluida',
        origem: 'carga',
        por: expect.stringMatching(/^Pessoa/),
        versao: told.versao,
        novas: 0,
        removidas: 1,
      });
      const { status, body } = await at.post('desfazer', { versao: told.versao, atual: PASS });
      expect(status, JSON.stringify(body)).toBe(200);
      await at.portal.jobs();
      expect(await at.one(body.id)).toMatchObject({ tipo: 'desfazer', situacao: 'importada' });
      expect(await contentsOf(at.portal.database)).toEqual(before);
      expect(await at.post('desfazer', { versao: told.versao, atual: PASS })).toMatchObject({
        status: 409,
        body: { codigo: 'loadOutdated' },
      });
    } finally {
      await twin.close();
    }
  });

  test('is told when nothing would be another, and makes no version', async () => {
    const known = await versions();
    expect(await at.imported(await at.checked(zipOf(tiny)))).toMatchObject({ situacao: 'sem_mudancas' });
    expect(await versions()).toBe(known);
  });

  test('is nobody’s once who sent it is not kept any more, and the command’s before', async () => {
    const { db } = at.portal.database;
    const { days } = RETENTION.carga;
    await sql`insert into portal.importacao (situacao, origem, iniciada_em) values
      ('concluida', 'velha', now() - make_interval(days => ${days}::integer)), ('concluida', 'nova', now())`.execute(
      db,
    );
    const { linhas } = await at.get<List>();
    const by = (origem: string) => linhas.find((line) => line.origem === origem)?.por;
    expect([by('velha'), by('nova')]).toEqual(['', null]);
    await sql`delete from portal.importacao where origem in ('velha', 'nova')`.execute(db);
  });
});

describe('what would take much away', () => {
  test('is imported only when that is accepted', async () => {
    const half = rowsOf(tiny, 'lancamento.csv', (rows) => rows.slice(0, 3));
    const id = await at.checked(zipOf(half));
    const told = await at.one(id);
    expect(told).toMatchObject({ situacao: 'pronta', aceitar: ['remocoes'] });
    expect(told.falhas[0]).toMatchObject({ arquivo: 'lancamento.csv', aceita: 'remocoes', linha: null });
    expect(told.falhas[0]?.motivo).toMatch(/aceite as remoções/);
    const known = await versions();
    expect(await at.post(`${id}/importar`, { atual: PASS, aceitar_esvaziadas: true })).toMatchObject({
      status: 400,
      body: { errors: [{ campo: 'aceitar_remocoes' }] },
    });
    expect(await versions()).toBe(known);
    const done = await at.imported(id, { aceitar_remocoes: true });
    expect(done.situacao).toBe('importada');
    await at.post('desfazer', { versao: done.versao, atual: PASS });
    await at.portal.jobs();
  });
});

describe('a load with faults', () => {
  test('is refused with file, line and sentence, personal numbers hidden', async () => {
    const wrong = `${OTTO.slice(0, 10)}${(Number(OTTO.at(-1)) + 1) % 10}`;
    const broken = { ...tiny, 'supervisor.csv': tiny['supervisor.csv']!.replace(OTTO, wrong) };
    const line = tiny['supervisor.csv']!.split('\n').findIndex((row) => row.includes(OTTO)) + 1;
    const id = await at.checked(zipOf(broken));
    const told = await at.one(id);
    expect(told.situacao).toBe('recusada');
    expect(told.falhas[0]).toMatchObject({
      arquivo: 'supervisor.csv',
      linha: line,
      coluna: 'cpf',
      valor: maskCpf(wrong),
      motivo: 'não é um CPF válido: os dígitos verificadores não conferem',
    });
    // Its answer may tell somebody's data: written down with its rows, and kept by nobody.
    const { length } = await at.portal.trail();
    const answer = await at.portal.ask('GET', `/api/cargas/${id}`, { headers: { cookie: at.admin.cookie } });
    expect([answer.headers['cache-control'], answer.headers['etag']]).toEqual(['no-store', undefined]);
    const [written, ...others] = (await at.portal.trail()).slice(length);
    expect(others).toEqual([]);
    expect(written).toMatchObject({
      rota: 'load.one',
      acao: 'ler',
      situacao: 200,
      linhas: expect.any(Number),
    });
    expect(written?.linhas).toBeGreaterThan(0);
    expect(await at.post(`${id}/importar`, { atual: PASS })).toMatchObject({
      status: 409,
      body: { codigo: 'loadMoved' },
    });
  });

  const CSV = Buffer.from('id\n1\n');
  test.each<[string, () => Uint8Array, RegExp]>([
    ['a path that leads out', () => zipSync({ '../produtor.csv': CSV }), /caminho que sai da pasta/],
    ['a link', () => zipSync({ 'produtor.csv': [CSV, { os: 3, attrs: 0o120777 << 16 }] }), /é um atalho/],
    ['an unknown file', () => zipSync({ 'notas.xlsx': CSV }), /não é um arquivo do formato/],
    ['a bomb', () => zipSync({ 'produtor.csv': new Uint8Array(20 * 1_048_576) }), /mais de 200 vezes maior/],
    ['no zip at all', () => Buffer.from('produtor'), /não é um arquivo zip inteiro/],
  ])('is refused for %s', async (_what, zip, reason) => {
    const told = await at.one(await at.checked(zip()));
    expect(told).toMatchObject({ situacao: 'recusada', tabelas: [] });
    expect(told.falhas[0]?.motivo).toMatch(reason);
  });

  test.each<[string, Record<string, string>, Record<string, string>, number, string]>([
    ['an unknown file', { 'notas.csv': 'a' }, {}, 400, 'loadFile'],
    ['a zip beside others', { 'carga.zip': 'PK', 'meta.csv': 'a' }, {}, 400, 'loadFile'],
    ['an empty file', { 'meta.csv': '' }, {}, 400, 'emptyFile'],
    ['no file', {}, { decimais: 'ponto' }, 400, 'invalidRequest'],
    ['another form of numbers', { 'meta.csv': 'a' }, { decimais: 'tanto faz' }, 400, 'invalidRequest'],
    ['a day that is none', { 'meta.csv': 'a' }, { referencia: '31/01/2026' }, 400, 'invalidRequest'],
  ])('is not taken in with %s', async (_what, files, more, status, codigo) => {
    const answer = await at.send(files, more);
    expect([answer.status, await answer.json()]).toMatchObject([status, { codigo }]);
  });
});

describe('one at a time', () => {
  test('a second one is refused while one waits or runs, and a fourth change of one', async () => {
    const first = await at.send({ 'carga.zip': zipOf(later) });
    const { id } = (await first.json()) as { id: number };
    const second = await at.send({ 'carga.zip': zipOf(later) });
    expect([second.status, await second.json()]).toMatchObject([409, { codigo: 'loadRunning' }]);
    expect(await at.post(`${id}/conferir`)).toMatchObject({ status: 409, body: { codigo: 'loadMoved' } });
    expect((await at.get<List>()).enviadas).toMatchObject([{ id, situacao: 'conferindo' }]);
    await at.portal.jobs();
    expect(await at.post(`${id}/importar`, { atual: 'outra senha' })).toMatchObject({ status: 400 });
    expect(await at.post('999999/conferir')).toMatchObject({ status: 404, body: { codigo: 'loadNotFound' } });
  });

  test('no more than five wait with their files', async () => {
    for (let i = 0; i < 5; i += 1)
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await at.checked(zipOf({ 'meta.csv': tiny['meta.csv']! }));
    const answer = await at.send({ 'carga.zip': zipOf(later) });
    expect([answer.status, await answer.json()]).toMatchObject([409, { codigo: 'loadsKept' }]);
  });

  test('what was cancelled is done by nobody, and its files go', async () => {
    const answer = await at.send({ 'carga.zip': zipOf(later) });
    const { id } = (await answer.json()) as { id: number };
    expect((await at.post(`${id}/cancelar`)).status).toBe(200);
    await at.portal.jobs();
    expect(await at.one(id)).toMatchObject({ situacao: 'cancelada', tabelas: [], guardada_ate: null });
    expect(await at.post(`${id}/cancelar`)).toMatchObject({ status: 409, body: { codigo: 'loadMoved' } });
  });
});

test('what is cancelled while it is imported is kept wholly or not at all, and said as it is', async () => {
  const { app, database } = at.portal;
  const journal = () =>
    database.db
      .selectFrom('portal.importacao')
      .select(['id_importacao', 'situacao'])
      .orderBy('id_importacao', 'desc')
      .executeTakeFirstOrThrow();
  const id = await at.checked(zipOf(later));
  const before = await contentsOf(database);
  const known = await versions();
  const last = await journal();
  const stop = new JobWorker({ ...app, log: app.server.log }, HANDLERS).start();
  expect((await at.post(`${id}/importar`, { atual: PASS })).status).toBe(200);
  await expect
    .poll(async () => (await journal()).id_importacao, { interval: 5 })
    .not.toBe(last.id_importacao);
  const { status } = await at.post(`${id}/cancelar`);
  // It may have ended in that moment.
  expect([200, 409]).toContain(status);
  await expect.poll(async () => (await journal()).situacao).not.toBe('em_andamento');
  await stop();
  const applied = (await journal()).situacao === 'concluida';
  const told = await at.one(id);
  expect(told.situacao).toBe(applied ? 'importada' : 'cancelada');
  expect(await versions()).toBe(known + (applied ? 1 : 0));
  if (!applied) expect(await contentsOf(database)).toEqual(before);
  else await at.post('desfazer', { versao: told.versao, atual: PASS });
});

test('each change stands in the audit, without names of people', async () => {
  const id = await at.checked(zipOf(later));
  await at.post(`${id}/cancelar`);
  const lines = (await at.portal.trail()).filter(({ alvo }) => alvo === `carga ${id}`);
  expect(lines.map(({ acao, detalhe }) => [acao, (detalhe as { feito?: string } | null)?.feito])).toEqual([
    ['alterar', 'enviar'],
    ['alterar', 'cancelar'],
  ]);
});

test('only administrators', async () => {
  for (const profile of ['nacional', 'regional', 'supervisor', 'consulta'] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    const who = await at.portal.person(profile, { uf: 'GO' });
    expect((await at.send({ 'carga.zip': zipOf(later) }, {}, who)).status).toBe(403);
    expect((await at.post('desfazer', { versao: 1, atual: PASS }, who)).status).toBe(403);
    expect((await at.portal.ask('GET', '/api/cargas', { headers: { cookie: who.cookie } })).statusCode).toBe(
      403,
    );
    // oxlint-enable no-await-in-loop
  }
});
