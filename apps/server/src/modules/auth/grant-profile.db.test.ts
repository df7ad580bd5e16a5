import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../../testing.ts';
import { grantProfile, GrantRefused } from './grant-profile.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.close());

const CPF = '52998224725';
const grant = (
  email: string,
  profile: 'administrador' | 'coordenador' | 'tecnico',
  uf: string | null = null,
  cpf: string | null = null,
) => grantProfile(portal.database.db, { email, profile, uf, cpf }, 'Programa');

test('a registered person becomes what the machine says, and signs in anew', async () => {
  const person = await portal.person('consulta', { uf: 'GO' });
  await grant(person.email, 'coordenador', 'GO');
  expect(
    (await portal.ask('GET', '/api/indicators/auth/session', { headers: { cookie: person.cookie } }))
      .statusCode,
  ).toBe(401);
  const row = await portal.database.db
    .selectFrom('portal.usuario')
    .select(['id_perfil', 'uf'])
    .where('id_usuario', '=', person.idUsuario)
    .executeTakeFirst();
  expect(row).toEqual({ id_perfil: 2, uf: 'GO' });
});

test('refused: nobody, no uf, unknown uf, no CPF, wrong CPF; and then nothing is changed', async () => {
  const person = await portal.person('consulta');
  await expect(grant('ninguem@exemplo.invalid', 'administrador')).rejects.toThrow(GrantRefused);
  await expect(grant(person.email, 'coordenador')).rejects.toThrow(/precisa de uma uf/);
  await expect(grant(person.email, 'coordenador', 'XX')).rejects.toThrow(/não existe/);
  await expect(grant(person.email, 'tecnico')).rejects.toThrow(/precisa de um CPF/);
  await expect(grant(person.email, 'tecnico', null, '11111111111')).rejects.toThrow(/CPF/);
  expect(
    (await portal.ask('GET', '/api/indicators/auth/session', { headers: { cookie: person.cookie } }))
      .statusCode,
  ).toBe(200);
  await grant(person.email, 'tecnico', null, CPF);
});
