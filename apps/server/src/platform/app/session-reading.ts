import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';

/** A session and whose it is, as the database has them at the moment. */
export interface SessionRow {
  readonly id_usuario: number;
  readonly nome: string;
  readonly cpf: string | null;
  readonly cpf_conferido: boolean;
  readonly uf: string | null;
  readonly id_perfil: number;
  readonly fator_em: string | null;
  /** Whether the person has a second factor. */
  readonly has: boolean;
  /** Whether the installation demonstrates. */
  readonly demonstration: boolean;
  /** Whether it was opened too long ago for one that still owes the second factor. */
  readonly old: boolean;
  /** Whether its time of last use is to be written. */
  readonly stale: boolean;
  /** Profiles that the person has, by their ids. */
  readonly granted: readonly number[] | null;
  readonly versao: number;
}

/** Reads the session of a token, one or none; with every call. */
export type SessionReading = (
  db: Kysely<Database>,
  values: { readonly token: string },
) => Promise<readonly SessionRow[]>;
