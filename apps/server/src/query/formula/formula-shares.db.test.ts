import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scope, type Access, type Cell, type GroupBy, type Period, type QueryEngine } from '../index.ts';
import { createEngine } from '../run/run.ts';
import { formulaNames, readKnownValues, type FormulaNames } from './index.ts';
import { measureIn } from './testing/measure-in.ts';
import { randomPart } from './testing/random-conditions.ts';

/** A part never passes its whole, and a condition and its negation make the whole, whatever is counted, of whatever period, by whatever groups, for whoever asks. */

const ADMIN: Access = { profile: 'administrador', uf: null, cpf: null };
const GOIAS: Access = { profile: 'coordenador', uf: 'GO', cpf: null };
const PERIODS: readonly Period[] = [
  { anos: [] },
  { anos: [2024] },
  { anos: [2024, 2025] },
  { from: '2024-07-01', until: '2025-06-30' },
];
const GROUPS: readonly (readonly GroupBy[])[] = [
  [],
  ['uf'],
  ['atividade'],
  ['perfil_fundiario', 'uf'],
  [{ field: 'ano', as: 'ano', steps: true }],
  ['uf', { field: 'ano', as: 'ano', steps: true }],
];

let database: TestDatabase;
let engine: QueryEngine;
let names: FormulaNames;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  const items = await database.db.selectFrom('programa.item').selectAll().execute();
  names = formulaNames(items, await readKnownValues(database.db));
});
afterAll(() => database?.close());

const measureOf = (text: string) => measureIn(names, text);
const amount = (value: Cell | undefined): number => Number(value ?? 0);

it('a part never passes its whole', async () => {
  let parts = 0;
  await fc.assert(
    fc.asyncProperty(
      randomPart(names),
      fc.constantFrom(...PERIODS),
      fc.constantFrom(...GROUPS),
      fc.constantFrom(ADMIN, GOIAS),
      fc.boolean(),
      async ({ aggregate, value, condition, additive }, period, by, access, accumulated) => {
        const of = (taken: string): string => {
          const text = aggregate.replace('{x}', taken);
          return accumulated ? `ACUMULADO(${text})` : text;
        };
        const [part, rest, whole] = [
          `SE(${condition}; ${value})`,
          `SE(NÃO(${condition}); ${value})`,
          value,
        ].map(of);
        const measures = {
          part: measureOf(part!),
          rest: measureOf(rest!),
          whole: measureOf(whole!),
          share: measureOf(`${part} / ${whole}`),
        };
        const { rows, totals } = await engine.run(scope({ measures, period, by, totals: true }, access));
        for (const { keys, values } of [...rows, ...totals]) {
          const told = [part, JSON.stringify(keys)];
          const [a, b, all] = [values['part'], values['rest'], values['whole']].map(amount);
          expect([...told, a! <= all! + 1e-9]).toEqual([...told, true]);
          expect([...told, amount(values['share']) <= 1 + 1e-9]).toEqual([...told, true]);
          if (additive) expect(a! + b!, told.join(' ')).toBeCloseTo(all!, 6);
          else expect([...told, a! + b! >= all!]).toEqual([...told, true]);
          if (a! > 0 && a! < all!) parts += 1;
        }
      },
    ),
    { numRuns: 120, seed: 23 },
  );
  // Shares that are neither nothing nor everything.
  expect(parts).toBeGreaterThan(100);
});
