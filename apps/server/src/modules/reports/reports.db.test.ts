import { TINY_FIGURES } from '@fonte/programme/tiny/index';
import type { ReportAnswer, ReportParams, Row } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { sumOf, tinyPortal, type Chosen, type TinyPortal } from './testing.ts';

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const In2025: Chosen = { ano: [2025] };
const T = TINY_FIGURES;
const Y25 = T.years[2025];
const report = (id: number, chosen?: Chosen) => portal.report(admin, id, chosen);
const figure = ({ series }: ReportAnswer) => series[0]?.data[0];
const params = ({ json_label }: ReportAnswer) => JSON.parse(json_label) as ReportParams;
const bars = ({ labels, series }: ReportAnswer, at = 0) =>
  Object.fromEntries(labels.map((label, index) => [label, series[at]?.data[index]]));

describe('tiles', () => {
  it.each([
    [11116, In2025, Y25.attendedProperties],
    [11116, { ano: [2024] }, T.years[2024].attendedProperties],
    [11116, {}, T.everAttended],
    [11117, In2025, Y25.attendedProducers],
    [11117, { ano: [2024] }, T.years[2024].attendedProducers],
    [11118, In2025, T.conservationHa.to2025],
    [11118, { ano: [2024] }, T.conservationHa.to2024],
    [11118, { ano: [2025], uf: ['GO'] }, T.conservationHa.to2025ByUf.GO],
    [11119, In2025, T.abcHa.to2025],
    [11119, { ano: [2024] }, T.abcHa.to2024],
    [11120, In2025, Y25.validVisits],
    [11120, { ano: [2025], uf: ['MG'] }, Y25.validVisitsByUf.MG],
    [11120, { ano: [2024, 2025] }, T.validVisits],
    [11120, {}, T.validVisits],
    [111234, In2025, Y25.techniciansInField],
    [111234, { ano: [2024] }, T.years[2024].techniciansInField],
    [211118, In2025, T.appliesConservation.to2025],
    [211118, { ano: [2024] }, T.appliesConservation.to2024],
    [211119, In2025, T.appliesAbc.to2025],
    [211119, { ano: [2024] }, T.appliesAbc.to2024],
  ] as const)('%i with %j is %d', async (id, chosen, value) => {
    expect(figure(await report(id, chosen))).toBe(value);
  });

  it('compares with the same days of the year before, and only a single year', async () => {
    // Data ends on 20/12/2025: visits of 2024 up to 20/12, all but P8's of 25/12.
    const { comparison } = await report(11120, In2025);
    expect(comparison).toEqual({
      period: '2025',
      before: '2024',
      until: { period: '2025-12-20', before: '2024-12-20' },
      figure: 26,
      value: 35,
      difference: -9,
      percent: expect.closeTo((100 * (26 - 35)) / 35, 5),
      good: 'up',
    });
    expect((await report(11120, {})).comparison).toBeNull();
    expect((await report(11120, { ano: [2024, 2025] })).comparison).toBeNull();
  });

  it('tells what does not count yet, and the share of the attended', async () => {
    expect(params(await report(11120, In2025)).hint).toBe('4 ainda não contam');
    expect(params(await report(11120, { ano: [2024] })).hint).toBe('1 ainda não conta');
    const conservation = await report(211118, In2025);
    expect(conservation.share).toEqual({ part: T.appliesConservation.attended2025, whole: 7 });
    expect(params(conservation).hint).toBe(
      'até 2025, atendidas ou não; 71,4% das 7 propriedades atendidas em 2025 (5)',
    );
    expect((await report(211119, In2025)).share).toEqual({ part: T.appliesAbc.attended2025, whole: 7 });
  });
});

