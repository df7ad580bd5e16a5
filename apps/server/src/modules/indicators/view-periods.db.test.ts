import type { detailAnswer, ViewResult } from '@fonte/contracts/routes/indicator-results';
import { sql } from 'kysely';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../reports/testing.ts';
import { indicatorPortal, INDICATORS, okay, viewOf, type IndicatorPortal } from './testing.ts';

// The tiny programme's data end on 20/12/2025: 'today' is that day, whatever the clock says. 62 valid visits: 36 of 2024, one of them after 20/12, and 26 of 2025.

const UF = { alias: 'propriedade', colname: 'uf' };
const MONTH = { alias: 'tempo', colname: 'data', dateFormat: 'MM YYYY' };

let portal: IndicatorPortal;
let visits: number;
let goal: number;
let area: number;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
  goal = await portal.indicator(
    'Meta alcançada',
    '100 * ACUMULADO(COUNT_DISTINCT(@Código de propriedade em visita)) / SUM(@Meta de propriedades)',
    { unidade: '%' },
  );
  area = await portal.indicator('Área', 'SUM(@Área total)', { unidade: 'ha' });
  await portal.panel('Todos', [viewOf({ indicadores: [{ id: visits }] })], ['Consulta Pública']);
});
afterAll(() => portal.close());

type Question = Readonly<Record<string, unknown>>;
const ask = async (question: Question, person = portal.admin) =>
  okay<ViewResult>(
    await portal.post(person, `${INDICATORS}/resultviewknex`, { indicadores: [{ id: visits }], ...question }),
  );
const total = async (question: Question) => (await ask(question)).totals[0];
const own = (kind: string, more: Question = {}) => ({ period: { kind, ...more }, compare: true });
const told = ({ sobre }: ViewResult) => Object.fromEntries(sobre ?? []);
/** Valid visits of some days, counted by plain SQL. */
const counted = async (from: string, until: string) =>
  Number(
    (
      await sql<{ n: string }>`select count(*) as n from programa.visita
        where conta and dt_visita between ${from}::date and ${until}::date`.execute(portal.database.db)
    ).rows[0]?.n,
  );

