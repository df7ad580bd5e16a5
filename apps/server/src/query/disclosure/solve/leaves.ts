import { sql } from 'kysely';
import { analyse } from '../../check/analyse.ts';
import type { Cell } from '../../ask/answer.ts';
import type { Context } from '../../sql/filter-sql.ts';
import { relationNamed } from '../../../model/paths.ts';
import { whereSql } from '../../sql/logic.ts';
import type { Sql } from '../../sql/operators.ts';
import { readingOf, unitsOf, type AggregateCell, type UnitRows } from '../../statement/units.ts';
import { leavesPlan, type Family } from './family.ts';

/** Where somebody stands: the state ('' for none), the year of the question (null: all time), the date group, municipality and basin (null: not in the table), how many of the family's narrower conditions hold, the qualities. */
export interface Leaf {
  readonly uf: string;
  readonly year: number | null;
  readonly date: number | null;
  readonly municipio: number | null;
  readonly bacia: number | null;
  readonly level: number;
  readonly members: readonly Cell[];
}

/** People who stand in the very same leaves, of whatever states. */
export interface RawPattern {
  readonly leaves: readonly Leaf[];
  readonly size: number;
  /** Where they have several things that are counted, which of the leaves each stands in. */
  readonly things?: readonly (readonly number[])[];
  /** No producer of theirs is known: the property alone is counted. */
  readonly unnamed?: true;
}

/**
 * Who stands in which leaf, people of the same leaves together: one row per pattern, with the leaves of each thing that they have; two things that stand alike are one, but where
 * things are counted beside people. Of sums over rows only who stands in a leaf of fewer than `least` needs to be known; a larger one is told by how many stand in it. A person is
 * the producer, or the property where the producer is not known; a thing is the property, or the row where rows are added up. The caller's own rows play no part, so that
 * everybody's tables are the same.
 */
export function patternsSql(
  family: Family,
  least: number,
  years: readonly (number | null)[],
  contextOf: (year: number | null) => Context,
): Sql {
  const selects = years.map((year) => leavesSql(family, year, contextOf(year)));
  const names = [
    'uf',
    'ano',
    'd',
    'municipio',
    'bacia',
    'nivel',
    ...family.qualities.map((_, index) => `q${index}`),
  ];
  const columns = names.map((name) => sql.ref(name));
  const leaf = sql`jsonb_build_array(${sql.join(columns)})`;
  const every = sql`(${sql.join(selects, sql` union all `)}) as linhas`;
  const things =
    family.sums === 'counts' ? sql`jsonb_agg(folhas order by folhas::text)` : sql`jsonb_agg(distinct folhas)`;
  const patterns = (rows: Sql): Sql =>
    sql`select coisas::text as coisas, com_produtor, count(*) as quantos from (
      select quem, left(quem, 1) = ${PRODUCER} as com_produtor, ${things} as coisas from (
        select quem, coisa, jsonb_agg(${leaf} order by ${leaf}::text) as folhas from (${rows}) as linhas group by quem, coisa) as coisas
      group by quem) as pessoas
    group by coisas::text, com_produtor`;
  if (family.sums === 'counts' || family.sums === 'people')
    return patterns(sql`select distinct quem, coisa, ${sql.join(columns)} from ${every}`);
  // Rows of a leaf are told apart by nothing: whose they are is all that counts.
  const each = sql`select distinct quem, null as coisa, ${sql.join(columns)} from ${every}`;
  const sized = sql`select *, count(*) over (partition by ${sql.join(columns)}) as juntos from (${each}) as linhas`;
  return sql`with linhas as materialized (${sized})
    select jsonb_build_array(jsonb_build_array(${leaf}))::text as coisas, true as com_produtor, count(*) as quantos from linhas where juntos >= ${least}::int group by ${sql.join(columns)}
    union all ${patterns(sql`select * from linhas where juntos < ${least}::int`)}`;
}

/** What names of people begin with, whose producer is known and whose is not. */
const PRODUCER = 'p';
const PROPERTY = 'c';

