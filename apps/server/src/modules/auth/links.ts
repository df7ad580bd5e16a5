import { createHash, randomBytes } from 'node:crypto';

/** How long a link is worth something: one that was asked for just now, and one that somebody else sends. */
export const RESET_MINUTES = 30;
export const GRANT_MINUTES = 24 * 60;
/** An invitation waits for somebody who expects nothing. */
export const INVITATION_MINUTES = 7 * 24 * 60;
export const CLAIM_MINUTES = 24 * 60;

/** The code of a link, 256 random bits, and what of it is kept: its SHA-256. */
export function newCode(): { readonly code: string; readonly token: string } {
  const code = randomBytes(32).toString('base64url');
  return { code, token: hashedCode(code) };
}

export const hashedCode = (code: string): string => createHash('sha256').update(code).digest('hex');
