// [ASVS 2.3.1 2.3.4 6.2.4 6.2.11]
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WAITING_REGISTRATIONS_LIMIT } from '@fonte/contracts';
import { withCheckDigits } from '@fonte/programme/demo/drawn-from/cpf';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../../../testing.ts';
import { candidatesOf } from './candidates.ts';
import { removeOldClaims } from './claims.ts';
import { grantProfile } from './grant-profile.ts';

/** Registration outside the demonstration: attacks of whoever registers with somebody else's address. */

const AUTH = '/api/indicators/auth';
let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal({
    DEMO: '0',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'https://painel.exemplo.br',
  });
});
afterAll(() => portal.close());
beforeEach(() => rm(join(portal.dataDir, 'outbox'), { recursive: true, force: true }));

const post = (path: string, payload: object) => portal.ask('POST', `${AUTH}${path}`, { payload });
let people = 0;
/** Somebody who registers, each with a CPF of their own. */
const somebody = (
  email: string,
  pass = 'tres bois na sombra',
  cpf = withCheckDigits(999_100_000 + (people += 1)),
) => ({
  nome: 'Chefe do Programa',
  email,
  cpf,
  pass,
});
const login = async (email: string, pass: string) => (await post('/login', { email, pass })).statusCode;

async function mails(): Promise<{ to: string; subject: string; token: string }[]> {
  await portal.jobs();
  const folder = join(portal.dataDir, 'outbox');
  const found: string[] = await readdir(folder).catch(() => []);
  const names = found.sort();
  return Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      return {
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        token: /token=([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '',
      };
    }),
  );
}
const lastToken = async () => (await mails()).at(-1)?.token ?? '';

test('an account counts when its link is followed, with the password that was chosen', async () => {
  const person = somebody('confirma@exemplo.com');
  const answer = await post('/register', person);
  expect(answer.json()).toEqual({
    tipo: 1,
    result: 'Cadastro recebido: ele vale depois que um administrador o confirmar.',
  });
  expect(answer.cookies).toEqual([]);
  expect(await login(person.email, person.pass)).toBe(401);
  const token = await lastToken();
  const wrong = await post('/confirm', { token, pass: 'quatro bois na sombra' });
  expect(wrong.json()).toMatchObject({
    result: 'Esta não é a senha escolhida no cadastro',
    errors: [{ campo: 'pass' }],
  });
  const confirmed = await post('/confirm', { token, pass: person.pass });
  expect(confirmed.json().result).toMatchObject({ nome: 'Chefe do Programa', profile: 'consulta', uf: null });
  expect(await login(person.email, person.pass)).toBe(200);
  expect((await post('/confirm', { token, pass: person.pass })).json().codigo).toBe('confirmTokenInvalid');
});

test("a stranger's claim to an address keeps nobody out, and ends when the owner's link is followed", async () => {
  const email = 'chefe@exemplo.com';
  const cpf = withCheckDigits(999_200_001);
  await post('/register', somebody(email, 'senha do estranho', cpf));
  const strange = await lastToken();
  await post('/register', somebody(email, 'senha da dona mesmo', cpf));
  const own = await lastToken();
  // The owner opens what lies in her mailbox, the stranger's link too: it wants a password she does not know.
  expect((await post('/confirm', { token: strange, pass: 'senha da dona mesmo' })).statusCode).toBe(400);
  expect((await post('/confirm', { token: own, pass: 'senha da dona mesmo' })).statusCode).toBe(200);
  expect((await post('/confirm', { token: strange, pass: 'senha do estranho' })).json().codigo).toBe(
    'confirmTokenInvalid',
  );
  expect(await login(email, 'senha do estranho')).toBe(401);
  expect(await login(email, 'senha da dona mesmo')).toBe(200);
});

