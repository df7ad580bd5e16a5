import { sql } from 'kysely';
import type { Sql } from '../../../query/index.ts';

/** Rows whose property stands in a state, for a qualified column of property codes; all without one. */
export const inState = (code: Sql, uf: string | undefined): Sql =>
  uf === undefined
    ? sql`true`
    : sql`exists (select from programa.propriedade q where q.cod_propriedade = ${code} and q.uf = ${uf})`;
