import type { ReportAnswer, ReportParams, Row } from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { sumOf, tinyPortal, type Chosen, type TinyPortal } from '../testing.ts';

// The objectives on the tiny programme; every figure is added up by hand from its README.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const In2025: Chosen = { ano: [2025] };
const In2024: Chosen = { ano: [2024] };
const report = (id: number, chosen?: Chosen) => portal.report(admin, id, chosen);
const figure = ({ series }: ReportAnswer) => series[0]?.data[0];
const bars = ({ labels, series }: ReportAnswer) =>
  Object.fromEntries(labels.map((label, index) => [label, series[0]?.data[index]]));
const cells = (rows: readonly Row[], ...fields: string[]) =>
  rows.map((row) => fields.map((field) => row[field]));

describe('tiles', () => {
  it.each([
    // Conservation: P1 5 ha and P10 7,5 ha in 2024, P1 3 ha and P3 10 ha in 2025.
    [12110, In2025, 25.5],
    [12110, In2024, 12.5],
    [12110, { ano: [2025], uf: ['GO'] }, 18],
    [12117, In2025, 13],
    [12117, {}, 25.5],
    [12116, In2025, 6],
    [12116, In2024, 4],
    // Their producers: 1 (P1 and P2), 2, 6, 7, 9; in 2024 without P2 and P3.
    [12120, In2025, 5],
    [12120, In2024, 4],
    // Of them 1 has said to be a woman; 2 (born on 01/01/1996) is 29 on the last day of data.
    [12126, In2025, 1],
    [12127, In2025, 1],
    // ABC: P1 20 ha in 2024; P2 10, P3 50, P5 5 ha in 2025, P6 without area. Producers 1, 2, 4 (woman), 5.
    [12210, In2025, 85],
    [12217, In2025, 65],
    [12216, In2025, 5],
    [12216, In2024, 1],
    [12220, In2025, 4],
    [12226, In2025, 2],
    // Planning: P3 40 ha in 2024, P8 without area in 2025. Producers 2 and 7.
    [12310, In2025, 40],
    [12317, In2025, 0],
    [12317, In2024, 40],
    [12316, In2025, 2],
    [12316, In2024, 1],
    [12320, In2025, 2],
  ] as const)('%i with %j is %d', async (id, chosen, value) => {
    expect(figure(await report(id, chosen as Chosen))).toBe(value);
  });

  it('compares hectares with those of a year before, and properties with the attended', async () => {
    expect((await report(12110, In2025)).comparison).toMatchObject({
      before: '2024',
      value: 12.5,
      difference: 13,
      percent: expect.closeTo((100 * (25.5 - 12.5)) / 12.5, 5),
    });
    // Of the seven attended in 2025: P1 P2 P3 P8 P10 conserve, P1 P2 P3 P6 use ABC, P3 P8 have planning.
    expect((await report(12116, In2025)).share).toEqual({ part: 5, whole: 7 });
    expect((await report(12216, In2025)).share).toEqual({ part: 4, whole: 7 });
    expect((await report(12316, In2025)).share).toEqual({ part: 2, whole: 7 });
    // Of the producers attended (1 2 5 7 9) all but 5.
    expect((await report(12120, In2025)).share).toEqual({ part: 4, whole: 5 });
    expect((JSON.parse((await report(12120, In2025)).json_label) as ReportParams).hint).toBe(
      // Of all that there are since the start; the part is written out, as it is not the figure above it.
      '80,0% dos 5 produtores atendidos (4)',
    );
    // Six properties apply it; none is without a producer, and P2 is of the producer of P1.
    expect((await report(12120, In2025)).provenance.steps.map(({ value }) => value)).toEqual([6, 0, -1, 5]);
  });
});

