import type { Profile } from '@fonte/contracts';
import { ANA, OTTO } from '@fonte/programme/tiny/people';
import fc from 'fast-check';
import type { Measure } from '../../model/measure.ts';
import type { Period } from '../../model/period.ts';
import type { PeriodUse } from '../../model/relation.ts';
import type { Access } from '../ask/access.ts';
import type { GroupBy, Plan } from '../ask/plan.ts';
import {
  FILTERS,
  GROUPS,
  MEASURE_WORDS,
  type FilterWord,
  type GroupWord,
  type MeasureWord,
} from './vocabulary.ts';

/** A base measure with its use of the period. */
export interface RandomBase {
  readonly word: MeasureWord;
  readonly period?: PeriodUse | { shift: { years: number }; sameSpan: boolean };
}

/** A plan together with what the oracle needs to know of it. */
export interface RandomPlan {
  readonly plan: Plan;
  readonly groups: readonly GroupWord[];
  readonly filters: readonly FilterWord[];
  readonly bases: readonly RandomBase[];
  readonly period: Period | undefined;
  readonly totals: readonly (readonly string[])[];
  readonly access: Access;
  /** Kind of the arithmetic measure `z` over the bases a and b, and of the share `s` of a. */
  readonly operator: '+' | '-' | '/' | undefined;
  readonly shareWithin: readonly string[] | undefined;
  readonly runningAlong: string | undefined;
}

const reachedBy = (facts: readonly string[]) => (word: { facts?: readonly string[] }) =>
  word.facts === undefined || facts.every((fact) => word.facts?.includes(fact));

const period: fc.Arbitrary<Period | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.subarray([2023, 2024, 2025], { minLength: 0 }).map((anos): Period => ({ anos })),
  fc.constantFrom<Period>(
    { anos: [2025], mode: 'to' },
    { from: '2024-07-01', until: '2024-12-31' },
    { from: '2024-05-20', until: '2025-03-10' },
    { until: '2024-06-30' },
  ),
);

const use = fc.option(
  fc.oneof(
    fc.constantFrom<PeriodUse>('in', 'to', 'none'),
    fc.record({ shift: fc.constant({ years: -1 }), sameSpan: fc.boolean() }),
  ),
  { nil: undefined, freq: 3 },
);

const as = (profile: Profile, uf: string | null = null, cpf: string | null = null): Access => ({
  profile,
  uf,
  cpf,
});

const access = fc.constantFrom<Access>(
  as('administrador'),
  as('administrador'),
  as('nacional'),
  as('regional', 'GO'),
  as('coordenador', 'MG'),
  as('supervisor', 'GO', OTTO),
  as('tecnico', 'GO', ANA),
  as('tecnico', null, ANA),
  as('coordenador'),
  as('supervisor', 'GO'),
);

/** Plans over the vocabulary that the model can answer. */
export const randomPlan: fc.Arbitrary<RandomPlan> = fc
  .record({
    words: fc.array(fc.record({ word: fc.constantFrom(...MEASURE_WORDS), period: use }), {
      minLength: 1,
      maxLength: 3,
    }),
    access,
    period,
    operator: fc.option(fc.constantFrom('+' as const, '-' as const, '/' as const), { nil: undefined }),
    seed: fc.nat(),
  })
  .chain(({ words, seed, ...rest }) => {
    const bases = words.map(({ word, period: own }): RandomBase =>
      own === undefined ? { word } : { word, period: own },
    );
    const facts = [...new Set(words.map(({ word }) => word.fact))];
    return fc
      .record({
        groups: fc.subarray(GROUPS.filter(reachedBy(facts)), { maxLength: 3 }),
        filters: fc.subarray(FILTERS.filter(reachedBy(facts)), { maxLength: 2 }),
      })
      .chain(({ groups, filters }) => {
        const names = groups.map(({ field }) => field);
        return fc
          .record({
            totals: fc.array(fc.subarray(names), { maxLength: 2 }),
            shareWithin: fc.option(fc.subarray(names), { nil: undefined }),
            running: fc.boolean(),
          })
          .map(({ totals, shareWithin, running }) =>
            assemble({ bases, groups, filters, totals, shareWithin, running, ...rest }, seed),
          );
      });
  });

function assemble(
  parts: Omit<RandomPlan, 'plan' | 'runningAlong'> & { running: boolean },
  seed: number,
): RandomPlan {
  const { bases, groups, filters, totals, shareWithin, operator, period: time } = parts;
  const numeric = bases.every(({ word }) => !/dt_visita/.test(word.aggregate));
  const measures: Record<string, Measure> = Object.fromEntries(
    bases.map(({ word, period: own }, index) => [
      `m${index}`,
      { ...word.measure, ...(own === undefined ? {} : { period: own }) },
    ]),
  );
  const second = bases.length > 1 ? 'm1' : 'm0';
  if (operator && numeric) measures['z'] = { op: operator, args: ['m0', second] };
  const share = shareWithin && numeric ? shareWithin : undefined;
  if (share) measures['s'] = { share: 'm0', within: share };
  const along = groups[seed % Math.max(groups.length, 1)]?.field;
  const runningAlong =
    parts.running && bases[0]?.word.additive && ['ano', 'mes', 'trimestre'].includes(along ?? '')
      ? along
      : undefined;
  if (runningAlong) measures['r'] = { running: 'm0', along: runningAlong };
  const plan: Plan = {
    measures,
    by: groups.map(({ field }): GroupBy => field),
    filters: filters.map(({ filter }) => filter),
    totals,
    ...(time === undefined ? {} : { period: time }),
  };
  return { ...parts, operator: numeric ? operator : undefined, shareWithin: share, runningAlong, plan };
}
