import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@fonte/database/testing';
import { importFolder } from '@fonte/programme';
import { writeDemo } from '@fonte/programme/demo/index';
import { demoDatabase } from '@fonte/programme/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../run/run.ts';
import { addFarms, addVisits } from './testing/add-farms.ts';
import { ALL, learnt, OF_VISITS, readReports, type Reading } from './testing/two-versions.ts';

// Who keeps yesterday's figures: the reports of people and farms by state are read before and after loads that bring one farm to each state.

let database: TestDatabase;
let dir: string;
beforeAll(async () => {
  const demo = { properties: 300, seed: 11 };
  database = await demoDatabase(demo);
  dir = await mkdtemp(join(tmpdir(), 'fonte-versions-'));
  await writeDemo({ ...demo, dir });
});
afterAll(async () => {
  await database.close();
  await rm(dir, { recursive: true, force: true });
});

const load = async () => expect((await importFolder(database, dir)).falhas).toEqual([]);
const read = (): Promise<Reading> => readReports(createEngine({ database, smallGroup: 5 }));

it('tells nothing of a farm that came alone, and counts it when others have come', async () => {
  const before = await read();
  const farms = await addFarms(dir, 1);
  await load();
  const after = await read();
  expect(after).toEqual(before);
  expect(learnt(before, after, farms)).toMatchObject({ right: 0, wrong: 0 });

  for (const like of [2, 3, 4, 5])
    // oxlint-disable-next-line no-await-in-loop -- one folder
    await addFarms(dir, like);
  await load();
  const together = await read();
  const moved = [...together].map(([name, members]) =>
    [...members].map(([member, now]) => {
      const then = before.get(name)?.get(member);
      return member === ALL || now === null || then === null || then === undefined
        ? 0
        : Number(now) - Number(then);
    }),
  );
  // Five to a state, of whom no figure tells all.
  expect(moved.flat().filter((one) => one > 0).length).toBeGreaterThan(farms.length);
  expect(Math.max(...moved.flat())).toBeLessThan(5);
});

it('would tell most of it if it were counted at once', async () => {
  const before = await read();
  const farms = await addFarms(dir, 6);
  await load();
  // As before there was a rule.
  await sql`update resumo.coorte_divulgada set espera = null, coorte = 0, coorte_atendida = 0 where cod_propriedade like '%-6'`.execute(
    database.db,
  );
  await sql`insert into portal.versao (dados_ate, ultimo_fato) select dados_ate, ultimo_fato from portal.versao order by versao desc limit 1`.execute(
    database.db,
  );
  const counted = learnt(before, await read(), farms);
  expect(counted.all).toBeGreaterThan(20);
  expect(counted.right).toBeGreaterThan(counted.all / 3);
});

// What docs/decisions/0053 says that it does not do: a rule that did would change this.
it('tells the qualities of a farm that is known to have been visited alone', async () => {
  const engine = createEngine({ database, smallGroup: 5 });
  const before = await readReports(engine, OF_VISITS);
  const farms = await addVisits(dir);
  await load();
  const told = learnt(before, await readReports(engine, OF_VISITS), farms, OF_VISITS);
  expect(told.wrong).toBe(0);
  expect(told.right).toBeGreaterThan(told.all / 3);
});
