import type { DashboardAnswer, Profile, ReportAnswer, ReportParams, Row } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { sumOf, tinyPortal, type Chosen, type TinyPortal } from '../testing.ts';

// The monitoring pages on the tiny programme; every figure is added up by hand from its README.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const In2025: Chosen = { ano: [2025] };
const report = (id: number, chosen?: Chosen) => portal.report(admin, id, chosen);
const figure = ({ series }: ReportAnswer) => series[0]?.data[0];
const bars = ({ labels, series }: ReportAnswer, at = 0) =>
  Object.fromEntries(labels.map((label, index) => [label, series[at]?.data[index]]));
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

describe('properties with a visit since the beginning', () => {
  it('13010: up to the end of the year, of those that had begun by then', async () => {
    const answer = await report(13010, In2025);
    expect(figure(answer)).toBe(10);
    expect(answer.share).toEqual({ part: 10, whole: 12 });
    // Attended in 2024: P1 P2 P3 P7 P8 P9 P10 P12; of the nine that had begun by its end P5 was not. Nothing before.
    const before = await report(13010, { ano: [2024] });
    expect([figure(before), before.share]).toEqual([8, { part: 8, whole: 9 }]);
    expect((JSON.parse(before.json_label) as ReportParams).hint).toBe(
      '88,9% das 9 propriedades que tinham começado',
    );
    expect(figure(await report(13010, { ano: [2023] }))).toBe(0);
    expect((JSON.parse((await report(13010)).json_label) as ReportParams).hint).toBe(
      '83,3% das 12 propriedades do programa',
    );
  });

  it('13011: by state, each total counted again', async () => {
    const answer = await report(13011, In2025);
    expect(cells(answer.tbody, 'uf', 'propriedades', 'todas', 'percentual', 'produtores', 'visitas')).toEqual(
      [
        ['Goiás', 3, 5, 60, 2, 41],
        ['Mato Grosso do Sul', 3, 3, 100, 2, 4],
        ['Minas Gerais', 4, 4, 100, 4, 17],
      ],
    );
    expect(answer.tfoot).toMatchObject({ propriedades: 10, todas: 12, produtores: 8, visitas: 62 });
    // P4, P6 and P11 begin in 2025: each state's whole is what had begun, and its rows are those.
    const before = await report(13011, { ano: [2024] });
    expect(cells(before.tbody, 'uf', 'propriedades', 'todas', 'percentual')).toEqual([
      ['Goiás', 3, 4, 75],
      ['Mato Grosso do Sul', 2, 2, 100],
      ['Minas Gerais', 3, 3, 100],
    ]);
    const begun = { idColuna: 'todas', data: { uf: 'GO' } };
    expect((await portal.drill(admin, 13011, begun, { ano: [2024] })).total).toBe(4);
  });

  it('13010, 13011: who only observes is not told of how many they are, nor so how few are not', async () => {
    const observer = await portal.person('consulta');
    const tile = await direct(13010, { $uf: '["GO"]' }, observer);
    expect([tile.share, (JSON.parse(tile.json_label) as ReportParams).hint]).toEqual([
      null,
      expect.not.stringContaining('programa'),
    ]);
    const table = await direct(13011, {}, observer);
    expect(table.thead.map(({ field }) => field)).toEqual(['uf', 'propriedades', 'produtores', 'visitas']);
  });

  it('13012, 13013: places come to the same', async () => {
    for (const id of [13012, 13013]) expect(sumOf((await report(id, In2025)).tbody, 'propriedades')).toBe(10);
  });

  it('13014 to 13017: divided by what they are', async () => {
    expect(bars(await report(13014, In2025))).toEqual({
      'Ativa em atendimento': 5,
      'Ativa concluida': 2,
      Inativa: 1,
      'Inativa visita 0': 1,
      'Sem situação': 1,
    });
    expect(bars(await report(13015, In2025))).toEqual({
      'Bovinocultura de corte': 5,
      'Bovinocultura de leite': 4,
      'Não informado': 1,
    });
    expect(bars(await report(13016, In2025))).toEqual({
      'Pequena propriedade': 4,
      'Grande propriedade': 3,
      'Média propriedade': 2,
      'Não informado': 1,
    });
    // P11 says nothing; P2, P6, P9 have 50 to 80 ha; P1, P3, P7, P8, P12 100 to 400; P10 1 000.
    expect(Object.entries(bars(await report(13017, In2025)))).toEqual([
      ['50 a 100 ha', 3],
      ['100 a 500 ha', 5],
      ['500 ha ou mais', 1],
      ['Sem área informada', 1],
    ]);
  });
});

