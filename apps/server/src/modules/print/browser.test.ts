import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { Browser } from './browser.ts';
import { groupMegabytes } from './group-memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'fonte-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that stands where Chromium does: it writes down what it was started with, and has a child. */
const path = join(folder, 'chromium');
writeFileSync(
  path,
  `#!/bin/sh\nenv > ${folder}/env\necho "$@" > ${folder}/flags\nsleep 600 &\necho $! > ${folder}/child\nwait\n`,
);
chmodSync(path, 0o755);

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
/** Whether a process works: one that has ended and waits to be counted does not. */
const runs = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

test('it has no way out, no secret of this process, and ends with its children', async () => {
  vi.stubEnv('SESSION_SECRET', 'segredo');
  const browser = await Browser.start({ path, sandboxed: true });
  const waiting = expect(browser.pipe.send('Page.enable')).rejects.toThrow('Chromium has ended');
  await vi.waitUntil(() => existsSync(join(folder, 'child')) && read('child').trim() !== '', {
    timeout: 20_000,
  });
  const flags = read('flags');
  expect(flags).toContain('--proxy-server=http://127.0.0.1:9');
  expect(flags).toContain('--proxy-bypass-list=<-loopback>');
  expect(flags).toContain('--remote-debugging-pipe');
  expect(flags).not.toContain('--no-sandbox');
  expect(flags).not.toContain('--remote-debugging-port');
  expect(read('env')).not.toContain('segredo');
  const profile = /--user-data-dir=(\S+)/.exec(flags)?.[1] ?? '';
  const child = Number(read('child'));
  expect([existsSync(profile), runs(child)]).toEqual([true, true]);
  await browser.close();
  await waiting;
  await expect(browser.pipe.send('Page.enable')).rejects.toThrow('Chromium has ended');
  await vi.waitUntil(() => !runs(child), { timeout: 20_000 });
  expect(existsSync(profile)).toBe(false);
  vi.unstubAllEnvs();
});

test('the memory of a group is told, and of none there is nothing', () => {
  expect(groupMegabytes(2 ** 30)).toBe(0);
});
