import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { refusingSemaphore } from '../limits/semaphore.ts';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane.
// The library's enum cannot be read without compiling it; 2 is argon2id, which a test checks.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many are worked out at once, 19 MiB each, and how long one may wait for that, ms: a flood of sign-ins takes neither the memory nor the threads that
 * files are read with. The line goes round by address, so that one who floods waits for himself.
 */
const places = refusingSemaphore({ places: 3, waitMs: 5_000 });

/** argon2id of a password, with its own salt. `who` asks, an address: each has its turn. Errors: `busy`. */
export async function hashPassword(password: string, who?: string): Promise<string> {
  return places.run({ who }, () => hash(password.normalize('NFC'), COST));
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/**
 * Whether the password is the account's. Without an account, or where its password has ended, the same work is done, so that time does not tell which e-mails
 * exist. Errors: `busy`.
 */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
  who?: string,
): Promise<boolean> {
  const own = stored?.startsWith('$argon2id$') ? stored : undefined;
  const against = own ?? (await nobody);
  const matches = await places.run({ who }, () => verify(against, password.normalize('NFC')));
  return matches && own !== undefined;
}
