import type { Profile } from '@fonte/contracts';
import type { KeyScope } from '@fonte/contracts/program-keys';
import type { FactorDue } from './second-factor.ts';

/**
 * The caller, as the session row and the user row of this moment say; never from a cookie's value, a parameter or a body.
 * The scope of every query is made from `profile`, `uf` and `cpf`.
 */
export interface Session {
  /** SHA-256 of the identifier that only the browser knows. */
  readonly token: string;
  readonly idUsuario: number;
  readonly nome: string;
  /** Digits only. */
  readonly cpf: string | null;
  /** The user's fixed uf, or null. */
  readonly uf: string | null;
  /** Active profile; null for an id that no profile has, which may do nothing. */
  readonly profile: Profile | null;
  /** Profiles among which the user may switch. */
  readonly granted: readonly Profile[];
  /** The data version of the moment at which the session was read: what is believed to be the newest may be older. Null where it was not asked for. */
  readonly versao: number | null;
  /** What the session owes before it may do anything else (second-factor.ts); null when it may go on. */
  readonly factorDue: FactorDue | null;
  /** When the second factor was proved in it, ISO; null: never. */
  readonly factorAt: string | null;
  /** The personal key with which a program asks, and what it is for; null for whoever has signed in. */
  readonly key: { readonly id: number; readonly scopes: readonly KeyScope[] } | null;
}
