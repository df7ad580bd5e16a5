import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

  it('of a process that has ended, but that its parent never reaps, is taken over', async () => {
    const child = fileURLToPath(new URL('./holder.child.ts', import.meta.url));
    // The shell becomes a program that asks after none of its children.
    const script = '"$0" "$1" "$2" & exec sleep 600';
    const parent = spawn('sh', ['-c', script, process.execPath, child, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(parent.stdout, 'data'); // it holds the folder
      const { pid } = JSON.parse(await readFile(lockFile(), 'utf8')) as { pid: number };
      await expect(lockFolder(folder)).rejects.toMatchObject({ pid });
      process.kill(pid, 'SIGKILL');
      await expect
        .poll(() => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => 'reaped'), { timeout: 30_000 })
        .toMatch(/\) Z /);
      const unlock = await lockFolder(folder);
      await unlock();
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('of a process that is ending is waited for', async () => {
    const child = fileURLToPath(new URL('./holder.child.ts', import.meta.url));
    const holding = spawn(process.execPath, ['--enable-source-maps', child, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(holding.stdout, 'data');
      await expect(lockFolder(folder)).rejects.toMatchObject({ pid: holding.pid });
      holding.kill('SIGTERM');
      await once(holding.stdout, 'data'); // it is leaving
      const unlock = await lockFolder(folder, () => holding.kill('SIGUSR2'));
      await unlock();
    } finally {
      holding.kill('SIGKILL');
    }
  });

  it('of a process that should have ended by now is not', async () => {
    const parent = holder({
      pid: 77,
      host: 'elsewhere',
      goneBy: Date.now() - 1,
    });
    await writeFile(lockFile(), parent);
    await expect(lockFolder(folder)).rejects.toMatchObject({ pid: 77 });
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
