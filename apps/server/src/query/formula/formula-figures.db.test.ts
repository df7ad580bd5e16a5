import { readFormula } from '@fonte/formula';
import type { TestDatabase } from '@fonte/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Oracle } from '../testing/oracle.ts';
import { tinyDatabase } from '@fonte/programme/testing';
import { scope, type Period, type QueryEngine } from '../index.ts';
import { createEngine } from '../run/run.ts';
import { formulaNames, readKnownValues, toMeasure, type CatalogueItem, type FormulaNames } from './index.ts';
import { measureIn } from './testing/measure-in.ts';
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
  names = formulaNames(items, await readKnownValues(database.db));
});
afterAll(async () => {
  oracle?.close();
  await database?.close();
});

const measureOf = (text: string) => measureIn(names, text);

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
  // Of figures, and of rows before they are added up (100, 50, 80, 60 and 30 ha, each up to 50); what is not known is left out.
  ['LEAST(SUM(@Área total); 100)', '100'],
  ['MAIOR(SUM(@Área total); 100; SUM(@Área total) / 0)', '2600'],
  ["SUM(MENOR(SE($Atividade produtiva = 'Bovinocultura de leite', @Área total, 0); 50))", '230'],
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

it('divides a daily mean by the days of all chosen years, of a year by its own', async () => {
  const v = measureOf('DIVANO365(SUM(@"qtde × vlr grupo Receitas"))');
  const daily = async (period: Period, by: readonly string[] = []) => {
    const { rows, totals } = await engine.run(
      scope({ measures: { v }, period, by, totals: true, sort: by.map((one) => ({ by: one })) }, ADMIN),
    );
    return [...rows, ...totals].map(({ values }) => Number(values['v']));
  };
  // R$ 96 100 in 2024 and R$ 40 600 in 2025.
  const [first, second, both] = [96_100 / 365, 40_600 / 365, 136_700 / 730];
  const close = (figures: readonly number[]) => figures.map((figure) => expect.closeTo(figure, 9));
  expect((await daily({ anos: [2025] }))[0]).toBeCloseTo(second, 9);
  expect((await daily({ anos: [2024, 2025] }))[0]).toBeCloseTo(both, 9);
  expect((await daily({ from: '2024-01-01', until: '2025-12-31' }))[0]).toBeCloseTo(both, 9);
  expect(await daily({ anos: [2024, 2025] }, ['ano'])).toEqual(close([first, second, both]));
});

it('counts different codes under a condition as it does among the rows of that state', async () => {
  const counted = 'COUNT_DISTINCT(@Código de propriedade)';
  const { rows } = await engine.run(scope({ measures: { v: measureOf(counted) }, by: ['uf'] }, ADMIN));
  const whole = await engine.run(
    scope(
      {
        measures: {
          go: measureOf("COUNT_DISTINCT(SE($UF = 'GO'; @Código de propriedade))"),
          both: measureOf("COUNT_DISTINCT(SE(IN($UF; 'GO'; 'MG'); @Código de propriedade))"),
          none: measureOf("COUNT_DISTINCT(SE(E($UF = 'GO'; $UF = 'MG'); @Código de propriedade))"),
        },
      },
      ADMIN,
    ),
  );
  const of = (uf: string) => Number(rows.find(({ keys }) => keys['uf'] === uf)?.values['v'] ?? 0);
  expect(of('GO')).toBeGreaterThan(0);
  expect(whole.rows[0]?.values).toMatchObject({ go: of('GO'), both: of('GO') + of('MG'), none: 0 });
});

