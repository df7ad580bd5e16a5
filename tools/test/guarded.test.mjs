import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

const GUARDED = fileURLToPath(new URL('guarded.mjs', import.meta.url));

/** Says its own process and that of a child which would run for ever and hears no SIGTERM, and runs as long. */
const FAMILY = `
const { spawn } = require('node:child_process');
const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('deaf');";
const child = spawn(process.execPath, ['-e', deaf], { stdio: ['ignore', 'pipe', 'inherit'] });
child.stdout.once('data', () => console.log(JSON.stringify([process.pid, child.pid])));
setInterval(() => {}, 1000);
`;
/** As tools/test.mjs does: a guarded family whose pipe is its own. */
const PARENT = `
const { spawn } = require('node:child_process');
spawn(process.execPath, [${JSON.stringify(GUARDED)}, process.execPath, '-e', ${JSON.stringify(FAMILY)}], { stdio: ['pipe', 'inherit', 'inherit'] });
`;

const lives = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

// Beside each other: each starts four programs one after the other, and mostly waits.
test.concurrent.for(['SIGTERM', 'SIGKILL'])(
  'a run that is ended with %s takes with it what it has started',
  async (signal, { expect }) => {
    const parent = spawn(process.execPath, ['-e', PARENT], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, GUARD_GRACE: '100' },
    });
    const family = JSON.parse(
      await new Promise((resolve) => parent.stdout.once('data', (data) => resolve(String(data)))),
    );
    expect(family.every(lives)).toBe(true);
    parent.kill(signal);
    await expect.poll(() => family.filter(lives), { timeout: 120_000, interval: 100 }).toEqual([]);
  },
);

test.concurrent.for(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  'a guard that is ended with %s takes its group with it',
  async (signal, { expect }) => {
    const guard = spawn(process.execPath, [GUARDED, process.execPath, '-e', FAMILY], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, GUARD_GRACE: '100' },
    });
    const family = JSON.parse(
      await new Promise((resolve) => guard.stdout.once('data', (data) => resolve(String(data)))),
    );
    guard.kill(signal);
    await expect.poll(() => family.filter(lives), { timeout: 120_000, interval: 100 }).toEqual([]);
  },
);

test.concurrent('the answer of a command is that of its guard, and what it left behind ends with it', async ({
  expect,
}) => {
  const leaving = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    child.unref();
    console.log(child.pid);
    process.exitCode = 7;
  `;
  const guard = spawn(process.execPath, [GUARDED, process.execPath, '-e', leaving], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const left = Number(
    await new Promise((resolve) => guard.stdout.once('data', (data) => resolve(String(data)))),
  );
  expect(await new Promise((resolve) => guard.once('exit', resolve))).toBe(7);
  await expect.poll(() => lives(left), { timeout: 120_000, interval: 100 }).toBe(false);
});
