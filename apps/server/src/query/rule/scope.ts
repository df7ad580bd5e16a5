import { OBSERVERS, type PersonalFields } from '@fonte/contracts';
import type { Wall } from '@fonte/database';
import { sql } from 'kysely';
import type { RowScopeColumns } from '../../model/relation.ts';
import type { Access } from '../ask/access.ts';
import { analyse } from '../check/analyse.ts';
import type { Analysed } from '../ask/analysed.ts';
import { countedOnly } from '../disclosure/question/counted.ts';
import { observerQuestion, type ObserverQuestion } from '../disclosure/question/question.ts';
import { recodePlaces } from '../disclosure/question/recode.ts';
import { analyseList, type AnalysedList } from '../check/analyse-list.ts';
import { whereSql } from '../sql/logic.ts';
import type { Sql } from '../sql/operators.ts';
import { personalFieldsOf } from '../ask/personal.ts';
import type { ListPlan, Plan } from '../ask/plan.ts';
import { PlanRefused } from '../ask/refusal.ts';
import { rowRule, type RowRule } from '../ask/row-rule.ts';
import { ruleSql } from '../sql/row-rule.ts';
import { RowSource } from '../sql/row-source.ts';
import { wallOf } from './wall.ts';

// Row access is decided here and nowhere else: the engine runs what these functions give, and nobody else can make one.
const made = new WeakSet<object>();

declare const scoped: unique symbol;

/** A plan that has passed `scope()`; nothing else can run. */
export type ScopedPlan = {
  readonly [scoped]: 'plan';
  readonly analysed: Analysed;
  readonly rule: RowRule;
  /** The same rule once more, kept by the database itself. */
  readonly wall: Wall;
  readonly fields: PersonalFields;
  readonly mayDrill: boolean;
  /** Set for who only observes: what the figures are cells of, so that small groups are protected. */
  readonly observed: ObserverQuestion | undefined;
};

/** A list that has passed `scopeList()`. */
export type ScopedList = {
  readonly [scoped]: 'list';
  readonly analysed: AnalysedList;
  readonly rule: RowRule;
  readonly wall: Wall;
  readonly fields: PersonalFields;
};

/** Lays the caller's row access and personal-data rules on a plan. Errors: PlanRefused. */
export function scope(plan: Plan, access: Access): ScopedPlan {
  const analysed = analyse(observes(access) ? recodePlaces(plan) : plan, rowRule(access));
  refusePersonal(analysed, access);
  if (!observes(access)) return sealPlan(analysed, access, undefined);
  return sealPlan(countedOnly(analysed), access, observerQuestion(analysed));
}

function sealPlan(analysed: Analysed, access: Access, observed: ObserverQuestion | undefined): ScopedPlan {
  const fields = personalFieldsOf(access.profile);
  return seal({
    analysed,
    ...rowsOf(access),
    fields,
    mayDrill: !observes(access),
    observed,
  }) as ScopedPlan;
}

// Grouping or filtering by a personal value would tell it, whatever is masked in the answer.
function refusePersonal(analysed: Analysed, { profile }: Access): void {
  if (personalFieldsOf(profile) === 'full' || analysed.personal.length === 0) return;
  throw new PlanRefused(
    analysed.personal.map(({ at, label }) => ({
      code: 'forbidden',
      at,
      text: `Seu perfil não tem acesso a "${label}".`,
    })),
  );
}

/** The same for rows as they are. Errors: PlanRefused, forbidden for profiles that see aggregates only. */
export function scopeList(plan: ListPlan, access: Access): ScopedList {
  if (observes(access)) throw rowsForbidden();
  const analysed = analyseList(plan, rowRule(access));
  if (analysed.figures) refusePersonal(analysed.figures, access);
  return seal({ analysed, ...rowsOf(access), fields: personalFieldsOf(access.profile) }) as ScopedList;
}

/** The rows a caller sees, for the statement to say and for the database to keep. */
function rowsOf(access: Access): Pick<ScopedPlan, 'rule' | 'wall'> {
  const rule = rowRule(access);
  return { rule, wall: wallOf(rule) };
}

/** A column with its table's name or alias; without one a subquery could take it for a column of its own. */
export type QualifiedColumn = `${string}.${string}`;