describe('productive area', () => {
  it('13020, 13022: hectares and zeroed properties of the eight that are active', async () => {
    // 80 + 40 + 300 + 60 + 250 + 700 + 200; P4 alone is active and zeroed, P9 (none given) and P11 (0) are not active.
    expect(figure(await report(13020))).toBe(1630);
    expect(figure(await report(13020, { uf: ['GO'] }))).toBe(420);
    const zeroed = await report(13022);
    expect(figure(zeroed)).toBe(1);
    expect(zeroed.share).toEqual({ part: 1, whole: 8 });
    expect(zeroed.provenance.steps.map(({ value }) => value)).toEqual([8, -7, 1]);
  });

  it('13023: with an area and without, by state; a click opens its part', async () => {
    const answer = await report(13023);
    expect([bars(answer, 0), bars(answer, 1)]).toEqual([
      { Goiás: 3, 'Mato Grosso do Sul': 2, 'Minas Gerais': 2 },
      { Goiás: 1, 'Mato Grosso do Sul': 0, 'Minas Gerais': 0 },
    ]);
    const rows = await portal.drill(admin, 13023, { data: { uf: 'GO', idColuna: 'zerada' } });
    expect(rows.tbody.map((row) => Object.values(row)[0])).toEqual(['52.0002.0001']);
  });

  it('13021: the properties themselves, as many as the tile says, in table and file', async () => {
    expect(cells((await report(13021)).tbody, 'cod_propriedade', 'tecnico')).toEqual([
      ['52.0002.0001', 'Caio Buriti Manso'],
    ]);
    expect((await portal.csv(admin, 13021)).rows).toHaveLength(1);
  });
});

describe('the cycle of the ATeG', () => {
  // Visits of cycle 1: P1, P3, P8 twelve; P2 3, P6 2, P7 1, P9 1, P10 2, P11 1, P12 1. Of cycle 2: P3 twelve, P1 2, P8 1.
  it.each([
    [13030, {}, 3, 10],
    [13030, { ciclo: '1' }, 3, 10],
    [13030, { ciclo: '2' }, 1, 3],
    [13030, { ciclo: "2' or 1=1" }, 3, 10],
  ])('%i with %j is %d of %d that began it', async (id, query, part, whole) => {
    expect((await direct(id, query)).share).toEqual({ part, whole });
  });

  it('13033: those under way', async () => {
    expect(figure(await direct(13033, { ciclo: '1' }))).toBe(7);
    expect(figure(await direct(13033, { ciclo: '2' }))).toBe(2);
  });

  it('13034: by state, with the cycle said among the filters', async () => {
    const first = await direct(13034, {});
    expect([bars(first, 0), bars(first, 1)]).toEqual([
      { Goiás: 2, 'Mato Grosso do Sul': 0, 'Minas Gerais': 1 },
      { Goiás: 1, 'Mato Grosso do Sul': 3, 'Minas Gerais': 3 },
    ]);
    const second = await direct(13034, { ciclo: '2' });
    expect(bars(second)).toMatchObject({ Goiás: 1, 'Minas Gerais': 0 });
    expect(second.provenance.filters).toContainEqual({ label: 'Ciclo', value: 'Ciclo 2', locked: true });
  });

  it('13031, 13032: a number for each cycle', async () => {
    expect((await report(13031)).total).toBe(3);
    expect(cells((await report(13032)).tbody, 'cod_propriedade', 'visitas_ciclo')).toEqual([
      ['52.0001.0003', 12],
    ]);
  });

  it('opens the rows of the cycle that is chosen', async () => {
    expect((await portal.drill(admin, 13030, { ciclo: '2' })).total).toBe(1);
    expect((await portal.drill(admin, 13030, {})).total).toBe(3);
  });

  it('is another answer for another cycle, also where nothing changed since', async () => {
    const ask = (ciclo: string) =>
      portal.raw(admin, 'consulta/dash-board/load-report-dash', { painel: 'ciclo', ciclo });
    const answers = [await ask('1'), await ask('2'), await ask('1')];
    const finished = answers.map(
      (answer) =>
        answer.json<DashboardAnswer>().reports.find(({ co_consulta }) => co_consulta === 13030)?.answer,
    );
    expect(finished.map((answer) => answer && figure(answer))).toEqual([3, 1, 3]);
  });
});