test('two links of one address at the same moment make one account', async () => {
  const email = 'duas@exemplo.com';
  const one = somebody(email, 'a primeira das duas');
  const other = somebody(email, 'a segunda das duas');
  await post('/register', one);
  const first = await lastToken();
  await post('/register', other);
  const second = await lastToken();
  const answers = await Promise.all([
    post('/confirm', { token: first, pass: one.pass }),
    post('/confirm', { token: second, pass: other.pass }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(1);
});

test('registering tells nobody whether an address has an account; its owner gets a mail', async () => {
  const taken = somebody('tomado@exemplo.com');
  await post('/register', taken);
  await post('/confirm', { token: await lastToken(), pass: taken.pass });
  const again = await post('/register', somebody(taken.email));
  const free = await post('/register', somebody('livre@exemplo.com'));
  expect([again.statusCode, again.json()]).toEqual([free.statusCode, free.json()]);
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    [taken.email, 'Fonte de dados: confirme seu cadastro'],
    [taken.email, 'Fonte de dados: você já tem uma conta'],
    ['livre@exemplo.com', 'Fonte de dados: confirme seu cadastro'],
  ]);
});

test('a CPF of a claim blocks nobody; of a confirmed account it is said', async () => {
  const cpf = withCheckDigits(999_200_002);
  await post('/register', somebody('nunca@exemplo.com', 'nunca confirmada', cpf));
  const one = somebody('um@exemplo.com', 'cavalo na chuva', cpf);
  await post('/register', one);
  expect((await post('/confirm', { token: await lastToken(), pass: one.pass })).statusCode).toBe(200);
  const other = somebody('outro@exemplo.com', 'cavalo na lama', cpf);
  await post('/register', other);
  const token = await lastToken();
  const refused = await post('/confirm', { token, pass: other.pass });
  expect([refused.statusCode, refused.json().result]).toEqual([
    409,
    'Este CPF já tem uma conta, com outro email. Entre com ela ou fale com um administrador.',
  ]);
  // Two at once: the database itself has one account of a CPF.
  await portal.database.db.deleteFrom('portal.tentativa').execute();
});

test('a claim is worth a day, and gone after it', async () => {
  const person = somebody('tarde@exemplo.com');
  await post('/register', person);
  const token = await lastToken();
  const { db } = portal.database;
  const row = await db
    .selectFrom('portal.cadastro')
    .selectAll()
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  expect(Date.parse(row.expira_em) - Date.parse(row.criado_em)).toBe(24 * 3_600_000);
  expect([row.senha.startsWith('$argon2id$'), row.token === token]).toEqual([true, false]);
  await sql`update portal.cadastro set expira_em = now() - interval '1 second' where email = ${person.email}`.execute(
    db,
  );
  expect((await post('/confirm', { token, pass: person.pass })).json().codigo).toBe('confirmTokenInvalid');
  await removeOldClaims(portal.database.db);
  expect(
    await db.selectFrom('portal.cadastro').where('email', '=', person.email).selectAll().execute(),
  ).toEqual([]);
});

describe('the chief, whose address a stranger registered first', () => {
  const chief = 'diretora@exemplo.com';
  const grantAdministrator = async (which: number) => {
    const { db } = portal.database;
    const candidate = (await candidatesOf(db, portal.app.settings, chief))[which];
    if (candidate === undefined) throw new Error('nobody');
    const link = await grantProfile(db, portal.app, {
      candidate,
      profile: 'administrador',
      uf: null,
      cpf: null,
    });
    return { candidate, code: link?.code ?? '' };
  };

  test('is given the profile, and the stranger gets nothing from it', async () => {
    await post('/register', somebody(chief, 'senha do estranho'));
    const strange = await lastToken();
    const { candidate, code } = await grantAdministrator(0);
    expect([candidate.kind, candidate.confirmado]).toEqual(['cadastro', false]);
    expect(await login(chief, 'senha do estranho')).toBe(401);
    expect((await post('/confirm', { token: strange, pass: 'senha do estranho' })).json().codigo).toBe(
      'confirmTokenInvalid',
    );
    expect((await post('/new-password', { token: code, pass: 'Diretora#2026' })).json().errors).toEqual([
      { campo: 'pass', msg: 'Esta senha é muito usada e fácil de adivinhar. Escolha outra.' },
    ]);
    expect(
      (await post('/new-password', { token: code, pass: 'a senha da diretora em pessoa' })).statusCode,
    ).toBe(200);
    const entered = await post('/login', { email: chief, pass: 'a senha da diretora em pessoa' });
    // Whoever administers enrols a second factor before anything else (factor/).
    expect(entered.json().result.fator).toBe('cadastrar');
  });

  test('an account of before this rule does not count until its mailbox is shown', async () => {
    const old = await portal.person('consulta');
    await portal.database.db
      .updateTable('portal.usuario')
      .set({ confirmado_em: null })
      .where('id_usuario', '=', old.idUsuario)
      .execute();
    const session = await portal.ask('GET', `${AUTH}/session`, { headers: { cookie: old.cookie } });
    expect(session.statusCode).toBe(401);
    await post('/reset-password', { email: old.email });
    const token = await lastToken();
    expect((await post('/new-password', { token, pass: 'agora confirmada assim' })).statusCode).toBe(200);
    expect(await login(old.email, 'agora confirmada assim')).toBe(200);
  });

  test('an unconfirmed account of another person ends when the owner of the mailbox registers', async () => {
    const old = await portal.person('coordenador', { uf: 'GO' });
    await portal.database.db
      .updateTable('portal.usuario')
      .set({ confirmado_em: null })
      .where('id_usuario', '=', old.idUsuario)
      .execute();
    const owner = somebody(old.email, 'a dona da caixa postal');
    await post('/register', owner);
    const confirmed = await post('/confirm', { token: await lastToken(), pass: owner.pass });
    expect(confirmed.json().result).toMatchObject({ profile: 'consulta', uf: null });
    expect(confirmed.json().result.id).not.toBe(old.idUsuario);
  });
});

describe('a password that is easy to guess', () => {
  test.each([
    'password1',
    'PassWord1',
    '123456789',
    'joaquim.bento',
    'joaquim.bento@exemplo.com',
    'JoaquimBento2026',
    'Joaquim123!',
    '2026conceição',
    'Programa2026',
    'fonte de dados',
  ])('%s is refused at registration and by the link alike', async (pass) => {
    await portal.database.db.deleteFrom('portal.tentativa').execute();
    const person = { ...somebody('joaquim.bento@exemplo.com', pass), nome: 'Joaquim da Conceição Bento' };
    const refusal = [{ campo: 'pass', msg: 'Esta senha é muito usada e fácil de adivinhar. Escolha outra.' }];
    expect((await post('/register', person)).json().errors).toEqual(refusal);
    const { db } = portal.database;
    const known = await db
      .selectFrom('portal.usuario')
      .select('id_usuario')
      .where('email', '=', person.email)
      .executeTakeFirst();
    if (!known)
      await db
        .insertInto('portal.usuario')
        .values({
          nome: person.nome,
          email: person.email,
          senha: '!',
          id_perfil: 5,
          confirmado_em: new Date(),
        })
        .execute();
    await post('/reset-password', { email: person.email });
    expect((await post('/new-password', { token: await lastToken(), pass })).json().errors).toEqual(refusal);
  });

  test('words that only share a part with a name are taken', async () => {
    const person = { ...somebody('rosa.lima@exemplo.com', 'a rosa do quintal'), nome: 'Rosa Lima' };
    expect((await post('/register', person)).statusCode).toBe(200);
  });
});

test('strangers fill no table: so many registrations wait, and there is room again when they end', async () => {
  const { db } = portal.database;
  await sql`insert into portal.cadastro (token, nome, email, cpf, senha, expira_em)
    select 'cheio' || n, 'x', 'cheio' || n || '@exemplo.com', '00000000000', '!', now() + interval '1 hour'
    from generate_series(1, ${WAITING_REGISTRATIONS_LIMIT}::integer) n`.execute(db);
  const refused = await post('/register', somebody('mais-um@exemplo.com'));
  expect([refused.statusCode, refused.json().codigo, refused.headers['retry-after']]).toEqual([
    429,
    'registrationsFull',
    '3600',
  ]);
  await sql`update portal.cadastro set expira_em = now() - interval '1 second' where token like 'cheio%'`.execute(
    db,
  );
  await removeOldClaims(db);
  expect((await post('/register', somebody('mais-um@exemplo.com'))).statusCode).toBe(200);
});
