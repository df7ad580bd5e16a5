import { sql } from 'kysely';
import type { Analysed } from '../ask/analysed.ts';
import { SQL_TYPE } from '../sql/expression-sql.ts';
import type { Names } from '../../model/dimension.ts';
import type { Relation } from '../../model/relation.ts';
import { typeOf } from '../../model/type-of.ts';
import { figureSql } from './figures-sql.ts';
import type { Context } from '../sql/filter-sql.ts';
import type { Sql } from '../sql/operators.ts';
import { collated, FORM, formOf, nameOf, nameOrder, orderSql, outputOf } from './order-sql.ts';
import { relationNamed } from '../../model/paths.ts';
import type { RowRule } from '../ask/row-rule.ts';
import { spineSql } from './spine-sql.ts';
import { grandLevel, ofWhole, sharedAggregates, wholeSql } from './whole-sql.ts';
import { addedUp, aggregate, givesRows, key, levelNumber, unitSql, type Level } from './unit-sql.ts';
import { alikeButForTheirEnd, inOnePass, type Pass } from './days-together.ts';
import { passesTogether } from './passes-together.ts';
import { readingOf, steppedRows, unitsOf, type Unit } from './units.ts';

/**
 * One statement for a whole plan: each fact at its own grain, put side by side by their keys, then arithmetic, order and page. `within` another statement,
 * which has an order of its own, all rows come as they are found.
 */
export function compile(
  analysed: Analysed,
  rule: RowRule,
  context: Context,
  rollups: boolean,
  within = false,
): Sql {
  const ctes = ctesOf(analysed, rule, context, rollups);
  return sql`with ${sql.join(ctes, sql`,\n`)}\n${pageSql(analysed, within)}`;
}

/**
 * A question's rows as another statement has them under a name, in no order, with what they are made of before it. Worked out once however often they are read, but where they are
 * rows of one table as they stand there: each reading takes these for itself, and what is added up (of several years, of days beside them) would be added up anew for each.
 * PostgreSQL looks into rows that have names of their own inside by no key, even where twenty are wanted of 64 000, so that these names stand beside theirs.
 */
export function namedRows(
  name: Sql,
  analysed: Analysed,
  rule: RowRule,
  context: Context,
  rollups: boolean,
): Sql {
  const [only, more] = passesOf(analysed, rule, context, rollups);
  if (more !== undefined || only?.asTheyStand !== true)
    return sql`${name} as (${compile(analysed, rule, context, rollups, true)})`;
  const ctes = ctesOf(analysed, rule, context, rollups);
  return sql`${sql.join(ctes, sql`,\n`)},\n${name} as not materialized (${pageSql(analysed, true)})`;
}

/**
 * The same with the figures of a whole that is asked without the plan's groups (`whole-sql.ts`): they stand in the row of the plan's grand total, which has what both
 * ask.
 */
export function compileWithWhole(
  analysed: Analysed,
  whole: Analysed,
  rule: RowRule,
  context: Context,
  rollups: boolean,
): Sql {
  const shared = sharedAggregates(analysed, whole);
  const own = { ...whole, aggregates: whole.aggregates.filter(({ id }) => !shared.has(id)) };
  const units = passesOf(own, rule, context, rollups);
  const ctes = [...ctesOf(analysed, rule, context, rollups), ...wholeSql(analysed, whole, shared, units)];
  return sql`with ${sql.join(ctes, sql`,\n`)}\n${pageSql(analysed, false, whole)}`;
}

function ctesOf(analysed: Analysed, rule: RowRule, context: Context, rollups: boolean): Sql[] {
  const units = passesOf(analysed, rule, context, rollups);
  const parts = partsSql(
    analysed,
    units.map(({ unit }) => unit),
  );
  return [
    ...units.map(({ select }, index) => sql`${sql.ref(`u${index}`)} as (${select})`),
    sql`partes as (${parts})`,
    sql`juntas as (${mergedSql(analysed, context, units.length)})`,
    sql`valores as (${figuresSql(analysed)})`,
  ];
}

