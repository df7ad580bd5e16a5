// [ASVS 6.3.3 6.4.4 6.5.5 7.4.3]
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { candidatesOf } from '../registration/candidates.ts';
import { removeAccount } from '../store.ts';
import { resetFactors } from './reset-factors.ts';
import {
  AUTH,
  challenged,
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
  mailed,
} from './testing.ts';
import { testPortal, type TestPortal } from '../../../testing.ts';

/** The second factor as its owner meets it: enrolled when the profile asks for it, proved at each sign-in. */

let portal: TestPortal;
beforeAll(async () => {
  portal = await production();
});
afterAll(() => portal.close());
beforeEach(() => portal.database.db.deleteFrom('portal.tentativa').execute());

const browser = () => new TestBrowser(portal);

describe('a profile that needs it', () => {
  test('enrols at its first sign-in, gets ten codes once, and goes on under a new identifier', async () => {
    const { email, idUsuario } = await somebody(portal, 'administrador');
    const one = browser();
    const entered = await one.login(email);
    expect(entered.json().result).toEqual({
      id: idUsuario,
      nome: expect.any(String),
      perfil: '',
      profile: null,
      cpf: null,
      uf: null,
      menus: '',
      perfis: [],
      fator: 'cadastrar',
    });
    const before = one.session;
    expect(await one.state()).toEqual({
      pendente: 'cadastrar',
      exigido: true,
      chaves: true,
      email: true,
      tipos: [],
      fatores: [],
      codigos: null,
    });
    const begun = (await one.post('factors/app/begin', await mailed(one))).json().result;
    expect(begun.endereco).toMatch(/^otpauth:\/\/totp\//);
    const wrong = await one.post('factors/app', { nome: 'Telefone', codigo: '000000' });
    expect([wrong.statusCode, wrong.json().result]).toEqual([400, 'Código incorreto']);
    const old = await one.post('factors/app', { nome: 'Telefone', codigo: codeOf(begun.segredo, -5) });
    expect(old.json().codigo).toBe('factorCodeExpired');
    const enrolled = await one.post('factors/app', { nome: 'Telefone', codigo: codeOf(begun.segredo) });
    const { usuario, codigos } = enrolled.json().result;
    expect(usuario).toMatchObject({ profile: 'administrador', fator: null });
    expect(new Set(codigos).size).toBe(10);
    expect(one.session).not.toBe(before);
    const state = await one.state();
    expect(state).toMatchObject({ pendente: null, exigido: true, tipos: ['aplicativo'], codigos: 10 });
    expect(state.fatores).toEqual([
      {
        id: expect.any(Number),
        tipo: 'aplicativo',
        nome: 'Telefone',
        criado_em: expect.any(String),
        usado_em: expect.any(String),
      },
    ]);
    expect((await one.get('profiles')).statusCode).toBe(200);
    expect((await mailsTo(portal, email)).map(({ subject }) => subject)).toEqual([
      'Fonte de dados: código para o segundo fator',
      'Fonte de dados: novo segundo fator',
    ]);
  });

  test('proves it at the next one, and what it did is in the audit', async () => {
    const { email, idUsuario } = await somebody(portal, 'nacional');
    const first = browser();
    await first.login(email);
    const { segredo } = await withApp(first);
    const next = browser();
    const entered = await next.login(email);
    expect(entered.json().result).toMatchObject({ fator: 'provar', profile: null, cpf: null });
    expect(await next.state()).toMatchObject({
      pendente: 'provar',
      tipos: ['aplicativo'],
      fatores: [],
      codigos: null,
    });
    const proved = await next.post('factors/prove', { tipo: 'aplicativo', codigo: codeOf(segredo) });
    expect(proved.json().result).toMatchObject({ profile: 'nacional', fator: null });
    // The session of the first browser goes on beside it.
    expect((await first.get('session')).json().result.fator).toBeNull();
    const told = (await linesOf(portal, idUsuario)).filter(({ acao }) => acao !== 'recusar');
    expect(told.map(({ acao, alvo, detalhe }) => [acao, alvo, detalhe])).toEqual([
      ['entrar', null, { fator: 'pendente' }],
      ['alterar', 'segundo-fator', { mudanca: 'cadastro', tipo: 'aplicativo' }],
      ['entrar', null, { fator: 'aplicativo' }],
      ['entrar', null, { fator: 'pendente' }],
      ['entrar', null, { fator: 'aplicativo' }],
    ]);
  });

  test('may use a passkey, of the address in PUBLIC_URL', async () => {
    const { email } = await somebody(portal, 'administrador');
    const one = browser();
    await one.login(email);
    const options = (await one.post('factors/passkey/begin', await mailed(one))).json().result;
    expect(options).toMatchObject({
      rp: { id: 'painel.exemplo.br' },
      attestation: 'none',
      user: { name: email },
    });
    const { device, answer } = await withPasskey(one);
    expect(answer.json().result).toMatchObject({ usuario: { fator: null }, codigos: expect.any(Array) });
    const next = browser();
    await next.login(email);
    const challenge = await challenged(next);
    expect(challenge).toMatchObject({
      rpId: 'painel.exemplo.br',
      allowCredentials: [{ id: device.made[0]?.id }],
    });
    const proved = await next.post('factors/prove', { tipo: 'chave', resposta: device.get(challenge) });
    expect(proved.json().result).toMatchObject({ profile: 'administrador', fator: null });
  });

  test('may use each recovery code once; the owner is told', async () => {
    const { email } = await somebody(portal, 'administrador');
    const one = browser();
    await one.login(email);
    const { codigos } = await withApp(one);
    const spend = async (codigo: string) => {
      const next = browser();
      await next.login(email);
      return next.post('factors/prove', { tipo: 'codigo', codigo });
    };
    const written = codigos[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
    expect((await spend(written)).json().result.fator).toBeNull();
    const again = await spend(written);
    expect([again.statusCode, again.json().codigo]).toEqual([400, 'recoveryCodeWrong']);
    expect((await one.state()).codigos).toBe(9);
    const mail = (await mailsTo(portal, email)).at(-1);
    expect([mail?.subject, mail?.text]).toEqual([
      'Fonte de dados: código de recuperação usado',
      expect.stringContaining('Restam 9.'),
    ]);
  });

  test('waits for it no longer than a quarter of an hour', async () => {
    const { email, idUsuario } = await somebody(portal, 'administrador');
    const one = browser();
    await one.login(email);
    const { db } = portal.database;
    const ends = await db
      .selectFrom('portal.sessao')
      .where('id_usuario', '=', idUsuario)
      .select('expira_em')
      .execute();
    expect(new Date(ends[0]?.expira_em ?? 0).getTime() - Date.now()).toBeLessThan(16 * 60_000);
    await db
      .updateTable('portal.sessao')
      .set({ criada_em: new Date(Date.now() - 16 * 60_000), expira_em: new Date(Date.now() + 86_400_000) })
      .where('id_usuario', '=', idUsuario)
      .execute();
    expect((await one.get('factors')).statusCode).toBe(401);
  });
});

describe('who needs none', () => {
  test('signs in without, may enrol one with the password, and proves it from then on', async () => {
    const { email, idUsuario } = await somebody(portal, 'consulta');
    const [one, other] = [browser(), browser()];
    await other.login(email);
    expect((await one.login(email)).json().result.fator).toBeNull();
    expect((await one.post('factors/app/begin', {})).json().errors).toEqual([
      { campo: 'atual', msg: 'A senha atual não confere' },
    ]);
    await withApp(one, 'Telefone', PASS);
    expect((await keptOf(portal, idUsuario)).fatores).toBe(1);
    // Whoever else was signed in is not any more (ASVS 7.4.3).
    expect((await other.get('session')).statusCode).toBe(401);
    expect((await browser().login(email)).json().result.fator).toBe('provar');
  });

  test('changes to a profile that needs one only after proving one', async () => {
    const { email } = await somebody(portal, 'consulta', ['administrador']);
    const one = browser();
    await one.login(email);
    const refused = await one.post('set-profile', { profile: 'administrador' });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        tipo: 0,
        result:
          'O perfil Administrador precisa de um segundo fator. Cadastre um em Minha conta e troque de perfil depois.',
        codigo: 'factorForProfile',
      },
    ]);
    expect((await one.get('session')).json().result.profile).toBe('consulta');
    await withApp(one, 'Telefone', PASS);
    const changed = await one.post('set-profile', { profile: 'administrador' });
    expect(changed.json().result).toMatchObject({ profile: 'administrador', fator: null });
    expect((await one.get('profiles')).statusCode).toBe(200);
  });
});

