import { createHash } from 'node:crypto';
import { refusesWrites, type DatabaseAccess } from '@fonte/database';
import type { DataVersion } from '../../ask/answer.ts';
import type { Decision } from './decision.ts';
import type { Family } from '../solve/family.ts';

/**
 * Goes up with every change of what is decided of a table. A table of a quality is decided beside the totals that are shown: totals of one rule and qualities of
 * another might subtract to a small group.
 */
const RULE = 4;

/** The map's dots among the tables: the view camada.publica_propriedades reads their decision by this name. */
export const DOTS = 'pontos';

/** Of a data version that has gone, for who was reading it when it went. */
const KEPT_VERSIONS = 1;

/** Decisions in the database: those of one process are everybody's, and outlive it. */
export class KeptDecisions {
  constructor(
    private readonly database: DatabaseAccess,
    private readonly least: number,
  ) {}

  async read<Kept = Decision>(table: Family | typeof DOTS, version: DataVersion): Promise<Kept | undefined> {
    const row = await this.database.db
      .selectFrom('portal.sigilo')
      .select('decisao')
      .where('versao', '=', version.versao)
      .where('minimo', '=', this.least)
      .where('regra', '=', RULE)
      .where('tabela', '=', nameOf(table))
      .executeTakeFirst();
    return row?.decisao as Kept | undefined;
  }

  /** Keeps a decision; gives the one that counts, which is the first, whoever's it was. */
  async keep<Kept = Decision>(
    table: Family | typeof DOTS,
    version: DataVersion,
    decision: Kept,
  ): Promise<Kept> {
    try {
      const { numInsertedOrUpdatedRows } = await this.database.db
        .insertInto('portal.sigilo')
        .values({
          versao: version.versao,
          minimo: this.least,
          regra: RULE,
          tabela: nameOf(table),
          decisao: JSON.stringify(decision),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return decision;
    } catch (error) {
      // Each process goes on with what it has decided itself, which is the same: it follows from the table.
      if (!refusesWrites(error)) throw error;
      return decision;
    }
    return (await this.read<Kept>(table, version)) ?? decision;
  }
}

/** Removes decisions of data versions that have gone. Gives how many. */
export async function forgetDecisions({ db }: Pick<DatabaseAccess, 'db'>, versao: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('portal.sigilo')
    .where('versao', '<', versao - KEPT_VERSIONS)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What tells two preparations apart: done for these, nothing is left to decide. */
export const preparationOf = (versao: number, least: number): string => [versao, least, RULE].join('/');

const nameOf = (table: Family | typeof DOTS): string =>
  table === DOTS ? DOTS : createHash('sha256').update(JSON.stringify(table)).digest('hex');
