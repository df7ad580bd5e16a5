import { readFormula } from '@fonte/formula';
import type { TestDatabase } from '@fonte/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Oracle } from '../testing/oracle.ts';
import { tinyDatabase } from '@fonte/programme/testing';
import { createEngine, scope, type QueryEngine } from '../index.ts';
import { formulaNames, toMeasure, type CatalogueItem, type FormulaNames } from './index.ts';
import { randomFormula, type Judge } from './testing/random-formulas.ts';

const FACTS = ['propriedade', 'visita', 'lancamento', 'pratica', 'isa', 'recomendacao'];
const BY: Readonly<Record<string, string>> = {
  uf: '"propriedade.uf"',
  atividade: '"propriedade.atividade_produtiva"',
  perfil_fundiario: '"propriedade.perfil_fundiario"',
};
const ADMIN = { profile: 'administrador', uf: null, cpf: null } as const;
const GOIAS = { profile: 'coordenador', uf: 'GO', cpf: null } as const;

let database: TestDatabase;
let engine: QueryEngine;
let fromFacts: QueryEngine;
let oracle: Oracle;
let names: FormulaNames;
let items: CatalogueItem[];

beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  fromFacts = createEngine({ database, rollups: false });
  oracle = await Oracle.of(database, FACTS);
  items = await database.db.selectFrom('programa.item').selectAll().execute();
  names = formulaNames(items);
});
afterAll(async () => {
  oracle?.close();
  await database?.close();
});

const measureOf = (text: string) => {
  const { tree, problems } = readFormula(text, names.catalogue);
  expect([text, problems]).toEqual([text, []]);
  const read = toMeasure(tree!, { names, indicator: () => undefined });
  expect([text, read.problems]).toEqual([text, []]);
  return read.measure;
};

it('answers random formulas as plain SELECTs over the raw rows do, with rollups and without', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomFormula(names, items),
      fc.subarray(Object.keys(BY), { maxLength: 2 }),
      fc.constantFrom(ADMIN, GOIAS),
      async ({ text, judge }, by, access) => {
        const scoped = scope({ measures: { v: measureOf(text) }, by }, access);
        const [fast, slow] = [await engine.run(scoped), await fromFacts.run(scoped)];
        expect(fast.rows).toEqual(slow.rows);
        const wanted = await judged(judge, by, access === GOIAS ? `"propriedade.uf" = 'GO'` : 'true');
        for (const { keys, values } of fast.rows) {
          const key = JSON.stringify(by.map((field) => keys[field] ?? null));
          const found = values['v'] ?? null;
          const figure = wanted(key);
          expect([text, key, found], `the judge has ${figure}`).toSatisfy(() => same(found, figure));
        }
      },
    ),
    { numRuns: 250 },
  );
});

it.each([
  // Productive land of all, and entries of valid visits only.
  ['SUM(@Área total)', '2600'],
  ['COUNT(@Id da visita de visita)', 62],
  ['SUM(@"qtde × vlr grupo Receitas")', '136700'],
  ['SUM(@"qtde × vlr grupo Receitas") / SUM(@Área total)', '52.5769230769230769'],
  ['SUM(@Área total) / 0', null],
  ['SUM(@Área total) / NULLIF(SUM(@Área total), 2600)', null],
  ['DIVANO365(SUM(@Área total))', '7.1232876712328767'],
  ['ROUND(2.5 * COUNT_DISTINCT($UF))', '8'],
  ['ROUND(-2.5 * COUNT_DISTINCT($UF))', '-8'],
  ["SUM(SE($Atividade produtiva = 'Bovinocultura de leite', @Área total, 0))", '320'],
  ["COUNT(SE(@Situação = 'Ativa em atendimento', 1))", 5],
  ["SUM(SE(@Início do atendimento >= '01/01/2100', 1, 0))", '0'],
  ['COUNT(@Sincronizada)', 67],
  ['SUM(@Sincronizada)', '64'],
])('%s is %s on the tiny programme', async (text, figure) => {
  const { rows } = await engine.run(scope({ measures: { v: measureOf(text) } }, ADMIN));
  expect(rows[0]?.values['v']).toEqual(figure);
});

/** The judge's figure of a group. */
async function judged(
  judge: Judge,
  by: readonly string[],
  scoped: string,
): Promise<(key: string) => number | null> {
  if ('number' in judge) return () => judge.number;
  if ('op' in judge) {
    const args: ((key: string) => number | null)[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const arg of judge.args) args.push(await judged(arg, by, scoped));
    return (key) =>
      arithmetic(
        judge.op,
        args.map((arg) => arg(key)),
      );
  }
  const keys = by.map((field, index) => `${BY[field]} AS k${index}`);
  const group = by.length > 0 ? ` GROUP BY ${by.map((_, index) => `k${index}`).join(', ')}` : '';
  const rows = await oracle.select(
    `SELECT ${[...keys, `${judge.select} AS v`].join(', ')} FROM "flat_${judge.fact}" WHERE ${judge.where} AND ${scoped}${group}`,
  );
  const found = new Map(
    rows.map((row) => [JSON.stringify(by.map((_, index) => row[`k${index}`] ?? null)), row['v']]),
  );
  return (key) => {
    const value = found.get(key);
    return value === undefined ? judge.empty : value === null ? null : Number(value);
  };
}

function arithmetic(op: string, [a = null, b = null]: readonly (number | null)[]): number | null {
  if (op === 'first') return a ?? b;
  if (a === null) return null;
  if (op === 'abs') return Math.abs(a);
  if (op === 'ano') return a / 365;
  if (op === 'unless') return a === 0 ? null : a;
  if (b === null) return null;
  if (op === '+') return a + b;
  if (op === '-') return a - b;
  if (op === '*') return a * b;
  return b === 0 ? null : a / b;
}

/** To eight digits, as the judge reckons in binary; by distance, as rounding both would part neighbours. */
function same(found: unknown, figure: number | null): boolean {
  if (found === null || figure === null) return found === figure;
  return Math.abs(Number(found) - figure) <= 1e-9 + 1e-8 * Math.abs(figure);
}