describe('provenance', () => {
  it('subtracts to the figure', async () => {
    const { provenance } = await report(11116, In2025);
    expect(provenance.steps).toEqual([
      { label: 'Propriedades com visita em 2025', value: 8 },
      // P4's only visit is not synchronised.
      { label: 'Sem visita sincronizada', value: -1 },
      { label: 'Sem lançamento nem check-in', value: 0 },
      { label: 'Propriedades atendidas', value: 7, total: true },
    ]);
    expect(provenance).toMatchObject({
      rows: 7,
      dados_ate: '2025-12-20',
      scope: 'Todas as propriedades do programa',
    });
    expect(provenance.filters).toEqual([{ label: 'Ano', value: '2025' }]);
  });

  it('says only the filters that were applied', async () => {
    expect((await report(10031, { ano: [2025], uf: ['GO'] })).provenance.filters).toEqual([
      { label: 'Uf', value: 'Goiás' },
    ]);
    const coordinator = await portal.person('coordenador', { uf: 'GO' });
    const other = await portal.report(coordinator, 11116, { uf: ['MG'] });
    expect(figure(other)).toBe(0);
    expect(other.provenance.filters).toEqual([
      { label: 'Uf', value: 'Goiás', locked: true },
      { label: 'Uf', value: 'Minas Gerais' },
    ]);
  });
});

describe('charts', () => {
  it('10031: the six situations and what has none', async () => {
    expect(bars(await report(10031))).toEqual({
      'Ativa em atendimento': 5,
      'Ativa sem visita': 1,
      'Ativa concluida': 2,
      Inativa: 1,
      'Inativa sem visita': 1,
      'Inativa visita 0': 1,
      'Sem situação': 1,
    });
  });

  it('10032, 210032, 10033: attended properties, the unknown last', async () => {
    expect(bars(await report(10032, In2025))).toEqual({
      Goiás: 3,
      'Minas Gerais': 2,
      'Mato Grosso do Sul': 2,
    });
    const activities = await report(210032, In2025);
    expect(activities.labels.at(-1)).toBe('Não informado');
    expect(bars(activities)).toEqual({
      'Bovinocultura de leite': 3,
      'Bovinocultura de corte': 3,
      'Não informado': 1,
    });
    expect(bars(await report(10033, In2025))).toEqual({
      'Grande propriedade': 3,
      'Pequena propriedade': 3,
      'Não informado': 1,
    });
  });

  it('211150: visits per month and cycle, with what the plan expects', async () => {
    const answer = await report(211150, In2025);
    expect(answer.labels).toEqual([
      'jan',
      'fev',
      'mar',
      'abr',
      'mai',
      'jun',
      'jul',
      'ago',
      'set',
      'out',
      'nov',
      'dez',
    ]);
    expect(answer.series.map(({ name, role }) => [name, role])).toEqual([
      ['Ciclo 1', undefined],
      ['Ciclo 2', undefined],
      ['Esperado', 'esperado'],
    ]);
    expect(answer.tfoot).toMatchObject({
      c_1: Y25.validVisitsByCycle[1],
      c_2: Y25.validVisitsByCycle[2],
      visitas: 26,
    });
    expect(params(answer).partial).toEqual({ from: 11, text: 'parcial até 20/12' });
    const all = await report(211150);
    expect(all.labels).toEqual(
      [1, 2, 3, 4].map((n) => `${n}º tri. 2024`).concat([1, 2, 3, 4].map((n) => `${n}º tri. 2025`)),
    );
    expect(all.tfoot).toMatchObject({ visitas: T.validVisits });
  });

  it('10034: the same properties at all three moments', async () => {
    const answer = await report(10034);
    expect(answer.series.map(({ name, data }) => [name, data])).toEqual([
      ['0 – 0,3', [1, 0, 0]],
      ['0,3 – 0,5', [1, 1, 0]],
      ['0,5 – 0,7', [1, 2, 1]],
      ['0,7 – 1', [0, 0, 2]],
    ]);
    expect(params(answer).subtitle).toBe('% das 3 propriedades medidas nos três momentos');
  });

  it('10035: achieved to the end of the year, of the accumulated target', async () => {
    expect(bars(await report(10035, In2025))).toEqual({
      'Propriedades atendidas': expect.closeTo((100 * 10) / 12, 5),
      'Produtores atendidos': 80,
      'Visitas realizadas': 62,
      'Área com práticas de conservação': 50,
      'Área com tecnologias ABC': 85,
    });
    expect(bars(await report(10035, { ano: [2025], uf: ['GO'] }))).toEqual({
      'Propriedades atendidas': 60,
      'Visitas realizadas': 82,
      'Área com práticas de conservação': 90,
      'Área com tecnologias ABC': 85,
    });
    // Minas Gerais has no targets: its work is not held against those of Goiás.
    const both = await report(10035, { ano: [2025], uf: ['GO', 'MG'] });
    expect(bars(both)).toEqual({});
    expect(both.provenance.definition).toContain('Visitas realizadas (Minas Gerais)');
  });

  it('111239: all properties by valid visits, per state or within one per municipality', async () => {
    const answer = await report(111239);
    expect(answer.series.map(({ name }) => name)).toEqual(['0', '1–5', '6–11', '12–17', '18–23', '24']);
    expect(
      Object.fromEntries(
        answer.series.map(({ name, data }) => [
          name,
          data.reduce<number>((sum, value) => sum + Number(value), 0),
        ]),
      ),
    ).toEqual(T.progressSteps);
    expect(answer.labels).toEqual(['Goiás', 'Minas Gerais', 'Mato Grosso do Sul']);
    const coordinator = await portal.person('coordenador', { uf: 'GO' });
    expect((await portal.report(coordinator, 111239)).labels.sort()).toEqual([
      'Goianésia',
      'Jataí',
      'Rio Verde',
    ]);
  });
});

