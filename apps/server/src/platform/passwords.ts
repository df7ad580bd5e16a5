import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane.
// The library's enum cannot be read without compiling it; 2 is argon2id, which a test checks.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id of a password, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** Whether the password is the account's. Without an account the same work is done, so that time does not tell which e-mails exist. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password.normalize('NFC'));
  return matches && stored !== undefined;
}
