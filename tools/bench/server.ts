import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../build-server.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A portal in a process of its own, as in production. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to the first answer of /health/ready. */
  readonly readyMs: number;
  /** Lines that the process has written. */
  readonly output: () => string;
  stop(): Promise<void>;
}

/** How else a server is started than by `npm start`. */
export interface Started {
  /** Node's own arguments. */
  readonly node?: readonly string[];
  /** A program that starts it, with its arguments, and becomes it: `systemd-run --scope -q -p MemoryMax=2G`. */
  readonly through?: readonly string[];
}

/** Starts what `npm start` runs; `command` starts it otherwise (Node's arguments). Errors: the process ends before it is ready. */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  command?: readonly string[],
  { node = [], through = [] }: Started = {},
): Promise<Server> {
  const run = command ?? ['--enable-source-maps', await buildServer()];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const [program, ...before] = [...through, process.execPath];
  const child = spawn(program, [...before, ...node, ...run], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const heard = (data: Buffer) => (output += data.toString());
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
  await ready(url, child, () => output);
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - began,
    output: () => output,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output()}`);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const answered = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    // oxlint-disable-next-line no-await-in-loop
    await pause(20);
  }
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Memory that a process has in use, MB. */
export function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_024;
  } catch {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
  }
}

/** What Linux counts processor time in, ms. */
const TICK_MS = 10;

/** Processor time that a process has taken in all its threads, ms. Linux only. */
export function processorMs(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
}

/** The most memory that a process has in use while work is done, MB, looked at every 20 ms. */
export async function peakDuring<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ readonly peak: number; readonly value: T }> {
  let peak = memoryOf(pid);
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 20);
  try {
    const value = await work();
    return { peak: Math.max(peak, memoryOf(pid)), value };
  } finally {
    clearInterval(watch);
  }
}
