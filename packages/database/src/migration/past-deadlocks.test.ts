import { expect, test } from 'vitest';
import { pastDeadlocks } from './past-deadlocks.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

test('what readers ended is tried again, what is wrong is not, and nobody tries for ever', async () => {
  const told = ['40P01', '40P01'];
  await pastDeadlocks(async () => {
    const code = told.pop();
    if (code) throw fault(code);
  });
  expect(told).toEqual([]);
  let tries = 0;
  const failing = (code: string) =>
    pastDeadlocks(async () => {
      tries += 1;
      throw fault(code);
    });
  await expect(failing('42P07')).rejects.toThrow('42P07');
  expect(tries).toBe(1);
  await expect(failing('40P01')).rejects.toThrow('40P01');
  expect(tries).toBe(21);
});
