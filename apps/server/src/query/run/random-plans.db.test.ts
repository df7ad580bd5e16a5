// [ASVS 8.2.2 8.4.1]
import type { TestDatabase } from '@fonte/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cell, DetailAnswer } from '../ask/answer.ts';
import { scope, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';
import { comparable, rounded, sorted } from '../testing/comparable.ts';
import { arithmetic, expectedOf, scopeSql } from '../testing/expected.ts';
import { Oracle } from '../testing/oracle.ts';
import { randomPlan, type RandomPlan } from '../testing/random-plans.ts';
import { tinyDatabase } from '@fonte/programme/testing';
import { FACTS } from '../testing/vocabulary.ts';
import { withoutWall } from '../testing/without-wall.ts';

// The statements' own rule alone, and the same behind the wall: a hole in either shows against the other. The wall alone: second-wall.db.test.ts.

/** Of each property; on the embedded engine, whose statements take several times as long, fewer: second-wall.db.test.ts asks as many of it. */
const RUNS = { postgres: 150, embedded: 25 };

let database: TestDatabase;
let engine: QueryEngine;
let fromFacts: QueryEngine;
let bare: QueryEngine;
let bareFacts: QueryEngine;
let oracle: Oracle;
let dataEnd: string;

beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  fromFacts = createEngine({ database, rollups: false });
  bare = createEngine({ database: withoutWall(database) });
  bareFacts = createEngine({ database: withoutWall(database), rollups: false });
  oracle = await Oracle.of(database, FACTS);
  dataEnd = (await engine.version()).dadosAte ?? '';
});
afterAll(async () => {
  oracle?.close();
  await database?.close();
});

it('answers random plans as plain SELECTs over the raw rows do', async () => {
  await fc.assert(
    fc.asyncProperty(randomPlan, async (random) => {
      const answer = await bareFacts.run(scope(random.plan, random.access));
      const expected = await expectedOf(random, oracle, { dataEnd });
      expect(comparable(answer, random.plan.by as string[])).toEqual(expected.map(sorted).toSorted());
    }),
    { numRuns: RUNS[database.kind] },
  );
});

it('answers the same from rollups as from the facts, behind the wall and without it', async () => {
  await fc.assert(
    fc.asyncProperty(randomPlan, async ({ plan, access }) => {
      const scoped = scope(plan, access);
      const slow = await fromFacts.run(scoped);
      for (const one of [engine, bare]) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const { rows, totals } = await one.run(scoped);
        expect([rows, totals]).toEqual([slow.rows, slow.totals]);
      }
    }),
    { numRuns: RUNS[database.kind] },
  );
});

it('shows rows behind a point that add up to its figure, none of them out of scope', async () => {
  await fc.assert(
    fc.asyncProperty(randomPlan, fc.nat(), fc.nat(), async (random, row, column) => {
      const { plan, access } = random;
      const scoped = scope(plan, access);
      const { rows, totals } = await bare.run(scoped);
      const points = [...rows, ...totals];
      const point = points[row % Math.max(points.length, 1)];
      if (!point) return;
      const names = Object.keys(plan.measures);
      const measure = names[column % names.length] ?? 'm0';
      const detail = await bare.detail(scoped, { keys: point.keys, measure }, { limit: -1 });
      const behind = await engine.detail(scoped, { keys: point.keys, measure }, { limit: -1 });
      expect(texts(behind.rows)).toEqual(texts(detail.rows));
      expect(detail.rows.length).toBe(detail.rowCount);
      const visible = await propertiesOf(access);
      for (const one of detail.rows) for (const code of codesOf(one)) expect(visible).toContain(code);
      // A total over a group has no share within that group, though it has rows.
      const shareless = random.shareWithin?.some((field) => !Object.hasOwn(point.keys, field)) ?? false;
      const figure = measure === 's' && shareless ? null : readded(random, measure, point.keys, detail);
      expect(rounded(figure)).toEqual(rounded(point.values[measure] ?? null));
    }),
    { numRuns: RUNS[database.kind] },
  );
});

const texts = (rows: DetailAnswer['rows']): string[] => rows.map((row) => JSON.stringify(row)).toSorted();
const codesOf = (row: Readonly<Record<string, Cell>>): Cell[] =>
  Object.entries(row).flatMap(([key, value]) =>
    key.endsWith('.cod_propriedade') && value !== null ? [value] : [],
  );

const seen = new Map<string, Promise<Cell[]>>();

/** What an access may see, by the oracle's reading of the matrix. */
function propertiesOf(access: RandomPlan['access']): Promise<Cell[]> {
  const key = JSON.stringify(access);
  const known =
    seen.get(key) ??
    oracle
      .select(`SELECT "propriedade.cod_propriedade" AS c FROM "flat_propriedade" WHERE ${scopeSql(access)}`)
      .then((rows) => rows.map(({ c }) => c as Cell));
  seen.set(key, known);
  return known;
}

/** A measure's figure, worked out again from the rows of its detail. */
function readded(
  { bases, operator, runningAlong }: RandomPlan,
  measure: string,
  keys: Readonly<Record<string, Cell>>,
  { rows, parts }: DetailAnswer,
): Cell {
  const values = parts.map(({ label, kind }) => {
    const own = rows
      .filter((row) => parts.length === 1 || row['parte'] === label)
      .map((row) => row['valor'] ?? null);
    const sum = own.reduce<number>((total, value) => total + Number(value), 0);
    if (kind === 'count') return sum;
    if (kind === 'distinct') return new Set(own).size;
    if (own.length === 0) return null;
    if (kind === 'sum') return sum;
    if (kind === 'avg') return sum / own.length;
    const ordered = own.toSorted((a, b) => Number(a) - Number(b) || (String(a) < String(b) ? -1 : 1));
    return kind === 'min' ? (ordered[0] ?? null) : (ordered.at(-1) ?? null);
  });
  const [first = null, second = first] = values;
  if (measure === 'z' && operator) {
    const same = bases.length === 1 || parts.length === 1;
    return arithmetic(operator, first, same ? first : second);
  }
  // Along its field a running total is 0 until something comes.
  if (measure === 'r') return runningAlong && Object.hasOwn(keys, runningAlong) ? (first ?? 0) : first;
  return measure === 's' ? arithmetic('/', first, second) : first;
}
