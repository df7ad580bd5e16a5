import { useSyncExternalStore } from 'react';
import type { Choice } from '../choice/choice.ts';

/** What components know of a choice. */
export interface Told {
  readonly choice: Choice | null;
  /** The hand moves: what is chosen has gone on since. */
  readonly moving: boolean;
}

type Follower = (choice: Choice | null) => void;

/**
 * What is chosen at this moment. Drawings follow each step; components, which cost more, hear that a hand begins, of the card that it is in where that is another
 * one, and of what it comes to when the hand rests.
 */
export interface Live {
  readonly get: () => Choice | null;
  /** A step of a hand that chooses. */
  readonly set: (choice: Choice | null) => void;
  /** What is chosen without a hand that moves. */
  readonly rest: (choice: Choice | null) => void;
  /** Calls with the newest step, once a frame at most. Gives the function that stops it. */
  readonly follow: (follower: Follower) => () => void;
  /** Inside a component. */
  readonly use: () => Told;
}

/** How long the hand has stopped when it rests, ms. */
const STOPPED = 120;
/** What drawing may take of one frame, ms: who comes later is drawn in the next, by the step that is then the newest. */
const BUDGET = 12;

/**
 * How long a follower pauses after a drawing, as a multiple of what that took: each takes a quarter of the time at most. Of one that the engine draws
 * that is several frames; one that is painted in up to 4 ms keeps its frames of 60 in a second, one that takes longer, as on a slow phone, has every second of them.
 */
const PAUSE = 3;

/** The browser's frames and its clock. */
export interface Frames {
  readonly next: (run: () => void) => void;
  readonly now: () => number;
}
const BROWSER: Frames = {
  next: (run) => void requestAnimationFrame(run),
  now: () => performance.now(),
};

export function createLive(frames: Frames = BROWSER): Live {
  let value: Choice | null = null;
  let told: Told = { choice: null, moving: false };
  let rest: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  const readers = new Set<() => void>();
  const followers = new Set<Follower>();
  // In the order in which they have waited.
  const waiting = new Set<Follower>();
  /** Until when each pauses. */
  const paused = new WeakMap<Follower, number>();
  const tell = (next: Told) => {
    if (next.choice === told.choice && next.moving === told.moving) return;
    told = next;
    for (const reader of readers) reader();
  };
  const draw = () => {
    asked = false;
    let now = frames.now();
    const until = now + BUDGET;
    for (const follower of waiting) {
      if (now < (paused.get(follower) ?? now)) continue;
      waiting.delete(follower);
      const began = now;
      follower(value);
      now = frames.now();
      paused.set(follower, now + PAUSE * (now - began));
      if (now >= until) break;
    }
    ask();
  };
  const ask = () => {
    if (asked || waiting.size === 0) return;
    asked = true;
    frames.next(draw);
  };
  /** Components draw all of it. */
  const stop = (choice: Choice | null) => {
    clearTimeout(rest);
    rest = undefined;
    waiting.clear();
    value = choice;
    tell({ choice, moving: false });
  };
  const read = (reader: () => void) => {
    readers.add(reader);
    return () => void readers.delete(reader);
  };
  return {
    get: () => value,
    set: (choice) => {
      value = choice;
      for (const follower of followers) waiting.add(follower);
      ask();
      if (rest === undefined)
        tell({ choice: told.choice?.view === choice?.view ? told.choice : choice, moving: true });
      clearTimeout(rest);
      rest = setTimeout(() => stop(value), STOPPED);
    },
    rest: stop,
    follow: (follower) => {
      followers.add(follower);
      return () => {
        followers.delete(follower);
        waiting.delete(follower);
      };
    },
    use: () => useSyncExternalStore(read, () => told),
  };
}

/** Where nothing can be chosen. */
export const NOBODY = createLive();
