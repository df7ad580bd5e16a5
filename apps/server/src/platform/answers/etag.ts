import { createHash } from 'node:crypto';

const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** A weak entity tag of these parts: weak, because compression changes the bytes and not the answer. */
export function etagOf(parts: readonly unknown[]): string {
  return `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;
}

/** Whether an If-None-Match header names the tag (RFC 9110, weak comparison). */
export function hasCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
