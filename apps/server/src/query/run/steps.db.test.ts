import { FIRST_YEAR, LAST_YEAR } from '@fonte/contracts';
import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '../../model/filter.ts';
import type { Measure } from '../../model/measure.ts';
import type { Period } from '../../model/period.ts';
import type { AnswerRow } from '../ask/answer.ts';
import type { Access } from '../ask/access.ts';
import type { GroupBy, Plan } from '../ask/plan.ts';
import { PlanRefused } from '../ask/refusal.ts';
import { scope, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';
import { randomPlan, type RandomPlan } from '../testing/random-plans.ts';

/** Periods side by side: each row says what the question says when it is asked for that period alone. */

const TIMES = ['ano', 'trimestre', 'mes', 'dia_semana'];
const MONTHS = { ano: 12, trimestre: 3, mes: 1 } as const;
type Grain = keyof typeof MONTHS;
/** The programme's years in the tiny data, with some before there was anything. */
const YEARS = LAST_YEAR - FIRST_YEAR + 1;
const NATIONAL: Access = { profile: 'nacional', uf: null, cpf: null };

let database: TestDatabase;
let engine: QueryEngine;
let dataEnd: string;

beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  dataEnd = (await engine.version()).dadosAte ?? '';
});
afterAll(() => database?.close());

const grain = fc.constantFrom<Grain>('ano', 'ano', 'trimestre', 'mes');

describe('a row of a period', () => {
  it('is the answer of that period', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(randomPlan, grain, fc.nat(), async (random, by, pick) => {
        const plan = withoutTime(random);
        if (plan === undefined) return;
        const step = drawn(by, pick);
        // Without a first day the periods begin with the fact's own first one: by 2025 every fact has begun.
        if (isOpen(plan.period) && step.from < '2025') return;
        const alone = clipped(plan.period, step);
        const [together, single] = await Promise.all([
          engine.run(scope(side(plan, by), random.access)),
          alone && engine.run(scope({ ...plan, period: alone }, random.access)),
        ]);
        const rows = together.rows
          .filter(({ keys }) => keys['passo'] === step.value)
          .filter(hasSomething(plan))
          .map(stripped);
        expect(rows.toSorted()).toEqual(
          (single?.rows ?? []).filter(hasSomething(plan)).map(stripped).toSorted(),
        );
        compared += rows.length;
      }),
      { numRuns: 250 },
    );
    expect(compared).toBeGreaterThan(30);
  });

  it('has the rows of that period behind it', async () => {
    await fc.assert(
      fc.asyncProperty(randomPlan, grain, fc.nat(), async (random, by, pick) => {
        const plan = withoutTime(random);
        if (plan === undefined) return;
        const both = scope(side(plan, by), random.access);
        const { rows } = await engine.run(both);
        const row = rows[pick % Math.max(rows.length, 1)];
        if (!row || row.keys['passo'] === null) return;
        const { passo, ...keys } = row.keys;
        const step = stepOf(by, Number(passo));
        // Visits are planned ahead of the data; what stands at a day that has not come is not asked of a period that nobody can choose.
        if (isOpen(plan.period) && step.from > dataEnd) return;
        const alone = clipped(plan.period, step);
        if (!alone) throw new Error(`a row of ${String(passo)} outside the period`);
        const all = { limit: -1 };
        const point = { keys: row.keys, measure: 'm0' };
        const [behind, single] = await Promise.all([
          engine.detail(both, point, all),
          engine.detail(scope({ ...plan, period: alone }, random.access), { keys, measure: 'm0' }, all),
        ]);
        expect(behind.rows).toEqual(single.rows);
        expect(behind.parts.map(({ figure }) => figure)).toEqual(single.parts.map(({ figure }) => figure));
      }),
      { numRuns: 80 },
    );
  });

  it('never makes a part more than the whole, and the total is that of the whole period', async () => {
    const plan: Plan = {
      measures: {
        com: { count: 'aplica_conservacao' },
        todas: { count: 'propriedade' },
        parte: { op: '/', args: ['com', 'todas'] },
      },
      by: [{ field: 'ano', as: 'passo', steps: true }],
      totals: true,
    };
    const { rows, totals } = await engine.run(scope(plan, NATIONAL));
    const shares = rows.map(({ values }) => Number(values['parte']));
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
    expect(totals[0]?.values).toEqual(rows.at(-1)?.values);
  });

  it('is refused where periods do not follow one another, or are too many', async () => {
    const of = (by: GroupBy): Plan => ({ measures: { n: { count: 'aplica_abc' } }, by: [by] });
    const weekdays = of({ field: '@date', as: 'd', grain: 'D', steps: true });
    expect(() => scope(weekdays, NATIONAL)).toThrow(/agrupe por dia, mês/);
    const days = of({ field: '@date', as: 'd', grain: 'DD MM YYYY', steps: true });
    await expect(engine.run(scope(days, NATIONAL))).rejects.toThrow(PlanRefused);
    const months = of({ field: 'ano', as: 'd', steps: true });
    expect(() => scope(months, { ...NATIONAL, profile: 'giz' })).toThrow(/escolhe um ano de cada vez/);
  });
});

