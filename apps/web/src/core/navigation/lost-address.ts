import { createStore } from '../store.ts';

/** An address that was asked for and is no page, or none of this profile, until the frame has said so. */
export type LostAddress = { readonly path: string; readonly why: 'unknown' | 'profile' };

const store = createStore<LostAddress | null>(null);

export const loseAddress = store.set;
export const useLostAddress = store.use;

/** Gives it out once. */
export function takeLostAddress(): LostAddress | null {
  const lost = store.get();
  store.set(null);
  return lost;
}
