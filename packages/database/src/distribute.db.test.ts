import { afterAll, beforeAll, expect, it } from 'vitest';
import { distribute, planDistribution } from './distribute.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

it('can spread our schema: every table of facts by property, parents first', async () => {
  const plan = (await planDistribution(database.db)).map(({ sql }) => sql);
  const at = (text: string) => plan.findIndex((statement) => statement.includes(text));
  const fact = (name: string) => at(`create_distributed_table('programa.${name}'`);
  expect(fact('propriedade')).toBeGreaterThan(at(`create_reference_table('geo.municipio'`));
  expect(fact('visita')).toBeGreaterThan(fact('propriedade'));
  expect(fact('lancamento')).toBeGreaterThan(fact('visita'));
  expect(at("create_reference_table('programa.item'")).toBeGreaterThan(-1);
  // The layer knows some properties, but not by its key.
  expect(at("create_reference_table('camada.car'")).toBeGreaterThan(-1);
  expect(at('portal.sessao')).toBe(-1);
  const last = plan.findLastIndex((statement) => statement.includes('create_'));
  expect(plan.slice(last + 1).every((statement) => statement.includes('add constraint'))).toBe(true);
});

it('says that Citus is missing where it is', async () => {
  await expect(distribute(database, () => {})).rejects.toThrow(/no Citus extension/);
});