/** The plan without groups of time and what depends on them; undefined where conditions are worked out with the period. */
function withoutTime({ plan, shareWithin, groups }: RandomPlan): Plan | undefined {
  const wheres = Object.values(plan.measures).flatMap((one) =>
    typeof one === 'object' && 'where' in one ? (one.where ?? []) : [],
  );
  if ([...(plan.filters ?? []), ...wheres].some(readsTime)) return undefined;
  const { r: _running, s: _share, ...measures } = plan.measures;
  const by = groups.map(({ field }) => field).filter((field) => !TIMES.includes(field));
  const within = (shareWithin ?? []).filter((field) => by.includes(field));
  const share: Record<string, Measure> = shareWithin ? { s: { share: 'm0', within } } : {};
  return { ...plan, measures: { ...measures, ...share }, by, totals: [] };
}

const readsTime = (filter: Filter): boolean =>
  /"exists"|@date|"(ano|mes|trimestre|dia_semana)"/.test(JSON.stringify(filter));

/** The same with the period as a group, and shares within it. */
function side(plan: Plan, by: Grain): Plan {
  const measures = Object.fromEntries(
    Object.entries(plan.measures).map(([alias, one]): [string, Measure] =>
      typeof one === 'object' && 'share' in one
        ? [alias, { ...one, within: [...(one.within ?? []), 'passo'] }]
        : [alias, one],
    ),
  );
  return { ...plan, measures, by: [...(plan.by ?? []), { field: by, as: 'passo', steps: true }] };
}

const two = (month: number) => String(month).padStart(2, '0');

interface Span {
  readonly value: number;
  readonly from: string;
  readonly until: string;
}

function stepAt(by: Grain, pick: number): Span {
  const size = MONTHS[by];
  const first = pick * size;
  const [year, month] = [FIRST_YEAR + Math.floor(first / 12), (first % 12) + 1];
  const end = new Date(Date.UTC(year, month - 1 + size, 0)).toISOString().slice(0, 10);
  const value = { ano: year, trimestre: year * 10 + Math.ceil(month / 3), mes: year * 100 + month }[by];
  return { value, from: `${year}-${two(month)}-01`, until: end };
}

/** Mostly a period that has data, now and then one before there was any. */
const drawn = (by: Grain, pick: number): Span => {
  const steps = (12 * YEARS) / MONTHS[by];
  const recent = 36 / MONTHS[by];
  return stepAt(by, pick % 8 === 0 ? pick % steps : steps - recent + (pick % recent));
};

/** The step of a row, which may lie after the data: visits are planned ahead. */
const stepOf = (by: Grain, value: number): Span => {
  const [year, part] =
    by === 'ano'
      ? [value, 1]
      : by === 'trimestre'
        ? [Math.floor(value / 10), value % 10]
        : [Math.floor(value / 100), value % 100];
  return stepAt(by, ((year - FIRST_YEAR) * 12) / MONTHS[by] + part - 1);
};

const isOpen = (period: Period | undefined): boolean =>
  period === undefined || ('anos' in period ? period.anos.length === 0 : period.from === undefined);

/** Later than all days; a step is not cut where the data end: a year before it would be cut as well, and the row's is whole. */
const NEVER = '2100-12-31';

/** A step as a period of its own within the plan's; undefined where they do not meet. */
function clipped(period: Period | undefined, { from, until }: Span): Period | undefined {
  const mode = period?.mode ? { mode: period.mode } : {};
  const open = [{ from: '2000-01-01', until: NEVER }];
  const spans =
    period === undefined
      ? open
      : 'anos' in period
        ? period.anos.length === 0
          ? open
          : period.anos.map((ano) => ({ from: `${ano}-01-01`, until: `${ano}-12-31` }))
        : [{ from: period.from ?? '2000-01-01', until: period.until ?? NEVER }];
  const met = spans.find((span) => span.from <= until && span.until >= from);
  if (!met || from > dataEnd) return undefined;
  const last = [until, met.until].toSorted()[0]!;
  return { from: from > met.from ? from : met.from, until: last, ...mode };
}

/** Without groups a question is answered even where there is nothing; a row of a period is not there then. */
const hasSomething =
  ({ by }: Plan) =>
  ({ values }: AnswerRow): boolean =>
    (by ?? []).length > 0 || Object.values(values).some((value) => value !== null && Number(value) !== 0);

const stripped = ({ keys, values }: AnswerRow): string => {
  const { passo: _passo, ...rest } = keys;
  return JSON.stringify([rest, values]);
};