describe('tables', () => {
  it('11121: totals worked out at their own level', async () => {
    const answer = await report(11121, In2025);
    expect(
      answer.tbody.map((row) => [
        row['uf'],
        row['propriedades'],
        row['visitas'],
        row['area_conservacao'],
        row['area_abc'],
      ]),
    ).toEqual([
      ['Goiás', 3, 16, 18, 85],
      ['Mato Grosso do Sul', 2, 2, 7.5, 0],
      ['Minas Gerais', 2, 8, 0, 0],
    ]);
    expect(answer.tfoot).toEqual({
      uf: 'Total de 3 estados',
      propriedades: 7,
      produtores: 5,
      visitas: 26,
      area_total: Y25.attendedAreaTotal,
      area_produtiva: Y25.attendedAreaProdutiva,
      area_conservacao: 25.5,
      area_abc: 85,
      percentual_meta: expect.closeTo((100 * 10) / 12, 5),
    });
  });

  it('20101: rows add up to the tiles', async () => {
    const answer = await report(20101, In2025);
    expect(answer.tbody.map((row) => [row['tecnico'], row['propriedades'], row['visitas']])).toEqual([
      // Two late properties each, then one each.
      ['Ana Ipê Dourado', 3, 16],
      ['Ivo Cagaita Lima', 2, 2],
      ['Caio Buriti Manso', 0, 0],
      ['Dora Pequi Ramos', 2, 8],
    ]);
    expect(answer.tfoot).toMatchObject({
      tecnico: 'Total de 4 técnicos',
      propriedades: 7,
      visitas: 26,
      ultima_visita: '2025-12-20',
    });
    expect(Number(answer.tfoot?.['duracao_media'])).toBeCloseTo(Y25.averageMinutes, 5);
    expect(Number(answer.tfoot?.['media_visitas'])).toBeCloseTo(62 / 10, 5);
  });

  it('10126 to 10131: every producer once, in the order of life', async () => {
    for (const id of [10126, 10127, 10128, 10129, 10130, 10131]) {
      const answer = await report(id, In2025);
      expect(sumOf(answer.tbody, 'produtores')).toBe(Y25.attendedProducers);
      expect(answer.tfoot?.['produtores']).toBe(Y25.attendedProducers);
      expect(sumOf(answer.tbody, 'participacao')).toBeCloseTo(100, 4);
    }
    expect((await report(10128, In2025)).labels).toEqual([
      'Não alfabetizado',
      'Ensino fundamental completo',
      'Ensino médio completo',
      'Ensino superior completo',
      'Pós-graduação',
    ]);
    const bySex = await report(10126, { ano: [2024] });
    expect(bars(bySex)).toEqual({ Feminino: 3, Masculino: 3, 'Não informado': 1 });
    // 42,9 + 42,9 + 14,3: each is rounded, the whole is not.
    expect(bySex.provenance.definition).toMatch(
      / As porcentagens são arredondadas a uma casa: somadas como aparecem, dão 100,1%\.$/,
    );
  });
});

