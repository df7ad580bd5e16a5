import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Access } from '../ask/access.ts';
import { scope, type Plan } from '../index.ts';
import { AnswerCache } from '../kept/answer-cache.ts';
import { createEngine } from './run.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await tinyDatabase();
});
afterAll(() => database.close());
afterEach(() => vi.restoreAllMocks());

const NACIONAL: Access = { profile: 'nacional', uf: null, cpf: null };
const plan: Plan = { measures: { n: 'visitas' }, by: ['uf'] };

// Whoever has gone from the data goes from memory with the first question about what came after (decisions/0035).
it('answers of older data are kept no longer than until the first question about newer', async () => {
  const engine = createEngine({ database });
  const ask = () => engine.run(scope(plan, NACIONAL));
  const first = await ask();
  const forgets = vi.spyOn(AnswerCache.prototype, 'clear');
  expect(await ask()).toBe(first);
  expect(forgets).not.toHaveBeenCalled();
  await sql`insert into portal.versao (dados_ate) select max(dados_ate) from portal.versao`.execute(
    database.db,
  );
  const second = await ask();
  expect(second).not.toBe(first);
  expect(forgets).toHaveBeenCalledOnce();
  expect(await ask()).toBe(second);
  expect(forgets).toHaveBeenCalledOnce();
});
