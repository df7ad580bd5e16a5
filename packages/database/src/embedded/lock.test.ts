import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock', () => {
  const holder = (over: object) =>
    JSON.stringify({ pid: process.pid, host: hostname(), born: 'x', token: 't', ...over });
  const lockFile = () => join(folder, 'fonte.lock');

  it.each([
    ['of a process that is gone', { pid: 2 ** 22 - 3 }],
    ['of an earlier process with our pid', {}],
    ['of an earlier process with the pid of a living one', { pid: process.ppid }],
  ])('%s is taken over', async (_name, over) => {
    await writeFile(lockFile(), holder(over));
    const unlock = await lockFolder(folder);
    await unlock();
  });

  it('cut short by a power failure is taken over', async () => {
    await writeFile(lockFile(), '');
    const unlock = await lockFolder(folder);
    await unlock();
  });

  it('of another host holds while it beats, and is taken over once silent', async () => {
    await writeFile(lockFile(), holder({ host: 'elsewhere', pid: 77 }));
    await expect(lockFolder(folder)).rejects.toMatchObject({ pid: 77, host: 'elsewhere' });
    const silent = new Date(Date.now() - 60_000);
    await utimes(lockFile(), silent, silent);
    const unlock = await lockFolder(folder);
    await unlock();
  });

  it('goes to one of many who ask at once', async () => {
    await writeFile(lockFile(), holder({ pid: 2 ** 22 - 3 }));
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => lockFolder(folder)));
    const taken = results.filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(1);
  });
});
