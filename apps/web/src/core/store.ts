import { useSyncExternalStore } from 'react';

export type Store<T> = {
  get: () => T;
  set: (value: T) => void;
  /** The value inside a component. */
  use: () => T;
};

export type KeptStore<T> = Store<T> & {
  /** What stands in the browser now, which another tab may have written a moment ago; undefined where nothing does. */
  stored: () => T | undefined;
};

/** A value outside React that components follow. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}

/**
 * The same, kept in local storage and shared by all tabs. `read` makes a value of what was stored, whatever that is;
 * a browser that refuses storage keeps the value for the page's life. `refuses` is asked about what another tab wrote: true keeps it out of this one.
 */
export function createKeptStore<T>(
  key: string,
  initial: T,
  read: (stored: unknown) => T,
  refuses: (next: T, now: T) => boolean = () => false,
): KeptStore<T> {
  const stored = () => load(local, key, read);
  const store = createStore(stored() ?? initial);
  globalThis.addEventListener?.('storage', (event) => {
    if (event.storageArea === sessionOf(globalThis)) return;
    if (event.key !== key && event.key !== null) return;
    const next = stored() ?? initial;
    if (!refuses(next, store.get())) store.set(next);
  });
  return {
    ...store,
    stored,
    set(next) {
      save(local, key, next);
      store.set(next);
    },
  };
}

/** A value that each tab keeps for itself; a new tab begins with what any tab set last. */
export function createTabStore<T>(key: string, initial: T, read: (stored: unknown) => T): Store<T> {
  const store = createStore(load(tab, key, read) ?? load(local, key, read) ?? initial);
  return {
    ...store,
    set(next) {
      save(tab, key, next);
      save(local, key, next);
      store.set(next);
    },
  };
}

/** Takes a value out of both storages; stores that are open keep theirs. */
export function removeKept(key: string): void {
  save(tab, key, null);
  save(local, key, null);
}

/** Takes everything out of both storages but the values named: what signing out leaves on a device. */
export function clearKept(but: ReadonlySet<string>): void {
  for (const storage of [tab, local]) clear(storage, but);
}

/** Takes everything out of this tab's own storage: what another tab's signing out leaves here. */
export function clearTab(): void {
  clear(tab, new Set());
}

function clear(storage: () => Storage, but: ReadonlySet<string>): void {
  try {
    for (const key of Object.keys(storage())) if (!but.has(key)) storage().removeItem(key);
  } catch {
    // Storage refused: nothing was kept.
  }
}

const local = (): Storage => localStorage;
const tab = (): Storage => sessionStorage;

/** This tab's own storage; null where the browser refuses it. */
function sessionOf(scope: { sessionStorage?: Storage }): Storage | null {
  try {
    return scope.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** What stands in a storage; undefined when nothing does, or nothing that can be read. */
function load<T>(storage: () => Storage, key: string, read: (stored: unknown) => T): T | undefined {
  try {
    const text = storage().getItem(key);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function save(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Storage refused: the value lives as long as the page.
  }
}