it('adds the parts of a sum so that the states add up to the whole, unless the author asks for all parts', async () => {
  const margin =
    'SUM(@"qtde × vlr grupo Receitas") − SUM(@"qtde × vlr grupo Custo operacional efetivo (COE)")';
  const measures = {
    whole: measureOf(margin),
    complete: measureOf(`COMPLETO(${margin})`),
    plus: measureOf(`100 + ${margin}`),
    mean: measureOf(
      'SUM(@"qtde × vlr grupo Receitas") − AVG(@"qtde × vlr grupo Custo operacional efetivo (COE)")',
    ),
    columns: measureOf('SUM(@Área total − @Área degradada)'),
    apart: measureOf('SUM(@Área total) − SUM(@Área degradada)'),
    lacking: measureOf('SUM(COMPLETO(@Área total − @Área degradada))'),
  };
  const ask = async (by: string[]) => (await engine.run(scope({ measures, by }, ADMIN))).rows;
  const values = `"lancamento.qtde"::DOUBLE * "lancamento.vlr"::DOUBLE`;
  const income = `sum(${values}) FILTER ("item.cod_grupo" = 40 AND "visita.conta")`;
  const cost = `FILTER ("item.cod_grupo" = 10 AND "visita.conta")`;
  const judged = await oracle.select(
    `SELECT "propriedade.uf" AS uf, ${income} AS income, sum(${values}) ${cost} AS cost, avg(${values}) ${cost} AS mean FROM flat_lancamento GROUP BY uf`,
  );
  const figure = (value: unknown): number | null =>
    value === null || value === undefined ? null : Number(value);
  const rows = await ask(['uf']);
  let sum = 0;
  for (const { keys, values: found } of rows) {
    const state = judged.find(({ uf }) => uf === keys['uf']) ?? {};
    const [a, b, mean] = [state['income'], state['cost'], state['mean']].map(figure);
    const there = a !== null && b !== null ? a! - b! : null;
    const filled = a === null && b === null ? null : (a ?? 0) - (b ?? 0);
    expect([
      keys['uf'],
      figure(found['whole']),
      figure(found['complete']),
      figure(found['plus']),
      figure(found['mean']),
    ]).toEqual([
      keys['uf'],
      filled,
      there,
      filled === null ? null : 100 + filled,
      mean === null ? null : (a ?? 0) - mean!,
    ]);
    sum += filled ?? 0;
  }
  // Some states have one part only.
  expect(rows.some(({ values: found }) => found['whole'] !== null && found['complete'] === null)).toBe(true);
  const [total] = await ask([]);
  expect(Number(total?.values['whole'])).toBeCloseTo(sum, 6);
  const [areas] = await oracle.select(
    `SELECT sum("propriedade.area_total"::DOUBLE) - coalesce(sum("propriedade.area_degradada"::DOUBLE), 0) AS filled,
       sum("propriedade.area_total"::DOUBLE - "propriedade.area_degradada"::DOUBLE) AS lacking FROM flat_propriedade`,
  );
  expect([total?.values['columns'], total?.values['apart'], total?.values['lacking']].map(figure)).toEqual([
    figure(areas?.['filled']),
    figure(areas?.['filled']),
    figure(areas?.['lacking']),
  ]);
});

it.each([
  ["COUNT(SE($UF = 'Goiás'; @Código de propriedade))", `"propriedade.uf" = 'GO'`],
  ["COUNT(SE(@UF <> 'goias'; @Código de propriedade))", `"propriedade.uf" IS DISTINCT FROM 'GO'`],
  ["COUNT(SE(IN($UF; 'Goiás'; 'MG'); @Código de propriedade))", `"propriedade.uf" IN ('GO', 'MG')`],
  ["COUNT(SE($Item = 'Leite vendido'; @Id do lançamento))", `"lancamento.codigo_item" = 40101`, 'lancamento'],
  [
    "COUNT(SE(NÃO(EM(@Código do item; 'Leite vendido'; 'Boi gordo')); @Id do lançamento))",
    `("lancamento.codigo_item" IS NULL OR "lancamento.codigo_item" NOT IN (40101, 40201))`,
    'lancamento',
  ],
])('%s calls places and items by their names', async (text, where, fact = 'propriedade') => {
  const { rows } = await engine.run(scope({ measures: { v: measureOf(text) } }, ADMIN));
  const counts = fact === 'lancamento' ? ` AND "visita.conta"` : '';
  const [judge] = await oracle.select(`SELECT count(*) AS n FROM flat_${fact} WHERE ${where}${counts}`);
  expect(Number(judge?.['n'])).toBeGreaterThan(0);
  expect(rows[0]?.values['v']).toBe(Number(judge?.['n']));
});

it.each([
  ["COUNT(SE($UF = 'Goyaz'; 1))", 'noSuchValue', 'Goiás'],
  ["COUNT(SE($Item = 'Leite vendida'; 1))", 'noSuchValue', 'Você quis dizer “Leite vendido”?'],
  ["COUNT(SE($Atividade produtiva = 'Bovinocultura do leite'; 1))", 'noSuchValue', 'Bovinocultura de leite'],
])('%s is refused while it is written, and is nothing once it is stored', async (text, name, told) => {
  const { tree } = readFormula(text, names.catalogue);
  const context = { names, indicator: () => undefined };
  const written = toMeasure(tree!, { ...context, written: true });
  expect(written.problems.map((one) => one.name)).toEqual([name]);
  expect(written.problems[0]?.message).toContain(told);
  const { rows } = await engine.run(scope({ measures: { v: measureOf(text) } }, ADMIN));
  expect(rows[0]?.values['v']).toBe(0);
});