it('13216: pace of the properties that have a visit', async () => {
  const { tbody } = await report(13216, In2025);
  expect(tbody[0]).toMatchObject({
    media: 6.2,
    propriedades: 10,
    fizeram_12: 30,
    previsao_12: expect.stringMatching(/^20\d\d-\d\d$/),
  });
});

it('123456: points in the form of the map series', async () => {
  const [points] = (await report(123456)).series;
  expect(points?.data).toHaveLength(12);
  expect(points?.data[7]).toEqual({
    cod_propriedade: '52.0001.0001',
    lon: -50.93,
    lat: -17.8,
    label: 'Fazenda Dois Ipês',
    atividade: 'Bovinocultura de leite | Pequena propriedade | 0,72',
    subtitle: 'Rio Verde/GO',
    nome_produtor: 'Zeli Gabiroba das Águas',
    'Area total': 100,
    'Area produtiva': 80,
    'Area de pastagem': 60,
    'Area de lavoura': 20,
    'Area de vegetacao nativa': 12,
    'Area de reserva legal': 15,
    'Area de preservacao permanente': 5,
    'Area degradada': 10,
    visitas: 14,
    ISA: 'TRUE',
    Planejamento: null,
    'Praticas de conservacao e restauracao': 'TRUE',
    'Tecnologias ABC': 'TRUE',
    soma_st_propriedade_ativa: 1,
    st_prprdd_a_ativa_ematend: 1,
    st_prprdd_a_ativa_vstzero: 0,
    st_prprdd_a_ativa_concluida: 0,
    soma_st_propriedade_inativa: 0,
    st_prprdd_i_inativa_inativa: 0,
    st_prprdd_i_inativa_semvst: 0,
    st_prprdd_i_inativa_vstzero: 0,
  });
});

it('123456 with forma=pontos: the same points, only what a map draws of them', async () => {
  const whole = (await report(123456)).series[0]?.data as Row[];
  const slim = await report(123456, { forma: 'pontos' });
  const [codes, lon, lat, situations, states] = slim.series.map(({ data }) => data);
  expect(slim.series.map(({ name }) => name)).toEqual(['cod_propriedade', 'lon', 'lat', 'situacao', 'uf']);
  expect(states).toEqual(whole.map((row) => String(row['subtitle']).split('/').at(-1)));
  expect(codes).toEqual(whole.map((row) => row['cod_propriedade']));
  expect(lon).toEqual(whole.map((row) => row['lon']));
  expect(lat).toEqual(whole.map((row) => row['lat']));
  expect(slim.labels).toHaveLength(6);
  expect(slim.labels[situations?.[7] as number]).toBe('Ativa em atendimento');
  expect(slim.provenance.rows).toBe((await report(123456)).provenance.rows);
});

it('moreFilter gives the facts of one point', async () => {
  const [points] = (await report(123456, { moreFilter: "cod_propriedade = '52.0001.0001'" })).series;
  expect(points?.data).toMatchObject([{ cod_propriedade: '52.0001.0001', label: 'Fazenda Dois Ipês' }]);
});

it.each([
  [11157, T.properties],
  [20035, T.producersWithProperty],
  [20036, T.visitRows],
  [20037, T.entries.total],
  [20038, 6],
  [20039, 6],
  [20040, 5],
  [20041, 2],
  [20042, 12],
  [20043, 4],
  [20044, T.polygons.total],
  [111232, T.notCounting.total],
  [111233, T.properties],
  // P1, P3 and P8 have all twelve visits of cycle 1, P3 alone those of cycle 2.
  [111240, T.twelveOrMoreVisits],
  [111241, 1],
  // P4; P9 (none given) and P11 (0) are not active.
  [111253, 1],
  [111254, T.car.propertiesWithoutNumber],
  [1017722411, T.polygons.total],
  [1017722413, T.polygons.kml],
  // P1 and P2 share a strip, told on both sides.
  [1017722414, 2],
])('%i is a file of %i lines', async (id, lines) => {
  const { rows, total } = await portal.csv(admin, id);
  expect(rows).toHaveLength(lines);
  expect(total).toBe(lines);
});
