import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { parentOf, wholeMemory } from './whole-memory.ts';

// A process that holds 60 MB, and has started another that holds as much.
const HOLDS = `const held = Buffer.alloc(60 * 1024 * 1024, 1);`;
const CHILD = `${HOLDS} process.stdout.write('.'); setInterval(() => held.length, 1000);`;
const PARENT = `${HOLDS} const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(CHILD)}], { stdio: ['ignore', 'pipe', 'ignore'] });
child.stdout.once('data', () => process.stdout.write(String(child.pid)));
process.on('SIGTERM', () => { child.kill('SIGKILL'); process.exit(held.length > 0 ? 0 : 1); });`;

test('memory is of a process and of what it has started', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [said] = await once(parent.stdout, 'data');
    const child = Number(String(said));
    expect(parentOf(child)).toBe(parent.pid);
    const [both, one] = [wholeMemory([parent.pid]), wholeMemory([child])];
    expect(one).toBeGreaterThan(60);
    expect(both).toBeGreaterThan(one + 60);
    // Whoever is named twice counts once.
    expect(Math.abs(wholeMemory([parent.pid, child]) - both)).toBeLessThan(30);
  } finally {
    parent.kill('SIGTERM');
    await once(parent, 'exit');
  }
});

test('nobody started what is not there', () => {
  expect(parentOf(2 ** 30)).toBeUndefined();
});
