import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPortal } from '../../../testing.ts';
import { linesOf, mailsTo, PASS, production, somebody, TestBrowser } from '../factor/testing.ts';

/** What people change of their own accounts, and what they are told is kept of them. */

let portal: TestPortal;
beforeAll(async () => {
  portal = await production({ SECOND_FACTOR_PROFILES: 'nenhum' });
});
afterAll(() => portal.close());

const signedIn = async () => {
  const person = await somebody(portal, 'consulta');
  const browser = new TestBrowser(portal);
  await browser.login(person.email);
  return { ...person, browser };
};
let addresses = 0;
const address = () => `nova${(addresses += 1)}@teste.example`;
const subjects = async (email: string) =>
  (await mailsTo(portal, email)).map(({ subject }) => subject?.replace('Fonte de dados: ', ''));
const codeTo = async (email: string) =>
  /token=([\w-]+)/.exec((await mailsTo(portal, email)).at(-1)?.text ?? '')?.[1] ?? '';

test('the own name, a whole one', async () => {
  const { browser, idUsuario } = await signedIn();
  expect((await browser.post('change-name', { nome: 'Ana' })).json().errors[0]).toEqual({
    campo: 'nome',
    msg: 'Forneça seu nome completo',
  });
  expect(
    (await browser.post('change-name', { nome: ' Ana Terra ', email: 'x@y.example' })).json().result,
  ).toMatchObject({
    nome: 'Ana Terra',
    email: expect.stringMatching(/^consulta/),
  });
  expect((await linesOf(portal, idUsuario)).some(({ alvo }) => alvo === 'nome')).toBe(true);
});

test('another e-mail counts once its own mail is followed; the old one is told, other sessions end', async () => {
  const { browser, email, idUsuario } = await signedIn();
  const other = new TestBrowser(portal);
  await other.login(email);
  const next = address();
  expect((await browser.post('change-email', { email: next, atual: 'errada' })).statusCode).toBe(400);
  expect((await browser.post('change-email', { email: next.toUpperCase(), atual: PASS })).statusCode).toBe(
    200,
  );
  expect((await browser.get('account')).json().result).toMatchObject({ email, email_novo: next });
  expect(await subjects(email)).toEqual(['outro email foi pedido']);
  const token = await codeTo(next);
  expect((await browser.post('confirm-email', { token })).json().result).toMatchObject({
    email: next,
    email_novo: null,
  });
  expect(await subjects(email)).toEqual(['outro email foi pedido', 'seu email mudou']);
  expect([(await browser.get('session')).statusCode, (await other.get('session')).statusCode]).toEqual([
    200, 401,
  ]);
  expect((await browser.post('confirm-email', { token })).json().codigo).toBe('emailTokenInvalid');
  expect((await new TestBrowser(portal).login(email)).statusCode).toBe(401);
  expect((await new TestBrowser(portal).login(next)).statusCode).toBe(200);
  expect((await linesOf(portal, idUsuario)).filter(({ alvo }) => alvo === 'email')).toHaveLength(2);
});

test('a link followed by another person, later, or after a new one changes nothing', async () => {
  const { browser } = await signedIn();
  const stranger = await signedIn();
  const first = address();
  await browser.post('change-email', { email: first, atual: PASS });
  const token = await codeTo(first);
  expect((await stranger.browser.post('confirm-email', { token })).json().codigo).toBe('emailTokenInvalid');
  await portal.database.db
    .updateTable('portal.troca_email')
    .set({ expira_em: new Date(Date.now() - 1_000) })
    .execute();
  expect((await browser.post('confirm-email', { token })).json().codigo).toBe('emailTokenInvalid');
  await browser.post('change-email', { email: first, atual: PASS });
  const again = await codeTo(first);
  await browser.post('change-email', { email: address(), atual: PASS });
  expect((await browser.post('confirm-email', { token: again })).json().codigo).toBe('emailTokenInvalid');
});

test('an address that has an account is told so, and the caller nothing', async () => {
  const { browser } = await signedIn();
  const owner = await somebody(portal, 'giz');
  const answer = await browser.post('change-email', { email: owner.email, atual: PASS });
  const other = await browser.post('change-email', { email: address(), atual: PASS });
  expect(answer.json()).toEqual(other.json());
  expect(await subjects(owner.email)).toEqual(['você já tem uma conta']);
});

test('the sign-in before this one is shown', async () => {
  const { browser, email } = await signedIn();
  expect((await browser.get('account')).json().result.entrada_anterior).toBeNull();
  const next = new TestBrowser(portal, '203.0.113.99');
  await next.login(email);
  expect((await next.get('account')).json().result.entrada_anterior).toMatchObject({
    endereco: '203.0.113.7',
  });
});

test('what is kept of a person is one file, without secrets, of nobody else', async () => {
  const { browser, idUsuario, email } = await signedIn();
  const { db } = portal.database;
  for (const [enviado_por, nome] of [
    [idUsuario, 'minha.jpg'],
    [null, 'outra.jpg'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await db
      .insertInto('portal.arquivo')
      .values({
        chave: randomUUID().replaceAll('-', ''),
        cod_propriedade: '5200010001',
        tipo: 'photo',
        nome,
        media_type: 'image/jpeg',
        bytes: 1,
        sha256: 'a'.repeat(64),
        descricao: 'Nascente',
        enviado_por,
      })
      .execute();
  const { id_notificacao } = await db
    .insertInto('portal.notificacao')
    .values({ nome: 'Equipe', criada_por: idUsuario })
    .returning('id_notificacao')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('portal.entrega')
    .values(
      [email, 'outra@teste.example'].map((to) => ({ id_notificacao, email: to, ocasiao: 'mes 2026-01' })),
    )
    .execute();
  const file = await browser.get('account/data');
  expect(file.headers['content-disposition']).toContain('meus-dados.json');
  const data = file.json<Record<string, Record<string, unknown>[]>>();
  expect(Object.keys(data)).toEqual([
    'gerado_em',
    'conta',
    'perfis',
    'sessoes',
    'segundos_fatores',
    'chaves_de_programas',
    'emails',
    'revisoes',
    'notificacoes',
    'entregas',
    'midias',
    'contornos',
    'envios',
    'indicadores',
    'paineis',
    'tabelas_cruzadas',
    'qualidade',
    'fechamentos',
    'notas',
    'acessos',
  ]);
  expect(data['midias']).toMatchObject([{ nome: 'minha.jpg', descricao: 'Nascente' }]);
  expect(data['entregas']).toMatchObject([{ ocasiao: 'mes 2026-01' }]);
  expect(data['conta']).toMatchObject([{ id_usuario: idUsuario, email }]);
  expect(data['acessos']).toMatchObject([{ acao: 'entrar', endereco: '203.0.113.7' }]);
  expect(file.body).not.toMatch(/senha|token|argon2/);
  expect((await linesOf(portal, idUsuario)).at(-1)).toMatchObject({ acao: 'exportar', rota: 'account.data' });
});
