import { createHash } from 'node:crypto';

/** What canonical JSON is made of: no numbers but whole ones, so that no two programs write a value differently. */
export type Canonical = string | number | null | readonly Canonical[] | { readonly [key: string]: Canonical };

/** JSON with its keys in the order of their code units and no space between: the same bytes whoever writes it. Throws for a number that is not whole. */
export function canonicalJson(value: Canonical): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new Error(`No whole number: ${value}`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map((one) => canonicalJson(one)).join(',')}]`;
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`);
  return `{${members.join(',')}}`;
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export const sha256Of = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const isList = (value: object): value is readonly Canonical[] => Array.isArray(value);
