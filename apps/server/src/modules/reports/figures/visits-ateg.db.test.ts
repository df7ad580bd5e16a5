import type { DashboardAnswer, Profile, ReportAnswer, ReportParams, Row } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { tinyPortal, type Chosen, type TinyPortal } from '../testing.ts';

// Monitoring of visits and of the ATeG on the tiny programme; every figure is added up by hand from its README.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const In2025: Chosen = { ano: [2025] };
const March: Chosen = { dias: ['2025-03-01', '2025-03-31'] };
const report = (id: number, chosen?: Chosen) => portal.report(admin, id, chosen);
const figure = ({ series }: ReportAnswer) => series[0]?.data[0];
const bars = ({ labels, series }: ReportAnswer) =>
  Object.fromEntries(labels.map((label, index) => [label, series[0]?.data[index]]));
const cells = (rows: readonly Row[], ...fields: string[]) =>
  rows.map((row) => fields.map((field) => row[field]));
const direct = async (id: number, query: Readonly<Record<string, string>>, person = admin) =>
  (
    await portal.raw(person, 'relatorio/index/retorno-direto', {
      co_consulta: String(id),
      typereturn: 'Json',
      ...query,
    })
  ).json<ReportAnswer>();
const board = async (painel: string, query: Readonly<Record<string, string>> = {}, person = admin) =>
  (
    await portal.raw(person, 'consulta/dash-board/load-report-dash', { painel, ...query })
  ).json<DashboardAnswer>();
const within = (whole: DashboardAnswer, id: number) => {
  const answer = whole.reports.find(({ co_consulta }) => co_consulta === id)?.answer;
  if (!answer) throw new Error(`${id} did not come`);
  return answer;
};

