import { sql } from 'kysely';
import { analyse } from '../check/analyse.ts';
import type { Cell } from '../ask/answer.ts';
import type { Context } from '../sql/filter-sql.ts';
import { relationNamed } from '../../model/paths.ts';
import { whereSql } from '../sql/logic.ts';
import type { Sql } from '../sql/operators.ts';
import { rowsOf, unitsOf, type UnitRows } from '../statement/units.ts';
import { leavesPlan, type Family } from './family.ts';

/** Where somebody stands: the year of the question (null: all time), the date group, municipality and basin (null: not in the table), the qualities. */
export interface Leaf {
  readonly year: number | null;
  readonly date: number | null;
  readonly municipio: number | null;
  readonly bacia: number | null;
  readonly members: readonly Cell[];
}

/** People of one state who stand in the very same leaves. */
export interface RawPattern {
  readonly uf: string;
  readonly leaves: readonly Leaf[];
  readonly size: number;
  /** Where they have several things that are counted, which of the leaves each stands in. */
  readonly things?: readonly (readonly number[])[];
}

/**
 * Who stands in which leaf, people of the same leaves together: one row per state and pattern, with the leaves of each thing that they have. Of sums over rows
 * only who stands in a leaf of fewer than `least` needs to be known; a larger one is told by how many stand in it. A person is the producer, or the property where
 * the producer is not known; a thing is the property, or the row where rows are added up. The caller's own rows play no part, so that everybody's tables are the same.
 */
export function patternsSql(
  family: Family,
  least: number,
  years: readonly (number | null)[],
  contextOf: (year: number | null) => Context,
): Sql {
  const selects = years.map((year) => leavesSql(family, year, contextOf(year)));
  const columns = ['ano', 'd', 'municipio', 'bacia', ...family.qualities.map((_, index) => `q${index}`)].map(
    (name) => sql.ref(name),
  );
  const leaf = sql`jsonb_build_array(${sql.join(columns)})`;
  const every = sql`(${sql.join(selects, sql` union all `)}) as linhas`;
  const patterns = (rows: Sql): Sql =>
    sql`select uf, coisas::text as coisas, count(*) as quantos from (
      select uf, quem, jsonb_agg(distinct folhas) as coisas from (
        select uf, quem, coisa, jsonb_agg(${leaf} order by ${leaf}::text) as folhas from (${rows}) as linhas group by uf, quem, coisa) as coisas
      group by uf, quem) as pessoas
    group by uf, coisas::text`;
  if (family.sums === 'people')
    return patterns(sql`select distinct uf, quem, coisa, ${sql.join(columns)} from ${every}`);
  // Rows of a leaf are told apart by nothing: whose they are is all that counts.
  const each = sql`select distinct uf, quem, null as coisa, ${sql.join(columns)} from ${every}`;
  const sized = sql`select *, count(*) over (partition by uf, ${sql.join(columns)}) as juntos from (${each}) as linhas`;
  return sql`with linhas as materialized (${sized})
    select uf, jsonb_build_array(jsonb_build_array(${leaf}))::text as coisas, count(*) as quantos from linhas where juntos >= ${least}::int group by uf, ${sql.join(columns)}
    union all ${patterns(sql`select * from linhas where juntos < ${least}::int`)}`;
}

function leavesSql(family: Family, year: number | null, context: Context): Sql {
  const analysed = analyse(leavesPlan(family, year));
  const [unit] = unitsOf(analysed, context);
  if (!unit) throw new Error(`No leaves of ${family.fact}`);
  const key = family.sums === 'entries' ? (relationNamed(family.fact)?.primaryKey ?? []) : [];
  const read = (
    rollups: boolean,
  ): { rows: UnitRows; producer: Sql | undefined; row: (Sql | undefined)[] } => {
    const rows = rowsOf(unit, analysed, {}, context, rollups);
    return {
      rows,
      producer: rows.source.column('propriedade.id_produtor'),
      row: key.map((column) => rows.source.column(`${family.fact}.${column}`)),
    };
  };
  const quick = read(true);
  const isWhole = quick.producer !== undefined && quick.row.every((column) => column !== undefined);
  const { rows, producer, row } = isWhole || !quick.rows.source.rollup ? quick : read(false);
  const [cell] = rows.cells;
  const at = new Map(analysed.groups.map(({ alias }, index) => [alias, rows.keys[index]]));
  const uf = at.get('uf') ?? sql`''`;
  const members = family.qualities.map((_, index) => sql`${at.get(`q${index}`)!} as ${sql.ref(`q${index}`)}`);
  const who = cell?.arg ?? sql`null`;
  const person = producer
    ? sql`coalesce('p' || (${producer})::text, 'c' || (${who})::text)`
    : sql`(${who})::text`;
  const thing = row.length > 0 ? sql`jsonb_build_array(${sql.join(row)})::text` : sql`(${who})::text`;
  const columns = [
    sql`${sql.lit(year)}::integer as ano`,
    sql`${at.get('d') ?? sql`null::integer`} as d`,
    sql`${at.get('municipio') ?? sql`null::integer`} as municipio`,
    sql`${at.get('bacia') ?? sql`null::integer`} as bacia`,
    ...members,
  ];
  const where = [...rows.where, ...(cell?.condition ? [cell.condition] : []), sql`${who} is not null`];
  return sql`select coalesce(${uf}, '') as uf, ${person} as quem, ${thing} as coisa, ${sql.join(columns)} from ${rows.source.from()}${whereSql(where)}`;
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
    uf: String(row['uf']),
    size: Number(row['quantos']),
    leaves: [...there.values()].map(({ leaf }) => leaf),
    ...(things.length > 1 ? { things: ofThings } : {}),
  };
}

type RawLeaf = [number | null, number | null, number | null, number | null, ...Cell[]];

const leafOf = ([year, date, municipio, bacia, ...members]: RawLeaf): Leaf => ({
  year,
  date,
  municipio,
  bacia,
  members,
});
