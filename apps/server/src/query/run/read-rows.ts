import type { PersonalFields } from '@fonte/contracts';
import { sql } from 'kysely';
import { columnNamed, relationNamed } from '../../model/paths.ts';
import type { Personal, Relation } from '../../model/relation.ts';
import type { AnalysedList, FigureColumn, ListColumn } from '../check/analyse-list.ts';
import type { AnswerColumn, Cell, DetailPart, ListAnswer } from '../ask/answer.ts';
import type { Part } from '../check/detail-parts.ts';
import { detailSql } from '../statement/detail-sql.ts';
import type { Page } from './engine.ts';
import type { Context } from '../sql/filter-sql.ts';
import { cell, folded, isFolded, listSql, pageSql, sortSql } from '../statement/list-sql.ts';
import { whereSql } from '../sql/logic.ts';
import { narrowSql, type NarrowColumn } from './narrow-rows.ts';
import type { Sql } from '../sql/operators.ts';
import type { Sort } from '../ask/plan.ts';
import { personalCell } from '../ask/personal.ts';
import { PlanRefused } from '../ask/refusal.ts';
import type { RowRule } from '../ask/row-rule.ts';
import type { ScopedPlan } from '../rule/scope.ts';

type Raw = Readonly<Record<string, unknown>>;
type Rows = Pick<ListAnswer, 'rows' | 'rowCount'>;

/** A statement of rows, and how its rows become the answer's. */
export interface Reading {
  readonly sql: Sql;
  /** Of a list's later page: its first row, since a page beyond the last has none that says how many there are. */
  readonly first?: Sql | undefined;
  readonly columns: readonly AnswerColumn[];
  readonly read: (raw: readonly Raw[]) => Rows;
}

/** A list's statement and reading. */
export function readList(
  analysed: AnalysedList,
  rule: RowRule,
  fields: PersonalFields,
  context: Context,
  materialized: boolean,
): Reading {
  const shown = visible(analysed.columns, fields);
  const list = { ...analysed, columns: shown };
  const cells = cellReader(shown, fields);
  const open = shown.flatMap((one, index) =>
    mayNarrow(one.column, fields)
      ? [{ column: one.column, at: cell(index), ...(isFolded(one) ? { folded: folded(index) } : {}) }]
      : [],
  );
  const { where, search, offset = 0 } = analysed.plan;
  const narrowed = narrowSql(open, where, search);
  const statement = (asked: AnalysedList): Sql => listSql(asked, rule, context, materialized, narrowed);
  return {
    sql: statement(list),
    first: offset > 0 ? statement({ ...list, plan: { ...list.plan, limit: 1, offset: 0 } }) : undefined,
    columns: shown.map(({ column }) => column),
    read: (raw) => ({ rows: raw.map(cells), rowCount: countOf(raw) }),
  };
}

/** The statements of the rows behind a point, and their reading: the rows, then how many there are of each part. */
export function readDetail(
  parts: readonly Part[],
  { analysed, rule, fields }: ScopedPlan,
  { sort, where, search, limit = 25, offset = 0 }: Page,
  context: Context,
  materialized: boolean,
  cpfs: Cpfs = 'as the profile',
): Omit<Reading, 'read'> & {
  counts: Sql;
  read: (raw: readonly Raw[], counted?: readonly Raw[]) => Rows & { parts: readonly DetailPart[] };
} {
  const detail = detailSql(parts, analysed, rule, context, materialized);
  const shown = visible(detail.columns, fields);
  const own = ownColumns(parts, detail.valueType);
  const named: readonly NarrowColumn[] = [
    ...shown.map(({ column, expr }) => ({
      column,
      at: cell(detail.columns.findIndex((one) => one.expr === expr && one.column.key === column.key)),
    })),
    ...own.flatMap((column) => (column.key === 'parte' ? [] : [{ column, at: sql.ref(column.key) }])),
  ];
  const order = sort ?? [OVERDUE_FIRST].filter(({ by }) => shown.some(({ column }) => column.key === by));
  const unknown = order.find(({ by }) => by !== 'parte' && !named.some(({ column }) => column.key === by));
  if (unknown)
    throw new PlanRefused([{ code: 'unknown', at: 'sort', text: `A coluna "${unknown.by}" não existe.` }]);
  const asked = order.flatMap((one) =>
    own.some(({ key }) => key === one.by)
      ? [one.descending ? sql`${sql.ref(one.by)} desc nulls last` : sql`${sql.ref(one.by)} nulls last`]
      : sortSql(one, detail.columns),
  );
  const ties = [
    sql`parte`,
    sql`quando desc nulls last`,
    ...detail.columns.map((_, index) => sql.ref(`c${index}`)),
    sql`valor`,
  ];
  const all = sql`(${detail.rows}) as detalhe`;
  const open = named.filter(({ column }) => mayNarrow(column, fields));
  const narrowed = narrowSql(open, where, search);
  const cells = cellReader(shown, fields, detail.columns, cpfs);
  return {
    sql: sql`select * from ${all}${whereSql(narrowed)} order by ${sql.join([...asked, ...ties])}${pageSql(limit, offset)}`,
    counts: sql`select parte, count(*) as todas, count(*) filter (where ${narrowed.length === 0 ? sql`true` : sql.join(narrowed, sql` and `)}) as achadas, ${sumSql(detail.valueType)} as soma from ${all} group by parte`,
    columns: [
      ...own.filter(({ key }) => key === 'parte'),
      ...shown.map(({ column }) => column),
      ...own.filter(({ key }) => key !== 'parte'),
    ],
    read: (raw, counted = []) => {
      const countOfPart = (index: number) => counted.find((row) => Number(row['parte']) === index);
      const number = (index: number): number => Number(countOfPart(index)?.['achadas'] ?? 0);
      return {
        rows: raw.map((row) => ({
          ...cells(row),
          ...Object.fromEntries(own.map(({ key }) => [key, ownCell(key, row, parts, fields, cpfs)])),
        })),
        rowCount: parts.reduce((sum, _, index) => sum + number(index), 0),
        parts: parts.map(({ use, label }, index) => ({
          key: String(index),
          label,
          kind: use.kind,
          rowCount: number(index),
          all: Number(countOfPart(index)?.['todas'] ?? 0),
          figure: figureOf(use.kind, countOfPart(index)),
        })),
      };
    },
  };
}

