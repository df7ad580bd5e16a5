import { LRUCache } from 'lru-cache';

/** How long a password that was right need not be worked out again; a client asks many times a second. */
const KNOWN_MS = 10 * 60_000;
const KNOWN_LIMIT = 1_000;

/** A password found right: for whom, and against which stored hash, so that a new password ends it at once. */
export type KnownPassword = { readonly idUsuario: number; readonly senha: string };

/** Passwords of programs that were found right or are being worked out, by what cannot be led back to them. */
export type KnownPasswords = LRUCache<string, Promise<KnownPassword>>;

export const knownPasswords = (): KnownPasswords => new LRUCache({ max: KNOWN_LIMIT, ttl: KNOWN_MS });
