import { formatCompactDecimals } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { Names } from '../../model/dimension.ts';
import { columnNamed } from '../../model/paths.ts';
import { ACCENTED, PLAIN } from '../sql/accents.ts';
import type { Analysed, Group } from '../ask/analysed.ts';
import { grainLabel } from '../days/grain.ts';
import type { Sql } from '../sql/operators.ts';
import type { Sort } from '../ask/plan.ts';
import { key } from './unit-sql.ts';

/** Text in the order Portuguese readers expect, the same on every engine, whatever collations it was built with. */
export const collated = (text: Sql): Sql =>
  sql`translate(lower(${text}), ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)}) collate "C"`;

/** The name of a group's words column, when a table gives them. */
export const nameOf = (index: number): Sql => sql.ref(`l${index}`);

/** The column of what a group's names are ordered by, where their table gives it (`formOf`). */
export const nameOrder = (index: number): Sql => sql.ref(`o${index}`);

/** What the form is called in a table that is given it here. */
export const FORM = 'nome_ordem';

/** The column by which a table's names are ordered: stored beside them, or worked out of a table of few; undefined where it is worked out of each row's name. */
export const formOf = ({ relation, label, few }: Names): string | undefined =>
  columnNamed(`${relation}.${label}`)?.folded ?? (few ? FORM : undefined);

/** The column of a measure. */
export const outputOf = (index: number): Sql => sql.ref(`m${index}`);

/** The order of the answer's rows: what was asked, then the groups in their own order, so that it is always the same. */
export function orderSql({ plan, groups, outputs }: Analysed): Sql[] {
  const asked = plan.sort ?? [];
  // Whoever was asked for orders all its rows already.
  const rest = groups.flatMap((group, index) =>
    asked.some(({ by }) => by === group.alias) ? [] : groupOrder(group, index, false),
  );
  return [...asked.flatMap((sort) => sorted(sort, groups, outputs)), ...rest];
}

function sorted(
  { by, descending = false }: Sort,
  groups: readonly Group[],
  outputs: Analysed['outputs'],
): Sql[] {
  const group = groups.findIndex(({ alias }) => alias === by);
  if (group >= 0) return groupOrder(groups[group]!, group, descending);
  const output = outputs.findIndex(({ alias }) => alias === by);
  return [sql`${outputOf(output)}${direction(descending)}`];
}

const direction = (descending: boolean): Sql => (descending ? sql` desc nulls last` : sql` nulls last`);

function groupOrder(group: Group, index: number, descending: boolean): Sql[] {
  const value = key(index);
  if (group.members && group.grain === undefined) {
    const members = group.members.map((member) => sql.lit(String(member.value)));
    return [
      sql`array_position(array[${sql.join(members)}]::text[], ${value}::text)${direction(descending)}`,
      sql`${value}::text collate "C" nulls last`,
    ];
  }
  if (group.names) {
    const form = formOf(group.names) ? nameOrder(index) : collated(nameOf(index));
    return [sql`${form}${direction(descending)}`, sql`${value} nulls last`];
  }
  if (group.code && group.type === 'text') return [sql`${value} collate "C"${direction(descending)}`];
  if (group.type === 'text')
    return [sql`${collated(value)}${direction(descending)}`, sql`${value} collate "C" nulls last`];
  return [sql`${value}${direction(descending)}`];
}

/** The words of a group's value: its domain's, its table's, its date's, or the value itself. */
export function wordsOf(group: Group, value: string | number | boolean | null, name: string | null): string {
  if (value === null || value === undefined) return group.missing;
  const member = group.members?.find((one) => String(one.value) === String(value));
  if (member) return member.label;
  if (name !== null) return name;
  if (group.grain !== undefined) return grainLabel(group.grain, Number(value));
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  // Whole numbers are names as often as amounts (years, codes): they have no point. A measured one is written as everywhere.
  return group.type === 'numeric' ? formatCompactDecimals(Number(value), DECIMALS) : String(value);
}

/** More than any column of the programme has. */
const DECIMALS = 6;
