import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RELATIONS } from '../../model/relations/index.ts';
import { PlanRefused, scope, type Plan, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';

let database: TestDatabase;
let engine: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
});
afterAll(() => database?.close());

it('a word for days is one for days alone: a text like any other elsewhere, and no number', async () => {
  const outcome = (field: string, value: string): Promise<string> => {
    const plan: Plan = { measures: { n: 'propriedades' }, filters: [{ field, is: '=', value }] };
    // A refusal comes before a statement; what the database refuses is no outcome.
    return Promise.resolve()
      .then(() => engine.run(scope(plan, { profile: 'nacional', uf: null, cpf: null })))
      .then(
        ({ rows }) => String(rows[0]?.values['n']),
        (error: unknown) => (error instanceof PlanRefused ? 'refused' : String(error)),
      );
  };
  const columns = Object.entries(RELATIONS['propriedade']!.columns);
  for (const word of ['$now', '$mesref', '$periodstart'])
    for (const [column, { type }] of columns) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first is named
      const said = await outcome(`propriedade.${column}`, word);
      const expected = type === 'text' ? /^0$/ : ['date', 'datetime'].includes(type) ? /^\d+$/ : /^refused$/;
      expect([column, type, said]).toEqual([column, type, expect.stringMatching(expected)]);
    }
});
