import { createKeptStore } from '../store.ts';

/** The name, in the browser's storage, of what was discarded and may still lie on this device: names of unsent files, by which they go at the next occasion. */
export const DISCARDED_KEY = 'fonte.discarded';

/** So long somebody who leaves waits for the device's database, ms: it may stand still, and never says so. */
export const PATIENCE_MS = 5_000;

/** So many names are kept, the latest: more than one person may send in a day. */
const MOST_NAMES = 5_000;

const names = createKeptStore<readonly string[]>(DISCARDED_KEY, [], (stored) =>
  Array.isArray(stored) ? stored.map(String) : [],
);

/** Names of unsent files that their person discarded: nobody is shown them or sends them, though the device has them. */
export const discardedNames = (): ReadonlySet<string> =>
  // A storage without room has not what this page was told.
  new Set([...names.get(), ...(names.stored() ?? [])]);

/** Says of files that they are discarded, before the device is told to remove them. A browser without databases has none. */
export function nameDiscarded(more: readonly string[]): void {
  if (typeof indexedDB !== 'undefined') names.set([...discardedNames(), ...more].slice(-MOST_NAMES));
}

/** … and that the device has these no more. */
export function forgetDiscarded(gone: (name: string) => boolean): void {
  const before = [...discardedNames()];
  if (before.some(gone)) names.set(before.filter((name) => !gone(name)));
}

/** Whether something ends before somebody who leaves has waited long enough. Never fails. */
export const inTime = (work: Promise<unknown>, patienceMs = PATIENCE_MS): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false)),
  ]);