/**
 * Rows that belong to a property the caller may see, for a column of property codes in a store with SQL of its own; undefined where the caller sees
 * all of them. EXISTS, because PostgreSQL looks up the few properties of a small place one by one, where IN under an OR gathers all of a state. Of a property that is
 * not counted yet who only observes is told nothing (docs/decisions/0053).
 */
export function propertyRule(access: Access, column: QualifiedColumn): Sql | undefined {
  const rule = rowRule(access);
  if (rule === 'nothing') return sql`false`;
  const own = ownProperty(rule, column);
  if (!observes(access)) return own;
  const counted = sql`exists (select from resumo.coorte_divulgada contada where contada.cod_propriedade = ${sql.ref(column)} and contada.contada)`;
  return own ? sql`(${own} and ${counted})` : counted;
}

function ownProperty(rule: Exclude<RowRule, 'nothing'>, column: QualifiedColumn): Sql | undefined {
  if (Object.keys(rule).length === 0) return undefined;
  const source = new RowSource('propriedade', undefined, false);
  const code = source.column('propriedade.cod_propriedade');
  const limits = ruleSql(rule, source);
  if (!code || !limits || column.startsWith('propriedade.')) throw new Error(`No scope on ${column}`);
  return sql`exists (select from ${source.from()}${whereSql([sql`${code} = ${sql.ref(column)}`, ...limits])})`;
}

/**
 * Rows of a property that is gone from the programme, by whose it was when it went: expressions of its state and people. Undefined where the caller sees all
 * of them; who only observes, and whose rule asks for what is not said of it, sees none.
 */
export function formerRule(
  access: Access,
  owner: Readonly<Record<keyof RowScopeColumns, Sql>>,
): Sql | undefined {
  const rule = rowRule(access);
  if (rule === 'nothing' || observes(access)) return sql`false`;
  const limits = Object.entries(rule) as [keyof RowScopeColumns, string][];
  if (limits.length === 0) return undefined;
  return sql`(${sql.join(
    limits.map(([limit, value]) => sql`${owner[limit]} = ${value}::text`),
    sql` and `,
  )})`;
}

/** The same for rows that belong to a state and to no property; whoever is held to a person's rows and has no state sees none. */
export function stateRule(access: Access, column: Sql): Sql | undefined {
  const rule = rowRule(access);
  if (rule === 'nothing') return sql`false`;
  if (Object.keys(rule).length === 0) return undefined;
  return rule.uf === undefined ? sql`false` : sql`${column} = ${rule.uf}::text`;
}

/** The same for what is said of a state or of the whole country (null): the country's is for everybody who sees rows of it at all. */
export function placeRule(access: Access, column: Sql): Sql | undefined {
  if (rowRule(access) === 'nothing') return sql`false`;
  const state = stateRule(access, column);
  return state === undefined ? undefined : sql`(${column} is null or ${state})`;
}

/**
 * Whether a caller reads every row of a place, a state or the country (null), and figures of it as exact as they are: what was kept of that whole may
 * then be shown as it is. Who only observes never does: what is kept knows nothing of small groups.
 */
export function readsWhole(access: Access, uf: string | null): boolean {
  if (observes(access)) return false;
  const rule = rowRule(access);
  if (rule === 'nothing') return false;
  const { uf: own, ...narrower } = rule;
  return Object.keys(narrower).length === 0 && (own === undefined || own === uf);
}

/** What tells two callers' rows and columns apart: a cache holds it in its key, so that nothing crosses from one scope to another. */
export function scopeKey(access: Access): string {
  return JSON.stringify([personalFieldsOf(access.profile), rowRule(access)]);
}

/** Throws unless a plan was made here: the types say so, and this says it to whoever casts. */
export function assertScoped(plan: object): void {
  if (!made.has(plan)) throw new Error('Only scope() and scopeList() make plans that run');
}

/** What a profile that sees aggregates only is told when it asks for rows. */
export const rowsForbidden = (): PlanRefused =>
  new PlanRefused([{ code: 'forbidden', at: '', text: 'Seu perfil não tem acesso ao detalhamento.' }]);

/** Whether a caller sees aggregates only. */
export const observes = ({ profile }: Access): boolean => (OBSERVERS as readonly string[]).includes(profile);

function seal(plan: object): object {
  made.add(Object.freeze(plan));
  return plan;
}
