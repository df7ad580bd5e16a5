// [LGPD art. 18]
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundPerson, HeldPlace } from '@fonte/contracts/routes/privacy';
import { importFolder } from '@fonte/programme';
import { PRODUCERS } from '@fonte/programme/tiny/people';
import { writeTiny } from '@fonte/programme/tiny/write-tiny';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { administratorWith, askPrivacy, dotted, MOTIVE } from '../testing.ts';

/** Producers whose CPF is wrong, as the source gives whoever has none: one number, several people. None of them is another. */

const PASS = 'tres bois na sombra';
const WRONG = '00000000000';
const named = (id: number) => {
  const { nome, cpf } = PRODUCERS.find(({ id_produtor }) => id_produtor === id)!;
  return { nome: nome as string, cpf: cpf as string };
};
const [ZELI, BENTO, CICERO, FOURTH] = [named(1), named(2), named(3), named(4)];

let portal: TestPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await administratorWith(portal, PASS);
  expect((await load([BENTO.cpf, CICERO.cpf])).situacao).toBe('concluida');
});
afterAll(() => portal.close());

/** Loads the tiny programme, in which the producers of these CPFs bear the wrong one. */
async function load(cpfs: readonly string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-privacy-'));
  try {
    await writeTiny(dir);
    const path = join(dir, 'produtor.csv');
    let text = await readFile(path, 'latin1');
    for (const cpf of cpfs) {
      expect(text.includes(cpf) || text.includes(dotted(cpf))).toBe(true);
      text = text.replace(cpf, WRONG).replace(dotted(cpf), WRONG);
    }
    await writeFile(path, text, 'latin1');
    return await importFolder(portal.database, dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const post = (call: string, body: unknown) => askPrivacy(portal, admin, call, body);
const find = async (por: string, valor: string): Promise<FoundPerson[]> =>
  (await post('find', { por, valor, motivo: MOTIVE })).json<{ pessoas: FoundPerson[] }>().pessoas;
const bento = async () => (await find('nome', BENTO.nome))[0]!;
const held = async () =>
  (await post('held', { ref: (await bento()).ref })).json<{
    lugares: HeldPlace[];
    confirmar: string;
    arquivos: number;
  }>();
/** Records of producers and their farms, but for who is Bento. */
const others = async () =>
  (
    await sql`select (select jsonb_agg(r order by id_produtor) from programa.produtor r where id_produtor <> 2) as producers,
      (select jsonb_agg(p order by cod_propriedade) from programa.propriedade p where id_produtor <> 2) as farms`.execute(
      portal.database.db,
    )
  ).rows[0];

test('a search by the number finds each by itself, and by a name that one alone', async () => {
  expect((await find('cpf', WRONG)).map(({ nome }) => nome)).toEqual([BENTO.nome, CICERO.nome]);
  const one = await find('nome', BENTO.nome);
  expect(one).toMatchObject([{ nome: BENTO.nome, papeis: ['produtor'], anonimizada: false }]);
  expect(one[0]?.cpf).toBe('***.000.000-**');
});

test('every name that stands behind one right CPF is shown', async () => {
  const { db } = portal.database;
  const bear = (cpf: string) =>
    sql`update programa.produtor set cpf = ${cpf} where id_produtor = 4`.execute(db);
  await bear(ZELI.cpf);
  expect((await find('cpf', ZELI.cpf)).map(({ nome }) => nome)).toEqual([`${ZELI.nome} · ${FOURTH.nome}`]);
  await bear(FOURTH.cpf);
});

test('the file of one tells nothing of the other', async () => {
  const answer = await post('export', { ref: (await bento()).ref, motivo: MOTIVE });
  const { lugares } = answer.json<{
    lugares: Record<string, { linhas: { id_produtor?: number; cpf?: string }[] }>;
  }>();
  expect(lugares['programa.produtor']?.linhas).toMatchObject([{ id_produtor: 2, cpf: WRONG }]);
  expect(lugares['programa.propriedade']?.linhas.map((row) => row.id_produtor)).toContain(2);
  for (const { linhas } of Object.values(lugares))
    for (const row of linhas) expect(row.id_produtor ?? 2).toBe(2);
  expect(answer.body).not.toContain(CICERO.nome);
});

test('before it only its own record would go, and afterwards only it has gone', async () => {
  const before = await others();
  const { lugares, confirmar } = await held();
  expect(lugares.find(({ tabela }) => tabela === 'programa.produtor')?.linhas).toBe(1);
  const answer = await post('anonymise', {
    ref: (await bento()).ref,
    motivo: MOTIVE,
    confirmacao: confirmar,
    atual: PASS,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await others()).toEqual(before);
  const [gone] = await find('nome', 'pessoa removida');
  expect(gone).toMatchObject({ cpf: 'removido', anonimizada: true });
  expect((await find('cpf', WRONG)).map(({ nome }) => nome)).toEqual([CICERO.nome]);
  const { rows } = await sql<{ tipo: string; n: number }>`
    select tipo, count(*)::int as n from portal.anonimizado group by 1 order by 1`.execute(
    portal.database.db,
  );
  // The right one that it had before, which is nobody else's, and no code of the wrong one.
  expect(rows.map(({ tipo, n }) => [tipo, n])).toEqual([
    ['cpf', 1],
    ['nome', 1],
    ['produtor', 1],
  ]);
});

test('the next load brings it back no more, and takes no other of that number', async () => {
  const before = await others();
  expect((await load([BENTO.cpf, CICERO.cpf])).situacao).toBe('sem_mudancas');
  expect(await others()).toEqual(before);
  // One more who has none of its own.
  expect((await load([BENTO.cpf, CICERO.cpf, FOURTH.cpf])).situacao).toBe('concluida');
  const { rows } = await sql<{ nome: string; cpf: string }>`
    select nome, cpf from programa.produtor where id_produtor in (2, 3, 4) order by id_produtor`.execute(
    portal.database.db,
  );
  expect(rows).toEqual([
    {
      nome: expect.stringMatching(/^Pessoa removida \d+$/) as string,
      cpf: expect.stringMatching(/^Q\d{10}$/) as string,
    },
    { nome: CICERO.nome, cpf: WRONG },
    { nome: FOURTH.nome, cpf: WRONG },
  ]);
});
