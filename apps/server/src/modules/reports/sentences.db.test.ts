import { REPORT_IDS } from '@fonte/contracts';
import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RELATIONS, scope, type Access, type QueryEngine } from '../../query/index.ts';
import { createEngine } from '../../query/run/run.ts';
import { during, upTo } from '../../answers/words/sentences.ts';
import { planOf } from './question/ask.ts';
import { CATALOGUE } from './catalogue/index.ts';
import type { Reading } from './declared/reading.ts';

// What a card's sentences say of time and place, held against the rows behind each of its figures.

const ADMIN: Access = { profile: 'administrador', uf: null, cpf: null };
const [FIRST, LAST] = ['2024-04-01', '2024-12-31'];

let database: TestDatabase;
let engine: QueryEngine;
let reading: Reading;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  const version = await engine.version();
  reading = { anos: [], ufs: ['GO'], more: [], moreText: null, access: ADMIN, version, product: 'Programa' };
});
afterAll(() => database?.close());

/** Facts whose rows have a day that a period narrows. */
const dayOf = (fact: string): string | null => {
  const relation = RELATIONS[fact];
  return relation?.date && ['in', 'to'].includes(relation.period) ? `${fact}.${relation.date}` : null;
};

/** Days and places of rows that were held against a sentence. */
let held = 0;
const plans = REPORT_IDS.filter((id) => CATALOGUE[id].source.kind === 'plan');

it.each(plans)('report %i: the rows are of the days and places that it says', async (id) => {
  const report = CATALOGUE[id];
  const { source } = report;
  if (source.kind !== 'plan') return;
  for (const days of [null, { from: FIRST, until: LAST }]) {
    const asked: Reading = days ? { ...reading, days } : { ...reading, anos: [2024] };
    const words = `${report.subtitle(asked)}. ${report.definition(asked)}`;
    const [within, accumulated] = [words.includes(during(asked)), words.includes(upTo(asked))];
    const from = within && !accumulated ? (days?.from ?? '2024-01-01') : '0001-01-01';
    const until = within || accumulated ? LAST : '9999-12-31';
    const scoped = scope(planOf(report, source, asked), ADMIN);
    for (const measure of source.drill ?? []) {
      // Opens as a list of properties with what each has of it, not as rows of facts.
      if (source.listed?.[measure]) continue;
      if (!scoped.analysed.outputs.some(({ alias }) => alias === measure)) continue;
      // oxlint-disable-next-line no-await-in-loop -- one figure after the other
      const { rows } = await engine.detail(scoped, { keys: {}, measure }, { limit: -1 });
      const facts = new Set(scoped.analysed.aggregates.map(({ fact }) => fact));
      for (const row of rows) {
        if (row['propriedade.uf'] !== undefined)
          expect([id, measure, row['propriedade.uf']]).toEqual([id, measure, 'GO']);
        held += row['propriedade.uf'] === undefined ? 0 : 1;
        for (const fact of facts) {
          const day = dayOf(fact);
          const value = day === null ? undefined : row[day];
          // A figure's other parts are of facts of their own, which the row has not.
          if (typeof value !== 'string') continue;
          held += 1;
          expect([id, measure, words, value >= from && value <= until, value]).toEqual([
            id,
            measure,
            words,
            true,
            value,
          ]);
        }
      }
    }
  }
});

it('many rows were', () => {
  expect(held).toBeGreaterThan(1000);
});
