import { ALL_STATES } from '@fonte/contracts';
import { fail } from '../../../platform/failures/fail.ts';
import { isState } from '../../../answers/words/state-names.ts';
import { jsonArray } from './json-array.ts';

/**
 * `$uf` as it travels: a JSON array of state codes, one code alone, or nothing, '', 'todas' for all.
 * The caller's own scope is AND-ed later, in the query. Answers distinct codes in order. Errors: invalidParameter.
 */
export function parseStates(text: string | undefined, name = '$uf'): string[] {
  const items = jsonArray(name, text).filter(
    (item) => !(typeof item === 'string' && item.trim().toLowerCase() === ALL_STATES),
  );
  const codes = items.map((item) => {
    const code = typeof item === 'string' ? item.trim().toUpperCase() : '';
    if (!isState(code)) fail('invalidParameter', { name });
    return code;
  });
  return [...new Set(codes)].sort();
}

/** A state beside `$uf` that a call is narrowed to, by the name it travels under. */
export interface Narrowing {
  readonly name: string;
  readonly text: string | undefined;
}

/**
 * The states asked for, narrowed to those that each narrowing names as well. Never more than was asked: what has nothing in common is refused with
 * the name of what narrows. Errors: invalidParameter, statesDisagree.
 */
export function narrowedTo(asked: readonly string[], narrowings: readonly Narrowing[]): readonly string[] {
  return narrowings.reduce((ufs, { name, text }) => {
    const only = parseStates(text, name);
    if (only.length === 0) return ufs;
    const both = ufs.length === 0 ? only : ufs.filter((uf) => only.includes(uf));
    return both.length === 0 ? fail('statesDisagree', { name, uf: only.join(', ') }) : both;
  }, asked);
}
