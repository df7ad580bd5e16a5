import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scope, type Access, type Filter, type Plan, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';

// The measurements by property (resumo.isa_propriedade) answer what the measurements do, to whoever asks; so does how many moments of a property were measured.

let database: TestDatabase;
let engine: QueryEngine;
let fromFacts: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  fromFacts = createEngine({ database, rollups: false });
});
afterAll(() => database?.close());

const measuredAt = (atLeast: number): Filter => ({
  exists: 'isa',
  atLeast,
  distinct: 'isa.momento',
  period: 'none',
});

const figures = (filter: Filter): Plan['measures'] => ({
  propriedades: { distinct: 'isa.cod_propriedade', over: 'isa', period: 'none', where: [filter] },
  primeira: {
    avg: 'isa.indice',
    period: 'none',
    where: [filter, { field: 'isa.momento', is: '=', value: 1 }],
  },
  terceira: {
    avg: 'isa.indice',
    period: 'none',
    where: [filter, { field: 'isa.momento', is: '=', value: 3 }],
  },
  soma: { sum: 'isa.indice', period: 'none', where: [filter] },
  medicoes: { count: 'isa', period: 'none', where: [filter] },
  // Of a year it is nothing that the table tells.
  do_ano: { count: 'isa', where: [filter] },
});

const CALLERS: readonly Access[] = [
  { profile: 'administrador', uf: null, cpf: null },
  { profile: 'coordenador', uf: 'GO', cpf: null },
  { profile: 'supervisor', uf: 'GO', cpf: '99991520821' },
];

it.each([1, 2, 3])('of who was measured at %i moments or more, and of who was not', async (atLeast) => {
  let some = 0;
  for (const access of CALLERS)
    for (const filter of [measuredAt(atLeast), { not: measuredAt(atLeast) }])
      for (const by of [['uf'], ['bacia'], ['tecnico'], ['propriedade.situacao'], ['momento'], []]) {
        const plan: Plan = { measures: figures(filter), by, totals: true, period: { anos: [2024] } };
        // Beside that, counted of properties and not of measurements.
        const others: Plan = { measures: { n: { count: 'propriedade' } }, by: ['uf'], filters: [filter] };
        for (const one of by[0] === 'uf' ? [plan, others] : [plan]) {
          const scoped = scope(one, access);
          // oxlint-disable-next-line no-await-in-loop -- one database
          const [kept, made] = [await engine.run(scoped), await fromFacts.run(scoped)];
          expect([kept.rows, kept.totals]).toEqual([made.rows, made.totals]);
          some += Number(kept.totals.at(-1)?.values['medicoes'] ?? 0);
        }
      }
  expect(some).toBeGreaterThan(0);
});
