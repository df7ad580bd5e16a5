import { createStore } from '../store.ts';
import type { Collected } from './collect-pack.ts';
import type { PackMark } from './pack-mark.ts';

/** What is told of the properties on this device. */
export type PackState = {
  readonly mark: PackMark | null;
  /** What is done about it: nothing yet, properties are coming, how it ended; or it waits to be asked, as the reader saves data. */
  readonly work: 'none' | 'collecting' | 'asks' | Collected;
};

const state = createStore<PackState>({ mark: null, work: 'none' });
export const packState = state.get;
export const usePackState = state.use;
export const tellPack = (change: Partial<PackState>): void => state.set({ ...state.get(), ...change });

/** Answers on the page that came from this device. */
export type Shown = {
  /** Since when are the oldest of them, ISO. */
  readonly since: string;
  /** Another version of the portal kept some of them, in another form. */
  readonly older: boolean;
};

/** Null while the server answers. */
const kept = createStore<Shown | null>(null);
export const shownKept = kept.get;
export const useShownKept = kept.use;

/** Says that an answer of that moment is shown. */
export function showKept(at: string, older: boolean): void {
  const before = kept.get();
  const next = {
    since: before !== null && before.since < at ? before.since : at,
    older: older || before?.older === true,
  };
  if (next.since !== before?.since || next.older !== before.older) kept.set(next);
}

/** The server answers again. */
export function endKept(): void {
  if (kept.get() !== null) kept.set(null);
}