function leavesSql(family: Family, year: number | null, context: Context): Sql {
  const analysed = analyse(leavesPlan(family, year));
  const [unit] = unitsOf(analysed, context);
  if (!unit) throw new Error(`No leaves of ${family.fact}`);
  const key = family.sums === 'entries' ? (relationNamed(family.fact)?.primaryKey ?? []) : [];
  const read = (
    rollups: boolean,
  ): { rows: UnitRows; alone: boolean; producer: Sql | undefined; row: (Sql | undefined)[] } => {
    const { parts } = readingOf(unit, analysed, {}, context, rollups);
    const [rows, ...rest] = parts as [UnitRows, ...UnitRows[]];
    return {
      rows,
      alone: rest.length === 0,
      producer: rows.source.column('propriedade.id_produtor'),
      row: key.map((column) => rows.source.column(`${family.fact}.${column}`)),
    };
  };
  const quick = read(true);
  const isWhole =
    quick.alone && quick.producer !== undefined && quick.row.every((column) => column !== undefined);
  const { rows, producer, row } = isWhole || !quick.rows.source.rollup ? quick : read(false);
  const [cell, ...levels] = rows.cells;
  const at = new Map(analysed.groups.map(({ alias }, index) => [alias, rows.keys[index]]));
  const uf = at.get('uf') ?? sql`''`;
  const members = family.qualities.map((_, index) => sql`${at.get(`q${index}`)!} as ${sql.ref(`q${index}`)}`);
  const who = cell?.arg?.sql ?? sql`null`;
  const property = sql`${PROPERTY}::text || (${who})::text`;
  const person = producer ? sql`coalesce(${PRODUCER}::text || (${producer})::text, ${property})` : property;
  const thing = row.length > 0 ? sql`jsonb_build_array(${sql.join(row)})::text` : sql`(${who})::text`;
  const columns = [
    sql`${sql.lit(year)}::integer as ano`,
    sql`${at.get('d') ?? sql`null::integer`} as d`,
    sql`${at.get('municipio') ?? sql`null::integer`} as municipio`,
    sql`${at.get('bacia') ?? sql`null::integer`} as bacia`,
    sql`${levelSql(levels)} as nivel`,
    ...members,
  ];
  const where = [...rows.where, ...(cell?.condition ? [cell.condition.sql] : []), sql`${who} is not null`];
  return sql`select coalesce(${uf}, '') as uf, ${person} as quem, ${thing} as coisa, ${sql.join(columns)} from ${rows.source.from()}${whereSql(where)}`;
}

/** How many narrower conditions hold of a row, where each holds beside those before it. */
function levelSql(levels: readonly Pick<AggregateCell, 'condition'>[]): Sql {
  const deepest = levels
    .map(({ condition }, index) => sql`when ${condition?.sql ?? sql`true`} then ${sql.lit(index + 1)}`)
    .toReversed();
  return deepest.length === 0 ? sql`0` : sql`case ${sql.join(deepest, sql` `)} else 0 end`;
}

/** A row of such a statement. */
export function readPattern(row: Readonly<Record<string, unknown>>): RawPattern {
  const things = JSON.parse(String(row['coisas'])) as RawLeaf[][];
  const there = new Map<string, { at: number; leaf: Leaf }>();
  const ofThings = things.map((leaves) =>
    leaves.map((raw) => {
      const name = JSON.stringify(raw);
      const known = there.get(name) ?? { at: there.size, leaf: leafOf(raw) };
      there.set(name, known);
      return known.at;
    }),
  );
  return {
    size: Number(row['quantos']),
    leaves: [...there.values()].map(({ leaf }) => leaf),
    ...(things.length > 1 ? { things: ofThings } : {}),
    ...(row['com_produtor'] === false ? { unnamed: true as const } : {}),
  };
}

type RawLeaf = [string, number | null, number | null, number | null, number | null, number, ...Cell[]];

const leafOf = ([uf, year, date, municipio, bacia, level, ...members]: RawLeaf): Leaf => ({
  uf,
  year,
  date,
  municipio,
  bacia,
  level,
  members,
});
