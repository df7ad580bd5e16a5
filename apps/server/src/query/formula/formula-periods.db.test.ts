import { readFormula } from '@fonte/formula';
import type { TestDatabase } from '@fonte/database/testing';
import { OTTO } from '@fonte/programme/tiny/people';
import { tinyDatabase } from '@fonte/programme/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scope, type Access, type Filter, type GroupBy, type Period, type QueryEngine } from '../index.ts';
import { createEngine } from '../run/run.ts';
import { formulaNames, readKnownValues, toMeasure, type CatalogueItem, type FormulaNames } from './index.ts';
import { randomFormula } from './testing/random-formulas.ts';

// What a formula says of time: cumulative figures and targets.

const ADMIN: Access = { profile: 'administrador', uf: null, cpf: null };
const GOIAS: Access = { profile: 'coordenador', uf: 'GO', cpf: null };
const SUPERVISOR: Access = { profile: 'supervisor', uf: 'GO', cpf: OTTO };
const BY_YEAR: GroupBy = { field: 'ano', as: 'ano', steps: true };
const INCOME = 'SUM(@"qtde × vlr grupo Receitas")';
const ATTENDED = 'COUNT_DISTINCT(@Código de propriedade em visita)';

let database: TestDatabase;
let engine: QueryEngine;
let names: FormulaNames;
let items: CatalogueItem[];
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  items = await database.db.selectFrom('programa.item').selectAll().execute();
  names = formulaNames(items, await readKnownValues(database.db));
});
afterAll(() => database?.close());

const read = (text: string) => {
  const { tree, problems } = readFormula(text, names.catalogue);
  expect([text, problems]).toEqual([text, []]);
  return toMeasure(tree!, { names, indicator: () => undefined });
};
const measureOf = (text: string) => {
  const { measure, problems } = read(text);
  expect([text, problems]).toEqual([text, []]);
  return measure;
};

interface Asked {
  readonly period?: Period;
  readonly by?: readonly GroupBy[];
  readonly access?: Access;
  readonly filters?: readonly Filter[];
}
const ask = (text: string, { access = ADMIN, ...plan }: Asked = {}) =>
  engine.run(scope({ measures: { v: measureOf(text) }, ...plan }, access));
const figure = async (text: string, asked: Asked = {}) => {
  const value = (await ask(text, asked)).rows[0]?.values['v'] ?? null;
  return value === null ? null : Number(value);
};

it.each([
  // R$ 96 100 in 2024, R$ 40 600 in 2025; eight properties were attended in 2024, seven in 2025, ten by its end.
  [INCOME, 40_600, 96_100],
  [`ACUMULADO(${INCOME})`, 136_700, 96_100],
  [ATTENDED, 7, 8],
  [`ACUMULADO(${ATTENDED})`, 10, 8],
  [`${INCOME} / ACUMULADO(${INCOME})`, 40_600 / 136_700, 1],
  ['ACUMULADO(SUM(@Área total))', 2600, 2600],
  ["ACUMULADO(COUNT(SE($Natureza = 'Receita'; @Id do lançamento)))", 18, null],
  ['SUM(@Meta de propriedades)', 12, 10],
  ['SUM(@Meta de produtores)', 10, null],
  [`100 * ACUMULADO(${ATTENDED}) / SUM(@Meta de propriedades)`, (100 * 10) / 12, 80],
  // A target that is not registered is unknown and not nothing.
  [`ACUMULADO(${ATTENDED}) − SUM(@Meta de produtores)`, 0, null],
])('%s is %s in 2025 and %s in 2024', async (text, of2025, of2024) => {
  const found = await figure(text, { period: { anos: [2025] } });
  expect(found).toBeCloseTo(of2025, 9);
  if (!text.includes('Natureza')) {
    const before = await figure(text, { period: { anos: [2024] } });
    if (of2024 === null) expect(before).toBeNull();
    else expect(before).toBeCloseTo(of2024, 9);
  }
});

