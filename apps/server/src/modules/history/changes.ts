import { GRID_PAGE_SIZE, undotted } from '@fonte/contracts';
import type { HistoryTable } from '@fonte/contracts/history';
import { sql } from 'kysely';
import type { Call } from '../../platform/index.ts';
import { accessOf, behindWall } from '../../query/index.ts';
import { ownChanges } from './own-changes.ts';

export interface Day {
  readonly table: HistoryTable;
  /** Of the programme (America/Sao_Paulo), yyyy-MM-dd. */
  readonly date: string;
}

/** All changes of the caller's own properties. */
function changes(call: Call) {
  const rows = behindWall(call).selectFrom('portal.diferenca as d');
  const own = ownChanges(accessOf(call));
  return own === undefined ? rows : rows.where(own.$castTo<boolean>());
}
export type Changes = ReturnType<typeof changes>;

export const changesOfDay = (call: Call, { table, date }: Day): Changes =>
  changes(call).where('d.table_name', '=', table).where('d.date', '=', date);

/** Of one property; with `since` only what the loads from that version on changed. */
export function changesOfProperty(call: Call, code: string, since?: number): Changes {
  const all = changes(call).where('d.cod_propriedade', '=', code);
  return since === undefined ? all : all.where('d.versao', '>=', since);
}

/**
 * The code, with its dots, of a property that a load has removed; null where none was under that one. Nothing but how the caller's own word is written, by an
 * index that a wall would not let be used (as `findCode`): whose its changes are, the changes' own rule says.
 */
export async function removedCode({ db }: Call, id: string): Promise<string | null> {
  const { rows } = await sql<{ codigo: string }>`
    select cod_propriedade as codigo from portal.diferenca
    where table_name = 'propriedade' and type = 'REMOVE' and replace(cod_propriedade, '.', '') = ${undotted(id)}
    limit 1`.execute(db);
  return rows[0]?.codigo ?? null;
}

const COLUMNS = [
  'd.id_diferenca as id',
  'd.type',
  'd.key',
  'd.key_name',
  'd.table_name',
  'd.date',
  'd.cod_propriedade',
  'd.diff',
] as const;

/** Those of a day in the order of their keys, as the index has them: by number the planner would walk the whole history. */
export const IN_ORDER = [
  ['d.key', 'asc'],
  ['d.id_diferenca', 'asc'],
] as const;

/** Those of a property, the latest first. */
export const LATEST_FIRST = [
  ['d.date', 'desc'],
  ['d.id_diferenca', 'desc'],
] as const;

export type Order = typeof IN_ORDER | typeof LATEST_FIRST;

/** All of them as they are answered. */
export const shownOf = (rows: Changes, [[first, way], [last, wayLast]]: Order) =>
  rows.select(COLUMNS).orderBy(first, way).orderBy(last, wayLast);

/** Twenty of them: which ones the index alone says, so that those of the pages before are counted and not read. */
export function shownPage(call: Call, rows: Changes, order: Order, page: number) {
  const [[first, way], [last, wayLast]] = order;
  const those = rows
    .select('d.id_diferenca')
    .orderBy(first, way)
    .orderBy(last, wayLast)
    .limit(GRID_PAGE_SIZE)
    .offset(page * GRID_PAGE_SIZE);
  return shownOf(
    behindWall(call).selectFrom('portal.diferenca as d').where('d.id_diferenca', 'in', those),
    order,
  );
}
