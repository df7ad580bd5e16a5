// [ASVS 11.3.1 11.3.2 11.3.3]
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const settings = { SESSION_SECRET: randomBytes(32).toString('hex'), DATA_DIR: '/dev/null' };
const plain = Buffer.from('um segredo');

test('opens where it belongs, and never looks the same twice', async () => {
  const [one, other] = [await seal(settings, 'fator 1', plain), await seal(settings, 'fator 1', plain)];
  expect(await unseal(settings, 'fator 1', one)).toEqual(plain);
  expect(await unseal(settings, 'fator 1', other)).toEqual(plain);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(plain)).toBe(false);
});

test('opens nowhere else, with no other secret, and not once a bit of it is another', async () => {
  const sealed = await seal(settings, 'fator 1', plain);
  expect(await unseal(settings, 'fator 2', sealed)).toBeNull();
  const others = { ...settings, SESSION_SECRET: randomBytes(32).toString('hex') };
  expect(await unseal(others, 'fator 1', sealed)).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await unseal(settings, 'fator 1', changed)).toBeNull();
  }
  expect(await unseal(settings, 'fator 1', Buffer.alloc(0))).toBeNull();
  expect(await unseal(settings, 'fator 1', sealed.subarray(0, 20))).toBeNull();
});
