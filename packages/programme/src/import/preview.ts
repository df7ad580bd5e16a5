import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { maskCpf } from '@fonte/pt-br';
import { fileName, type TableSource } from '../source/index.ts';
import type { Delta } from './delta.ts';
import type { AlteredColumn } from './altered.ts';
import type { EmptiedColumn } from './emptied.ts';
import type { Loss } from './limits.ts';
import { changes, incoming, standing } from './relations.ts';

type Db = Kysely<Database>;

/** The first and last day of a column, yyyy-mm-dd; null where it has none. */
export type Span = readonly [first: string, last: string] | null;

/** What an import would do to one table. */
export interface TablePreview {
  readonly tabela: string;
  readonly arquivo: string;
  /** Rows as the table stands, and as it would. */
  readonly antes: number;
  readonly depois: number;
  readonly novas: number;
  readonly alteradas: number;
  readonly removidas: number;
  readonly iguais: number;
  /** Keys of a few rows of each kind, CPF hidden. */
  readonly exemplos: {
    readonly novas: readonly string[];
    readonly alteradas: readonly string[];
    readonly removidas: readonly string[];
  };
  readonly esvaziadas: readonly EmptiedColumn[];
  /** Columns that would hold other values in rows that stay. */
  readonly trocadas: readonly AlteredColumn[];
  /** Of every column of days. */
  readonly periodos: readonly { readonly coluna: string; readonly antes: Span; readonly depois: Span }[];
}

const EXAMPLES = 5;

/** Tells what was compared, with a few keys and the days each column spans. Needs the staging tables of the import. */
export async function describe(db: Db, { delta, emptied, altered }: Loss): Promise<TablePreview> {
  const { source, fill, before, added, changed, removed } = delta;
  return {
    tabela: source.name,
    arquivo: fileName(source),
    antes: before,
    depois: before + added - removed,
    novas: added,
    alteradas: changed,
    removidas: removed,
    iguais: before - changed - removed,
    exemplos: {
      novas: fill ? await examples(db, source, incoming(source)) : await noted(db, delta, 'A'),
      alteradas: await noted(db, delta, 'U'),
      removidas: await noted(db, delta, 'R'),
    },
    esvaziadas: emptied,
    trocadas: altered,
    periodos: await periods(db, source),
  };
}

const noted = async (db: Db, { source, fill }: Delta, op: string): Promise<string[]> =>
  fill ? [] : examples(db, source, sql`(SELECT * FROM ${changes(source)} WHERE op = ${op}) m`);

async function examples(db: Db, { identity }: TableSource, from: ReturnType<typeof sql>): Promise<string[]> {
  const texts = sql.join(identity.map((column, i) => sql`${sql.ref(column)}::text AS ${sql.ref(`k${i}`)}`));
  const order = sql.join(identity.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, string | null>>`
    SELECT ${texts} FROM ${from} ORDER BY ${order} LIMIT ${sql.lit(EXAMPLES)}`.execute(db);
  return rows.map((row) => identity.map((column, i) => shown(column, row[`k${i}`] ?? '')).join(' / '));
}

const shown = (column: string, value: string): string => (column === 'cpf' ? maskCpf(value) : value);

async function periods(db: Db, source: TableSource): Promise<TablePreview['periodos']> {
  const days = Object.entries(source.columns).flatMap(([name, { type }]) => (type.day ? [name] : []));
  if (days.length === 0) return [];
  const antes = await spans(db, days, standing(source));
  const depois = await spans(db, days, incoming(source));
  return days.map((coluna, i) => ({ coluna, antes: antes[i]!, depois: depois[i]! }));
}

async function spans(db: Db, days: readonly string[], from: ReturnType<typeof sql>): Promise<Span[]> {
  const ends = days.map(
    (day, i) =>
      sql`min(${sql.ref(day)})::text AS ${sql.ref(`a${i}`)}, max(${sql.ref(day)})::text AS ${sql.ref(`z${i}`)}`,
  );
  const { rows } = await sql<Record<string, string | null>>`SELECT ${sql.join(ends)} FROM ${from}`.execute(
    db,
  );
  return days.map((_, i) => {
    const [first, last] = [rows[0]?.[`a${i}`], rows[0]?.[`z${i}`]];
    return first && last ? [first, last] : null;
  });
}
