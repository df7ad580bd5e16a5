import { constants } from 'node:os';
import type { EventEmitter } from 'node:events';

/** How often it is said how far a rig is, ms. */
const EVERY_MS = 30_000;
/** A rig ends in good order when it is told to by one of these; told a second time it ends at once. */
const TOLD = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Telling {
  /** Aborted when the rig is told to end, with that as its reason. */
  readonly signal: AbortSignal;
  /** What it does from now on. */
  at(phase: string): void;
  /** It ends as it should: nothing more is said. */
  over(): void;
}

/**
 * Has a rig say how far it is, each half a minute, and why it ends where that is not its end: a signal, or nothing that it still waits for. What nobody can say is a SIGKILL; the last line tells then
 * what it was at. `who` is the process, `say` writes to its errors.
 */
export function telling(
  how: () => string,
  who: EventEmitter & Pick<NodeJS.Process, 'exit'> = process,
  say: (line: string) => void = console.error,
): Telling {
  const since = performance.now();
  const told = new AbortController();
  let phase = 'starting';
  const line = (): string => `${Math.round((performance.now() - since) / 1_000)} s, ${phase}: ${how()}`;
  const timer = setInterval(() => say(line()), EVERY_MS).unref();
  const end = (signal: NodeJS.Signals): void => {
    say(`Told to end by ${signal}. ${line()}`);
    if (told.signal.aborted) who.exit(128 + constants.signals[signal]);
    told.abort(new Error(`Told to end by ${signal}`));
  };
  const left = (code: number): void => say(`Ends with ${code} before its end. ${line()}`);
  for (const signal of TOLD) who.on(signal, end);
  who.on('exit', left);
  return {
    signal: told.signal,
    at: (next) => {
      phase = next;
      say(line());
    },
    over: () => {
      clearInterval(timer);
      for (const signal of TOLD) who.off(signal, end);
      who.off('exit', left);
    },
  };
}
