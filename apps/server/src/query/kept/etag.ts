import { createHash } from 'node:crypto';

/** A strong ETag of everything that decides an answer. */
export const etagOf = (...parts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;
