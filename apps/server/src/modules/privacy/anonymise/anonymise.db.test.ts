// [LGPD art. 18]
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundPerson, HeldPlace } from '@fonte/contracts/routes/privacy';
import { asOnlyImport, importFolder, undoImport } from '@fonte/programme';
import { ANA } from '@fonte/programme/tiny/people';
import { writeTiny } from '@fonte/programme/tiny/write-tiny';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { sealText } from '../../../platform/mail/sealed-text.ts';
import { keyOf } from '../../../platform/storage/storage.ts';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { looseJob } from '../../media/sweep.ts';
import { AT, askPrivacy, dotted, MOTIVE, NAME, plant, whereFound, type Planted } from '../testing.ts';

/** The person goes from everywhere, the figures stay, and no load brings it back. */

const PASS = 'tres bois na sombra';
/** However it may be written, anywhere in the database; Ana's address too. */
const TRACES = [
  'ana\\s+ip[eê]\\s+dourado',
  ANA,
  dotted(ANA).replaceAll('.', '[.]'),
  'ana[.]dourado@',
  '203[.]0[.]113[.]9',
];

let portal: TestPortal;
let admin: TestPerson;
let planted: Planted;
let senha: string;
beforeAll(async () => {
  portal = await testPortalWithTiny({ SMALL_GROUP: '5' });
  senha = await hashPassword(PASS);
  admin = await chief();
});
afterAll(() => portal.close());

async function chief(): Promise<TestPerson> {
  const one = await portal.person('administrador');
  const of = portal.database.db.updateTable('portal.usuario').set({ senha });
  await of.where('id_usuario', '=', one.idUsuario).execute();
  return one;
}
const post = (who: TestPerson, call: string, body: unknown) => askPrivacy(portal, who, call, body);
const find = async (por: string, valor: string, who = admin) =>
  (await post(who, 'find', { por, valor, motivo: MOTIVE })).json<{ pessoas: FoundPerson[] }>().pessoas;
const anonymise = async (ref: string, more: object = {}, who = admin) => {
  const { confirmar } = (await post(who, 'held', { ref })).json<{ confirmar: string }>();
  return post(who, 'anonymise', { ref, motivo: MOTIVE, confirmacao: confirmar, atual: PASS, ...more });
};

interface Figures {
  readonly reports: Record<string, string>;
  readonly rows: unknown;
}

/** Figures as who only observes and as the office sees them, and a hand's sums of the facts. */
async function figures(): Promise<Figures> {
  const reports: Record<string, string> = {};
  for (const profile of ['consulta', 'nacional'] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    const { cookie } = await portal.person(profile);
    for (const id of [11116, 10033, 12125, 12325, 13410, 13411]) {
      const url = `/api/app/?module=relatorio&controller=index&action=retorno-direto&typereturn=Json&co_consulta=${id}&$ano=[2025]`;
      const { statusCode, body } = await portal.ask('GET', url, { headers: { cookie } });
      reports[`${profile} ${id}`] =
        `${statusCode} ${body.replaceAll(/"dt_consulta":"[^"]*"|"versao":\d+/g, '')}`;
    }
    // oxlint-enable no-await-in-loop
  }
  const { rows } = await sql`
    select (select count(*) from programa.visita) as visits, (select count(*) from programa.visita where conta) as valid,
      (select count(distinct cpf_tecnico) from programa.visita) as technicians, (select count(distinct cpf) from programa.produtor) as cpfs,
      (select sum(area_total) from programa.propriedade) as area, (select count(*) from programa.achado_cpf_invalido) as wrong,
      (select count(*) from programa.achado_produtor_sem_cpf) as without,
      (select jsonb_agg(n order by n) from (select count(*) as n from resumo.visita_semestre group by cpf_tecnico) q) as semesters,
      (select jsonb_agg(extract(year from dt_nascimento) order by id_produtor) from programa.produtor) as born,
      (select sum(achados) from portal.qualidade) as found,
      (select to_jsonb(v) - 'versao' - 'dt_atualizacao' - 'id_importacao' from portal.versao v order by v.versao desc limit 1) as version`.execute(
    portal.database.db,
  );
  return { reports, rows };
}

