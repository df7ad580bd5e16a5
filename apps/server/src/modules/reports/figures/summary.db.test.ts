import type { ReportAnswer, ReportId } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumOf, tinyPortal, type Chosen, type TinyPortal } from '../testing.ts';

/** The executive summary's tables, and a semester against the one before, on the tiny programme. */

let portal: TinyPortal;
beforeAll(async () => {
  portal = await tinyPortal();
});
afterAll(() => portal.close());

const ask = async (id: ReportId, chosen?: Chosen): Promise<ReportAnswer> =>
  portal.report(await portal.person('nacional'), id, chosen);
const figure = async (id: ReportId, chosen?: Chosen): Promise<number> =>
  Number((await ask(id, chosen)).tbody[0]?.['valor']);

const YEAR: Chosen = { ano: [2024] };
const PAIRS = [
  [10149, 10154, 'area', 11118],
  [10149, 10154, 'propriedades', 211118],
  [10156, 10158, 'area', 11119],
  [10156, 10158, 'propriedades', 211119],
  [10161, 10162, 'produtores', 11117],
  [10163, 10164, 'visitas', 11120],
] as const;

it.each(PAIRS)('%d and %d: the %s of all are the tile %d', async (uf, basin, field, tile) => {
  const all = await figure(tile, YEAR);
  expect((await ask(uf, YEAR)).tfoot?.[field]).toBe(all);
  expect((await ask(basin, YEAR)).tfoot?.[field]).toBe(all);
});

it('shares of what is of one place each come to a hundred', async () => {
  for (const id of [10149, 10154, 10156, 10163, 10164] as const)
    expect([id, sumOf((await ask(id)).tbody, 'participacao')]).toEqual([id, expect.closeTo(100, 3)]);
});

it("the mean ISA is of the same properties, and the planning's table has a row of each state that plans", async () => {
  const { tbody, tfoot } = await ask(10165);
  expect(sumOf(tbody, 'propriedades')).toBe(tfoot?.['propriedades']);
  expect(Number(tfoot?.['mudanca'])).toBeCloseTo(
    Number(tfoot?.['momento_3']) - Number(tfoot?.['momento_1']),
    5,
  );
  const [planning] = (await ask(10159)).tbody;
  expect(Object.keys(planning ?? {})).toEqual(expect.arrayContaining(['uf', 'propriedades', 'area']));
});

it('a technician has the properties and the visits of the place, divided', async () => {
  for (const row of (await ask(10259)).tbody)
    expect(Number(row['visitas_por_tecnico'])).toBeCloseTo(
      Number(row['visitas']) / Number(row['tecnicos']),
      4,
    );
});

describe('a semester', () => {
  const SECOND: Chosen = { dias: ['2024-07-01', '2024-12-31'] };
  const FIRST: Chosen = { dias: ['2024-01-01', '2024-06-30'] };

  it('is held against the one before, in tiles and tables', async () => {
    const now = await figure(11120, SECOND);
    const before = await figure(11120, FIRST);
    expect(now * before).toBeGreaterThan(0);
    const { comparison } = await ask(11120, SECOND);
    expect(comparison).toMatchObject({ before: '1º semestre de 2024', figure: now, value: before });
    expect(comparison?.percent).toBeCloseTo(((now - before) / before) * 100, 4);
    const { tfoot, thead } = await ask(10163, SECOND);
    expect(tfoot).toMatchObject({ visitas: now, antes: before });
    expect(thead.map(({ description }) => description)).toContain('Nos mesmos dias, 1º semestre de 2024');
  });

  it('adds to what was there before it', async () => {
    const before = await figure(11118, FIRST);
    const now = await figure(11118, SECOND);
    expect((await ask(10149, SECOND)).tfoot).toMatchObject({ area: now });
    expect(Number((await ask(10149, SECOND)).tfoot?.['no_periodo'])).toBeCloseTo(now - before, 4);
  });

  it('is refused who only observes, who has years', async () => {
    const giz = await portal.person('giz');
    await expect(portal.report(giz, 11120, SECOND)).rejects.toThrow(/^403/);
    expect(Number((await portal.report(giz, 11120, YEAR)).tbody[0]?.['valor'])).toBeGreaterThan(0);
  });
});
