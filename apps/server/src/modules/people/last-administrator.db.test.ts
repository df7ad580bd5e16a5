import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortal, type TestPerson, type TestPortal } from '../../testing.ts';

/** Two processes on one database: there is always somebody who administers, and what one changes bites in the other. */

const AUTH = '/api/indicators/auth';

let database: TestDatabase;
let portals: readonly [TestPortal, TestPortal];
beforeAll(async () => {
  database = await freshDatabase();
  portals = [await testPortal({}, database), await testPortal({}, database)];
});
afterAll(async () => {
  for (const portal of portals) await portal.close();
  await database.close();
});

const ask = (
  portal: TestPortal,
  who: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) =>
  portal.ask(method, `${AUTH}/${path}`, {
    headers: { cookie: who.cookie },
    ...(payload === undefined ? {} : { payload }),
  });
const nobody = () =>
  database.db
    .updateTable('portal.usuario')
    .set({ removido_em: new Date() })
    .where('removido_em', 'is', null)
    .execute();
const administrators = async () =>
  (
    await database.db
      .selectFrom('portal.usuario as u')
      .innerJoin('portal.usuario_perfil as g', 'g.id_usuario', 'u.id_usuario')
      .where('g.id_perfil', '=', 1)
      .where('u.removido_em', 'is', null)
      .where('u.bloqueado_em', 'is', null)
      .select('u.id_usuario')
      .execute()
  ).length;

/** The ways in which somebody loses the profile. */
const WAYS = [
  (portal: TestPortal, by: TestPerson, of: TestPerson) =>
    ask(portal, by, 'DELETE', `remove-user/${of.idUsuario}`),
  (portal: TestPortal, by: TestPerson, of: TestPerson) =>
    ask(portal, by, 'PUT', `users/${of.idUsuario}`, { id_perfil: 5 }),
  (portal: TestPortal, by: TestPerson, of: TestPerson) =>
    ask(portal, by, 'POST', `users/${of.idUsuario}/block`, { bloquear: true }),
  (portal: TestPortal, by: TestPerson, of: TestPerson) =>
    ask(portal, by, 'POST', `access-review/${of.idUsuario}`, { decisao: 'retirado' }),
] as const;

test('four administrators who take it from each other at once leave one', async () => {
  const rounds = database.kind === 'postgres' ? 100 : 12;
  const left: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable no-await-in-loop -- round by round
    await nobody();
    const four: TestPerson[] = [];
    for (let at = 0; at < 4; at += 1) four.push(await portals[0].person('administrador'));
    const answers = await Promise.all(
      four.map((by, at) => WAYS[(at + round) % 4]!(portals[at % 2]!, by, four[(at + 1) % 4]!)),
    );
    expect(
      answers.map(({ statusCode }) => statusCode).filter((one) => ![200, 401, 403, 404, 409].includes(one)),
    ).toEqual([]);
    left.push(await administrators());
    // oxlint-enable no-await-in-loop
  }
  expect(left.filter((count) => count < 1)).toEqual([]);
});

test.each([0, 1, 2, 3])('the last one stays, by way %i', async (way) => {
  await nobody();
  const last = await portals[0].person('administrador');
  // Blocked, invited, removed: none of them counts.
  for (const gone of [{ bloqueado_em: new Date() }, { removido_em: new Date() }]) {
    // oxlint-disable no-await-in-loop
    const other = await portals[0].person('administrador');
    await database.db
      .updateTable('portal.usuario')
      .set(gone)
      .where('id_usuario', '=', other.idUsuario)
      .execute();
    // oxlint-enable no-await-in-loop
  }
  const answer = await WAYS[way]!(portals[1], last, last);
  // Nobody blocks or reviews the own account.
  expect(answer.json().codigo).toBe(way < 2 ? 'lastAdministrator' : 'forbidden');
  expect(await administrators()).toBe(1);
});

test('a change bites with the next call of every session in every process', async () => {
  await nobody();
  const chief = await portals[0].person('administrador');
  const person = await portals[0].person('nacional');
  const list = (portal: TestPortal) => ask(portal, person, 'GET', 'users?pagina=0');
  expect([(await list(portals[0])).statusCode, (await list(portals[1])).statusCode]).toEqual([200, 200]);
  await ask(portals[0], chief, 'PUT', `users/${person.idUsuario}`, { id_perfil: 7 });
  expect([(await list(portals[0])).statusCode, (await list(portals[1])).statusCode]).toEqual([401, 401]);
});

test('who lost the profile while a change waited for the lock changes nothing', async () => {
  await nobody();
  const [one, two] = [await portals[0].person('administrador'), await portals[0].person('administrador')];
  const third = await portals[0].person('giz');
  const answers = await Promise.all([
    ask(portals[0], one, 'DELETE', `remove-user/${two.idUsuario}`),
    ask(portals[1], two, 'PUT', `users/${third.idUsuario}`, { id_perfil: 1 }),
  ]);
  const [removed, raised] = answers.map(({ statusCode }) => statusCode);
  const { id_perfil } = await database.db
    .selectFrom('portal.usuario')
    .where('id_usuario', '=', third.idUsuario)
    .select('id_perfil')
    .executeTakeFirstOrThrow();
  // Either order is right; a removed person's change after the removal is not.
  expect(removed).toBe(200);
  expect([raised, id_perfil]).toEqual(raised === 200 ? [200, 1] : [401, 7]);
});
