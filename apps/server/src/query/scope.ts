import type { RawBuilder } from 'kysely';
import type { Access } from './access.ts';
import type { ListPlan, Plan } from './plan.ts';

declare const scoped: unique symbol;

/** A plan that has passed `scope()`; nothing else can run. */
export type ScopedPlan = { readonly [scoped]: 'plan' };
/** A list that has passed `scopeList()`. */
export type ScopedList = { readonly [scoped]: 'list' };

/** Lays the caller's row access and personal-data rules on a plan. Errors: PlanRefused. */
export declare function scope(plan: Plan, access: Access): ScopedPlan;
/** The same for rows as they are. Errors: PlanRefused (forbidden) for profiles that see aggregates only. */
export declare function scopeList(plan: ListPlan, access: Access): ScopedList;

/** A subquery of the cod_propriedade that the caller may see, for stores with SQL of their own (maps, media). */
export declare function scopedProperties(access: Access): RawBuilder<unknown>;
