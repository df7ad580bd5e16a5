import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { OTTO } from '@fonte/programme/tiny/people';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MeasurePeriod } from '../../model/period.ts';
import { scope, type Access, type Measure, type Period, type Plan, type QueryEngine } from '../index.ts';
import { randomPlan } from '../testing/random-plans.ts';
import { createEngine } from './run.ts';

// What several figures are worked out of once is what each is worked out of by itself: what there was by several days, and a whole beside its groups.

let database: TestDatabase;
let engine: QueryEngine;
let fromFacts: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  fromFacts = createEngine({ database, rollups: false });
});
afterAll(() => database?.close());

const BRASIL: Access = { profile: 'administrador', uf: null, cpf: null };
const GOIAS: Access = { profile: 'coordenador', uf: 'GO', cpf: null };
const OF_OTTO: Access = { profile: 'supervisor', uf: 'GO', cpf: OTTO };

/** Up to the end of the period, to the day of the data in it, and the same of the year before and of the months before. */
const ENDS: Readonly<Record<string, MeasurePeriod>> = {
  fim: 'to',
  dados: { use: 'to', shift: { years: 0 }, sameSpan: true },
  antes: { use: 'to', shift: { years: -1 } },
  mesmo_dia: { use: 'to', shift: { years: -1 }, sameSpan: true },
  meses: { use: 'to', shift: { months: -5 } },
};
const ATTENDED_IN_THE_PERIOD = {
  exists: 'visita',
  where: [{ field: 'visita.conta', is: '=' as const, value: true }],
};
const FIGURES: Readonly<Record<string, Exclude<Measure, string>>> = {
  propriedades: { use: 'propriedades_atendidas' },
  produtores: { use: 'produtores_atendidos' },
  visitas: { use: 'visitas' },
  duracao: { use: 'duracao_media' },
  area: { use: 'area_conservacao' },
  area_abc: { use: 'area_abc' },
  // The condition is itself of the period, and moved with the figure.
  area_de_atendidas: { sum: 'pratica.area_ha', where: [ATTENDED_IN_THE_PERIOD] },
};
const PERIODS: readonly Period[] = [
  { anos: [2025] },
  { anos: [2024, 2025] },
  { until: '2025-03-10' },
  { from: '2024-05-20', until: '2025-07-01' },
];

describe.each([BRASIL, GOIAS, OF_OTTO])('%j', (access) => {
  it.each([[[]], [['uf']], [['tecnico']], [['propriedade.cod_propriedade']]])(
    'what there was by several days, by %j',
    async (by) => {
      for (const period of PERIODS) {
        const measures = Object.fromEntries(
          Object.entries(FIGURES).flatMap(([name, figure]) =>
            Object.entries(ENDS).map(([end, own]) => [`${name}_${end}`, { ...figure, period: own }]),
          ),
        );
        const asked = (some: Plan['measures']) => scope({ measures: some, by, period, totals: true }, access);
        // oxlint-disable no-await-in-loop -- one database
        const together = await engine.run(asked(measures));
        for (const [name, measure] of Object.entries(measures)) {
          const alone = await fromFacts.run(asked({ [name]: measure }));
          const at = (keys: unknown) =>
            [...alone.rows, ...alone.totals].find((row) => JSON.stringify(row.keys) === JSON.stringify(keys));
          const found = [...together.rows, ...together.totals];
          expect(
            found.map(({ keys, values }) => [keys, values[name]]),
            `${name} ${JSON.stringify(period)}`,
          ).toEqual(
            // Where another figure has rows and this one none, it has no value, or none of them.
            found.map(({ keys, values }) => [keys, at(keys)?.values[name] ?? nothing(values[name])]),
          );
          expect(found.map(({ keys }) => keys)).toEqual(
            expect.arrayContaining(alone.rows.map(({ keys }) => keys)),
          );
        }
        // oxlint-enable no-await-in-loop
      }
    },
  );
});

