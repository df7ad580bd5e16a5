import { can, OBSERVERS, PROFILES, REPORT_IDS, type Profile, type ReportAnswer } from '@fonte/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { sumOf, tinyPortal, type Chosen, type TinyPortal } from '../testing.ts';

// The same thing counted by a tile, a chart, a table, the rows behind them and the file: one number, whatever is filtered, whoever asks.

const OTTO = '99991520821';
const ANA = '99990000107';
const WHO: Partial<Record<Profile, { uf?: string; cpf?: string }>> = {
  administrador: {},
  coordenador: { uf: 'GO' },
  supervisor: { uf: 'GO', cpf: OTTO },
  tecnico: { cpf: ANA },
  giz: {},
  regional: { uf: 'MG' },
};

let portal: TinyPortal;
const people = new Map<Profile, TestPerson>();
beforeAll(async () => {
  portal = await tinyPortal();
  for (const [profile, more] of Object.entries(WHO))
    people.set(profile as Profile, await portal.person(profile as Profile, more));
});
afterAll(() => portal.close());

const chosen = fc.record({
  ano: fc.constantFrom([], [2024], [2025], [2024, 2025], [2023]),
  uf: fc.constantFrom([], ['GO'], ['MG'], ['GO', 'MS']),
  moreFilter: fc.constantFrom(
    undefined,
    "atividade_produtiva = 'Bovinocultura de leite'",
    'perfil_fundiario is null',
    "situacao in ('a_ematend', 'a_concluida')",
    'area_total >= 100.5',
  ),
});

const figure = ({ series }: ReportAnswer): number => Number(series[0]?.data[0] ?? 0);
const sumOfSeries = ({ series }: ReportAnswer): number =>
  series
    .filter(({ role }) => role === undefined)
    .reduce((sum, { data }) => sum + data.reduce<number>((all, value) => all + Number(value ?? 0), 0), 0);
const stepsAddUp = ({ provenance: { steps } }: ReportAnswer): void => {
  const total = steps.find((step) => step.total);
  if (!total) return;
  const parts = steps.filter((step) => !step.total);
  if (parts.length > 0) expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(total.value, 6);
};

/** Reports that count one thing: a tile, the charts that divide it, the table column that totals it. */
const SAME = [
  {
    tile: 11116,
    charts: [10032, 210032, 10033],
    tables: [
      { id: 11121, column: 'propriedades' },
      { id: 20101, column: 'propriedades' },
    ],
  },
  {
    tile: 11117,
    charts: [10126, 10127, 10128, 10129, 10130, 10131],
    tables: [{ id: 11121, column: 'produtores' }],
  },
  {
    tile: 11120,
    charts: [211150],
    tables: [
      { id: 11121, column: 'visitas' },
      { id: 20101, column: 'visitas' },
    ],
  },
  { tile: 11118, charts: [], tables: [{ id: 11121, column: 'area_conservacao' }] },
  { tile: 11119, charts: [], tables: [{ id: 11121, column: 'area_abc' }] },
  { tile: 12110, charts: [], tables: [{ id: 12111, column: 'area' }] },
  { tile: 12216, charts: [], tables: [{ id: 12211, column: 'propriedades' }] },
  { tile: 12316, charts: [], tables: [{ id: 12311, column: 'propriedades' }] },
] as const;

/** What who only observes may choose of it: one year and one state, or all, and no condition beside the qualities that the charts divide by. */
const observable = ({ ano, uf }: Chosen): Chosen => ({
  ano: ano?.slice(0, 1) ?? [],
  uf: uf?.slice(0, 1) ?? [],
});

