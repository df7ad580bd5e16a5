import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { ClosableName } from '@fonte/contracts/closings';
import type { Told } from './kept/content.ts';

type Db = Kysely<Database>;

/** What is closed: which sheet, of when, of where. */
export interface Thing {
  readonly relatorio: ClosableName;
  readonly periodo: string;
  /** Null for the country. */
  readonly uf: string | null;
}

/** Closings with what a list says of them. */
export const closingsOf = (db: Db) =>
  db
    .selectFrom('portal.fechamento as f')
    .innerJoin('portal.usuario as u', 'u.id_usuario', 'f.id_usuario')
    .select(['f.codigo', 'f.relatorio', 'f.periodo', 'f.uf', 'f.versao', 'f.dados_ate', 'f.motivo'])
    .select(['u.nome as fechado_por', 'f.fechado_em', 'f.figuras'])
    .select(
      sql<
        string | null
      >`(select l.codigo from portal.fechamento l where l.relatorio = f.relatorio and l.periodo = f.periodo
        and l.uf is not distinct from f.uf and l.versao > f.versao order by l.versao desc limit 1)`.as(
        'substituido_por',
      ),
    );

/** One closing with all that it keeps. */
const wholeOf = (db: Db) => closingsOf(db).select(['f.sha256', 'f.conteudo']);

/** A closing as it is kept. */
export type WholeClosing = NonNullable<Awaited<ReturnType<typeof closingOfCode>>>;

/** The closing of a code, as it is kept; undefined where there is none. */
export const closingOfCode = (db: Db, codigo: string) =>
  wholeOf(db).where('f.codigo', '=', codigo).executeTakeFirst();

/** The last closing of something; undefined where it was never closed. */
export const lastClosingOf = (db: Db, thing: Thing) =>
  wholeOf(db).where(isOf(thing)).orderBy('f.versao', 'desc').limit(1).executeTakeFirst();

/** The code under which something was closed at a version; undefined where it was not. */
export async function codeAtVersion(db: Db, thing: Thing, versao: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('portal.fechamento as f')
    .select('f.codigo')
    .where(isOf(thing))
    .where('f.versao', '=', versao)
    .executeTakeFirst();
  return row?.codigo;
}

const isOf = ({ relatorio, periodo, uf }: Thing) =>
  sql<boolean>`f.relatorio = ${relatorio} and f.periodo = ${periodo} and f.uf is not distinct from ${uf}::text`;

export interface NewClosing extends Told {
  readonly motivo: string;
  readonly id_usuario: number;
  readonly figuras: number;
}

/** Writes a closing, unless the same was closed at that version: of two at once one writes, and the other waits for it. Says whether it wrote. */
export async function addClosing(trx: Db, row: NewClosing): Promise<boolean> {
  const written = await trx
    .insertInto('portal.fechamento')
    .values(row)
    // Whichever of the unique keys meets first: of the thing, or of the code that is the same for the same thing.
    .onConflict((on) => on.doNothing())
    .returning('id_fechamento')
    .executeTakeFirst();
  return written !== undefined;
}

/** How many a person has made in 24 hours; the person's next ones wait for the end of the transaction, so that of many at once each counts. */
export async function closedToday(trx: Db, person: number): Promise<number> {
  await sql`select from portal.usuario where id_usuario = ${person} for no key update`.execute(trx);
  const { count } = await trx
    .selectFrom('portal.fechamento')
    .where('id_usuario', '=', person)
    .where('fechado_em', '>', sql<string>`now() - interval '1 day'`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Number of the newest closing, 0 without one: what is kept of sheets holds no longer than it. */
export async function newestClosing(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('portal.fechamento')
    .select(({ fn }) => fn.max('id_fechamento').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}