/** Whether CPFs are whole for whoever the profile gives them, as in files, or masked for everybody, as on a page (decisions/0099). */
export type Cpfs = 'as the profile' | 'masked';

const told = (personal: Personal, fields: PersonalFields, value: Cell, cpfs: Cpfs): Cell =>
  personalCell(
    personal,
    personal === 'cpf' && cpfs === 'masked' && fields === 'full' ? 'masked' : fields,
    value,
  );

/** A person's value that is masked or not shown is neither filtered nor searched: it would be told one guess at a time. */
const mayNarrow = ({ personal }: Pick<AnswerColumn, 'personal'>, fields: PersonalFields): boolean =>
  fields === 'full' || personal === undefined;

/** What calls for action stands first: the rows that lack most visits. */
const OVERDUE_FIRST: Sort = { by: 'visita_ritmo.faltam', descending: true };

/** What the rows' values come to, as the kinds of aggregates ask for it. */
const sumSql = (type: AnswerColumn['type']): Sql =>
  type === 'integer' || type === 'numeric'
    ? sql`json_build_object('sum', sum(valor)::text, 'avg', avg(valor)::text, 'min', min(valor)::text, 'max', max(valor)::text)`
    : type === 'boolean'
      ? sql`null::json`
      : sql`json_build_object('min', min(valor)::text, 'max', max(valor)::text)`;

/** The figure that the rows of a part come to, all of them: what was clicked is held against it. */
function figureOf(kind: DetailPart['kind'], counted: Raw | undefined): DetailPart['figure'] {
  if (kind === 'count' || kind === 'distinct') return String(Number(counted?.['todas'] ?? 0));
  const sums = counted?.['soma'];
  const held: unknown = typeof sums === 'string' ? JSON.parse(sums) : sums;
  const value = (held as Partial<Record<string, string | null>> | null | undefined)?.[kind];
  return value ?? null;
}

/** Columns a profile may see at all; what it sees of them is `personalCell`'s. */
const visible = <One extends ListColumn | FigureColumn>(
  columns: readonly One[],
  fields: PersonalFields,
): One[] => columns.filter(({ column }) => fields !== 'absent' || column.personal === undefined);

/** How a row of the statement becomes one of the answer; made once for all rows, of which a file has a million. */
function cellReader(
  shown: readonly Pick<ListColumn, 'column'>[],
  fields: PersonalFields,
  all: readonly Pick<ListColumn, 'column'>[] = shown,
  cpfs: Cpfs = 'as the profile',
): (row: Raw) => Record<string, Cell> {
  const cells = shown.map((one) => ({ ...one.column, at: `c${all.indexOf(one)}` }));
  return (row) => {
    const read: Record<string, Cell> = {};
    for (const { key, personal, at } of cells) {
      const value = (row[at] ?? null) as Cell;
      read[key] = personal === undefined ? value : told(personal, fields, value, cpfs);
    }
    return read;
  };
}

const countOf = (raw: readonly Raw[]): number => Number(raw[0]?.['todas'] ?? raw.length);

/** Heads of what a detail adds to its rows' own columns. */
export const OWN_HEADS = { part: 'Parte', latest: 'Data mais recente', value: 'Valor' } as const;

/** What a detail adds to its rows' own columns: which part, how many rows of the fact, when last, and what the row adds. */
function ownColumns(parts: readonly Part[], valueType: AnswerColumn['type']): AnswerColumn[] {
  const distinct = parts.filter(({ use }) => use.kind === 'distinct');
  const [first] = distinct;
  const fact = first && relationNamed(first.use.fact);
  return [
    ...(parts.length > 1
      ? [{ key: 'parte', label: OWN_HEADS.part, role: 'column', type: 'text' } as const]
      : []),
    ...(fact
      ? [
          { key: 'linhas', label: rowsHead(fact), role: 'column', type: 'integer' } as const,
          ...(fact.date
            ? [{ key: 'quando', label: OWN_HEADS.latest, role: 'column', type: 'date' } as const]
            : []),
        ]
      : []),
    { key: 'valor', label: OWN_HEADS.value, role: 'column', type: valueType },
  ];
}

function ownCell(key: string, row: Raw, parts: readonly Part[], fields: PersonalFields, cpfs: Cpfs): Cell {
  const part = parts[Number(row['parte'])];
  if (key === 'parte') return part?.label ?? null;
  const value = (row[key] ?? null) as Cell;
  // The value of a distinct count of people is what tells them apart: their CPF.
  const arg = key === 'valor' && typeof part?.use.arg === 'string' ? columnNamed(part.use.arg) : undefined;
  return arg?.personal === undefined ? value : told(arg.personal, fields, value, cpfs);
}

/** How many rows of a fact are behind one of its things. */
export const rowsHead = ({ rowName: [, many] }: Pick<Relation, 'rowName'>): string =>
  many.charAt(0).toUpperCase() + many.slice(1);
