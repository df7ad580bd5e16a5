import type { Retention } from '@fonte/contracts/retention';
import { sql, type RawBuilder } from 'kysely';
import { NOBODYS_MAIL } from '../identity/nobodys-mail.ts';

const AMONG: Readonly<Partial<Record<Retention['table'], RawBuilder<boolean>>>> = {
  // Accounts whose person has gone already are numbers, and kept for good.
  usuario: sql`email not like ${`%${NOBODYS_MAIL}`}`,
  // While its files are there they are another job's (modules/loads, forget-loads.ts), and it is not over.
  carga: sql`chaves is null`,
  // Of the others nothing is left to go.
  importacao: sql`num_nonnulls(falhas, motivo) > 0`,
};

/** Which rows of a class have a time at all. */
export const amongOf = (table: Retention['table']): RawBuilder<boolean> => AMONG[table] ?? sql<boolean>`true`;
