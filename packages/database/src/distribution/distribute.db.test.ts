import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { distribute, planDistribution, UNSUPPORTED } from './distribute.ts';
import { freshDatabase, type TestDatabase } from '../testing.ts';

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

it('is refused as a command, with a sentence, unless it is asked for as an experiment', async () => {
  const path = fileURLToPath(new URL('distribute-command.ts', import.meta.url));
  // Nobody listens there: whoever gets past the refusal fails otherwise.
  const env = { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' };
  const asked = promisify(execFile)(process.execPath, ['--import', 'tsx', path], { env });
  await expect(asked).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${UNSUPPORTED}\n` });
});

it('says that Citus is missing where it is', async () => {
  await expect(distribute(database, () => {})).rejects.toThrow(/no Citus extension/);
});
