// [ASVS 7.4.3 7.5.1]
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  codeOf,
  keptOf,
  linesOf,
  mailsTo,
  PASS,
  production,
  somebody,
  TestBrowser,
  withApp,
  withPasskey,
} from './testing.ts';
import type { TestPortal } from '../../../testing.ts';

/** What the owner changes of the own factors: with the password once more, told by mail and in the audit. */

let portal: TestPortal;
beforeAll(async () => {
  portal = await production();
});
afterAll(() => portal.close());
beforeEach(() => portal.database.db.deleteFrom('portal.tentativa').execute());

const browser = () => new TestBrowser(portal);

test('the owner renames, removes and renews with the password; mails tell of it, other sessions end', async () => {
  const { email, idUsuario } = await somebody(portal, 'administrador');
  const one = browser();
  await one.login(email);
  const { segredo, codigos } = await withApp(one);
  const { answer } = await withPasskey(one, PASS);
  // There were codes already.
  expect(answer.json().result.codigos).toBeNull();
  const other = browser();
  await other.login(email);
  await other.post('factors/prove', { tipo: 'aplicativo', codigo: codeOf(segredo) });
  const [app, key] = (await one.state()).fatores;
  expect(
    (await one.post('factors/rename', { id: app?.id, nome: 'Telefone novo', atual: PASS })).statusCode,
  ).toBe(200);
  expect((await one.state()).fatores[0]?.nome).toBe('Telefone novo');
  expect((await other.get('session')).statusCode).toBe(200);
  const renewed = (await one.post('factors/codes', { atual: PASS })).json().result;
  expect(renewed).toHaveLength(10);
  expect(renewed).not.toContain(codigos[0]);
  expect((await one.post('factors/remove', { id: app?.id, atual: PASS })).statusCode).toBe(200);
  expect((await other.get('session')).statusCode).toBe(401);
  const last = await one.post('factors/remove', { id: key?.id, atual: PASS });
  expect([last.statusCode, last.json().codigo]).toEqual([409, 'factorNeeded']);
  const next = browser();
  await next.login(email);
  for (const codigo of [codigos[0], renewed[0]])
    // oxlint-disable-next-line no-await-in-loop -- the old one first
    expect((await next.post('factors/prove', { tipo: 'codigo', codigo })).statusCode).toBe(
      codigo === renewed[0] ? 200 : 400,
    );
  expect(
    (await mailsTo(portal, email)).map(({ subject }) => subject?.replace('Fonte de dados: ', '')),
  ).toEqual([
    'código para o segundo fator',
    'novo segundo fator',
    'novo segundo fator',
    'segundo fator com outro nome',
    'novos códigos de recuperação',
    'segundo fator removido',
    'código de recuperação usado',
  ]);
  const changes = (await linesOf(portal, idUsuario)).filter(({ alvo }) => alvo === 'segundo-fator');
  expect(changes.map(({ detalhe }) => (detalhe as { mudanca: string }).mudanca)).toEqual([
    'cadastro',
    'cadastro',
    'nome',
    'codigos',
    'remocao',
  ]);
});

test('the owner changes the password and stays proved', async () => {
  const { email } = await somebody(portal, 'administrador');
  const one = browser();
  await one.login(email);
  await withApp(one);
  expect((await one.post('change-password', { atual: PASS, pass: 'outra bem comprida' })).statusCode).toBe(
    200,
  );
  expect((await one.get('session')).json().result.fator).toBeNull();
});

test('the owner without a need removes the last one, and the codes go with it', async () => {
  const { email, idUsuario } = await somebody(portal, 'consulta');
  const one = browser();
  await one.login(email);
  await withApp(one, 'Telefone', PASS);
  const [{ id } = { id: 0 }] = (await one.state()).fatores;
  expect((await one.post('factors/remove', { id, atual: PASS })).statusCode).toBe(200);
  expect(await keptOf(portal, idUsuario)).toEqual({ fatores: 0, codigos: 0 });
  expect((await browser().login(email)).json().result.fator).toBeNull();
  expect((await one.post('factors/codes', { atual: PASS })).json().codigo).toBe('factorNotFound');
});

test('a person has ten at most', async () => {
  const { email, idUsuario } = await somebody(portal, 'consulta');
  const one = browser();
  await one.login(email);
  await portal.database.db
    .insertInto('portal.fator')
    .values(
      Array.from({ length: 10 }, (_, n) => ({
        id_usuario: idUsuario,
        tipo: 'chave',
        nome: `${n}`,
        credencial: `${idUsuario}-${n}`,
        chave_publica: Buffer.alloc(1),
        contador: 0,
      })),
    )
    .execute();
  const next = browser();
  await next.login(email);
  await portal.database.db
    .updateTable('portal.sessao')
    .set({ fator_em: new Date() })
    .where('id_usuario', '=', idUsuario)
    .execute();
  expect((await next.post('factors/app/begin', { atual: PASS })).json().codigo).toBe('factorLimit');
});
