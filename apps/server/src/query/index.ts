/** The engine's door for the modules. */
export { accessOf, type Access } from './access.ts';
export { askedRows } from './asked-rows.ts';
export type {
  Answer,
  AnswerColumn,
  AnswerRow,
  Cell,
  DataVersion,
  DetailAnswer,
  DetailPart,
  ListAnswer,
} from './answer.ts';
export type { EngineSettings, Page, QueryEngine, RowCondition, RowStream, RunOptions } from './engine.ts';
export type { GroupBy, ListPlan, Plan, Point, Sort } from './plan.ts';
export type { Aggregate, Measure, NamedMeasure } from '../model/measure.ts';
export type { Comparison, Existence, Filter, FilterOperator, FilterValue } from '../model/filter.ts';
export type { MeasurePeriod, Period } from '../model/period.ts';
export { PlanRefused, type Problem, type RefusalCode } from './refusal.ts';
export {
  observes,
  propertyRule,
  type QualifiedColumn,
  scope,
  scopeKey,
  scopeList,
  stateRule,
  type ScopedList,
  type ScopedPlan,
} from './scope.ts';
export type { Sql } from './operators.ts';
export { collated } from './order-sql.ts';
export { personalCell, personalFieldsOf } from './personal.ts';
export { createEngine } from './run.ts';
export { rowsAgree } from './same-figure.ts';
export { tellsPersons } from './tells-persons.ts';
export { DIMENSIONS } from '../model/dimensions/index.ts';
export { MEASURES, namedMeasure, type MeasureName } from '../model/measures/index.ts';
export { RELATIONS } from '../model/relations/index.ts';