describe('a period of a view', () => {
  it.each([
    ['last_12_months', {}, 'últimos 12 meses: de 01/01/2025 a 20/12/2025', 26],
    ['this_year', {}, 'ano atual: 2025', 26],
    ['year_before', {}, 'ano anterior: 2024', 36],
    ['since_start', {}, 'desde o início', 62],
    ['days', { from: '2024-11-01', until: '2025-01-31' }, 'de 01/11/2024 a 31/01/2025', null],
  ] as const)(
    '%s %j is measured from the date of the data, and says so',
    async (kind, days, words, value) => {
      const wanted = value ?? (await counted('2024-11-01', '2025-01-31'));
      // The page's years are others: the view's own period holds.
      const result = await ask({ period: { kind, ...days }, ano: [2023] });
      expect(result.totals[0]).toEqual({ id: visits, name: 'Visitas', unidade: 'un', value: wanted });
      expect(result.periodo).toBe(words);
      expect(told(result)).toMatchObject({ Período: words, 'Dados até': '20/12/2025' });
      expect(told(result)).not.toHaveProperty('Ano');
    },
  );

  it('follows the data: another reference date is another today', async () => {
    const { db } = portal.database;
    await sql`update portal.versao set dados_ate = '2024-06-30'`.execute(db);
    try {
      expect((await ask({ period: { kind: 'year_before' } })).periodo).toBe('ano anterior: 2023');
      expect((await ask({ period: { kind: 'last_12_months' } })).periodo).toBe(
        'últimos 12 meses: de 01/07/2023 a 30/06/2024',
      );
    } finally {
      await sql`update portal.versao set dados_ate = '2025-12-20'`.execute(db);
    }
  });

  it('has twelve months in twelve rows, and leads to the rows of its own days', async () => {
    const period = { kind: 'last_12_months' };
    const result = await ask({ period, grouprow: [MONTH], ano: [2024] });
    expect(result.data.map(({ Visitas }) => Number(Visitas)).reduce((a, b) => a + b, 0)).toBe(26);
    expect(result.data[0]).toMatchObject({ Visitas: 4 });
    const item = result.itens_search.find(({ index }) => index === 0)!;
    const rows = okay<z.infer<typeof detailAnswer>>(
      await portal.post(portal.admin, `${INDICATORS}/details`, {
        indicadores: visits,
        filters: item.keys,
        ano: [2024],
        period,
        format: 'json',
      }),
    );
    expect(rows).toMatchObject({ valor: 4, total: 4, conferido: true });
  });

  it('leads to its rows by address too, whose file is named by no year of the page', async () => {
    const answer = await portal.post(portal.admin, `${INDICATORS}/details`, {
      indicadores: visits,
      ano: [2024],
      period: { kind: 'this_year' },
      format: 'csv',
    });
    expect(answer.headers['x-total-count']).toBe('26');
    expect(answer.headers['content-disposition']).not.toMatch(/2024/);
    // A program asks by the address.
    const asked = { indicadores: String(visits), $ano: '[2024]', period: '{"kind":"this_year"}' };
    const rows = await portal.get(portal.admin, `${INDICATORS}/details`, asked);
    expect(okay<z.infer<typeof detailAnswer>>(rows)).toMatchObject({ valor: 26, total: 26 });
  });

  it('needs both its days, the first one first, of years that data may have', async () => {
    for (const days of [
      { from: '2025-02-01' },
      { from: '2025-02-01', until: '2025-01-01' },
      { from: '0002-01-01', until: '2025-01-01' },
      { from: '2025-01-01', until: '9999-12-31' },
    ]) {
      const answer = await portal.post(portal.admin, `${INDICATORS}/resultviewknex`, {
        indicadores: [{ id: visits }],
        period: { kind: 'days', ...days },
      });
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('a comparison with the period before', () => {
  it('is of the same days, as far as the data of this period go', async () => {
    expect(await total(own('this_year'))).toMatchObject({
      value: 26,
      antes: 35,
      variacao: expect.closeTo(-9 / 35, 5),
    });
    const year = await ask({ ano: [2025], compare: true });
    expect([year.totals[0]?.antes, year.comparacao]).toEqual([35, 'de 01/01/2024 a 20/12/2024']);
    // Visits that do not count are dated after the data end.
    expect(told(year)).toMatchObject({
      Ano: '2025',
      Comparação: 'de 01/01/2024 a 20/12/2024; a variação é até 20/12/2025, sem o que tem data posterior',
    });
    expect(await total(own('last_12_months'))).toMatchObject({ value: 26, antes: 35 });
    // Nothing in 2023: there is no rate of change.
    expect(await ask(own('year_before'))).toMatchObject({
      comparacao: '2023',
      totals: [{ value: 36, antes: 0, variacao: null }],
    });
    expect(await total(own('days', { from: '2025-01-01', until: '2025-06-30' }))).toMatchObject({
      value: await counted('2025-01-01', '2025-06-30'),
      antes: await counted('2024-07-01', '2024-12-31'),
    });
    expect(await total(own('days', { from: '2025-01-10', until: '2025-02-20' }))).toMatchObject({
      value: await counted('2025-01-10', '2025-02-20'),
      antes: await counted('2024-01-10', '2024-02-20'),
    });
  });

  it('is of the same days on both sides: what is dated after the data end is in the figure, not in its change', async () => {
    const { db } = portal.database;
    const half = await counted('2025-01-01', '2025-06-30');
    const before = await counted('2024-01-01', '2024-06-30');
    await sql`update portal.versao set dados_ate = '2025-06-30'`.execute(db);
    try {
      // All states, since the answer without them is kept by the data's version.
      const year = await ask({ ano: [2025], uf: ['GO', 'MG', 'MS'], compare: true });
      expect(year.totals[0]).toMatchObject({
        value: 26,
        antes: before,
        variacao: expect.closeTo((half - before) / before, 5),
      });
      expect(told(year)).toMatchObject({
        Comparação: 'de 01/01/2024 a 30/06/2024; a variação é até 30/06/2025, sem o que tem data posterior',
      });
      // A finished year has nothing after it.
      expect((await ask(own('year_before'))).comparacao).toBe('2023');
      expect(told(await ask(own('year_before')))['Comparação']).toBe('2023');
    } finally {
      await sql`update portal.versao set dados_ate = '2025-12-20'`.execute(db);
    }
  });

  it('has each part of a figure in its own way: all up to the end, the target of its year', async () => {
    // Ten properties of the twelve of 2025; eight of the ten of 2024.
    const result = await ask({ indicadores: [{ id: goal }], ...own('this_year') });
    expect(result.totals[0]).toMatchObject({
      value: expect.closeTo((100 * 10) / 12, 4),
      antes: expect.closeTo(80, 4),
    });
  });

  it('stands beside each row, month by month and state by state', async () => {
    const months = await ask({ ...own('last_12_months'), grouprow: [MONTH] });
    const before = months.series.find(({ antes }) => antes)!.name;
    expect(before).toBe('Visitas · de 01/01/2024 a 20/12/2024');
    const alone = await ask({
      period: { kind: 'days', from: '2024-01-01', until: '2024-12-20' },
      grouprow: [MONTH],
    });
    const inOrder = ({ data }: ViewResult, name: string) =>
      data.map((row) => row[name]).filter((value) => value !== null && value !== 0);
    expect(inOrder(months, before)).toEqual(inOrder(alone, 'Visitas'));
    const states = await ask({ ...own('this_year'), grouprow: [UF] });
    const of = (result: ViewResult, name: string) =>
      Object.fromEntries(result.data.map((row) => [row['UF'], row[name]]));
    const stateBefore = states.series.find(({ antes }) => antes)!.name;
    expect(of(states, 'Visitas')).toEqual({ GO: 16, MG: 8, MS: 2 });
    // P8's visit of 25/12 is MG's.
    expect(of(states, stateBefore)).toEqual({ GO: 25, MG: 8, MS: 2 });
  });

  it.each([
    ['an open period', { period: { kind: 'since_start' } }, 'o período não tem um começo e um fim seguidos'],
    ['years apart', { ano: [2023, 2025] }, 'o período não tem um começo e um fim seguidos'],
    [
      'the rows’ own dates',
      { ano: [2025], grouprow: [{ alias: 'visita', colname: 'dt_visita', dateFormat: 'MM YYYY' }] },
      'um grupo ou um filtro é de datas das linhas',
    ],
    [
      'weekdays',
      { ano: [2025], grouprow: [{ ...MONTH, dateFormat: 'D' }] },
      'os grupos de tempo são vários, sem o ano ou mais de 400',
    ],
    [
      'years and months side by side',
      { ano: [2025], grouprow: [{ alias: 'tempo', colname: 'ano' }, MONTH] },
      'os grupos de tempo são vários, sem o ano ou mais de 400',
    ],
    [
      'each day of two years',
      { ano: [2024, 2025], grouprow: [{ ...MONTH, dateFormat: 'DD MM YYYY' }] },
      'os grupos de tempo são vários, sem o ano ou mais de 400',
    ],
    [
      'a filter on time',
      { ano: [2025], filters: [{ ...MONTH, operator: '=', value: [202_503] }] },
      'um grupo ou um filtro é de datas das linhas',
    ],
    [
      'shares',
      { ano: [2025], splitStack: true },
      'séries divididas, em linha ou empilhadas em 100% não se comparam',
    ],
  ])('is not made of %s, and says why', async (_, question, reason) => {
    const result = await ask({ ...question, compare: true });
    expect(told(result)['Comparação']).toBe(`Nenhuma: ${reason}`);
    expect(result.totals[0]).not.toHaveProperty('antes');
    expect(result.series.some(({ antes }) => antes)).toBe(false);
  });

  it('leaves out the figures that no period narrows, beside one that it has', async () => {
    const both = [{ id: visits }, { id: area }];
    const result = await ask({ indicadores: both, grouprow: [UF], ...own('this_year') });
    const [counts, hectares] = result.totals;
    expect([counts?.antes, Number(hectares?.value)]).toEqual([35, 2600]);
    expect(hectares).not.toHaveProperty('antes');
    expect(result.series.flatMap(({ id, antes }) => (antes ? [id] : []))).toEqual([visits]);
    expect(told(result)['Comparação']).toBe(
      'de 01/01/2024 a 20/12/2024; a variação é até 20/12/2025, sem o que tem data posterior; sem comparação, por não depender do período: “Área”',
    );
    // One that is not shown is compared with nothing.
    const hidden = [{ id: visits, visible: false }, { id: area }];
    expect(told(await ask({ indicadores: hidden, ...own('this_year') }))['Comparação']).toBe(
      'Nenhuma: estes valores não dependem do período',
    );
  });

  it('is not made of what no period narrows, nor for who only observes', async () => {
    const whole = await ask({ indicadores: [{ id: area }], ...own('this_year') });
    expect(told(whole)['Comparação']).toBe('Nenhuma: estes valores não dependem do período');
    const observer = await portal.person('consulta');
    const seen = await ask({ ano: [2025], compare: true, grouprow: [UF] }, observer);
    expect(told(seen)['Comparação']).toBe('Nenhuma: não há para o seu perfil');
    expect(seen.series.some(({ antes }) => antes)).toBe(false);
  });

  it('asks of whole years for who only observes', async () => {
    const observer = await portal.person('consulta');
    const asked = (kind: string) =>
      portal.post(observer, `${INDICATORS}/resultviewknex`, {
        indicadores: [{ id: visits }],
        grouprow: [UF],
        period: { kind },
      });
    expect(okay<ViewResult>(await asked('year_before')).periodo).toBe('ano anterior: 2024');
    const refused = await asked('last_12_months');
    expect([refused.statusCode, refused.json<{ result: string }>().result]).toEqual([
      403,
      expect.stringMatching(/ano/),
    ]);
  });

  it('stands in the file, with its days', async () => {
    const answer = await portal.post(portal.admin, `${INDICATORS}/resultviewknex/csv`, {
      title: 'Visitas',
      indicadores: [{ id: visits }],
      grouprow: [{ ...UF, sort: 'ASC' }],
      ano: [2024],
      ...own('this_year'),
    });
    expect(answer.headers['content-disposition']).not.toMatch(/2024/);
    const lines = readCsv(answer.body);
    expect(lines.slice(0, 5)).toEqual([
      ['UF', 'Visitas (un)', 'Visitas · de 01/01/2024 a 20/12/2024 (un)'],
      ['GO', '16', '25'],
      ['MG', '8', '8'],
      ['MS', '2', '2'],
      ['Total', '26', '35'],
    ]);
    expect(Object.fromEntries(lines.slice(6))).toMatchObject({ Período: 'ano atual: 2025' });
  });
});

it('a target by the state of the properties is that by the place', async () => {
  const by = async (column: Question) => {
    const { data, totals } = await ask({ indicadores: [{ id: goal }], ano: [2025], grouprow: [column] });
    return [data.map((row) => Object.values(row)), totals.map(({ value }) => value)];
  };
  const [rows, total] = await by(UF);
  expect(rows).toHaveLength(3);
  expect([rows, total]).toEqual(await by({ alias: 'uf', colname: 'uf' }));
});

describe('what counts from the start', () => {
  it('is asked by periods, not by the days of its own rows', async () => {
    const since = await portal.indicator(
      'Visitas desde o início',
      'ACUMULADO(COUNT(@Id da visita de visita))',
    );
    const indicadores = [{ id: since }];
    const byTime = await ask({ indicadores, grouprow: [{ ...MONTH, dateFormat: 'YYYY' }] });
    expect(byTime.data.map((row) => row['Visitas desde o início'])).toEqual([36, 62]);
    const own = { alias: 'visita', colname: 'dt_visita', dateFormat: 'YYYY' };
    const reason =
      '“Visitas desde o início” conta do início até o fim de cada período (ACUMULADO): agrupe por Tempo e não por “Data”.';
    for (const [path, asked] of [
      ['resultviewknex', { indicadores, grouprow: [own] }],
      ['crosstable', { indicadores: [since], rows: [own], columns: [] }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await portal.post(portal.admin, `${INDICATORS}/${path}`, asked);
      expect([path, refused.statusCode, refused.json<{ result: string }>().result]).toEqual([
        path,
        400,
        expect.stringContaining(reason),
      ]);
    }
    // Counted in the period, each row of its own day is right.
    expect((await ask({ grouprow: [own] })).data.map(({ Visitas }) => Visitas)).toEqual([36, 26]);
  });
});
