import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Comparison, Filter, FilterOperator } from '../../model/filter.ts';
import { expressionFor } from '../ask/names.ts';
import { scope, type Cell, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';
import { randomPlan } from '../testing/random-plans.ts';

/** A condition, its opposite and what is not known add up to the whole, whatever is asked, by whatever groups, of whatever period, for whoever asks. */

/** Of rows that have a value, what one operator keeps the other leaves. */
const OPPOSITE: Partial<Record<FilterOperator, FilterOperator>> = {
  '=': '!=',
  '>': '<=',
  '<': '>=',
  contains: 'not_contains',
  starts: 'not_starts',
  ends: 'not_ends',
};
const ORDERS = ['=', '>', '<'] as const;
const TEXTS = ['=', 'contains', 'starts', 'ends'] as const;

/** Fields of every kind that the model has, most with blanks in the tiny programme, and what is asked of them. */
const FIELDS: readonly (readonly [string, readonly FilterOperator[], NonNullable<Comparison['value']>])[] = [
  ['propriedade.area_total', ORDERS, 100],
  ['propriedade.area_degradada', ORDERS, '12.5'],
  ['propriedade.dt_inicio', ORDERS, '2024-03-15'],
  ['propriedade.dt_fim', ORDERS, '2025-01-01'],
  ['propriedade.nome', TEXTS, 'a'],
  ['atividade', TEXTS, 'Bovinocultura de leite'],
  ['bacia', ['='], [60]],
  ['uf', ['='], ['GO', 'MS']],
  ['sexo', ['='], 'F'],
  ['tem_car', ['='], true],
  ['faixa_visitas', ['='], '6-11'],
  ['produtor.dt_nascimento', ORDERS, '1970-01-01'],
  ['visita.duracao_min', ORDERS, 90],
  ['visita.motivo', ['='], 'checkin'],
  ['item.nom_grupo', TEXTS, 'Receitas'],
  ['pratica.area_ha', ORDERS, 5],
  ['isa.indice', ORDERS, '0.5'],
];

let database: TestDatabase;
let engine: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
});
afterAll(() => database?.close());

const additivePlan = randomPlan.filter(({ bases }) => bases.some(({ word }) => word.additive));
const amount = (value: Cell | undefined): number => Number(value ?? 0);

it('a condition, its opposite and what is not known make the whole', async () => {
  let split = 0;
  let unknowns = 0;
  await fc.assert(
    fc.asyncProperty(additivePlan, fc.nat(), fc.nat(), async ({ plan, bases, access }, which, pick) => {
      const additive = Object.fromEntries(
        bases.flatMap(({ word }, index) =>
          word.additive ? [[`m${index}`, plan.measures[`m${index}`]!] as const] : [],
        ),
      );
      const reached = FIELDS.filter(([one]) =>
        bases.every(({ word }) => expressionFor(word.fact, one) !== undefined),
      );
      const [field, operators, value] = reached[which % reached.length]!;
      const is = operators[pick % operators.length]!;
      const held: Comparison = { field, is, value };
      const blank: Filter = { field, is: 'null' };
      const other: Filter = {
        all: [
          { field, is: OPPOSITE[is]!, value },
          { field, is: 'not_null' },
        ],
      };
      const ask = async (more: readonly Filter[]) => {
        const asked = { ...plan, measures: additive, filters: [...(plan.filters ?? []), ...more] };
        const { rows, totals } = await engine.run(scope(asked, access));
        return new Map([...rows, ...totals].map(({ keys, values }) => [JSON.stringify(keys), values]));
      };
      const [whole, part, rest, unknown, negated] = await Promise.all(
        [[], [held], [other], [blank], [{ not: held }]].map(ask),
      );
      for (const key of new Set([whole!, part!, rest!, unknown!].flatMap((one) => [...one.keys()])))
        for (const name of Object.keys(additive)) {
          const [all, a, b, c, not] = [whole!, part!, rest!, unknown!, negated!].map((one) =>
            amount(one.get(key)?.[name]),
          );
          const told = `${field} ${is} ${String(value)}: ${name} of ${key}`;
          expect(a! + b! + c!, told).toBeCloseTo(all!, 6);
          expect(a! + not!, told).toBeCloseTo(all!, 6);
          if (a! > 0 && b! > 0) split += 1;
          if (c! > 0) unknowns += 1;
        }
    }),
    { numRuns: 150, seed: 41 },
  );
  // Neither everything nor nothing, and some not known.
  expect([split > 30, unknowns > 30], `${split} and ${unknowns}`).toEqual([true, true]);
});
