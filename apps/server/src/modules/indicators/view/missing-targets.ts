import { statesOf, statesWithout, TARGETS, targetsOf } from '../../../model/measures/targets.ts';
import { listed } from '../../../answers/words/sentences.ts';
import { scope, type Access, type Measure, type QueryEngine } from '../../../query/index.ts';
import type { Asked } from './ask.ts';
import type { ViewPlans } from './plans.ts';

/**
 * Why a view that holds states against their targets has no figure of them together: 'Meta de visitas não cadastrada: MS e MT'; null where each state has those that the
 * view names, and where it names none or the nation's.
 */
export async function missingTargets(
  engine: QueryEngine,
  { indicators, filters, period }: Asked,
  { base, splits }: ViewPlans,
  access: Access,
  signal: AbortSignal,
): Promise<string | null> {
  const asksStates = [base, ...splits.map(({ plan }) => plan)].some(({ analysed }) =>
    analysed.aggregates.some(({ fact }) => fact === 'meta'),
  );
  if (!asksStates) return null;
  const names = [...new Set(indicators.flatMap(({ measure }) => targetsOf(measure)))];
  const measures = names.flatMap((name): [string, Measure][] => [
    [name, statesOf(name)],
    [without(name), statesWithout(name)],
  ]);
  const plan = { measures: Object.fromEntries(measures), by: ['uf'], filters, period };
  const { rows } = await engine.run(scope(plan, access), { signal });
  const missing = names.flatMap((name) => {
    const counted = (alias: string) => rows.filter(({ values }) => Number(values[alias]) > 0);
    const states = counted(without(name))
      .map(({ keys }) => String(keys['uf']))
      .toSorted();
    if (states.length === 0 && counted(name).length > 0) return [];
    const { label } = TARGETS[name];
    return [states.length === 0 ? `${label} não cadastrada` : `${label} não cadastrada: ${listed(states)}`];
  });
  return missing.length === 0 ? null : missing.join('; ');
}

const without = (name: string): string => `sem_${name}`;
