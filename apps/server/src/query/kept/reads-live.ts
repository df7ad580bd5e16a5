import { RELATIONS } from '../../model/relations/index.ts';

const LIVE = Object.values(RELATIONS).flatMap(({ key, live }) => (live ? [`"${key}"`, `"${key}.`] : []));

/** Whether a plan names what changes between loads. Nothing reads that unnamed: no measure or dimension, and no other relation's detail (`model.test.ts`). */
export function readsLive(plan: object): boolean {
  const text = JSON.stringify(plan);
  return LIVE.some((name) => text.includes(name));
}