describe('charts', () => {
  it('12114: hectares of each year, and what they add up to', async () => {
    const answer = await report(12114, In2025);
    expect(bars(answer)).toEqual({ 2024: 12.5, 2025: 13 });
    expect(cells(answer.tbody, 'acumulado')).toEqual([[12.5], [25.5]]);
    expect(answer.tfoot).toMatchObject({ area: 25.5 });
    expect(bars(await report(12114, In2024))).toEqual({ 2024: 12.5 });
    // Nothing of 2025 has an area: a year of nothing, and the one before it.
    expect(bars(await report(12314, In2025))).toEqual({ 2024: 40, 2025: 0 });
  });

  it('12115: hectares by kind, the largest first, none without an area', async () => {
    expect(Object.entries(bars(await report(12115, In2025)))).toEqual([
      ['Proteção de nascente', 10],
      ['Restauração de APP', 7.5],
      ['Cercamento de APP', 5],
      ['Restauração de reserva legal', 3],
    ]);
  });

  it('12124: farmers by the year in which a property of theirs began; who began twice is one of them all', async () => {
    const answer = await report(12124, In2025);
    // 2024: 1, 6, 7, 9. 2025: 1 with P2, and 2.
    expect(bars(answer)).toEqual({ 2024: 4, 2025: 2 });
    expect(answer.tfoot).toMatchObject({ agricultores: 5 });
  });

  it('12125: farmers by age and sex, each once', async () => {
    const answer = await report(12125, In2025);
    expect(sumOf(answer.tbody, 'agricultores')).toBe(5);
    const women = answer.series.find(({ name }) => name === 'Feminino');
    expect(women?.data.reduce<number>((sum, value) => sum + Number(value ?? 0), 0)).toBe(1);
  });
});

describe('by UF, Município and Bacia', () => {
  const COLUMNS = ['propriedades', 'atendidas', 'percentual', 'area', 'no_ano'] as const;

  it('12111: who applies, of how many attended, on how much, of what target', async () => {
    const answer = await report(12111, In2025);
    expect(cells(answer.tbody, 'uf', ...COLUMNS, 'percentual_meta')).toEqual([
      ['Goiás', 3, 3, 100, 18, 13, 90],
      ['Mato Grosso do Sul', 1, 2, 50, 7.5, 0, null],
      ['Minas Gerais', 2, 2, 50, 0, 0, null],
    ]);
    expect(answer.tfoot).toMatchObject({
      uf: 'Total de 3 estados',
      propriedades: 6,
      atendidas: 7,
      percentual: expect.closeTo(500 / 7, 5),
      area: 25.5,
      no_ano: 13,
      area_media: 4.25,
      percentual_meta: 50,
    });
  });

  it('12111: states together have no share of a target that one of them lacks, and it says which', async () => {
    const answer = await report(12111, { ano: [2025], uf: ['GO', 'MG'] });
    expect(answer.tfoot).toMatchObject({ area: 18, percentual_meta: null });
    expect(answer.provenance.definition).toContain('% da meta (Minas Gerais)');
    const alone = await report(12111, { ano: [2025], uf: ['GO'] });
    expect(alone.tfoot).toMatchObject({ area: 18, percentual_meta: 90 });
    expect(alone.provenance.definition).not.toContain('Sem meta');
  });

  it('12112: each municipality with its state', async () => {
    const answer = await report(12112, In2025);
    expect(cells(answer.tbody, 'municipio', 'uf', 'propriedades', 'area')).toEqual([
      ['Camapuã', 'Mato Grosso do Sul', 0, 0],
      ['Campo Grande', 'Mato Grosso do Sul', 1, 7.5],
      ['Ituiutaba', 'Minas Gerais', 1, 0],
      ['Jataí', 'Goiás', 1, 10],
      ['Rio Verde', 'Goiás', 2, 8],
      ['Uberaba', 'Minas Gerais', 1, 0],
    ]);
    expect(answer.tfoot).toMatchObject({ municipio: 'Total de 6 municípios', uf: '', propriedades: 6 });
  });

  it('12113: each basin, what lies in none too', async () => {
    const answer = await report(12113, In2025);
    expect(sumOf(answer.tbody, 'propriedades')).toBe(6);
    expect(sumOf(answer.tbody, 'area')).toBe(25.5);
    expect(answer.tbody.map(({ bacia }) => bacia)).toContain('Sem bacia');
  });

  it('12121: farmers, women among them; a whole that is no sum of its rows is counted again', async () => {
    const answer = await report(12121, In2025);
    expect(
      cells(answer.tbody, 'uf', 'agricultores', 'atendidos', 'percentual', 'mulheres', 'propriedades'),
    ).toEqual([
      ['Goiás', 2, 2, 100, 1, 3],
      ['Mato Grosso do Sul', 1, 1, 100, 0, 1],
      ['Minas Gerais', 2, 2, 50, 0, 2],
    ]);
    expect(answer.tfoot).toMatchObject({ agricultores: 5, atendidos: 5, percentual: 80, mulheres: 1 });
  });

  it('12118, 12128: by the technician who answers for the property', async () => {
    expect(
      cells((await report(12118, In2025)).tbody, 'tecnico', 'propriedades', 'atendidas', 'area'),
    ).toEqual([
      ['Ana Ipê Dourado', 3, 3, 18],
      ['Dora Pequi Ramos', 2, 2, 0],
      ['Ivo Cagaita Lima', 1, 2, 7.5],
    ]);
    expect(cells((await report(12128, In2025)).tbody, 'tecnico', 'agricultores')).toEqual([
      ['Ana Ipê Dourado', 2],
      ['Dora Pequi Ramos', 2],
      ['Ivo Cagaita Lima', 1],
    ]);
  });

  it('12211, 12311: the other objectives in the same form; without a target there is no column of one', async () => {
    expect(
      cells((await report(12211, In2025)).tbody, 'uf', 'propriedades', 'area', 'percentual_meta'),
    ).toEqual([
      ['Goiás', 4, 85, 85],
      ['Mato Grosso do Sul', 0, 0, null],
      ['Minas Gerais', 1, 0, null],
    ]);
    const planning = await report(12311, In2025);
    expect(cells(planning.tbody, 'uf', 'propriedades', 'area')).toEqual([
      ['Goiás', 1, 40],
      ['Mato Grosso do Sul', 0, 0],
      ['Minas Gerais', 1, 0],
    ]);
    expect(planning.thead.map(({ field }) => field)).not.toContain('percentual_meta');
  });

  it('opens the rows that a cell counts', async () => {
    const goias = { data: { uf: 'GO' } };
    expect((await portal.drill(admin, 12111, { ...goias, idColuna: 'propriedades' }, In2025)).total).toBe(3);
    const areas = await portal.drill(admin, 12111, { ...goias, idColuna: 'area' }, In2025);
    expect(sumOf(areas.tbody, 'valor')).toBe(18);
    expect((await portal.drill(admin, 12121, { ...goias, idColuna: 'mulheres' }, In2025)).total).toBe(1);
  });
});

