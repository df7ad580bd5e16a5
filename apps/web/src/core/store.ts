import { useSyncExternalStore } from 'react';

export type Store<T> = {
  get: () => T;
  set: (value: T) => void;
  /** The value inside a component. */
  use: () => T;
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
 * a browser that refuses storage keeps the value for the page's life.
 */
export function createKeptStore<T>(key: string, initial: T, read: (stored: unknown) => T): Store<T> {
  const store = createStore(load(key, initial, read));
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) store.set(load(key, initial, read));
  });
  return {
    ...store,
    set(next) {
      save(key, next);
      store.set(next);
    },
  };
}

function load<T>(key: string, initial: T, read: (stored: unknown) => T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? initial : read(JSON.parse(text));
  } catch {
    return initial;
  }
}

function save(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage refused: the value lives as long as the page.
  }
}