describe('an administrator', () => {
  test('lets somebody begin anew: factors, codes, sessions and password end, a link sets a new one', async () => {
    const { email, idUsuario } = await somebody(portal, 'nacional');
    const one = browser();
    await one.login(email);
    await withApp(one);
    const { db } = portal.database;
    const [candidate] = await candidatesOf(db, portal.app.settings, email);
    if (candidate === undefined) throw new Error('nobody');
    const { link, removed } = await resetFactors(db, portal.app, candidate);
    expect(removed).toBe(1);
    expect((await one.get('session')).statusCode).toBe(401);
    expect((await browser().login(email)).statusCode).toBe(401);
    expect(await keptOf(portal, idUsuario)).toEqual({ fatores: 0, codigos: 0 });
    const next = browser();
    expect(
      (await next.post('new-password', { token: link.code, pass: 'escolhida pelo link' })).statusCode,
    ).toBe(200);
    expect((await next.login(email, 'escolhida pelo link')).json().result.fator).toBe('cadastrar');
    const told = (await linesOf(portal, idUsuario)).find(
      ({ detalhe }) => (detalhe as { por?: string } | null)?.por === 'reset-factor',
    );
    expect(told).toMatchObject({ acao: 'alterar', alvo: 'segundo-fator' });
  });

  test('who sets the list of profiles decides whom it is asked of', async () => {
    const other = await production({ SECOND_FACTOR_PROFILES: 'tecnico' });
    const [admin, field] = [await somebody(other, 'administrador'), await somebody(other, 'tecnico')];
    expect((await new TestBrowser(other).login(admin.email)).json().result.fator).toBeNull();
    expect((await new TestBrowser(other).login(field.email)).json().result.fator).toBe('cadastrar');
    await other.close();
  });
});

