/** The engine's door for the modules. */
export { accessOf, type Access } from './ask/access.ts';
export { askedRows } from './run/asked-rows.ts';
export type {
  Answer,
  AnswerColumn,
  AnswerRow,
  Cell,
  DataVersion,
  DetailAnswer,
  DetailPart,
  ListAnswer,
} from './ask/answer.ts';
export type { EngineSettings, Page, QueryEngine, RowStream, RunOptions } from './run/engine.ts';
export type { GroupBy, ListPlan, Plan, Point, RowCondition, Sort } from './ask/plan.ts';
export type { Aggregate, Measure, NamedMeasure } from '../model/measure.ts';
export type { Comparison, Existence, Filter, FilterOperator, FilterValue } from '../model/filter.ts';
export type { MeasurePeriod, Period } from '../model/period.ts';
export { partAlias, Parts } from './cube/parts.ts';
export { axisOf, type AxisStep } from './days/axis.ts';
export { addDays, endOfMonth, isDay } from './days/intervals.ts';
export { PlanRefused, type Problem, type RefusalCode } from './ask/refusal.ts';
export { behindWall, ofAllRows, type Asking } from './rule/behind-wall.ts';
export {
  formerRule,
  observes,
  placeRule,
  propertyRule,
  type QualifiedColumn,
  readsWhole,
  scope,
  scopeKey,
  scopeList,
  stateRule,
  type ScopedList,
  type ScopedPlan,
} from './rule/scope.ts';
export type { Sql } from './sql/operators.ts';
export { readsLive } from './kept/reads-live.ts';
export { collated } from './statement/order-sql.ts';
export { personalCell, personalFieldsOf } from './ask/personal.ts';
export { BeingDecided } from './disclosure/decide/decisions.ts';
export { forgetDecisions, preparationOf } from './disclosure/decide/kept-decisions.ts';
export { recountAgrees, type Recount } from './run/recount.ts';
export { rowsAgree } from './run/same-figure.ts';
export { tellsPersons } from './rule/tells-persons.ts';
export { DIMENSIONS } from '../model/dimensions/index.ts';
export { MEASURES, namedMeasure, type MeasureName } from '../model/measures/index.ts';
export { RELATIONS } from '../model/relations/index.ts';
