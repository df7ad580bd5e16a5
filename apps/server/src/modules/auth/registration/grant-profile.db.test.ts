import type { Profile } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { testPortalWithTiny, type TestPortal } from '../../../testing.ts';
import { candidateLines, candidatesOf } from './candidates.ts';
import { grantProfile, GrantRefused } from './grant-profile.ts';

const AUTH = '/api/indicators/auth';
/** Nobody of the programme. */
const FOREIGN = '52998224725';

let portal: TestPortal;
let tecnico: string;
let supervisor: string;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  const { db } = portal.database;
  tecnico = (await db.selectFrom('programa.tecnico').select('cpf').executeTakeFirstOrThrow()).cpf;
  supervisor = (await db.selectFrom('programa.supervisor').select('cpf').executeTakeFirstOrThrow()).cpf;
});
afterAll(() => portal.close());

async function grant(email: string, profile: Profile, uf: string | null = null, cpf: string | null = null) {
  const { db } = portal.database;
  const [candidate] = await candidatesOf(db, portal.app.settings, email);
  if (candidate === undefined) throw new Error(`nobody is ${email}`);
  return grantProfile(db, portal.app, { candidate, profile, uf, cpf });
}
const setUser = (idUsuario: number, values: Record<string, unknown>) =>
  portal.database.db.updateTable('portal.usuario').set(values).where('id_usuario', '=', idUsuario).execute();
const userOf = (idUsuario: number) =>
  portal.database.db
    .selectFrom('portal.usuario')
    .selectAll()
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
const session = (cookie: string) => portal.ask('GET', `${AUTH}/session`, { headers: { cookie } });
const login = (email: string, pass: string) =>
  portal.ask('POST', `${AUTH}/login`, { payload: { email, pass } });

test('a registered person becomes what the machine says, and signs in anew with the own password', async () => {
  const person = await portal.person('consulta', { uf: 'GO' });
  await setUser(person.idUsuario, { senha: await hashPassword('minha senha de antes') });
  expect(await grant(person.email, 'coordenador', 'GO')).toBeNull();
  expect((await session(person.cookie)).statusCode).toBe(401);
  expect(await userOf(person.idUsuario)).toMatchObject({ id_perfil: 2, uf: 'GO' });
  expect((await login(person.email, 'minha senha de antes')).json().result.profile).toBe('coordenador');
});

test('refused: no uf, unknown uf, no CPF, wrong CPF, nobody of the programme; and then nothing is changed', async () => {
  const person = await portal.person('consulta');
  await expect(grant(person.email, 'coordenador')).rejects.toThrow(/precisa de uma uf/);
  await expect(grant(person.email, 'coordenador', 'XX')).rejects.toThrow(/não existe/);
  await expect(grant(person.email, 'tecnico')).rejects.toThrow(/precisa de um CPF/);
  await expect(grant(person.email, 'tecnico', null, '11111111111')).rejects.toThrow(/CPF inválido/);
  await expect(grant(person.email, 'tecnico', null, FOREIGN)).rejects.toThrow(/entre os técnicos/);
  await expect(grant(person.email, 'supervisor', 'GO', FOREIGN)).rejects.toThrow(/entre os supervisores/);
  await expect(grant(person.email, 'tecnico', null, FOREIGN)).rejects.toThrow(GrantRefused);
  expect((await session(person.cookie)).statusCode).toBe(200);
});

test('who configures chooses a new password: the old one and every session end', async () => {
  const person = await portal.person('consulta');
  await setUser(person.idUsuario, { senha: await hashPassword('senha de quem veio antes') });
  const code = (await grant(person.email, 'administrador'))?.code ?? '';
  expect((await session(person.cookie)).statusCode).toBe(401);
  expect((await login(person.email, 'senha de quem veio antes')).statusCode).toBe(401);
  const payload = { token: code, pass: 'a nova, do dono do email' };
  expect((await portal.ask('POST', `${AUTH}/new-password`, { payload })).statusCode).toBe(200);
  // Whoever administers enrols a second factor before anything else (factor/).
  expect((await login(person.email, payload.pass)).json().result.fator).toBe('cadastrar');
});

test('a code sent before the grant is worth nothing after it', async () => {
  const person = await portal.person('consulta');
  const before = (await grant(person.email, 'nacional'))?.code ?? '';
  await grant(person.email, 'administrador');
  const payload = { token: before, pass: 'outra senha qualquer' };
  expect((await portal.ask('POST', `${AUTH}/new-password`, { payload })).json().codigo).toBe(
    'resetTokenInvalid',
  );
});

describe('a CPF', () => {
  test('typed at registration reads no row, whatever profile comes later', async () => {
    const person = await portal.person('tecnico', { cpf: tecnico });
    const rows = async () => {
      const url =
        '/api/app/?module=relatorio&controller=index&action=retorno-direto&co_consulta=11116&typereturn=Json&page=-1&$ano=[2024,2025]';
      return (await portal.ask('GET', url, { headers: { cookie: person.cookie } })).body;
    };
    const own = await rows();
    expect((await session(person.cookie)).json().result.cpf).toBe(tecnico);
    await setUser(person.idUsuario, { cpf_conferido: false });
    expect((await session(person.cookie)).json().result.cpf).toBeNull();
    expect(await rows()).not.toBe(own);
    await setUser(person.idUsuario, { cpf: null });
  });

  test('given by an administrator is taken from whoever only typed it', async () => {
    const typed = await portal.person('consulta');
    await setUser(typed.idUsuario, { cpf: tecnico });
    const owner = await portal.person('consulta');
    await grant(owner.email, 'tecnico', null, tecnico);
    expect((await userOf(typed.idUsuario)).cpf).toBeNull();
    expect(await userOf(owner.idUsuario)).toMatchObject({ cpf: tecnico, cpf_conferido: true });
  });

  test('given once is not given again', async () => {
    const one = await portal.person('consulta');
    const other = await portal.person('consulta');
    await grant(one.email, 'supervisor', 'GO', supervisor);
    await expect(grant(other.email, 'supervisor', 'GO', supervisor)).rejects.toThrow(
      `Este CPF já é o da conta ${one.email}`,
    );
    await grant(one.email, 'supervisor', 'GO', supervisor);
  });
});

test('whoever gives the profile sees who it is, the CPF masked', async () => {
  const person = await portal.person('consulta');
  await setUser(person.idUsuario, {
    nome: 'Maria da Silva',
    cpf: '52998224725',
    data_cadastro: '2026-03-02T15:04:00Z',
  });
  const [candidate] = await candidatesOf(portal.database.db, portal.app.settings, person.email.toUpperCase());
  if (candidate === undefined) throw new Error('nobody');
  expect(candidateLines(candidate, 'Paisagens')).toEqual([
    `Conta nº ${person.idUsuario}`,
    '  Nome: Maria da Silva',
    '  CPF: ***.982.247-**',
    '  Cadastro: 02/03/2026, 12:04',
    '  Email: confirmado',
    '  Perfil de hoje: Consulta Pública',
  ]);
});
