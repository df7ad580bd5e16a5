import { P1, P10 } from '@fonte/programme/tiny/properties';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withinTime } from '../../../platform/index.ts';
import { tinyPortal, type TinyPortal } from '../../reports/testing.ts';
import { ref } from '../features/index.ts';
import { layerNamed } from '../layers/index.ts';
import { readSummary, type Asked } from './read-summary.ts';
import { summed, type Ground } from './sum-pieces.ts';

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

test('sums are of decimals, which no order of the rows changes: a metre beside what binary floats hold no metres of', async () => {
  const layer = layerNamed('propriedades', 'administrador')!;
  const on: Ground = { db: portal.database.db, pieceBytes: 1e9, still: async () => true };
  const metres = sql`case ${ref('cod_propriedade')} when ${P1} then 1e16::float8 when ${P10} then -1e16::float8 else 1::float8 end`;
  const rows = await summed(on, { layer, access }, { touches: null, ha: null, squareMetres: metres, metres });
  const whole = rows.find(({ all }) => all === 1)!;
  expect(whole.total).toBeGreaterThan(10);
  expect(whole.km).toBe(((whole.total - 2) / 1_000).toFixed(3));
  expect(whole.ha_dentro).toBe(((whole.total - 2) / 10_000).toFixed(4));
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