async function agree(profile: Profile, filter: Chosen): Promise<void> {
  const person = people.get(profile);
  if (!person) throw new Error(profile);
  const observes = (OBSERVERS as readonly Profile[]).includes(profile);
  const read = (id: number) => portal.report(person, id, observes ? observable(filter) : filter);
  for (const { tile, charts, tables } of SAME) {
    const answer = await read(tile);
    const value = figure(answer);
    // Qualities of persons are of all years for who only observes.
    const persons = observes && tile === 11117;
    const divided = persons
      ? figure(await portal.report(person, tile, { ...observable(filter), ano: [] }))
      : value;
    stepsAddUp(answer);
    for (const id of charts) {
      const chart = await read(id);
      stepsAddUp(chart);
      expect(sumOfSeries(chart), `${id} and ${tile}`).toBe(divided);
    }
    for (const { id, column } of tables) {
      if (id === 20101 && !['administrador', 'coordenador', 'supervisor'].includes(profile)) continue;
      const table = await read(id);
      expect(Number(table.tfoot?.[column] ?? 0), `${id} and ${tile}`).toBeCloseTo(value, 6);
      if (column !== 'produtores') expect(sumOf(table.tbody, column)).toBeCloseTo(value, 6);
    }
    if (!can(profile, 'report.drill')) continue;
    const rows = await portal.drill(person, tile, {}, filter);
    const adds = answer.thead[0]?.unit === 'ha' ? sumOf(rows.tbody, 'valor') : rows.tbody.length;
    expect(adds, `rows of ${tile}`).toBeCloseTo(value, 6);
    expect(rows.total).toBe(rows.tbody.length);
    expect(answer.provenance.rows).toBe(rows.total);
    expect(rows.soma?.value ?? 0).toBeCloseTo(value, 6);
  }
}

it.each(Object.keys(WHO) as Profile[])('counts alike for %s', async (profile) => {
  await fc.assert(
    fc.asyncProperty(chosen, async (filter) => {
      await agree(profile, {
        ...filter,
        ...(filter.moreFilter ? { moreFilter: filter.moreFilter } : {}),
      } as Chosen);
    }),
    { numRuns: 4, seed: PROFILES[profile].id },
  );
});

it('opens from every point of a chart the rows that it counts', async () => {
  const person = people.get('administrador');
  if (!person) throw new Error('administrador');
  for (const id of [10031, 10032, 210032, 10033, 10034, 111239, 211150, 10127]) {
    const answer = await portal.report(person, id, { ano: [2025] });
    for (const series of answer.series.filter(({ role }) => role === undefined))
      for (const [index, value] of series.data.entries()) {
        const data = { ...answer.keys[index], ...series.key };
        const rows = await portal.drill(person, id, { data }, { ano: [2025] });
        expect(rows.total, `${id} ${JSON.stringify(data)}`).toBe(value);
        expect(rows.ponto).toHaveLength(Object.keys(data).length);
      }
  }
});

it('says of every figure that may be opened how many rows there are', async () => {
  const person = people.get('administrador');
  if (!person) throw new Error('administrador');
  for (const id of REPORT_IDS) {
    const { source } = CATALOGUE[id];
    if (source.kind !== 'plan' || !source.drill) continue;
    const { rows } = (await portal.report(person, id, { ano: [2025] })).provenance;
    const opened = await portal.drill(person, id, { page: 1 }, { ano: [2025] });
    expect([id, rows ?? opened.total]).toEqual([id, opened.total]);
  }
});

it('gives in the file what the table shows', async () => {
  const person = people.get('administrador');
  if (!person) throw new Error('administrador');
  for (const id of [
    11121, 20101, 10031, 10127, 111239, 211150, 11157, 20036, 20035, 11155, 11156, 11123, 123456,
  ]) {
    const answer = await portal.report(person, id, { ano: [2025] });
    const file = await portal.csv(person, id, { ano: [2025] });
    const expected = id === 123456 ? answer.series[0]?.data.length : answer.total;
    expect(file.rows.length, `${id}`).toBe(expected);
    expect(file.total).toBe(expected);
    expect(file.head).toHaveLength(answer.thead.length);
  }
  const visits = await portal.csv(person, 20036, { ano: [2025] });
  const counts = visits.head.indexOf('Conta');
  expect(visits.rows.filter((row) => row[counts] === 'Sim')).toHaveLength(26);
  const producers = await portal.csv(person, 20035);
  expect(producers.rows[0]?.slice(0, 3)).toEqual(['1', 'Zeli Gabiroba das Águas', '999.417.001-50']);
});
