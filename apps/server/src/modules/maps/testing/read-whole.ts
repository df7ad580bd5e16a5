import type { Profile } from '@fonte/contracts';

/** Rows of which a layer is one that everybody has: municipalities. */
export const MANY = 1_000;

/** Who sees all rows, who has the fewest of their own, and who only observes. */
const READERS: readonly Profile[] = ['administrador', 'tecnico', 'giz'];

/** Whether a profile reads a layer of so many rows whole; of what everybody has the others are asked how many it is, in every way. */
export const readsWhole = (profile: Profile, rows: number): boolean =>
  rows <= MANY || READERS.includes(profile);
