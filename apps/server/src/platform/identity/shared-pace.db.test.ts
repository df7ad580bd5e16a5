import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../../testing.ts';
import { Failure } from '../failures/fail.ts';
import { removeEndedPaces, SharedPace } from './shared-pace.ts';

let portal: TestPortal;
/** Another process on the same database. */
let other: TestPortal;
beforeAll(async () => {
  portal = await testPortal({ SESSION_SECRET: 'x'.repeat(40) });
  other = await testPortal({ SESSION_SECRET: 'x'.repeat(40) }, portal.database);
});
afterAll(async () => {
  await other.close();
  await portal.close();
});

const MOST = 5;
const HOUR = 3_600;
const paces = (action: 'privacy' | 'invitation') =>
  [portal, other].map(({ app }) => new SharedPace(app, action, MOST, HOUR)) as [SharedPace, SharedPace];
/** Whether it passes, else what it is told and for how long. */
const tried = (pace: SharedPace, who: string) =>
  pace.pass(who).then(
    () => 'passes',
    (error: unknown) =>
      error instanceof Failure ? [error.failure, error.retryAfterSeconds ?? 0] : Promise.reject(error),
  );

test('of many at once in two processes as many pass as may, and each person apart', async () => {
  const [here, there] = paces('privacy');
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => tried(at % 2 === 0 ? here : there, 'ana')),
  );
  expect(answers.filter((one) => one === 'passes')).toHaveLength(MOST);
  const [code, seconds] = (await tried(there, 'ana')) as [string, number];
  expect([code, seconds > 0 && seconds <= HOUR]).toEqual(['tooManyCalls', true]);
  expect(await tried(there, 'bia')).toBe('passes');
  expect(await tried(paces('invitation')[0], 'ana')).toBe('passes');
});

test('a window that has ended is begun anew, and forgotten by housekeeping; nobody stands in the table by name', async () => {
  const { db } = portal.database;
  await db.deleteFrom('portal.ritmo').execute();
  const [here] = paces('privacy');
  await Promise.all(Array.from({ length: MOST }, () => here.pass('ana')));
  const end = () => sql`update portal.ritmo set ate = now() - interval '1 second'`.execute(db);
  await end();
  expect(await tried(here, 'ana')).toBe('passes');
  const rows = await db.selectFrom('portal.ritmo').select(['chave', 'total']).execute();
  expect(rows).toEqual([{ chave: expect.stringMatching(/^[0-9a-f]{64}$/), total: 1 }]);
  expect(await removeEndedPaces(db)).toBe(0);
  await end();
  expect(await removeEndedPaces(db)).toBe(1);
});

test('who was refused costs the database nothing until the window ends', async () => {
  const { db } = portal.database;
  await db.deleteFrom('portal.ritmo').execute();
  const [here] = paces('privacy');
  await Promise.all(Array.from({ length: 3 * MOST }, () => tried(here, 'caio')));
  const counted = () => db.selectFrom('portal.ritmo').select('total').executeTakeFirstOrThrow();
  const before = await counted();
  await Promise.all(Array.from({ length: MOST }, () => tried(here, 'caio')));
  expect(await counted()).toEqual(before);
});

test('while the database takes no writes each process counts for itself', async () => {
  const app = { ...portal.app };
  const pace = new SharedPace(app, 'privacy', 1, HOUR);
  const readOnly = () =>
    portal.database.db
      .transaction()
      .setAccessMode('read only')
      .execute((trx) => {
        Object.assign(app, { database: { db: trx } });
        return tried(pace, 'davi');
      });
  expect(await readOnly()).toBe('passes');
  expect(await readOnly()).toEqual(['tooManyCalls', HOUR]);
});
