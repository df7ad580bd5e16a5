import { useSyncExternalStore } from 'react';
import type { Choice } from './choice.ts';

/** What is chosen at this moment, for cards that follow it. */
export interface Live {
  readonly get: () => Choice | null;
  readonly set: (choice: Choice | null) => void;
  /** Inside a component; `rested`: once the hand has stopped, for what is dear to draw. */
  readonly use: (rested?: boolean) => Choice | null;
}

/** How long the hand has stopped, ms. */
const STOPPED = 120;

export function createLive(): Live {
  let value: Choice | null = null;
  const listeners = new Set<() => void>();
  const get = () => value;
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const followRested = (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = follow(() => {
      clearTimeout(timer);
      timer = setTimeout(listener, STOPPED);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
  return {
    get,
    set: (choice) => {
      value = choice;
      for (const listener of listeners) listener();
    },
    use: (rested = false) => useSyncExternalStore(rested ? followRested : follow, get),
  };
}

/** Where nothing can be chosen. */
export const NOBODY = createLive();
