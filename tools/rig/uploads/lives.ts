import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Portals } from './writers.ts';

/** The longest life once it serves, ms; one in so many is killed before. */
const LONGEST_MS = 4_000;
const EARLY_EVERY = 10;
const EARLY_MS = 1_500;
/** One in so many is killed right after what is on its way was taken from whoever stores it, within so many ms. */
const TAKEN_EVERY = 2;
const TAKEN_MS = 150;

export interface Lives {
  /** What is started, and with what; it says `porta <number>` once it serves, and takes intents away when it is told `tira` (killed-upload.child.ts). */
  readonly program: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Beside each other. */
  readonly processes: number;
  /** Until there were so many, or the time is over. */
  readonly kills: number;
  readonly minutes: number;
  /** A number from 0 up to 1. */
  readonly chance: () => number;
  /** Ends all of it. */
  readonly signal?: AbortSignal;
  /** Told of each kill that is due. */
  readonly onKill?: (nth: number) => void;
}

export interface Lived {
  readonly kills: number;
  /** Those that were killed once they served. */
  readonly served: number;
  /** … and right after what was on its way had been taken. */
  readonly taken: number;
}

interface Ending {
  /** Killed before it serves, after so many ms. */
  readonly earlyMs: number | null;
  /** So long it serves; and so long, once what is on its way has been taken. */
  readonly longMs: number;
  readonly takenMs: number | null;
}

/** One life up to its kill, which comes at once where all are to end; false where it was killed before it served. `serves` is told where it does, and that it does no more. Errors: it ended by itself. */
async function oneLife(
  { program, environment }: Lives,
  { earlyMs, longMs, takenMs }: Ending,
  signal: AbortSignal,
  serves: (port: number | null) => void,
): Promise<boolean> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  // Told to a process that has ended: its end is seen by itself.
  child.stdin.on('error', () => {});
  const ends = (ms: number): Promise<unknown> => pause(ms, undefined, { signal });
  try {
    if (earlyMs !== null) {
      await ends(earlyMs);
      return false;
    }
    serves(await portOf(child, gone, signal));
    await ends(longMs);
    if (takenMs !== null) {
      child.stdin.write('tira\n');
      await ends(takenMs);
    }
    return true;
  } finally {
    // Whoever is being answered is cut off; nobody new comes to a port that another program may have soon.
    serves(null);
    child.kill('SIGKILL');
    await gone;
  }
}

/** Where it serves. Errors: it ended before; the signal's. */
function portOf(
  { stdout }: ChildProcessByStdio<Writable, Readable, null>,
  gone: Promise<void>,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    void gone.then(() => reject(new Error('The portal ended at its start')));
    const ends = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', ends, { once: true });
    createInterface({ input: stdout }).on('line', (line) => {
      const [, found] = /^porta (\d+)$/.exec(line) ?? [];
      if (!found) return;
      signal.removeEventListener('abort', ends);
      resolve(Number(found));
    });
  });
}

/**
 * Lives of so many portals beside each other, and people who write meanwhile. Where one ends by itself, or who writes fails, the others end too, and nothing is left
 * running; so where `signal` says so. Errors: the first of those, or the signal's reason.
 */
export async function lives(lived: Lives, write: (portals: Portals) => Promise<void>): Promise<Lived> {
  const upTo = (most: number): number => lived.chance() * most;
  const until = Date.now() + lived.minutes * 60_000;
  const done = { kills: 0, served: 0, taken: 0 };
  const serving = new Map<number, number>();
  let running = lived.processes;
  const over = new AbortController();
  const failed = (error: unknown): void => {
    if (!over.signal.aborted) over.abort(error);
  };
  const told = (): void => failed(lived.signal?.reason);
  if (lived.signal?.aborted === true) told();
  lived.signal?.addEventListener('abort', told, { once: true });
  const one = async (place: number): Promise<void> => {
    while (!over.signal.aborted && done.kills < lived.kills && Date.now() < until) {
      done.kills += 1;
      lived.onKill?.(done.kills);
      const earlyMs = done.kills % EARLY_EVERY === 0 ? upTo(EARLY_MS) : null;
      const takenMs = earlyMs === null && done.kills % TAKEN_EVERY === 0 ? upTo(TAKEN_MS) : null;
      const ending = { earlyMs, takenMs, longMs: upTo(LONGEST_MS) };
      // oxlint-disable-next-line no-await-in-loop -- one life after the other
      const served = await oneLife(lived, ending, over.signal, (port) => {
        if (port === null) serving.delete(place);
        else serving.set(place, port);
      });
      done.served += Number(served);
      done.taken += Number(takenMs !== null);
    }
  };
  const places = Array.from({ length: lived.processes }, (_, place) =>
    one(place)
      .catch(failed)
      .finally(() => (running -= 1)),
  );
  const wrote = write({ ports: () => [...serving.values()], over: () => running === 0 }).catch(failed);
  await Promise.all([...places, wrote]);
  lived.signal?.removeEventListener('abort', told);
  over.signal.throwIfAborted();
  return done;
}
