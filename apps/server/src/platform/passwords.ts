import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { fail } from './fail.ts';
import { Turns } from './turns.ts';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane.
// The library's enum cannot be read without compiling it; 2 is argon2id, which a test checks.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many are worked out at once, 19 MiB each, and how many may wait for that: a flood of sign-ins takes neither the memory nor the threads that files
 * are read with, and who waits does so for two or three seconds at most.
 */
const AT_ONCE = 3;
const WAITING = 200;
const turns = new Turns(AT_ONCE, WAITING);

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  turns.take(work) ?? fail('busy', {}, { retryAfterSeconds: 3 });

/** argon2id of a password, with its own salt. Errors: `busy`. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** Whether the password is the account's. Without an account the same work is done, so that time does not tell which e-mails exist. Errors: `busy`. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, password.normalize('NFC')));
  return matches && stored !== undefined;
}