describe('producers', () => {
  // Attended in 2025: 1, 2, 5, 7, 9; in 2024: 1, 2, 6, 7, 8, 9, 10. Women: 1, 8, 10. Up to 29 on the last day of data: 2 and 10.
  it.each([
    [13110, [2025], 5],
    [13110, [2024], 7],
    [13114, [2025], 1],
    [13114, [2024], 3],
    [13115, [2025], 1],
    [13115, [2024], 2],
    [13110, [], 8],
  ])('%i in %j is %d', async (id, ano, value) => {
    expect(figure(await report(id, { ano }))).toBe(value);
  });

  it('13111: by state, with the same days of the year before', async () => {
    const answer = await report(13111, In2025);
    expect(cells(answer.tbody, 'uf', 'produtores', 'mulheres', 'propriedades', 'visitas', 'antes')).toEqual([
      ['Goiás', 2, 1, 3, 16, 2],
      ['Mato Grosso do Sul', 1, 0, 2, 2, 2],
      ['Minas Gerais', 2, 0, 2, 8, 3],
    ]);
    expect(answer.tfoot).toMatchObject({
      produtores: 5,
      mulheres: 1,
      propriedades: 7,
      visitas: 26,
      antes: 7,
    });
    expect((await report(13111)).thead.map(({ field }) => field)).not.toContain('antes');
  });

  it('13116: by year; who was attended in two is one of all', async () => {
    const answer = await report(13116, In2025);
    expect(bars(answer)).toEqual({ 2024: 7, 2025: 5 });
    expect(answer.tfoot).toMatchObject({ produtores: 8 });
  });

  it('an observer has neither women nor the year before, and places as they are published', async () => {
    const observer = await portal.person('consulta');
    const table = await direct(13111, { $ano: '[2025]' }, observer);
    const fields = table.thead.map(({ field }) => field);
    expect(fields).toEqual(['uf', 'produtores', 'propriedades', 'visitas']);
    for (const id of ['13114', '13115', '13116']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await portal.raw(observer, 'relatorio/index/retorno-direto', {
        co_consulta: id,
        typereturn: 'Json',
      });
      expect([id, refused.statusCode]).toEqual([id, 403]);
    }
    const places = (await direct(13112, {}, observer)).tbody.map(({ municipio }) => String(municipio));
    expect(places.length).toBeGreaterThan(1);
    expect(places.filter((name) => !name.startsWith('Outros municípios ('))).toEqual([]);
  });
});

describe('rows of properties', () => {
  it.each([13021, 13031, 13032])('%i is not for who only observes', async (id) => {
    for (const profile of ['consulta', 'giz'] as Profile[]) {
      const person = await portal.person(profile);
      const answer = await portal.raw(person, 'relatorio/index/retorno-direto', {
        co_consulta: String(id),
        typereturn: 'Json',
      });
      expect(answer.statusCode).toBe(403);
    }
  });
});
