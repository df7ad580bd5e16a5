import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lives } from './lives.ts';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-lives-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// Whoever comes first serves, whoever comes second waits for that and ends.
const FIRST = `const fs = require('node:fs');
try {
  fs.mkdirSync(process.env.PLACE + '/first');
  fs.writeFileSync(process.env.PLACE + '/pid', String(process.pid));
  console.log('porta 1');
  setInterval(() => {}, 1000);
} catch {
  setInterval(() => fs.existsSync(process.env.PLACE + '/served') && process.exit(1), 5);
}`;

const livesOf = async (program, more) => {
  const path = join(folder, 'program.cjs');
  await writeFile(path, program);
  return {
    program: path,
    environment: { PLACE: folder },
    processes: 2,
    kills: 9,
    minutes: 1,
    chance: () => 1,
    ...more,
  };
};
const untilOver = async ({ ports, over }) => {
  while (!over()) {
    // oxlint-disable no-await-in-loop -- until it is
    if (ports().length > 0) await writeFile(join(folder, 'served'), '');
    await pause(5);
    // oxlint-enable no-await-in-loop
  }
};
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('where one of two ends at its start the other is ended too, and so is who writes', async () => {
  await expect(lives(await livesOf(FIRST), untilOver)).rejects.toThrow('The portal ended at its start');
  expect(isRunning(Number(await readFile(join(folder, 'pid'), 'utf8')))).toBe(false);
});

test('where who writes fails no portal goes on', async () => {
  const none = await livesOf(`console.log('porta 1'); setInterval(() => {}, 1000);`);
  const fails = async () => {
    throw new Error('Altered');
  };
  await expect(lives(none, fails)).rejects.toThrow('Altered');
});

test('where it is told to end no portal goes on either', async () => {
  const told = new AbortController();
  const endless = await livesOf(FIRST, { processes: 1, signal: told.signal });
  const ends = async ({ ports, over }) => {
    while (!over()) {
      if (ports().length > 0) told.abort(new Error('Enough'));
      // oxlint-disable-next-line no-await-in-loop -- until it is
      await pause(5);
    }
  };
  await expect(lives(endless, ends)).rejects.toThrow('Enough');
  expect(isRunning(Number(await readFile(join(folder, 'pid'), 'utf8')))).toBe(false);
});

test('every second one is told to take away what is on its way before it is killed', async () => {
  const told = `console.log('porta 1'); process.stdin.resume();`;
  const chance = () => 0.01;
  expect(await lives(await livesOf(told, { processes: 1, kills: 2, chance }), untilOver)).toEqual({
    kills: 2,
    served: 2,
    taken: 1,
  });
});