describe('what was planned and what was made of a property in a year', () => {
  const VENCIDA = [{ field: 'visita_prevista.vencida', is: '=' as const, value: true }];
  const figures: Readonly<Record<string, Measure>> = {
    previstas: 'visitas_previstas',
    vencidas: 'visitas_vencidas',
    meses: { avg: 'visita_prevista.numero', where: VENCIDA },
    planejadas: { distinct: 'visita_prevista.cod_propriedade' },
    devidas: { distinct: 'visita_prevista.cod_propriedade', where: VENCIDA },
    visitas: 'visitas',
    ainda_nao: 'visitas_que_nao_contam',
    duracao: 'duracao_media',
    ultima: 'ultima_visita',
    atendidas: 'propriedades_atendidas',
  };

  it.each([BRASIL, GOIAS, OF_OTTO])('is what each is by itself: %j', async (access) => {
    for (const by of [[], ['tecnico', 'atividade'], ['propriedade.cod_propriedade']])
      for (const anos of [[2023], [2025], [2024, 2025], []]) {
        const asked = (measures: Plan['measures']) =>
          scope({ measures, by, totals: true, period: { anos } }, access);
        // oxlint-disable no-await-in-loop -- one database
        const together = await engine.run(asked(figures));
        const alone = await fromFacts.run(asked(figures));
        expect([together.rows, together.totals], `${by.join()} ${anos.join()}`).toEqual([
          alone.rows,
          alone.totals,
        ]);
        for (const name of ['previstas', 'visitas']) {
          const own = await fromFacts.run(asked({ [name]: figures[name]! }));
          const found = together.rows.filter(({ values }) => Number(values[name]) > 0);
          expect(found.map(({ keys, values }) => [keys, values[name]])).toEqual(
            own.rows
              .filter(({ values }) => Number(values[name]) > 0)
              .map(({ keys, values }) => [keys, values[name]]),
          );
        }
        // oxlint-enable no-await-in-loop
      }
  });
});

const nothing = (value: unknown) => (value === 0 || value === '0' ? value : null);

it('a whole beside its groups is what it is by itself, and so are the groups', async () => {
  await fc.assert(
    fc.asyncProperty(randomPlan, fc.boolean(), async ({ plan: random, access }, target) => {
      const plan: Plan = { ...random, totals: [...(Array.isArray(random.totals) ? random.totals : []), []] };
      const own = Object.entries(random.measures).filter(([name]) => name !== 's' && name !== 'r');
      const meta: Measure = { use: 'meta_visitas' };
      const { filters, period } = random;
      const whole: Plan = {
        measures: { ...Object.fromEntries(own), ...(target && (filters ?? []).length === 0 ? { meta } : {}) },
        ...(filters ? { filters } : {}),
        ...(period ? { period } : {}),
      };
      const [groups, all] = [scope(plan, access), scope(whole, access)];
      const [rows, sums] = await engine.runWithWhole(groups, all);
      const [apart, alone] = await Promise.all([fromFacts.run(groups), fromFacts.run(all)]);
      expect([rows.rows, rows.totals, rows.columns]).toEqual([apart.rows, apart.totals, apart.columns]);
      expect([sums.rows, sums.totals, sums.columns]).toEqual([alone.rows, alone.totals, alone.columns]);
    }),
    { numRuns: 100 },
  );
});

it('the national target has no state, and what was achieved is that of all states', async () => {
  const measures = {
    visitas: 'visitas',
    meta: 'meta_visitas',
    parte: { op: '/', args: ['visitas', 'meta'] },
  } as const satisfies Plan['measures'];
  const period: Period = { anos: [2025], mode: 'to' };
  const [groups, whole] = [{ by: ['uf'], totals: true as const }, {}].map((own) =>
    scope({ measures, period, ...own }, BRASIL),
  ) as [ReturnType<typeof scope>, ReturnType<typeof scope>];
  const [rows, sums] = await engine.runWithWhole(groups, whole);
  expect(sums.rows).toEqual((await fromFacts.run(whole)).rows);
  expect(sums.rows[0]?.values['visitas']).toBe(rows.totals.at(-1)?.values['visitas']);
  expect(sums.rows[0]?.values['meta']).not.toBe(rows.totals.at(-1)?.values['meta']);
});