it('adds up month by month, as a window over the months does', async () => {
  const { rows } = await ask(`ACUMULADO(${INCOME})`, {
    period: { anos: [2025] },
    by: [{ field: 'mes', as: 'mes', steps: true }],
  });
  const wanted = await sql<{ mes: number; v: string }>`
    SELECT m.mes, (SELECT sum(l.qtde * l.vlr) FROM programa.lancamento l
        JOIN programa.visita v USING (cod_propriedade, id_visita) JOIN programa.item i ON i.codigo = l.codigo_item
        WHERE v.conta AND i.nom_grupo = 'Receitas' AND l.dt < (make_date(2025, m.mes, 1) + interval '1 month')) AS v
    FROM generate_series(1, 12) AS m (mes)`.execute(database.db);
  expect(rows.map(({ keys, values }) => [keys['mes'], Number(values['v'])])).toEqual(
    wanted.rows.map(({ mes, v }) => [202_500 + mes, Number(v)]),
  );
  expect(Number(rows.at(-1)?.values['v'])).toBe(136_700);
});

it('is the same formula of everything up to the end of the period, whatever the formula', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomFormula(names, items).filter(({ text }) => !text.includes('DIVANO365')),
      fc.constantFrom('2024-06-30', '2024-12-31', '2025-03-31', '2025-12-31'),
      fc.constantFrom<GroupBy[]>([], ['uf']),
      async ({ text }, until, by) => {
        const [found, wanted] = await Promise.all([
          ask(`ACUMULADO(${text})`, { period: { from: '2024-04-01', until }, by }),
          ask(text, { period: { until }, by }),
        ]);
        expect([text, until, found.rows]).toEqual([text, until, wanted.rows]);
      },
    ),
    { numRuns: 60, seed: 23 },
  );
});

it('is told to be read up to the end of the period, so that a filter on time is its period', () => {
  expect(read(`${INCOME} / ACUMULADO(${INCOME}) * SUM(@Meta de visitas)`).reads).toEqual([
    { fact: 'lancamento', period: 'in' },
    { fact: 'lancamento', period: 'to' },
    { fact: 'meta', period: 'at' },
  ]);
});

it("targets are those of whom one asks about: of states their own, of a supervisor nobody's", async () => {
  const asked = (more: Asked) => figure('SUM(@Meta de visitas)', { period: { anos: [2025] }, ...more });
  expect(await asked({})).toBe(100);
  expect(await asked({ filters: [{ field: 'uf', is: '=', value: 'GO' }] })).toBe(50);
  expect(await asked({ filters: [{ field: 'uf', is: '=', value: 'MS' }] })).toBeNull();
  expect(await asked({ filters: [{ field: 'uf', is: '=', value: ['GO', 'MS'] }] })).toBeNull();
  expect(await asked({ access: GOIAS })).toBe(50);
  expect(await asked({ access: SUPERVISOR })).toBeNull();
  const { rows } = await ask('SUM(@Meta de propriedades)', { by: [BY_YEAR] });
  const years = rows.filter(({ values }) => values['v'] !== null);
  expect(years.map(({ keys, values }) => [keys['ano'], Number(values['v'])])).toEqual([
    [2024, 10],
    [2025, 12],
  ]);
});

it.each([
  ['AVG(@Meta de visitas)', 'targetAlone'],
  ['SUM(@Meta de visitas / 12)', 'targetAlone'],
  ["SUM(SE($UF = 'GO'; @Meta de visitas))", 'targetAlone'],
  [`DIVANO365(ACUMULADO(${INCOME}))`, 'dailyOfAll'],
  [`ACUMULADO(DIVANO365(${INCOME}))`, 'dailyOfAll'],
])('%s is refused (%s)', (text, name) => {
  expect(read(text).problems.map((one) => one.name)).toEqual([name]);
});