const tinyFolder = async <T>(work: (dir: string) => Promise<T>): Promise<T> => {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-privacy-'));
  try {
    await writeTiny(dir);
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
};

describe('before it', () => {
  beforeAll(async () => {
    planted = await plant(portal);
    // No answer that is kept says a name today; whatever one may say of the version that named the person goes with it.
    await sql`insert into portal.resposta_pronta (versao, edicao, chave, resposta)
      select max(versao), 'x', 'x', ${JSON.stringify([NAME])} from portal.versao`.execute(portal.database.db);
  });

  test('the person is in every place, and the search for traces sees so', async () => {
    expect((await whereFound(portal, TRACES)).length).toBeGreaterThan(60);
  });

  test.each([
    ['with another name typed', { confirmacao: 'Anna Ipe Dourado' }, 'confirmacao'],
    ['with nothing typed', { confirmacao: '' }, 'confirmacao'],
    ['with another password', { atual: 'outra senha' }, 'atual'],
    ['with a reason that names it', { motivo: `Pedido de ${NAME}` }, 'motivo'],
    ['with a reason that has its address', { motivo: 'Pedido de ana.dourado@campo.example' }, 'motivo'],
  ])('it is refused %s', async (_what, more, campo) => {
    const answer = await anonymise((await find('cpf', ANA))[0]!.ref, more);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json<{ errors: { campo: string }[] }>().errors[0]?.campo).toBe(campo);
    expect((await find('cpf', ANA))[0]).toMatchObject({ anonimizada: false });
  });

  test('while a load runs it is refused, and nothing has changed', async () => {
    const { ref } = (await find('cpf', ANA))[0]!;
    await asOnlyImport(portal.database, async () => {
      const answer = await anonymise(ref);
      expect([answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([409, 'importRunning']);
    });
    expect((await find('cpf', ANA))[0]).toMatchObject({ anonimizada: false });
  });

  test('neither the own account nor one that administers', async () => {
    const other = await chief();
    for (const one of [admin, other]) {
      // oxlint-disable no-await-in-loop -- one after the other
      const { ref } = (await find('email', one.email))[0]!;
      const answer = await anonymise(ref);
      expect([answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([409, 'personAccount']);
      // oxlint-enable no-await-in-loop
    }
  });
});

test('of two who do it at once one does, and the other is told', async () => {
  const { rows } = await sql<{ cpf: string }>`
    select cpf from programa.produtor where cpf is not null and cpf <> ${ANA} order by id_produtor desc limit 1`.execute(
    portal.database.db,
  );
  const other = await chief();
  const refs = await Promise.all(
    [admin, other].map(async (who) => (await find('cpf', rows[0]!.cpf, who))[0]!.ref),
  );
  const answers = await Promise.all([anonymise(refs[0]!), anonymise(refs[1]!, {}, other)]);
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes[0]).toBe(200);
  expect([404, 409]).toContain(codes[1]);
  const done = await sql<{ n: number }>`
    select count(*) as n from programa.produtor where nome like 'Pessoa removida %'`.execute(
    portal.database.db,
  );
  expect(done.rows[0]?.n).toBe(1);
});

describe('afterwards', () => {
  let before: Figures;
  let reference: string;
  let held: HeldPlace[];
  beforeAll(async () => {
    // Two mails to others that failed: the text of one, sealed, names her.
    for (const [nome, text] of [
      ['Outra', `Conta de ${NAME}`],
      ['Mais uma', 'Conta de ninguém'],
    ] as const) {
      const id = randomUUID();
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const corpo = await sealText(portal.app.settings, id, text);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await sql`insert into portal.email (id_email, nome, destinatario, assunto, secreto, situacao, corpo, html)
        values (${id}, ${nome}, 'mais@campo.example', 'Conta nova', false, 'falhou', ${corpo}, ${corpo})`.execute(
        portal.database.db,
      );
    }
    const content = { bytes: 5, sha256: 'a'.repeat(64), type: 'application/pdf' };
    const path = join(portal.dataDir, 'ata');
    await writeFile(path, '%PDF-');
    await portal.app.files.storage.put(keyOf(planted.chave), path, content);
    before = await figures();
    reference = (await find('cpf', ANA))[0]!.ref;
    held = (await post(admin, 'held', { ref: reference })).json<{ lugares: HeldPlace[] }>().lugares;
    const answer = await anonymise(reference);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ arquivos: 1, pendente: false });
    await portal.trail();
  });

  test('no table of any schema has a trace of it', async () => {
    expect(held.length).toBeGreaterThan(40);
    expect(await whereFound(portal, TRACES)).toEqual([]);
  });

  test('facts and figures are what they were, also as who only observes sees them', async () => {
    expect(Object.values(before.reports).filter((body) => body.startsWith('200 ')).length).toBeGreaterThan(8);
    expect(await figures()).toEqual(before);
    // Somebody has gone before already: the number of the version is all that changed then, too.
    expect(before.rows).toMatchObject([{ version: { ultimo_fato: expect.any(String) } }]);
  });

  test('the facts are one person’s still', async () => {
    const { rows } = await sql<{ cpf: string; nome: string; visits: number; farms: number }>`
      select t.cpf, t.nome, (select count(*) from programa.visita v where v.cpf_tecnico = t.cpf) as visits,
        (select count(*) from programa.propriedade p join programa.produtor r using (id_produtor) where r.cpf = t.cpf) as farms
      from programa.tecnico t where t.cpf like 'P%'`.execute(portal.database.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ nome: expect.stringMatching(/^Pessoa removida \d+$/) as string });
    expect(rows[0]?.visits).toBe(held.find(({ tabela }) => tabela === 'programa.visita')?.linhas);
    expect(rows[0]?.farms).toBeGreaterThan(0);
  });

  test('the account opens nothing, and the session has ended', async () => {
    const { statusCode } = await portal.ask('GET', '/api/indicators/auth/users', {
      headers: { cookie: planted.person.cookie },
    });
    expect(statusCode).toBe(401);
  });

  test('texts keep what is not hers, and structures their numbers', async () => {
    const { rows } = await sql<{ diff: unknown }>`
      select diff from portal.diferenca where key = '1' and date = current_date`.execute(portal.database.db);
    expect(rows[0]?.diff).toMatchObject([{ key: 'cpf_tecnico' }, { key: 'nota', value: 1.5 }]);
    const parties = await sql<{ partes: unknown }>`
      select partes from camada.processo where numero like '%0099'`.execute(portal.database.db);
    expect(parties.rows[0]?.partes).toMatchObject([{ tipoPessoa: 'fisica' }, { nome: 'Outra Parte' }]);
  });

  test('texts of mails to others that name her are gone, those of other mails not', async () => {
    const { rows } = await sql<{ nome: string; corpo: boolean; html: boolean }>`
      select nome, corpo is not null as corpo, html is not null as html from portal.email
      where destinatario = 'mais@campo.example' order by nome`.execute(portal.database.db);
    expect(rows).toEqual([
      { nome: 'Mais uma', corpo: true, html: true },
      { nome: 'Outra', corpo: false, html: false },
    ]);
  });

  test('the files of its farm are gone, from the storage too', async () => {
    const { app } = portal;
    await looseJob.run({
      parts: { ...app, log: app.server.log },
      db: app.database.db,
      signal: new AbortController().signal,
    } as unknown as Parameters<typeof looseJob.run>[0]);
    expect(await app.files.storage.head(keyOf(planted.chave))).toBeNull();
  });

  test('nothing is found any more, and the old reference anonymises nobody twice', async () => {
    expect(await find('cpf', ANA)).toEqual([]);
    expect(await find('email', planted.email)).toEqual([]);
    expect(await find('nome', 'ipe dourado')).toEqual([]);
    const again = await post(admin, 'anonymise', {
      ref: reference,
      motivo: MOTIVE,
      confirmacao: 'ANONIMIZAR',
      atual: PASS,
    });
    expect(again.statusCode).toBeGreaterThanOrEqual(400);
    const removed = (await find('nome', 'pessoa removida'))[0]!;
    expect(removed).toMatchObject({ anonimizada: true, cpf: 'removido' });
    const answer = await anonymise(removed.ref);
    expect([answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([409, 'personAnonymised']);
  });

  test('the page tells who did it and why, and not whom', async () => {
    const answer = await portal.ask('GET', `${AT}/anonymised`, { headers: { cookie: admin.cookie } });
    // Planted as one who had gone before and was back (`plant`): under the same number, with the reason of today.
    const { pessoas } = answer.json<{ pessoas: { papeis: string }[] }>();
    expect(pessoas.filter(({ papeis }) => papeis === 'tecnico')).toMatchObject([
      { motivo: MOTIVE, de_volta: null },
    ]);
  });

  test('the line of it has the reason, and no name', async () => {
    const line = (await portal.trail()).findLast(
      ({ rota, acao }) => rota === 'privacy.anonymise' && acao === 'alterar',
    );
    expect(line).toMatchObject({ acao: 'alterar', id_usuario: admin.idUsuario, detalhe: { motivo: MOTIVE } });
  });

  test('the next load of the same source brings nobody back, and what it took out is not undone either', async () => {
    const first = await tinyFolder((dir) => importFolder(portal.database, dir, { acceptRemovals: true }));
    expect(first.falhas).toEqual([]);
    expect(['concluida', 'sem_mudancas']).toContain(first.situacao);
    expect(await whereFound(portal, TRACES.slice(0, 3))).toEqual([]);
    const second = await tinyFolder((dir) => importFolder(portal.database, dir));
    expect(second.situacao).toBe('sem_mudancas');
    await undoImport(portal.database);
    expect(await whereFound(portal, TRACES.slice(0, 3))).toEqual([]);
  });
});
