import type { Row } from '@fonte/contracts';
import { describe, expect, it } from 'vitest';
import type { Access, Answer, AnswerRow } from '../../../../query/index.ts';
import type { Reading } from '../../declared/reading.ts';
import type { Drawing } from '../../declared/report.ts';
import { comparedTechnicians } from './index.ts';

const version = {
  versao: 1,
  dtAtualizacao: '2026-01-02T05:40:00Z',
  dadosAte: '2025-12-31',
  ultimoFato: '2025-12-31',
};
const readingOf = (access: Partial<Access> = {}, ufs: string[] = []): Reading => ({
  anos: [2025],
  ufs,
  more: [],
  moreText: null,
  access: { profile: 'administrador', uf: null, cpf: null, ...access },
  version,
  product: 'Programa',
});

/** A technician's portfolio of one activity and beginning: name, state, properties, planned, made. */
type Portfolio = readonly [
  name: string | null,
  uf: string,
  properties: number,
  planned: number,
  made: number,
];

function answerOf(portfolios: readonly Portfolio[]): Answer {
  const rowOf = ([name, uf, propriedades, previstas, visitas]: Portfolio, more: object): AnswerRow => ({
    keys: { tecnico: name, uf, ...more },
    labels: { tecnico: name ?? 'Sem técnico', uf: `Estado ${uf}`, atividade: 'Bovinocultura de leite' },
    values: {
      propriedades,
      previstas,
      visitas,
      percentual: previstas === 0 ? null : String((visitas / previstas) * 100),
      meses: '6.5',
    },
  });
  const sum = (at: 2 | 3 | 4) => portfolios.reduce((all, one) => all + one[at], 0);
  const whole = rowOf([null, '', sum(2), sum(3), sum(4)], {});
  return {
    columns: [],
    rows: portfolios.map((one) => rowOf(one, { atividade: 'Bovinocultura de leite', inicio: 20241 })),
    totals: [...portfolios.map((one) => rowOf(one, {})), { ...whole, keys: {}, labels: {} }],
    rowCount: portfolios.length,
    version,
    etag: '',
  };
}

function drawn(portfolios: readonly Portfolio[], reading = readingOf()): Drawing {
  const { source } = comparedTechnicians;
  if (source.kind !== 'plan') throw new Error('no plan');
  return source.draw(answerOf(portfolios), reading);
}

/** The eleven of funnel.test.ts. */
const GOIAS: Portfolio[] = (
  [
    ['Ana', 10, 100, 95],
    ['Bia', 10, 100, 90],
    ['Caio', 10, 100, 92],
    ['Davi', 10, 100, 88],
    ['Elza', 10, 120, 100],
    ['Fábio', 10, 100, 86],
    ['Gil', 10, 100, 60],
    ['Hugo', 12, 144, 131],
    ['Iara', 2, 24, 10],
    ['João', 10, 110, 99],
    ['Kátia', 11, 132, 118],
  ] as const
).map(([name, ...figures]) => [name, 'GO', ...figures]);

const situations = ({ tbody }: Drawing) =>
  Object.fromEntries(tbody.map((row: Row) => [row['tecnico'], row['situacao']]));

