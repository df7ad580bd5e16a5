import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../../../testing.ts';

/** Attacks on the code of a reset link: guessed, and used to make the server work. */

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.close());

const take = (token: string, pass: string, remoteAddress: string) =>
  portal.ask('POST', '/api/indicators/auth/new-password', { payload: { token, pass }, remoteAddress });
const guess = () => randomBytes(32).toString('base64url');

test('the code is looked at before the password: nothing is hashed for one that is none', async () => {
  const answer = await take(guess(), 'x', '203.0.113.1');
  expect([answer.statusCode, answer.json().codigo]).toEqual([400, 'resetTokenInvalid']);
});

test('an address may try fifty codes in fifteen minutes', async () => {
  const codes = await Promise.all(
    Array.from({ length: 60 }, async () => (await take(guess(), 'nova senha', '203.0.113.2')).json().codigo),
  );
  expect(codes.filter((codigo) => codigo === 'resetTokenInvalid')).toHaveLength(50);
  expect(codes.filter((codigo) => codigo === 'tooManyAttempts')).toHaveLength(10);
  expect((await take(guess(), 'nova senha', '203.0.113.3')).json().codigo).toBe('resetTokenInvalid');
});

test('one code is tried ten times, wherever from', async () => {
  const token = guess();
  const codes: string[] = [];
  for (let i = 0; i < 12; i += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    codes.push((await take(token, 'nova senha', `203.0.113.${100 + i}`)).json().codigo);
  expect(codes.slice(9)).toEqual(['resetTokenInvalid', 'tooManyAttempts', 'tooManyAttempts']);
});
