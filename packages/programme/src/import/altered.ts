import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import type { TableSource } from '../source/index.ts';
import type { Delta } from './delta.ts';
import { counts } from './counts.ts';
import { changes, incoming, matching, standing } from './relations.ts';

type Db = Kysely<Database>;

/** A column in which an import writes other values over those of rows that stay. */
export interface AlteredColumn {
  readonly coluna: string;
  /** Rows with a value, as the table stands. */
  readonly antes: number;
  /** Rows that stay and would have another value. */
  readonly trocadas: number;
  /** Of numbers, without their signs: the sum of the column as it stands, and with the other values; null for what is no number. */
  readonly somas: readonly [antes: number, depois: number] | null;
}

/** The columns of a compared table that would hold other values; only its changed rows are compared. */
export async function alteredColumns(db: Db, { source, fill, changed }: Delta): Promise<AlteredColumn[]> {
  if (fill || changed === 0) return [];
  const columns = Object.keys(source.columns).filter((name) => !source.key.includes(name));
  const both = pairs(source);
  const differing = await counts(
    db,
    columns.map((name) => sql`count(*) FILTER (WHERE ${differs(name)})`),
    both,
  );
  const altered = columns.flatMap((coluna, i) =>
    differing[i]! > 0 ? [{ coluna, trocadas: differing[i]! }] : [],
  );
  const antes = await counts(
    db,
    altered.map(({ coluna }) => sql`count(${sql.ref(coluna)})`),
    standing(source),
  );
  const numbers = altered.map(({ coluna }) => coluna).filter((name) => source.columns[name]!.type.number);
  const whole = await counts(
    db,
    numbers.map((name) => total(sql.ref(name))),
    standing(source),
  );
  const more = await counts(db, numbers.map(difference), both);
  return altered.map((column, i) => {
    const at = numbers.indexOf(column.coluna);
    return { ...column, antes: antes[i]!, somas: at < 0 ? null : [whole[at]!, whole[at]! + more[at]!] };
  });
}

const pairs = (source: TableSource) => sql`${changes(source)} m
  JOIN ${standing(source)} t ON ${matching('t', source.key, 'm')}
  JOIN ${incoming(source)} n ON ${matching('n', source.key, 'm')}
  WHERE m.op = 'U'`;

const differs = (name: string) => sql`${sql.ref(`t.${name}`)} <> ${sql.ref(`n.${name}`)}`;

const total = (value: ReturnType<typeof sql>) => sql`coalesce(sum(abs(${value})), 0)::float8`;

/** By how much the sum of a column changes where it holds another number. */
const difference = (name: string) =>
  sql`coalesce(sum(abs(${sql.ref(`n.${name}`)}) - abs(${sql.ref(`t.${name}`)})) FILTER (WHERE ${differs(name)}), 0)::float8`;