describe('who reads what', () => {
  const ask = async (profile: 'consulta' | 'coordenador' | 'tecnico', id: number) => {
    const person = await portal.person(profile, profile === 'coordenador' ? { uf: 'GO' } : {});
    return portal.raw(person, 'relatorio/index/retorno-direto', {
      co_consulta: String(id),
      typereturn: 'Json',
    });
  };

  it.each([12126, 12127, 12125, 12118])('%i is too near to persons for who only observes', async (id) => {
    expect((await ask('consulta', id)).statusCode).toBe(403);
  });

  it('an observer has no women in the table of states, and no hectares of one year', async () => {
    const farmers = (await ask('consulta', 12121)).json<ReportAnswer>();
    expect(farmers.thead.map(({ field }) => field)).not.toContain('mulheres');
    const areas = (await ask('consulta', 12111)).json<ReportAnswer>();
    expect(areas.thead.map(({ field }) => field)).not.toContain('no_ano');
  });

  it.each([
    [12112, 'municipio', /^Outros municípios \(/],
    [12123, 'bacia', /^Outras bacias \(/],
  ] as const)(
    '%i gives an observer the published places, of which so few properties have none',
    async (id, of, others) => {
      const { tbody } = (await ask('consulta', id)).json<ReportAnswer>();
      expect(tbody.map((row) => row[of])).toEqual([
        expect.stringMatching(others),
        expect.stringMatching(others),
        expect.stringMatching(others),
      ]);
      expect((await ask('coordenador', id)).body).toMatch(/Rio Verde|Paranaíba/);
    },
  );

  it('a coordinator has its own state', async () => {
    const { tbody } = (await ask('coordenador', 12111)).json<ReportAnswer>();
    expect(tbody.map(({ uf }) => uf)).toEqual(['Goiás']);
  });
});