/** The passes over the plan's facts, each with its statement. */
function passesOf(
  analysed: Analysed,
  rule: RowRule,
  context: Context,
  rollups: boolean,
): { readonly unit: Unit; readonly select: Sql; readonly asTheyStand: boolean }[] {
  const read = { analysed, rule, context, rollups };
  const passes = alikeButForTheirEnd(unitsOf(analysed, context), analysed).flatMap((units) => {
    const pass = inOnePass(units, read);
    return pass ? [pass] : units.map((unit): Pass => ({ unit }));
  });
  return passesTogether(passes, read).map(({ unit, parts }) => {
    if (unit.each !== undefined || unit.stepped !== undefined)
      return { unit, select: selectOf(unit, analysed, rule, context, rollups), asTheyStand: false };
    const rows = parts ?? readingOf(unit, analysed, rule, context, rollups).parts;
    return {
      unit,
      select: unitSql(unit, rows, analysed.levels),
      asTheyStand: givesRows(unit, rows, analysed.levels),
    };
  });
}

/** A unit of each property's question, or of groups whose members are periods of their own, at all levels: those without such a group are of the whole period. */
function selectOf(unit: Unit, analysed: Analysed, rule: RowRule, context: Context, rollups: boolean): Sql {
  const { stepped = -1, each } = unit;
  if (each)
    return addedUp(
      unit.aggregates,
      compile(each, rule, context, rollups, true),
      outputOf(0),
      analysed.levels,
    );
  const [within, without] = [true, false].map((kept) =>
    analysed.levels.filter((level) => level[stepped] === kept),
  ) as [Level[], Level[]];
  const selects = [
    unitSql(unit, [steppedRows(unit, analysed, rule, context)], within),
    ...(without.length > 0
      ? [unitSql(unit, readingOf(unit, analysed, rule, context, rollups).parts, without)]
      : []),
  ];
  return sql.join(selects, sql` union all `);
}

/** All units under one another, each with its own aggregates and nothing in the others' columns. */
function partsSql(analysed: Analysed, units: readonly { aggregates: Analysed['aggregates'] }[]): Sql {
  const keys = analysed.groups.map(
    ({ type }, index) => sql`${key(index)}::${SQL_TYPE[type]} as ${key(index)}`,
  );
  const selects = units.map(({ aggregates }, index) => {
    const columns = analysed.aggregates.map((use) =>
      aggregates.includes(use) ? aggregate(use.id) : sql`null::${aggregateType(use)} as ${aggregate(use.id)}`,
    );
    return sql`select ${sql.join([...keys, sql`lvl`, ...columns])} from ${sql.ref(`u${index}`)}`;
  });
  return sql.join(selects, sql` union all `);
}

function aggregateType(use: Analysed['aggregates'][number]): Sql {
  if (use.kind === 'count' || use.kind === 'distinct') return sql`bigint`;
  if ((use.kind === 'min' || use.kind === 'max') && use.arg !== undefined) {
    const type = typeOf(use.arg);
    return type === 'integer' ? sql`integer` : SQL_TYPE[type];
  }
  return sql`numeric`;
}

/**
 * One row per group. A union added up by its keys instead of a FULL JOIN, which PostgreSQL does not have for keys that may be null; each
 * unit has at most one row per group, so the greatest value is the only one.
 */
function mergedSql(analysed: Analysed, context: Context, units: number): Sql {
  const { groups, aggregates, levels } = analysed;
  const keys = groups.map((_, index) => key(index));
  const nothing = aggregates.map((use) => sql`null::${aggregateType(use)} as ${aggregate(use.id)}`);
  const spine = spineSql(analysed, context).map(
    (select) => sql` union all select ${sql.join([...keys, sql`lvl`, ...nothing])} from (${select}) as todos`,
  );
  // The grand total is answered even when there is nothing to add up.
  const grand = levels.find((level) => !level.includes(true));
  // One unit alone has each group once already.
  if (units === 1 && spine.length === 0 && !grand) return sql`select * from partes`;
  const noKeys = groups.map(({ type }, index) => sql`null::${SQL_TYPE[type]} as ${key(index)}`);
  const total = grand
    ? [sql` union all select ${sql.join([...noKeys, sql`${levelNumber(grand)} as lvl`, ...nothing])}`]
    : [];
  const figures = aggregates.map((use) => sql`max(${aggregate(use.id)}) as ${aggregate(use.id)}`);
  return sql`select ${sql.join([...keys, sql`lvl`, ...figures])} from (select * from partes${sql.join([...spine, ...total], sql``)}) as linhas group by ${sql.join([...keys, sql`lvl`])}`;
}