describe('the plan of visits', () => {
  // One a month on the day of the start. March 2025: P1 P2 P3 · P8 · P10 P12. 2025: P1 P2 P3 twelve, P4 from April nine, P5 until 1 February two;
  // P6 from June seven, P8 until June six; P10 P12 twelve, P11 from August five.
  it.each([
    [March, { GO: [3, 2, 1], MG: [1, 1, 0], MS: [2, 0, 2] }],
    [In2025, { GO: [47, 16, 31], MG: [13, 8, 5], MS: [29, 2, 27] }],
  ] as const)('13513: %j', async (chosen, { GO, MG, MS }) => {
    const answer = await report(13513, chosen);
    const rows = Object.fromEntries(
      answer.keys.map(({ uf }, index) => [
        String(uf),
        cells(answer.tbody.slice(index, index + 1), 'previstas', 'visitas', 'faltam')[0],
      ]),
    );
    expect(rows).toEqual({ GO, MG, MS });
    const sums = [0, 1, 2].map((at) => GO[at]! + MG[at]! + MS[at]!);
    expect(cells([answer.tfoot ?? {}], 'previstas', 'visitas', 'faltam')).toEqual([sums]);
  });

  it('13513: what is still to do each month, and only while the period lasts', async () => {
    // Data ends on 20/12/2025: eleven days are left, which is one month at least.
    const { tfoot } = await report(13513, In2025);
    expect(tfoot).toMatchObject({ ate_hoje: 89, diferenca: -63, por_mes: 63 });
    expect(tfoot?.['percentual']).toBeCloseTo((100 * 26) / 89, 5);
    const over = await report(13513, { ano: [2024] });
    expect(over.thead.map(({ field }) => field)).not.toContain('por_mes');
    // Until 20/06/2026: 182 days, 5.98 months, of 89 + 35 planned and 26 made, and what the plan foresees between.
    const longer = await report(13513, { dias: ['2025-01-01', '2026-06-20'] });
    const { previstas, visitas, faltam, a_fazer, por_mes } = longer.tfoot as Record<string, number>;
    expect(faltam).toBe(previstas! - visitas!);
    expect(a_fazer).toBeGreaterThanOrEqual(faltam!);
    expect(por_mes).toBeCloseTo(a_fazer! / 5.98, 4);
  });

  it('13512, 13511: by who answers for the property, those who lack most first, in sum the same', async () => {
    const technicians = await report(13512, In2025);
    expect(cells(technicians.tbody, 'tecnico', 'previstas', 'visitas', 'atrasadas', 'doze')).toEqual([
      ['Ivo Cagaita Lima', 29, 2, 2, 0],
      ['Ana Ipê Dourado', 36, 16, 2, 2],
      ['Caio Buriti Manso', 11, 0, 1, 0],
      // P6's second visit was made by Caio, and is of Dora's property.
      ['Dora Pequi Ramos', 13, 8, 1, 1],
    ]);
    const supervisors = await report(13511, In2025);
    expect(cells(supervisors.tbody, 'supervisor', 'previstas', 'visitas', 'atrasadas')).toEqual([
      ['Otto Mangaba Prado', 47, 16, 3],
      // P12 of Mato Grosso do Sul is hers too.
      ['Rute Jacarandá Luz', 25, 8, 2],
      ['Sem supervisor', 17, 2, 1],
    ]);
    for (const { tfoot } of [technicians, supervisors])
      expect(tfoot).toMatchObject({ previstas: 89, visitas: 26, faltam: 63, atrasadas: 6 });
  });

  it('opens the planned visits, and those that were due', async () => {
    const rows = await portal.drill(admin, 13513, { idColuna: 'previstas', data: { uf: 'GO' } }, March);
    expect([rows.total, rows.conferido]).toEqual([3, true]);
    const late = await portal.drill(admin, 13512, { idColuna: 'atrasadas', data: {} }, In2025);
    expect([late.total, late.conferido]).toEqual([6, true]);
  });

  it.each([
    ['nacional', 13513, 89],
    ['administrador', 13513, 89],
    ['coordenador', 13512, 47],
    ['supervisor', 13512, 47],
  ] as const)('stands on the dashboard of %s: %i', async (profile, id, previstas) => {
    const person =
      profile === 'supervisor'
        ? await ottoOf()
        : await portal.person(profile, profile === 'coordenador' ? { uf: 'GO' } : {});
    const whole = await board('dashboard', { $ano: '[2025]' }, person);
    expect(within(whole, id).tfoot).toMatchObject({ previstas });
    // The other tabs are asked for when they are opened.
    expect(
      whole.reports.filter(({ co_consulta }) => [13511, 13512, 13513].includes(co_consulta)),
    ).toHaveLength(1);
  });

  it('is that of their own properties for a supervisor', async () => {
    const answer = await portal.report(await ottoOf(), 13512, In2025);
    expect(answer.tfoot).toMatchObject({ previstas: 47, visitas: 16 });
  });
});

let otto: TestPerson | undefined;
/** The supervisor of the three properties of Goiás: an account has its CPF alone. */
const ottoOf = async (): Promise<TestPerson> =>
  (otto ??= await portal.person('supervisor', { uf: 'GO', cpf: await cpfOf('Otto') }));

const cpfOf = async (name: string): Promise<string> => {
  const { rows } = await portal.csv(admin, 11156);
  const row = rows.find((cell) => cell.some((text) => text.startsWith(name)));
  return (row?.find((text) => /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(text)) ?? '').replace(/\D/g, '');
};

