// [ASVS 6.6.2]
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPortal } from '../../../testing.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import { challenged, ORIGIN, production, somebody, TestBrowser, withPasskey, mailed } from './testing.ts';

/** Passkeys answer the challenge of one session, for one site, by one account's key, once; everything else proves nothing. */

let portal: TestPortal;
beforeAll(async () => {
  portal = await production();
});
afterAll(() => portal.close());
beforeEach(() => portal.database.db.deleteFrom('portal.tentativa').execute());

/** A browser with the password alone. */
async function thief(email: string) {
  const one = new TestBrowser(portal);
  await one.login(email);
  return one;
}
async function withKey() {
  const person = await somebody(portal, 'administrador');
  const own = await thief(person.email);
  return { ...person, own, ...(await withPasskey(own)) };
}
const answer = (one: TestBrowser, resposta: object) => one.post('factors/prove', { tipo: 'chave', resposta });

test('sign the challenge of this session, once', async () => {
  const { email, device } = await withKey();
  const [one, other] = [await thief(email), await thief(email)];
  const signed = device.get(await challenged(one));
  // Somebody else's session, before and after a challenge of its own.
  expect((await answer(other, signed)).json().codigo).toBe('factorStepExpired');
  await challenged(other);
  expect((await answer(other, signed)).json().codigo).toBe('passkeyRefused');
  expect((await answer(one, signed)).statusCode).toBe(200);
  const third = await thief(email);
  await challenged(third);
  expect((await answer(third, signed)).json().codigo).toBe('passkeyRefused');
  expect((await answer(third, device.get({ challenge: 'x' }))).json().codigo).toBe('factorStepExpired');
});

test.each([
  ['another site', { origin: 'https://painel.exemplo.br.outro.example' }],
  ['http', { origin: 'http://painel.exemplo.br' }],
  ['another name', { rpId: 'outro.example' }],
  ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a counter that went back', { counter: 1 }],
])('of %s prove nothing', async (_way, bent) => {
  const { email, device } = await withKey();
  const before = await thief(email);
  await answer(before, device.get(await challenged(before), { counter: 7 }));
  const one = await thief(email);
  const refused = await answer(one, device.get(await challenged(one), bent));
  expect([refused.statusCode, refused.json().codigo]).toEqual([400, 'passkeyRefused']);
  expect((await one.get('profiles')).json().codigo).toBe('factorDue');
});

test('of somebody else prove nothing, under their own name or the owner’s', async () => {
  const [one, other] = [await withKey(), await withKey()];
  const stranger = await thief(one.email);
  expect((await answer(stranger, other.device.get(await challenged(stranger)))).json().codigo).toBe(
    'passkeyRefused',
  );
  const credential = one.device.made[0]?.id ?? '';
  const forged = other.device.get(await challenged(stranger), { credential });
  expect((await answer(stranger, forged)).json().codigo).toBe('passkeyRefused');
});

test('are not enrolled for another site, another session’s challenge, or under the number of somebody’s', async () => {
  const { device } = await withKey();
  const person = await somebody(portal, 'administrador');
  const one = await thief(person.email);
  const own = new SoftwareAuthenticator(ORIGIN, new URL(ORIGIN).hostname);
  const enrol = async (bent: object) => {
    const begun = (await one.post('factors/passkey/begin', await mailed(one))).json().result;
    return one.post('factors/passkey', { nome: 'x', resposta: own.create(begun, bent) });
  };
  for (const bent of [
    { origin: 'https://outro.example' },
    { rpId: 'outro.example' },
    { challenge: 'AAAA' },
    { credential: device.made[0]?.id },
  ])
    // oxlint-disable-next-line no-await-in-loop
    expect((await enrol(bent)).json().codigo).toBe('passkeyRefused');
  expect((await one.get('session')).json().result.fator).toBe('cadastrar');
});

test.each([{}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }, [], 'x', null])(
  'that are none are refused as such: %j',
  async (resposta) => {
    const { email } = await withKey();
    const one = await thief(email);
    await challenged(one);
    expect((await one.post('factors/prove', { tipo: 'chave', resposta })).statusCode).toBe(400);
  },
);