function figuresSql(analysed: Analysed): Sql {
  const { groups, outputs } = analysed;
  const columns = [
    ...groups.map((_, index) => key(index)),
    sql`lvl`,
    ...outputs.map((output, index) => sql`${figureSql(output, analysed)} as ${outputOf(index)}`),
  ];
  return sql`select ${sql.join(columns)} from juntas`;
}

/** The table of a group's names; where these are few, with the form that they are ordered by, worked out once for each and not for each row that has it. */
function namesSql(table: Names, { table: stored }: Relation): Sql {
  if (!table.few) return sql.table(stored.join('.'));
  const [code, label] = [sql.ref(table.key), sql.ref(table.label)];
  return sql`(select ${code}, ${label}, ${collated(label)} as ${sql.ref(FORM)} from ${sql.table(stored.join('.'))} offset 0)`;
}

/** Words of the keys, order, and the page; the levels that totals asked for come along whole, those of shares stay behind. */
function pageSql(analysed: Analysed, within: boolean, whole?: Analysed): Sql {
  const { groups, levels, outputs, totals, plan } = analysed;
  const names = groups.flatMap(({ names: table }, index) =>
    table ? [{ index, table, relation: relationNamed(table.relation)! }] : [],
  );
  const joins = names.map(
    ({ index, table, relation }) =>
      sql` left join ${namesSql(table, relation)} as ${sql.ref(`t${index}`)} on ${sql.ref(`t${index}.${table.key}`)} = ${key(index)}`,
  );
  const words = names.flatMap(({ index, table }) => {
    const form = formOf(table);
    return [
      sql`${sql.ref(`t${index}.${table.label}`)} as ${nameOf(index)}`,
      ...(form && !within ? [sql`${sql.ref(`t${index}.${form}`)} as ${nameOrder(index)}`] : []),
    ];
  });
  const columns = [
    ...groups.map((_, index) => key(index)),
    sql`lvl`,
    ...outputs.map((_, index) => outputOf(index)),
    ...words,
    ...(whole?.outputs.map((_, index) => ofWhole(index)) ?? []),
  ];
  const beside = whole ? sql` left join inteiro on lvl = ${grandLevel(analysed)}` : sql``;
  const full = levels[0] ?? [];
  const shown = [full, ...totals.map((level) => levels[level] ?? [])].map(levelNumber);
  const order = [sql`lvl`, ...orderSql(analysed)];
  const named = sql`(select ${sql.join(columns)} from valores${sql.join([...joins, beside], sql``)} where lvl in (${sql.join(shown)})) as nomes`;
  const { limit = -1, offset = 0 } = plan;
  if (limit < 0 && offset === 0)
    return within ? sql`select * from ${named}` : sql`select * from ${named} order by ${sql.join(order)}`;
  if (plan.counted === false && offset === 0 && shown.length === 1)
    return sql`select * from ${named} order by ${sql.join(order)} limit ${limit}::bigint`;
  const ranked = sql`(select *, row_number() over (partition by lvl order by ${sql.join(order)}) as linha, count(*) over (partition by lvl) as todas from ${named}) as paginas`;
  const last = limit < 0 ? sql`` : sql` and linha <= ${offset + limit}::bigint`;
  return sql`select * from ${ranked} where lvl <> ${levelNumber(full)} or (linha > ${offset}::bigint${last}) order by lvl, linha`;
}