describe('visits by reference', () => {
  it('13210, 13217, 13218: planned, made, and who was not visited', async () => {
    expect(
      cells((await report(13210, March)).tbody, 'uf', 'previstas', 'visitas', 'propriedades', 'sem_visita'),
    ).toEqual([
      // P2's visit does not count, P4 begins in April.
      ['Goiás', 3, 2, 2, 1],
      ['Mato Grosso do Sul', 2, 0, 0, 2],
      ['Minas Gerais', 1, 1, 1, 0],
    ]);
    expect((await report(13217, March)).share).toEqual({ part: 3, whole: 6 });
    expect((await report(13218, March)).share).toEqual({ part: 3, whole: 4 });
    expect((await portal.drill(admin, 13218, {}, March)).total).toBe(3);
    expect((await report(13219, March)).share).toEqual({ part: 1, whole: 4 });
  });

  it('is first of the month of the last day with data', async () => {
    const whole = await board('visitasReferencia', { $ano: '[2024]' });
    expect(whole.dias).toEqual({ inicio: '2025-12-01', fim: '2025-12-31' });
    // P3 on 20 December.
    expect(figure(within(whole, 13217))).toBe(1);
    const march = await board('visitasReferencia', { $inicio: '2025-03-01', $fim: '2025-03-31' });
    expect([march.dias?.inicio, figure(within(march, 13217))]).toEqual(['2025-03-01', 3]);
  });
});

describe('visits by period', () => {
  it('are first of the thirty days that end with the last one with data', async () => {
    const whole = await board('visitasPeriodo');
    expect(whole.dias).toEqual({ inicio: '2025-11-21', fim: '2025-12-20' });
    expect(figure(within(whole, 11120))).toBe(1);
    const days = within(whole, 13215);
    expect([days.labels.length, days.labels.at(-1), days.series[0]?.data.at(-1)]).toEqual([30, '20/12', 1]);
  });

  it('13215: by day up to two months, then by month', async () => {
    const march = await report(13215, March);
    expect(march.labels).toHaveLength(31);
    expect(Object.entries(bars(march)).filter(([, visits]) => visits !== 0)).toEqual([
      ['15/03', 1],
      ['20/03', 1],
      ['25/03', 1],
    ]);
    const year = await report(13215, { dias: ['2025-01-01', '2025-12-31'] });
    expect(year.series[0]?.data).toEqual([4, 3, 3, 2, 2, 3, 2, 2, 1, 2, 1, 1]);
    expect(year.labels[0]).toBe('jan. 2025');
  });

  it('13211, 132112, 132113: places come to the same', async () => {
    for (const id of [13211, 132112, 132113])
      expect((await report(id, March)).tfoot).toMatchObject({ visitas: 3, previstas: 6, propriedades: 3 });
  });

  it('13212 to 13214: by technician, reason, duration', async () => {
    expect(
      cells((await report(13212, In2025)).tbody, 'tecnico_visita', 'visitas', 'propriedades', 'nao_contam'),
    ).toEqual([
      ['Ana Ipê Dourado', 16, 3, 2],
      ['Dora Pequi Ramos', 7, 2, 0],
      ['Ivo Cagaita Lima', 2, 2, 1],
      ['Caio Buriti Manso', 1, 1, 1],
    ]);
    expect(bars(await report(13213, In2025))).toEqual({
      'Não sincronizada': 2,
      'Sem lançamento nem check-in': 2,
    });
    // P10 80 and P11 110, P6 100; P1 three of 150, P6 140, P8 six of 120; P3 twelve of 180; P2 says nothing.
    expect(bars(await report(13214, In2025))).toEqual({
      '1 h a 2 h': 3,
      '2 h a 3 h': 10,
      '3 h a 4 h': 12,
      'Sem duração': 1,
    });
  });
});

