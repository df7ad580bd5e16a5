// [ASVS 2.3.2 6.3.1]
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { testPortal, type TestPerson, type TestPortal } from '../../../testing.ts';

/** A stranger who tries passwords, and the owner who must get in all the same. */

const AUTH = '/api/indicators/auth';
const PASS = 'a senha da dona';
/** One address for everybody, as behind a proxy that TRUST_PROXY does not name. */
const SHARED = '198.51.100.1';

let portal: TestPortal;
let senha: string;
beforeAll(async () => {
  portal = await testPortal();
  senha = await hashPassword(PASS);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.db.deleteFrom('portal.tentativa').execute());

async function owner(): Promise<TestPerson> {
  const person = await portal.person('administrador');
  await portal.database.db
    .updateTable('portal.usuario')
    .set({ senha })
    .where('id_usuario', '=', person.idUsuario)
    .execute();
  return person;
}
const post = (path: string, payload: object, cookie = '', remoteAddress = SHARED) =>
  portal.ask('POST', `${AUTH}${path}`, { payload, remoteAddress, headers: cookie ? { cookie } : {} });
const login = (email: string, pass: string, cookie?: string, from?: string) =>
  post('/login', { email, pass }, cookie, from);
/** What the browser keeps of an answer, as it sends it. */
const deviceOf = (answer: { cookies: { name: string; value: string }[] }) => {
  const found = answer.cookies.find(({ name }) => name === 'aparelho');
  return found ? `aparelho=${found.value}` : '';
};
async function wrong(email: string, times: number, more: { cookie?: string; from?: string } = {}) {
  const answers: number[] = [];
  for (let i = 0; i < times; i += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    answers.push((await login(email, `errada ${i}`, more.cookie, more.from)).statusCode);
  return answers;
}
let backs = 0;
/** As if so much time had passed; each time some seconds more, so that no minute meets another on its way. */
const back = (minutes: number) => {
  backs += 1;
  return sql`update portal.tentativa set inicio = inicio - make_interval(mins => ${minutes}, secs => ${backs})`.execute(
    portal.database.db,
  );
};

describe('the browser that the owner has signed in with', () => {
  test('gets in while a stranger uses up the attempts of the account, from anywhere', async () => {
    const { email } = await owner();
    const device = deviceOf(await login(email, PASS));
    expect(device).toMatch(/^aparelho=[\w.-]{60,90}$/);
    for (let i = 0; i < 10; i += 1)
      // oxlint-disable-next-line no-await-in-loop
      expect(await wrong(email, 1, { from: `203.0.113.${i}` })).toEqual([401]);
    expect(await wrong(email, 2, { from: '203.0.113.99' })).toEqual([429, 429]);
    expect((await login(email, PASS)).statusCode).toBe(429);
    expect((await login(email, PASS, device)).statusCode).toBe(200);
  });

  test('gets in while the address that it shares with a stranger is used up', async () => {
    const { email } = await owner();
    const device = deviceOf(await login(email, PASS));
    for (let i = 0; i < 6; i += 1)
      // oxlint-disable-next-line no-await-in-loop
      await wrong(`ninguem${i}@exemplo.com`, 10);
    expect((await login(email, PASS)).statusCode).toBe(429);
    expect((await login(email, PASS, device)).statusCode).toBe(200);
  });

  test('has ten attempts of its own, and its owner may come from another', async () => {
    const { email } = await owner();
    const device = deviceOf(await login(email, PASS));
    expect(await wrong(email, 12, { cookie: device })).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await login(email, PASS, device)).statusCode).toBe(429);
    expect((await login(email, PASS)).statusCode).toBe(200);
  });

  test("is the owner's only: another account's browser, or a made-up one, is a stranger's", async () => {
    const { email } = await owner();
    const other = await owner();
    const foreign = deviceOf(await login(other.email, PASS));
    const [number = ''] = foreign.replace('aparelho=', '').split('.');
    await wrong(email, 10);
    const cookies = [
      foreign,
      `aparelho=${number}.${'A'.repeat(43)}`,
      'aparelho=x~y~~',
      `aparelho=${'~'.repeat(500)}`,
    ];
    for (const cookie of cookies)
      // oxlint-disable-next-line no-await-in-loop
      expect((await login(email, PASS, cookie)).statusCode).toBe(429);
  });

  test('may be several people’s', async () => {
    const [one, other] = [await owner(), await owner()];
    const first = deviceOf(await login(one.email, PASS));
    const both = deviceOf(await login(other.email, PASS, first));
    await wrong(one.email, 10);
    await wrong(other.email, 10);
    expect((await login(one.email, PASS, both)).statusCode).toBe(200);
    expect((await login(other.email, PASS, both)).statusCode).toBe(200);
  });
});