describe('technicians of one state', () => {
  const drawing = drawn(GOIAS);

  it('says who is behind, by how much, and of what', () => {
    expect(drawing.tbody.find((row) => row['tecnico'] === 'Gil')).toEqual({
      tecnico: 'Gil',
      uf: 'Estado GO',
      propriedades: 10,
      meses: 6.5,
      atividade: 'Bovinocultura de leite',
      previstas: 100,
      visitas: 60,
      percentual: 60,
      esperado: 85.752212,
      faixa_de: 73.107562,
      faixa_ate: 98.396863,
      diferenca: -25.752212,
      situacao: 'muito abaixo',
    });
    expect(new Set(Object.values(situations(drawing)))).toEqual(
      new Set(['dentro da faixa', 'muito abaixo', 'poucos casos']),
    );
  });

  it('keeps the order of the answer, by name, and sends back who a row is of', () => {
    expect(drawing.labels).toEqual(GOIAS.map(([name]) => name));
    expect(drawing.keys[6]).toEqual({ tecnico: 'Gil', uf: 'GO' });
  });

  it('says the share of the group, its dispersion and its size, in words', () => {
    const words = 'Goiás: 85,8% das previstas feitas, φ 0,49, 11 técnicos';
    expect(drawing.remark).toBe(`${words}.`);
    expect(drawing.params?.subtitle).toMatch(new RegExp(`os técnicos do mesmo estado; ${words}$`));
  });

  it('has its whole at the foot, of which nothing is to be expected', () => {
    expect(drawing.tfoot).toMatchObject({
      tecnico: 'Total de 11 linhas',
      previstas: 1130,
      visitas: 969,
      esperado: null,
      situacao: null,
    });
  });
});

describe('groups', () => {
  const elsewhere = (uf: string): Portfolio[] =>
    GOIAS.map(([name, , ...rest]) => [`${name} ${uf}`, uf, ...rest]);

  it('are of each state by itself: what others make moves nobody', () => {
    const low = elsewhere('MG').map(([name, uf, properties, planned, made]): Portfolio => [
      name,
      uf,
      properties,
      planned,
      Math.round(made / 2),
    ]);
    const [alone, beside] = [drawn(GOIAS), drawn([...GOIAS, ...low])];
    expect(beside.tbody.slice(0, 11)).toEqual(alone.tbody);
    expect(beside.remark).toContain('Minas Gerais: 43,0%');
  });

  it('below the title are told while there are few, and in the ? always', () => {
    const { params, remark } = drawn(['BA', 'GO', 'MG', 'MT'].flatMap(elsewhere));
    expect(params?.subtitle).toMatch(/4 estados, cada um com a sua faixa/);
    for (const state of ['Bahia', 'Goiás', 'Minas Gerais', 'Mato Grosso']) expect(remark).toContain(state);
  });

  it('of too few have no limits, and say so', () => {
    const { tbody, remark } = drawn(GOIAS.slice(0, 4));
    expect(new Set(tbody.map((row) => row['situacao']))).toEqual(new Set(['poucos casos']));
    expect(tbody.map((row) => row['faixa_de'])).toEqual([null, null, null, null]);
    expect(tbody[0]?.['esperado']).toBe(91.25);
    expect(remark).toMatch(
      /Goiás: 91,3% das previstas feitas; sem faixa, que pede 10 com casos bastantes, e há 4/,
    );
  });

  it('do not have what nobody answers for', () => {
    const { tbody } = drawn([...GOIAS, [null, 'GO', 10, 100, 0]]);
    expect(tbody.slice(0, 11)).toEqual(drawn(GOIAS).tbody);
    expect(tbody[11]).toMatchObject({
      tecnico: 'Sem técnico',
      previstas: 100,
      esperado: null,
      situacao: null,
    });
  });

  it('of a supervisor are the own team', () => {
    const { params } = drawn(GOIAS, readingOf({ profile: 'supervisor', uf: 'GO', cpf: '1' }));
    expect(params?.subtitle).toContain('entre os técnicos da sua equipe');
  });
});

it('with nothing planned and nothing made has no row, no foot and no words of groups', () => {
  expect(drawn([])).toMatchObject({ tbody: [], labels: [], keys: [] });
  expect(drawn([]).tfoot ?? drawn([]).remark ?? null).toBeNull();
});

it('with visits and no plan tells them, without a share', () => {
  const [row] = drawn([['Ana', 'GO', 0, 0, 3]]).tbody;
  expect(row).toMatchObject({
    visitas: 3,
    percentual: null,
    esperado: null,
    diferenca: null,
    situacao: 'poucos casos',
  });
});
