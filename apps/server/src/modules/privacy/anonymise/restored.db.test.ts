// [LGPD art. 18]
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@fonte/contracts';
import type { anonymisedPeople } from '@fonte/contracts/endpoints/privacy';
import type { FoundPerson } from '@fonte/contracts/routes/privacy';
import { carryAnonymised } from '@fonte/database/anonymised/carry-anonymised';
import { goneFile, type GoneFault } from '@fonte/database/anonymised/kept-list';
import { importFolder } from '@fonte/programme';
import { PRODUCERS } from '@fonte/programme/tiny/people';
import { writeTiny } from '@fonte/programme/tiny/write-tiny';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { administratorWith, askPrivacy, AT, MOTIVE, whereFound } from '../testing.ts';

type Anonymised = Answer<typeof anonymisedPeople>;

/** Somebody who had gone and is back with a restored copy of the database, which knows the codes of who had gone (`npm run restore`). */

const PASS = 'tres bois na sombra';
const ZELI = PRODUCERS.find(({ id_produtor }) => id_produtor === 1)!;

let portal: TestPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await administratorWith(portal, PASS);
});
afterAll(() => portal.close());

async function load(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-restored-'));
  try {
    await writeTiny(dir);
    return (await importFolder(portal.database, dir)).situacao;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const post = (call: string, body: unknown) => askPrivacy(portal, admin, call, body);

test('who is anonymised again has the number that loads know, and the source brings no change', async () => {
  const { db } = portal.database;
  await sql`insert into portal.pessoa_anonimizada (id_pessoa, papeis, motivo) overriding system value values (7, 'produtor', ${MOTIVE})`.execute(
    db,
  );
  await sql`insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo)
    values ('cpf', portal.codigo_anonimo('cpf', ${ZELI.cpf}), 7, 'P0000000007'), ('produtor', portal.codigo_anonimo('produtor', '1'), 7, 'P0000000007')`.execute(
    db,
  );
  const found = await post('find', { por: 'nome', valor: ZELI.nome, motivo: MOTIVE });
  const { ref } = found.json<{ pessoas: FoundPerson[] }>().pessoas[0]!;
  const { confirmar } = (await post('held', { ref })).json<{ confirmar: string }>();
  const body = { ref, motivo: MOTIVE, confirmacao: confirmar, atual: PASS };
  const answer = await post('anonymise', body);
  expect(answer.statusCode, answer.body).toBe(200);
  const { rows } = await sql`select nome, cpf from programa.produtor where id_produtor = 1`.execute(db);
  expect(rows).toEqual([{ nome: 'Pessoa removida 7', cpf: 'P0000000007' }]);
  const gone = await db.selectFrom('portal.pessoa_anonimizada').select('id_pessoa').execute();
  expect(gone).toEqual([{ id_pessoa: 7 }]);
  expect(await load()).toBe('sem_mudancas');
});

/** As if the copy had been made before: nobody in it knows who went, and everybody is there again. */
const asBefore = (statements: readonly ReturnType<typeof sql>[]) =>
  portal.database.db.transaction().execute(async (trx) => {
    for (const statement of [
      sql`delete from portal.pessoa_de_volta`,
      sql`delete from portal.anonimizado where id_pessoa <> 7`,
      sql`delete from portal.esquecimento where id_pessoa <> 7`,
      sql`delete from portal.pessoa_anonimizada where id_pessoa <> 7`,
      ...statements,
    ])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await statement.execute(trx);
  });

test('who has no CPF, an account or an address alone, is shown as back, found from there, and goes under the same number', async () => {
  const { db } = portal.database;
  const account = await portal.person('consulta');
  const mail = 'so.por.email@campo.example';
  const noted = sql`with n as (insert into portal.notificacao (nome, criada_por) values ('Resumo', ${admin.idUsuario}) returning id_notificacao)
    insert into portal.notificacao_destino (id_notificacao, email) select id_notificacao, ${mail} from n`;
  await noted.execute(db);
  const { nome, email } = await db
    .selectFrom('portal.usuario')
    .where('id_usuario', '=', account.idUsuario)
    .select(['nome', 'email'])
    .executeTakeFirstOrThrow();
  const go = async (ref: string) => {
    const { confirmar } = (await post('held', { ref })).json<{ confirmar: string }>();
    const answer = await post('anonymise', { ref, motivo: MOTIVE, confirmacao: confirmar, atual: PASS });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ pessoa: number }>().pessoa;
  };
  const numbers: number[] = [];
  for (const one of [email, mail]) {
    // oxlint-disable no-await-in-loop -- one after the other
    const found = await post('find', { por: 'email', valor: one, motivo: MOTIVE });
    numbers.push(await go(found.json<{ pessoas: FoundPerson[] }>().pessoas[0]!.ref));
    // oxlint-enable no-await-in-loop
  }
  await asBefore([
    sql`update portal.usuario set nome = ${nome}, email = ${email}, removido_em = null where id_usuario = ${account.idUsuario}`,
    noted,
  ]);

  expect(await carryAnonymised(db, portal.dataDir)).toEqual(numbers);
  const page = async () => {
    const answer = await portal.ask('GET', `${AT}/anonymised`, { headers: { cookie: admin.cookie } });
    return answer.json<Anonymised>().pessoas.map(({ id, de_volta: back }) => ({ id, back }));
  };
  // Whoever is back stands before the others, whatever the number.
  const [second, first, ...others] = await page();
  expect([first, second]).toMatchObject([
    { id: numbers[0], back: { nome, emails: [email], anonimizada: false } },
    { id: numbers[1], back: { emails: [mail], papeis: ['email'] } },
  ]);
  expect(others).toEqual([{ id: 7, back: null }]);
  expect([await go(first!.back!.ref), await go(second!.back!.ref)]).toEqual(numbers);
  expect((await page()).filter(({ back }) => back !== null)).toEqual([]);
  const { rows } =
    await sql`select count(outra_vez_em) as again, count(*) as all from portal.pessoa_anonimizada where id_pessoa <> 7`.execute(
      db,
    );
  expect(rows).toEqual([{ again: 2, all: 2 }]);

  // A copy of when she was back, from before she went once more: who knows when she went the first time does not know the second.
  const moment = async () =>
    (
      await sql<{
        em: string;
      }>`select outra_vez_em as em from portal.pessoa_anonimizada where id_pessoa = ${numbers[1]}`.execute(db)
    ).rows;
  const last = await moment();
  await sql`update portal.pessoa_anonimizada set outra_vez_em = null where id_pessoa = ${numbers[1]}`.execute(
    db,
  );
  await noted.execute(db);
  expect(await carryAnonymised(db, portal.dataDir)).toEqual([numbers[1]]);
  expect(await moment()).toEqual(last);
  expect((await page()).filter(({ back }) => back !== null)).toMatchObject([{ id: numbers[1] }]);

  // An earlier release told a copy who went, and nobody that they were back. Whoever is looked for once is not at each opening.
  for (const back of [[numbers[1]], []]) {
    // oxlint-disable no-await-in-loop -- one after the other
    await sql`delete from portal.pessoa_de_volta`.execute(db);
    if (back.length > 0) await rm(goneFile(portal.dataDir));
    expect(await carryAnonymised(db, portal.dataDir)).toEqual(back);
    // oxlint-enable no-await-in-loop
  }
});

test('where the list cannot be read, written or made sense of, that is told and stops no load', async () => {
  const { db } = portal.database;
  const root = await mkdtemp(join(tmpdir(), 'fonte-restored-'));
  const said: GoneFault['kind'][] = [];
  const opened = (dataDir: string) => carryAnonymised(db, dataDir, ({ kind }) => said.push(kind));
  await opened(join(root, 'nao', 'ha'));
  expect(said).toEqual([]);
  await mkdir(goneFile(join(root, 'pasta')), { recursive: true });
  await opened(join(root, 'pasta'));
  await symlink(join(root, 'fora', 'daqui'), join(root, 'solta'));
  await opened(join(root, 'solta'));
  expect(said).toEqual(['unreadable', 'unwritten']);
  await rm(root, { recursive: true });
});

test('a number that was given to somebody else meanwhile is not taken from it', async () => {
  const { db } = portal.database;
  await asBefore([
    sql`insert into portal.pessoa_anonimizada (id_pessoa, papeis, motivo) overriding system value values (1, 'produtor', ${MOTIVE})`,
  ]);
  await carryAnonymised(db, portal.dataDir);
  const { rows } =
    await sql`select id_pessoa as id, papeis from portal.pessoa_anonimizada order by 1`.execute(db);
  expect(rows).toEqual([
    { id: 1, papeis: 'produtor' },
    { id: 2, papeis: 'email' },
    { id: 7, papeis: 'produtor' },
    { id: 8, papeis: 'conta' },
  ]);
});

test('who is back and was put under the pseudonym by a load before anybody looked, goes from what it was called', async () => {
  const { db } = portal.database;
  const otto = PRODUCERS.find(({ id_produtor }) => id_produtor === 2)!;
  const found = await post('find', { por: 'nome', valor: otto.nome, motivo: MOTIVE });
  const { ref } = found.json<{ pessoas: FoundPerson[] }>().pessoas[0]!;
  const body = { ref, motivo: MOTIVE, confirmacao: otto.nome, atual: PASS };
  const { pessoa } = (await post('anonymise', body)).json<{ pessoa: number }>();
  await asBefore([
    sql`delete from portal.pessoa_antes`,
    sql`update programa.produtor set nome = ${otto.nome}, cpf = ${otto.cpf} where id_produtor = 2`,
  ]);
  expect(await carryAnonymised(db, portal.dataDir)).toContain(pessoa);
  expect(await load()).toBe('concluida');
  const page = await portal.ask('GET', `${AT}/anonymised`, { headers: { cookie: admin.cookie } });
  const back = page.json<Anonymised>().pessoas.find(({ id }) => id === pessoa)?.de_volta;
  const { confirmar, impedimento } = (await post('held', { ref: back!.ref })).json<{
    confirmar: string;
    impedimento: string | null;
  }>();
  expect(impedimento).toBeNull();
  const again = await post('anonymise', {
    ref: back!.ref,
    motivo: MOTIVE,
    confirmacao: confirmar,
    atual: PASS,
  });
  expect([again.statusCode, again.json()]).toMatchObject([200, { pessoa }]);
  expect(await whereFound(portal, [String(otto.nome), String(otto.cpf)])).toEqual([]);
});
