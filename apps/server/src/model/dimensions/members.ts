import type { Band } from '../expression.ts';
import type { Member } from '../dimension.ts';

/** The members of a dimension from its table of words, in its order. */
export const membersOf = (words: Readonly<Record<string, string>>): Member[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The same for whole-number codes. */
export const numberedMembers = (words: Readonly<Record<number, string>>): Member[] =>
  Object.entries(words).map(([value, label]) => ({ value: Number(value), label }));

/** Bands as members, from low to high. */
export const bandMembers = (bands: readonly Band[]): Member[] =>
  bands.map(({ value, label }) => ({ value, label }));
