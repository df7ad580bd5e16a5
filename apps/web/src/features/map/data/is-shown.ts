import type { Asked } from './asked.ts';
import type { LayerResults } from './use-results.ts';

/**
 * Whether what was asked has its panel: a click on nothing opens nothing. A selection and a property always have it, and say that nothing is there. Results that
 * stood already (`held`) stay while the next click is answered; a failure is told, also while it is asked again.
 */
export function isShown(
  asked: Asked | null,
  results: readonly Pick<LayerResults, 'status' | 'total' | 'failed'>[],
  held: boolean,
): boolean {
  if (asked === null) return false;
  if (asked.kind !== 'place' || asked.property !== null) return true;
  return results.some(({ status, total, failed }) =>
    status === 'pending' ? held || failed : status === 'error' || (total ?? 0) > 0,
  );
}
