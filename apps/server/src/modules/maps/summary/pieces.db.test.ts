import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withinTime } from '../../../platform/index.ts';
import { tinyPortal, type TinyPortal } from '../../reports/testing.ts';
import { readSummary, type Asked } from './read-summary.ts';
import type { Ground } from './sum-pieces.ts';

let portal: TinyPortal;
beforeAll(async () => {
  portal = await tinyPortal();
});
afterAll(() => portal.close());

const access = { profile: 'administrador', uf: null, cpf: null } as const;
/** Through the middle of what the tiny programme has, so that some features are cut. */
const AREA: Asked['area'] = [
  [-51, -18],
  [-49.1, -18],
  [-49.1, -15.32],
  [-51, -15.32],
  [-51, -18],
];
const asked = (area: Asked['area']): Asked => ({
  camadas: (['poligonos', 'propriedades', 'municipios', 'areas_propriedade'] as const).map((nome) => ({
    nome,
  })),
  ano: null,
  uf: null,
  area,
});
/** The lines, and how many statements they took. */
async function summary(area: Asked['area'], ground: Partial<Ground>) {
  const on = { db: portal.database.db, pieceBytes: 1e9, still: async () => true, ...ground };
  return readSummary(portal.database.db, access, asked(area), (_, work) => work(on));
}

test('a selection in many pieces is the selection at once, to the last digit that is told', async () => {
  const atOnce = await summary(AREA, {});
  expect(await summary(AREA, { pieceBytes: 60 })).toEqual(atOnce);
  expect(atOnce.map(({ total }) => total > 0)).toEqual([true, true, true, true]);
});

test('data that change between two pieces give no line that mixes them', async () => {
  const still = async () => false;
  await expect(summary(AREA, { pieceBytes: 60, still })).rejects.toMatchObject({ failure: 'busy' });
  await expect(summary(AREA, { still })).resolves.toHaveLength(4);
});

test('the time of a request ends its statements in the database, however short each is', async () => {
  let ended = 0;
  const many = withinTime(undefined, 300, async (signal) => {
    const db = portal.database.within({ signal });
    for (; ended < 1_000; ended += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tried
      await sql`select pg_sleep(0.02)`.execute(db);
  });
  await expect(many).rejects.toMatchObject({ failure: 'timeout' });
  expect(ended).toBeLessThan(1_000);
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(portal.database.db);
  expect(rows).toEqual([{ one: 1 }]);
});
