import { PREVIEW_ROW_LIMIT, type IndicatorType } from '@fonte/contracts';
import type { Call } from '../../../platform/index.ts';
import { reaches, relationNamed } from '../../../model/paths.ts';
import {
  accessOf,
  DIMENSIONS,
  scope,
  type Answer,
  type Cell,
  type GroupBy,
  type Measure,
} from '../../../query/index.ts';
import { exact } from '../../../answers/index.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';

/** Groups of a preview, those of them that every fact of the formula reaches. */
const PREVIEW_BY = ['uf', 'ano', 'atividade'] as const;
const COMPARE_BY = ['uf', 'ano'] as const;

/** A formula's figure with its heading, by state, year and activity: rows with one column each, as the editor's table draws them. */
export async function previewRows(
  indicators: Indicators,
  call: Call,
  measure: Exclude<Measure, string>,
  facts: readonly string[],
  label: string,
): Promise<Record<string, Cell>[]> {
  const by = reached(PREVIEW_BY, facts);
  const answer = await ask(indicators, call, { valor: measure }, by, PREVIEW_ROW_LIMIT);
  const heads = by.map((key) => DIMENSIONS[key]?.label ?? key);
  return answer.rows.map(({ labels, values }) =>
    Object.fromEntries([
      ...by.map((key, index) => [heads[index] ?? key, labels[key] ?? null] as const),
      [label, exact(values['valor'])] as const,
    ]),
  );
}

/** One formula beside another by state and year, with the difference; where both have the same figure there is no row. */
export async function compare(
  indicators: Indicators,
  call: Call,
  before: Exclude<Measure, string>,
  after: Exclude<Measure, string>,
  facts: readonly string[],
) {
  const by = reached(COMPARE_BY, facts);
  const measures: Record<string, Measure> = {
    antes: before,
    depois: after,
    diferenca: { op: '-', args: ['depois', 'antes'], type: 'numeric' satisfies IndicatorType },
  };
  const { rows } = await ask(indicators, call, measures, by, -1);
  return rows.map(({ keys, labels, values }) => ({
    uf: Object.hasOwn(keys, 'uf') ? (keys['uf'] === null ? null : String(keys['uf'])) : null,
    ano: labels['ano'] ?? null,
    antes: exact(values['antes']),
    depois: exact(values['depois']),
    diferenca: exact(values['diferenca']),
  }));
}

/** A group of years in which each says what the card of that year says, whatever the formula's parts count by. */
const YEARS = { field: 'ano', as: 'ano', steps: true } as const;

/** The dimensions that every fact of a formula has; years, where one of them has a date. */
export const reached = (wanted: readonly string[], facts: readonly string[]): string[] =>
  wanted.filter((key) =>
    key === 'ano'
      ? facts.some((fact) => typeof relationNamed(fact)?.date === 'string')
      : facts.every((fact) => DIMENSIONS[key]?.at.some((place) => reaches(fact, place)) ?? false),
  );

/** The same as groups of a plan. */
export const groupsOf = (keys: readonly string[]): GroupBy[] =>
  keys.map((key) => (key === 'ano' ? YEARS : key));

function ask(
  indicators: Indicators,
  call: Call,
  measures: Record<string, Measure>,
  by: readonly string[],
  limit: number,
): Promise<Answer> {
  return refusedAs(async () =>
    indicators.engine.run(scope({ measures, by: groupsOf(by), limit }, accessOf(call)), {
      signal: call.signal,
    }),
  );
}