test('on a new browser the way is a mail: its link makes the browser known', async () => {
  const { email } = await owner();
  await wrong(email, 10);
  const strangers = await Promise.all(
    Array.from({ length: 15 }, () => post('/reset-password', { email }, '', '203.0.113.50')),
  );
  expect(strangers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  // Also the links that the stranger asked for lie in the owner's mailbox only.
  await portal.jobs();
  const folder = join(portal.dataDir, 'outbox');
  const last = (await readdir(folder)).sort().at(-1) ?? '';
  const mail = await PostalMime.parse(await readFile(join(folder, last)));
  const token = /token=([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
  const answer = await post('/new-password', { token, pass: 'outra senha da dona' });
  expect(answer.statusCode).toBe(200);
  expect((await login(email, 'outra senha da dona')).statusCode).toBe(429);
  expect((await login(email, 'outra senha da dona', deviceOf(answer))).statusCode).toBe(200);
});

describe('the wait', () => {
  test('is not lengthened by hammering on', async () => {
    const { email } = await owner();
    expect(await wrong(email, 10)).not.toContain(429);
    await back(10);
    expect(new Set(await wrong(email, 30))).toEqual(new Set([429]));
    await back(5);
    expect((await login(email, PASS)).statusCode).toBe(200);
  });

  test('grows with what was tried in a day: 15 minutes, 30, 60, 120, 240', async () => {
    const { email } = await owner();
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      // oxlint-disable no-await-in-loop
      const answers = await wrong(email, 11);
      expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
      const refused = await login(email, 'x');
      const minutes = Math.ceil(Number(refused.headers['retry-after']) / 60);
      waits.push(minutes);
      // A round may have run into the next minute, whose attempts are forgotten that much later.
      await back(minutes + 1);
      // oxlint-enable no-await-in-loop
    }
    // A minute less where the clock has moved on within the test.
    expect(waits.map((minutes) => Math.ceil(minutes / 15) * 15)).toEqual([15, 30, 60, 120, 240, 240, 240]);
  });

  test('of many at once as many pass as may', async () => {
    const { email } = await owner();
    const answers = await Promise.all(Array.from({ length: 30 }, () => login(email, 'errada')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });
});

test('a program that goes on with an old password keeps its owner out of nothing', async () => {
  const { email, cookie } = await owner();
  const device = deviceOf(await login(email, PASS));
  const authorization = `Basic ${Buffer.from(`${email}:antiga`).toString('base64')}`;
  const url = '/api/mapa/geoserver/ows?service=WFS&request=ListStoredQueries&version=2.0.0';
  const statuses: number[] = [];
  for (let i = 0; i < 12; i += 1)
    // oxlint-disable-next-line no-await-in-loop
    statuses.push(
      (await portal.ask('GET', url, { headers: { authorization }, remoteAddress: SHARED })).statusCode,
    );
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect((await portal.ask('GET', `${AUTH}/session`, { headers: { cookie } })).statusCode).toBe(200);
  expect((await login(email, PASS, device)).statusCode).toBe(200);
});
