import { fail } from '../../../platform/failures/fail.ts';

/** The items of a parameter that is a JSON array, or one bare value; nothing for '', null and undefined. Errors: invalidParameter. */
export function jsonArray(name: string, text: string | undefined): unknown[] {
  const given = text?.trim() ?? '';
  if (given === '') return [];
  if (!given.startsWith('[') && !given.startsWith('{') && !given.startsWith('"'))
    return given === 'null' ? [] : [given];
  const value = readJson(name, given);
  const items = Array.isArray(value) ? value : [value];
  return items.filter((item) => item !== null && item !== '');
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('invalidParameter', { name });
  }
}
