import type { Answer } from '../../../query/index.ts';
import { listed } from '../../../answers/words/sentences.ts';

/** A target among the figures of an answer by state, and what is told of it. */
interface Told {
  readonly alias: string;
  readonly label: string;
}

/**
 * Which states keep the share of a target from being shown of all of them together: those without one that another has. Null where every state has what any of
 * them has, and where the answer is not of states.
 */
export function missingTargets({ rows }: Pick<Answer, 'rows'>, targets: readonly Told[]): string | null {
  const missing = targets.flatMap(({ alias, label }) => {
    const without = rows.filter(({ values }) => (values[alias] ?? null) === null);
    if (without.length === 0 || without.length === rows.length) return [];
    return [`${label} (${listed(without.map(({ labels }) => labels['uf'] ?? ''))})`];
  });
  return missing.length === 0
    ? null
    : `Sem meta cadastrada, de modo que os estados juntos não têm a porcentagem: ${missing.join('; ')}.`;
}
