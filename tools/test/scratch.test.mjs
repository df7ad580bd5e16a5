import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = new URL('scratch.mjs', import.meta.url).href;

/** Runs a process that asks for a folder, and gives what it says of it. */
function asked(then = '') {
  const code = `
    const { scratch } = await import(${JSON.stringify(MODULE)});
    const { statSync } = await import('node:fs');
    const folder = scratch();
    console.log(JSON.stringify({ folder, pid: process.pid, mode: statSync(folder).mode & 0o7777 }));
    ${then}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(stdout);
}

test('a folder for anybody, which goes with its process', () => {
  const { folder, pid, mode } = asked();
  expect(basename(folder)).toMatch(new RegExp(`^fonte-testes-${pid}-`));
  expect(mode).toBe(0o1777);
  expect(existsSync(folder)).toBe(false);
});

test('what a killed one left goes with the next, what a living one has stays', () => {
  const { folder: left } = asked("process.kill(process.pid, 'SIGKILL');");
  expect(existsSync(left)).toBe(true);
  const held = join(dirname(left), `fonte-testes-${process.pid}-teste`);
  mkdirSync(held);
  asked();
  const there = [existsSync(left), existsSync(held)];
  rmSync(held, { recursive: true });
  expect(there).toEqual([false, true]);
});