describe('the ATeG', () => {
  it('13310, 13311, 13319: who is in the field', async () => {
    const technicians = await report(13310, In2025);
    expect(technicians.tfoot).toMatchObject({ propriedades: 7, visitas: 26, nao_contam: 4 });
    expect(cells(technicians.tbody, 'tecnico_visita', 'uf')).toContainEqual([
      'Caio Buriti Manso',
      'Minas Gerais',
    ]);
    expect(
      cells(
        (await report(13311, In2025)).tbody,
        'supervisor',
        'tecnicos',
        'propriedades',
        'visitas',
        'atrasadas',
      ),
    ).toEqual([
      ['Otto Mangaba Prado', 1, 3, 16, 3],
      ['Rute Jacarandá Luz', 2, 2, 8, 2],
      ['Sem supervisor', 1, 2, 2, 1],
    ]);
    expect(figure(await report(13319, In2025))).toBe(2);
  });

  it('13312, 13313: starts by month and place', async () => {
    // P4 in April, P6 in June, P11 in August.
    expect((await report(13312, In2025)).series[0]?.data).toEqual([0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0]);
    expect((await report(13312, { ano: [2024] })).tfoot).toMatchObject({ inicios: 9 });
    expect(cells((await report(13313, In2025)).tbody, 'uf', 'inicios', 'todas')).toEqual([
      ['Goiás', 1, 5],
      ['Mato Grosso do Sul', 1, 3],
      ['Minas Gerais', 1, 4],
    ]);
  });

  it('13314 to 13318: the phase that is chosen, the first where none is', async () => {
    // By the names of the second text, 2.15, and in its order.
    expect(Object.entries(bars(await report(13314)))).toEqual([
      ['Planejamento 1', 2],
      ['Diagnóstico 1', 4],
      ['Diagnóstico 2', 1],
      ['Planejamento 2', 1],
      ['Análise Sistemática de Resultados 2', 1],
      ['Sem fase definida', 3],
    ]);
    for (const [fase, count] of [
      ['', 2],
      ['planejamento-1', 2],
      ['diagnostico-1', 4],
      ['adequacao-2', 0],
      ['sem-fase', 3],
      ["' or 1=1", 2],
    ] as const) {
      const query = fase === '' ? {} : { fase };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([fase, figure(await direct(13317, query))]).toEqual([fase, count]);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([fase, (await direct(13316, query)).total]).toEqual([fase, count]);
    }
    // P2 since 10/12/2024 is 375 days, P10 since 03/10/2025 is 78.
    expect(figure(await direct(13318, {}))).toBe(226.5);
    expect(cells((await direct(13316, {})).tbody, 'cod_propriedade', 'dias_na_fase')).toEqual([
      ['52.0001.0002', 375],
      ['50.0001.0001', 78],
    ]);
    expect((await direct(13315, { fase: 'diagnostico-1' })).provenance.filters).toContainEqual({
      label: 'Fase',
      value: 'Diagnóstico 1',
      locked: true,
    });
  });
});

describe('who only observes', () => {
  it('has years instead of days, the states, and nothing of people or properties', async () => {
    const giz = await portal.person('giz');
    const whole = await board('visitasReferencia', { $ano: '[2025]' }, giz);
    expect(whole.dias).toBeNull();
    expect(whole.reports.map(({ co_consulta, failure }) => [co_consulta, failure])).toEqual([
      [13217, null],
      [13219, null],
      [13210, null],
    ]);
    expect(within(whole, 13210).thead.map(({ field }) => field)).not.toContain('sem_visita');
    const phases = await board('ategFases', { fase: 'diagnostico-1' }, giz);
    expect(phases.reports.map(({ co_consulta }) => co_consulta)).toEqual([13317, 13314, 13315]);
    expect(within(phases, 13315).thead.map(({ field }) => field)).toEqual(['uf', 'na_fase']);
  });

  it.each([13212, 13218, 13310, 13311, 13312, 13316, 13318, 13511, 13512, 13513])(
    'is refused %i',
    async (id) => {
      for (const profile of ['consulta', 'giz'] as Profile[]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await portal.raw(await portal.person(profile), 'relatorio/index/retorno-direto', {
          co_consulta: String(id),
          typereturn: 'Json',
        });
        expect(answer.statusCode).toBe(403);
      }
    },
  );
});

it('a tile says how many of those planned', async () => {
  expect((JSON.parse((await report(13217, March)).json_label) as ReportParams).hint).toBe(
    '50,0% das 6 previstas',
  );
});
