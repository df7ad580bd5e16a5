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

/** Since when are the oldest of the answers on the page that came from this device, ISO; null while the server answers. */
const kept = createStore<string | null>(null);
export const keptSince = kept.get;
export const useKeptSince = kept.use;

/** Says that an answer of that moment is shown. */
export function showKept(at: string): void {
  const before = kept.get();
  if (before === null || at < before) kept.set(at);
}

/** The server answers again. */
export function endKept(): void {
  if (kept.get() !== null) kept.set(null);
}
