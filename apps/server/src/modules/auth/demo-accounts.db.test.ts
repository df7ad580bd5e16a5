// [ASVS 6.2.1 6.3.2]
import { demoPeople } from '@fonte/programme/demo/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDemonstration, removeDemoAccounts } from '../../platform/identity/demonstration.ts';
import { testPortal, type TestPortal } from '../../testing.ts';
import { createDemoAccounts, DEMO_PASSWORD } from './demo-accounts.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
  await portal.person('coordenador', { uf: 'GO' });
  await dataVersion(true);
  await createDemoAccounts(portal.app, demoPeople(1));
});
afterAll(() => portal.close());

const dataVersion = (demonstracao: boolean) =>
  portal.database.db.insertInto('portal.versao').values({ demonstracao, dados_ate: '2025-12-31' }).execute();
const login = (profile: string) =>
  portal.ask('POST', '/api/indicators/auth/login', {
    payload: { email: `${profile}@demo.example`, pass: DEMO_PASSWORD },
  });
const settings = async () => (await portal.ask('GET', '/api/indicators/settings')).json().result;

test('there is one account per profile, and a second start makes no more', async () => {
  const accounts = await createDemoAccounts(portal.app, demoPeople(1));
  expect(accounts.map(({ email, perfil, uf }) => [email, perfil, uf])).toEqual([
    ['administrador@demo.example', 'Administrador', null],
    ['nacional@demo.example', 'Programa Nacional', null],
    ['regional@demo.example', 'Programa Regional', 'GO'],
    ['coordenador@demo.example', 'Coordenador', 'GO'],
    ['supervisor@demo.example', 'Supervisor', 'GO'],
    ['tecnico@demo.example', 'Técnico', 'GO'],
    ['consulta@demo.example', 'Consulta Pública', null],
    ['bancomundial@demo.example', 'Banco Mundial', null],
    ['giz@demo.example', 'GIZ', null],
    ['mapa@demo.example', 'MAPA', null],
  ]);
  const { rows } = await portal.database.db
    .selectFrom('portal.usuario')
    .select('email')
    .where('demonstracao', '=', true)
    .execute()
    .then((found) => ({ rows: found }));
  expect(rows).toHaveLength(10);
});

test('technician and supervisor are people of the programme', async () => {
  const { supervisor, tecnico } = demoPeople(1);
  expect((await login('tecnico')).json().result).toMatchObject({
    cpf: tecnico.cpf,
    uf: 'GO',
    profile: 'tecnico',
  });
  expect((await login('supervisor')).json().result).toMatchObject({
    cpf: supervisor.cpf,
    profile: 'supervisor',
  });
});

test('other data end the demonstration at once: accounts, sessions, short passwords', async () => {
  const signedIn = await login('nacional');
  const cookie = `sid=${signedIn.cookies[0]?.value ?? ''}`;
  const session = () => portal.ask('GET', '/api/indicators/auth/session', { headers: { cookie } });
  expect((await session()).statusCode).toBe(200);
  expect(await settings()).toMatchObject({ demonstration: true, passwordMinLength: 3 });

  await dataVersion(false);
  expect((await session()).statusCode).toBe(401);
  expect((await login('nacional')).statusCode).toBe(401);
  expect(await settings()).toMatchObject({ demonstration: false, passwordMinLength: 8 });
  expect(await isDemonstration(portal.app)).toBe(false);

  await removeDemoAccounts(portal.database.db, portal.app.settings);
  const left = await portal.database.db
    .selectFrom('portal.usuario')
    .select('email')
    .where('demonstracao', '=', true)
    .where('removido_em', 'is', null)
    .execute();
  expect(left).toEqual([]);
});