test('factors go with the account, challenges with their session or their time', async () => {
  const { email, idUsuario } = await somebody(portal, 'administrador');
  const one = browser();
  await one.login(email);
  await withApp(one);
  const { db } = portal.database;
  await removeAccount(db, idUsuario);
  expect(await keptOf(portal, idUsuario)).toEqual({ fatores: 0, codigos: 0 });
  const other = await somebody(portal, 'administrador');
  const two = browser();
  await two.login(other.email);
  await two.post('factors/app/begin', await mailed(two));
  const challenges = async () =>
    (await db.selectFrom('portal.fator_desafio').select('sessao').execute()).length;
  const before = await challenges();
  await two.get('logout');
  // The app's, and the code's.
  expect(await challenges()).toBe(before - 2);
  await two.login(other.email);
  await two.post('factors/app/begin', await mailed(two));
  await db
    .updateTable('portal.fator_desafio')
    .set({ expira_em: new Date(0) })
    .execute();
  expect((await two.post('factors/app', { nome: 'x', codigo: '123456' })).json().codigo).toBe(
    'factorStepExpired',
  );
});

test('in the demonstration nobody has to have one, and a number is no name for passkeys', async () => {
  const demonstration = await testPortal({ PUBLIC_URL: 'http://127.0.0.1:3000' });
  const { cookie } = await demonstration.person('administrador');
  await demonstration.database.db.updateTable('portal.sessao').set({ fator_em: null }).execute();
  const ask = async (path: string) => demonstration.ask('GET', `${AUTH}/${path}`, { headers: { cookie } });
  expect((await ask('session')).json().result).toMatchObject({ profile: 'administrador', fator: null });
  expect((await ask('factors')).json().result).toMatchObject({ exigido: false, chaves: false });
  await demonstration.close();
});
