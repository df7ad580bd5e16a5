const PREFIX = 'fonte-envio ';

/** Gives back what was held. */
export type Release = () => void;

/** Holds a name, so that one tab alone sends a file: null where another holds it already. Browsers without locks hold nothing. */
export function hold(name: string): Promise<Release | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(PREFIX + name, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}

/** Waits until nobody holds a name any more; `signal` ends it with its reason. For ever where there are no locks, as nobody holds anything there. */
export async function whenFree(name: string, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return new Promise(() => undefined);
  await navigator.locks.request(PREFIX + name, { signal }, () => undefined);
}

/** The names that any tab holds now. */
export async function heldNames(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