it('asks for the code where several have one name', () => {
  const values = new Map([
    [
      'propriedade.codigo_municipio',
      [
        { code: '1', label: 'Bom Jesus' },
        { code: '2', label: 'Bom Jesus' },
      ],
    ],
  ]);
  const twins = formulaNames(items, values);
  const { tree } = readFormula('COUNT(SE($"Município (municipio)" = \'Bom Jesus\'; 1))', twins.catalogue);
  const { problems } = toMeasure(tree!, { names: twins, indicator: () => undefined });
  expect(problems.map(({ message }) => message)).toEqual([
    '“Bom Jesus” é o nome de vários: escreva o código (1, 2)',
  ]);
});

it('takes what is not known as different, in formulas as in the filter Diferente, so that the two sides make the whole', async () => {
  const where = { field: 'item', is: '!=', value: [10101] } as const;
  const measures = {
    sign: measureOf('COUNT(SE($Item <> 10101; 1))'),
    not: measureOf('COUNT(SE(NÃO($Item = 10101); 1))'),
    neither: measureOf('COUNT(SE(NÃO(IN($Item; 10101; 40101)); 1))'),
    equal: measureOf('COUNT(SE($Item = 10101; 1))'),
    all: measureOf('COUNT(@Id do lançamento)'),
  };
  const ask = async (filters: (typeof where)[]) =>
    (await engine.run(scope({ measures, filters }, ADMIN))).rows[0]?.values;
  const [wanted] = await oracle.select(`SELECT count(*) AS n,
      count(*) FILTER ("lancamento.codigo_item" IS NULL) AS blank,
      count(*) FILTER ("lancamento.codigo_item" IS NULL OR "lancamento.codigo_item" <> 10101) AS other,
      count(*) FILTER ("lancamento.codigo_item" IS NULL OR "lancamento.codigo_item" NOT IN (10101, 40101)) AS neither
    FROM flat_lancamento WHERE "visita.conta"`);
  const { n, blank, other, neither } = Object.fromEntries(
    Object.entries(wanted!).map(([key, value]) => [key, Number(value)]),
  );
  expect(blank).toBeGreaterThan(0);
  expect(await ask([])).toEqual({ sign: other, not: other, neither, equal: n! - other!, all: n });
  expect((await ask([where]))?.['all']).toBe(other);
});

it.each([
  ["COUNT(SE($Natureza = 'Despeza', 1))", 'Você quis dizer “Despesa”?'],
  ["COUNT(SE(IN($Natureza; 'Receita'; 'Soja'), 1))", 'há Receita, Despesa, Produção, Estoque'],
  ["COUNT(SE(@Situação <> 'Inativo', 1))", 'Inativa'],
])('%s asks for what no row can have, and is told what there is', (text, told) => {
  const { tree } = readFormula(text, names.catalogue);
  const { problems } = toMeasure(tree!, { names, indicator: () => undefined });
  expect(problems.map(({ name }) => name)).toEqual(['noSuchValue']);
  expect(problems[0]?.message).toContain(told);
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
        judge.args.map(isAmountJudged),
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

/** Sums and counts, and what is added up of them, are nothing where there are no rows; all else is unknown there. */
function isAmountJudged(judge: Judge): boolean {
  if ('number' in judge) return false;
  if ('select' in judge) return /^(?:SUM|COUNT)\(/.test(judge.select);
  return ['+', '-', 'ano'].includes(judge.op) && judge.args.every(isAmountJudged);
}

function arithmetic(
  op: string,
  [a = null, b = null]: readonly (number | null)[],
  [amountA = false, amountB = false]: readonly boolean[],
): number | null {
  if (op === '+' || op === '-') {
    const left = a ?? (amountA && b !== null ? 0 : null);
    const right = b ?? (amountB && a !== null ? 0 : null);
    return left === null || right === null ? null : op === '+' ? left + right : left - right;
  }
  if (op === 'first') return a ?? b;
  if (op === 'least' || op === 'greatest') {
    if (a === null || b === null) return a ?? b;
    return op === 'least' ? Math.min(a, b) : Math.max(a, b);
  }
  if (a === null) return null;
  if (op === 'abs') return Math.abs(a);
  if (op === 'ano') return a / 365;
  if (op === 'unless') return a === 0 ? null : a;
  if (b === null) return null;
  if (op === '*') return a * b;
  return b === 0 ? null : a / b;
}

/** To eight digits, as the judge reckons in binary; by distance, as rounding both would part neighbours. */
function same(found: unknown, figure: number | null): boolean {
  if (found === null || figure === null) return found === figure;
  return Math.abs(Number(found) - figure) <= 1e-9 + 1e-8 * Math.abs(figure);
}
