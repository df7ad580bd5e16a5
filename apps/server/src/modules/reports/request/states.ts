import { ALL_STATES } from '@fonte/contracts';
import { fail } from '../../../platform/failures/fail.ts';
import { isState } from '../words/state-names.ts';
import { jsonArray } from './json-array.ts';

/**
 * `$uf` as it travels: a JSON array of state codes, one code alone, or nothing, '', 'todas' for all.
 * The caller's own scope is AND-ed later, in the query. Answers distinct codes in order. Errors: invalidParameter.
 */
export function parseStates(text: string | undefined): string[] {
  const items = jsonArray('$uf', text).filter(
    (item) => !(typeof item === 'string' && item.trim().toLowerCase() === ALL_STATES),
  );
  const codes = items.map((item) => {
    const code = typeof item === 'string' ? item.trim().toUpperCase() : '';
    if (!isState(code)) fail('invalidParameter', { name: '$uf' });
    return code;
  });
  return [...new Set(codes)].sort();
}
