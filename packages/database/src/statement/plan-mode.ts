import type pg from 'pg';
import type { Limits } from '../engine.ts';

type PlanCacheMode = 'auto' | 'force_generic_plan';

const modes = new WeakMap<pg.ClientBase, PlanCacheMode>();

/**
 * Sets how the connection chooses between one plan for all values and a new one for each, if it is not set so already. A prepared statement without
 * a wish runs with either. In a transaction nothing is changed: a rollback would take it back unseen.
 */
export async function setPlanMode(client: pg.ClientBase, prepared: Limits['prepared']): Promise<void> {
  if (prepared === true) return;
  const wanted: PlanCacheMode = prepared === 'one plan' ? 'force_generic_plan' : 'auto';
  if ((modes.get(client) ?? 'auto') === wanted || client.getTransactionStatus() !== 'I') return;
  await client.query(`set plan_cache_mode = ${wanted}`);
  modes.set(client, wanted);
}
