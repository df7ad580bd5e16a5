import type { Row } from '@fonte/contracts';
import { fail } from '../../../platform/index.ts';
import type { Plan, Point } from '../../../query/index.ts';
import type { PlanSource } from '../declared/report.ts';

/** A radial bar names its goal among the point's values; everything else names its column by itself. */
const COLUMN_KEY = 'idColuna';

/**
 * The clicked point, checked against the report's own groups and measures: nothing else of the body counts. A column
 * that is not one of those to open is the first of them where the report has but one. Errors: invalidParameter.
 */
export function pointOf(
  source: PlanSource,
  plan: Plan,
  idColuna: string | null | undefined,
  data: Row | undefined,
): Point {
  const measures = source.drill ?? [];
  const [first] = measures;
  if (first === undefined) fail('invalidParameter', { name: 'co_consulta' });
  const { [COLUMN_KEY]: named, ...keys } = data ?? {};
  const measure = idColuna ?? (typeof named === 'string' ? named : null) ?? first;
  if (!measures.includes(measure)) fail('invalidParameter', { name: 'idColuna' });
  const groups = groupsOf(plan);
  for (const key of Object.keys(keys)) if (!groups.includes(key)) fail('invalidParameter', { name: 'data' });
  return { keys, measure };
}

/** Aliases of a plan's groups. */
export const groupsOf = ({ by = [] }: Plan): string[] =>
  by.map((group) => {
    if (typeof group === 'string') return group;
    return group.as ?? (typeof group.field === 'string' ? group.field : '');
  });
