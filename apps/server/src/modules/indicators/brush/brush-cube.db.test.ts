import { readCube } from '@fonte/contracts/brush/read-cube';
import type { Cube } from '@fonte/contracts/brush/cube';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { indicatorPortal, INDICATORS, okay, viewOf, type IndicatorPortal } from '../testing.ts';

// What the browser adds up is held against the server's own answer to the same choice, asked as a filter.

let portal: IndicatorPortal;
let ids: Record<'visits' | 'ratio' | 'mean' | 'farms' | 'greatest' | 'daily' | 'rounded', number>;
beforeAll(async () => {
  portal = await indicatorPortal();
  ids = {
    visits: await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' }),
    ratio: await portal.indicator('Área por visita', 'SUM(@Área total) / #Visitas', { unidade: 'ha' }),
    mean: await portal.indicator('Área média', 'AVG(@Área total)', { unidade: 'ha' }),
    farms: await portal.indicator('Visitadas', 'COUNT_DISTINCT(@Código de propriedade em visita)', {
      data_type: 'integer',
    }),
    greatest: await portal.indicator('Maior área', 'MAX(@Área total)', { unidade: 'ha' }),
    daily: await portal.indicator('Visitas por dia', 'DIVANO365(#Visitas)'),
    rounded: await portal.indicator('Área inteira', 'SUM(@Área total) / 7', { data_type: 'integer' }),
  };
  await portal.panel(
    'Todos',
    [viewOf({ indicadores: [{ id: ids.visits }] })],
    ['Consulta Pública', 'Técnico'],
  );
});
afterAll(() => portal.close());

const column = (colname: string, alias = 'propriedade') => ({ alias, colname });
const MONTH = { ...column('data', 'tempo'), dateFormat: 'MM YYYY' };
const YEAR = { ...MONTH, dateFormat: 'YYYY' };
type Question = Readonly<Record<string, unknown>>;
type Answered = { cubo: Cube | null; motivo: string | null };

const ask = async (question: Question, person: TestPerson = portal.admin) =>
  okay<ViewResult>(await portal.post(person, `${INDICATORS}/resultviewknex`, question));
const cubeOf = async (question: Question, por: object, person: TestPerson = portal.admin) =>
  okay<Answered>(await portal.post(person, `${INDICATORS}/resultviewknex/partes`, { ...question, por }));

/** The figures of a choice by the cube, row by row of the server's answer to it, and its totals. */
async function bothWays(
  question: Question,
  por: Readonly<Record<string, unknown>>,
  marks: readonly number[],
) {
  const { cubo } = await cubeOf(question, por);
  const cube = readCube(cubo!);
  const source = await ask({ indicadores: question['indicadores'], grouprow: [por], ano: question['ano'] });
  const values = marks.map((mark) => cube.marks[mark]);
  const key = source.itens_search[0]!.keys[0]!;
  const answer = await ask({ ...question, filters: [{ ...key, operator: '=', value: values }] });
  const chosen = cube.chosen(marks);
  const figures = answer.series.map((series) => {
    const figure = cube.figures.findIndex(({ id }) => id === series.id);
    const { table } = cube.figures[figure]!;
    const split = series.keys.map(({ value }) => (Array.isArray(value) ? value[0] : null));
    return answer.itens_search.map(({ valueData }) => {
      const row = cube.rowOf(table, [...valueData, ...split]);
      return row === undefined ? null : chosen.at(figure, row);
    });
  });
  return {
    added: { figures, totals: answer.totals.map((_, at) => chosen.total(at)) },
    asked: {
      figures: answer.series.map(({ name }) => answer.data.map((row) => numberOf(row[name]))),
      totals: answer.totals.map(({ value }) => numberOf(value)),
    },
    rows: cubo!.tables[0]!.rows.filter((_, row) => chosen.has(0, row)).length,
    answered: answer.data.length,
  };
}

const numberOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(Number(value).toPrecision(13));
const rounded = (figures: (number | null)[]) => figures.map(numberOf);

const additive = () => ['visits', 'ratio', 'mean', 'greatest', 'daily', 'rounded'] as const;
const all = (names: readonly (keyof typeof ids)[]) => names.map((name) => ({ id: ids[name] }));

describe('figures added up in the browser', () => {
  it.each<[string, () => Question, object, number[][]]>([
    [
      'by activity, of states',
      () => ({ indicadores: all([...additive(), 'farms']), grouprow: [column('atividade_produtiva')] }),
      column('uf'),
      [[0], [1], [0, 2], [0, 1, 2]],
    ],
    [
      'as one figure, of states',
      () => ({ indicadores: all([...additive(), 'farms']), grouprow: [] }),
      column('uf'),
      [[2], [1, 2]],
    ],
    [
      'by month, of states, in one year',
      () => ({ indicadores: all(['visits', 'daily', 'farms']), grouprow: [MONTH], ano: [2025] }),
      column('uf'),
      [[0], [0, 1]],
    ],
    [
      'by two columns, of activities',
      () => ({
        indicadores: all(['visits', 'ratio', 'farms']),
        grouprow: [column('uf'), column('faixa_area')],
      }),
      column('atividade_produtiva'),
      [[0], [0, 1]],
    ],
    [
      'by state, of months',
      () => ({ indicadores: all(['visits']), grouprow: [column('uf')] }),
      MONTH,
      [[0], [3, 4, 5]],
    ],
    [
      'split into series, of states',
      () => ({
        indicadores: all(['visits', 'ratio']),
        grouprow: [column('faixa_area')],
        splitSerie: 'programa.propriedade|propriedade.atividade_produtiva|varchar',
      }),
      column('uf'),
      [[0], [0, 1]],
    ],
  ])('are what the server answers: %s', async (_, question, por, choices) => {
    for (const marks of choices) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, for a reader of a failure
      const { added, asked, rows, answered } = await bothWays(
        question(),
        por as Record<string, unknown>,
        marks,
      );
      expect({ figures: added.figures.map(rounded), totals: rounded(added.totals) }).toEqual(asked);
      expect(rows).toBe(answered);
    }
  });
});

describe('what is asked of the server at each choice', () => {
  const plain = () => ({ indicadores: all(['visits']), grouprow: [column('uf')] });

  it.each<[string, () => Question, object, string]>([
    [
      'things that are in several groups',
      () => ({ ...plain(), indicadores: all(['farms']) }),
      MONTH,
      'um dos valores não é soma de partes',
    ],
    [
      'the largest groups',
      () => ({ ...plain(), top: 2 }),
      column('faixa_area'),
      'os maiores grupos mudam com a escolha',
    ],
    [
      'the totals of a pivot table',
      () => ({
        ...plain(),
        grouprow: [column('uf'), column('atividade_produtiva')],
        pivot: { across: 'propriedade.atividade_produtiva' },
      }),
      column('faixa_area'),
      'os totais de uma tabela dinâmica são perguntados nível por nível',
    ],
    [
      'shares of a row',
      () => ({ ...plain(), splitStack: true }),
      column('faixa_area'),
      'em linha ou empilhada em 100%, cada parte depende das outras',
    ],
    [
      'what there is whenever, by month',
      () => ({ ...plain(), indicadores: all(['mean']) }),
      MONTH,
      'um valor até o fim do período não se soma mês a mês',
    ],
  ])('%s', async (_, question, por, motivo) => {
    const answer = await portal.post(portal.admin, `${INDICATORS}/resultviewknex/partes`, {
      ...question(),
      por,
    });
    expect(okay<Answered>(answer)).toEqual({ cubo: null, motivo });
    // It tells of nobody: it may be kept, and no line says that somebody was read.
    expect(answer.headers['cache-control']).not.toContain('no-store');
  });

  it('a pivot table is then answered narrowed at each of its levels', async () => {
    const [uf, activity] = [column('uf'), column('atividade_produtiva')];
    const pivoted = {
      indicadores: all(['visits', 'farms']),
      grouprow: [uf, activity],
      pivot: { across: 'propriedade.atividade_produtiva' },
    };
    const [states, whole] = [await ask({ ...plain(), grouprow: [uf] }), await ask(pivoted)];
    const key = states.itens_search[0]!.keys[0]!;
    const narrowed = await ask({ ...pivoted, filters: [key] });
    const [state] = states.itens_search;
    expect(whole.itens_search.length).toBeGreaterThan(1);
    expect(narrowed.itens_search.map(({ valueData }) => valueData)).toEqual([state!.valueData]);
    // The whole's row of that state is all there is now; its total is that row's.
    const row = whole.itens_search.find(({ valueData }) => valueData[0] === state!.valueData[0])!;
    const figures = (of: ViewResult, from: Record<string, unknown> = {}) =>
      of.series.flatMap(({ name, keys }) =>
        numberOf(from[name]) === null ? [] : [[JSON.stringify(keys), numberOf(from[name])]],
      );
    expect(figures(narrowed, narrowed.data[0])).toEqual(figures(whole, whole.data[row.index]));
    expect(figures(narrowed, narrowed.dinamica?.total)).toEqual(figures(whole, whole.data[row.index]));
  });

  it('what is in no way of its facts is refused as a filter by it is', async () => {
    const answer = await portal.post(portal.admin, `${INDICATORS}/resultviewknex/partes`, {
      ...plain(),
      por: { alias: 'propriedade', colname: 'nada' },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('who has the parts', () => {
  const question = () => ({ indicadores: all(['visits']), grouprow: [] });

  it('who only observes has none: a cell is finer than what it may ask', async () => {
    for (const profile of ['consulta', 'giz'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- two people
      const observer = await portal.person(profile);
      // oxlint-disable-next-line no-await-in-loop -- two people
      const answer = await portal.post(observer, `${INDICATORS}/resultviewknex/partes`, {
        ...question(),
        por: column('uf'),
      });
      expect(answer.statusCode).toBe(403);
    }
  });

  it('by choosing, who only observes learns what one card with both columns tells, and nothing more', async () => {
    const guarded = await indicatorPortal({ SMALL_GROUP: '2' });
    try {
      const id = await guarded.indicator('Visitas', 'COUNT(@Id da visita de visita)', {
        data_type: 'integer',
      });
      const state = column('uf');
      const others = [column('atividade_produtiva'), column('faixa_area'), YEAR];
      const indicadores = [{ id }];
      const views = others.map((other) => viewOf({ indicadores, grouprow: [state, other] }));
      await guarded.panel('Aberto', views, ['Consulta Pública']);
      const observer = await guarded.person('consulta');
      const post = (more: object) =>
        guarded.post(observer, `${INDICATORS}/resultviewknex`, { indicadores, ...more });
      const seen = async (more: object) => okay<ViewResult>(await post(more));
      const { itens_search: marks } = await seen({ grouprow: [state] });
      const told: unknown[] = [];
      for (const other of others) {
        // oxlint-disable-next-line no-await-in-loop -- card after card
        const both = await seen({ grouprow: [state, other] });
        const cells = new Map(
          both.itens_search.map(({ valueData, index }) => [
            JSON.stringify(valueData),
            both.data[index]!['Visitas'],
          ]),
        );
        for (const { keys, valueData } of marks) {
          // oxlint-disable-next-line no-await-in-loop -- mark after mark, as a hand goes
          const chosen = await seen({ grouprow: [other], filters: keys });
          for (const item of chosen.itens_search) {
            const figure = chosen.data[item.index]!['Visitas'];
            expect(figure).toEqual(cells.get(JSON.stringify([...valueData, ...item.valueData])) ?? null);
            told.push(figure);
          }
        }
      }
      expect([told.includes(null), told.some((one) => one !== null)]).toEqual([true, true]);
      // Two marks, and all but one, are sums of which the parts that are hidden could be taken.
      const [key] = marks[0]!.keys;
      const values = marks.slice(0, 2).map(({ valueData }) => valueData[0]);
      for (const condition of [
        { ...key, operator: '=', value: values },
        { ...key, operator: '!=', value: values.slice(0, 1) },
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- two questions
        const refused = await post({ grouprow: others.slice(0, 1), filters: [condition] });
        expect([refused.statusCode >= 400, refused.body]).toEqual([
          true,
          expect.stringContaining('precisa de um só valor'),
        ]);
      }
    } finally {
      await guarded.close();
    }
  });

  it('a state has its own, and columns and indicators of its panels only', async () => {
    const person = await portal.person('tecnico', { uf: 'GO' });
    const { cubo } = await cubeOf(question(), column('uf'), person);
    expect(cubo?.marks.every((mark) => mark === 'GO')).toBe(true);
    const post = (body: object) => portal.post(person, `${INDICATORS}/resultviewknex/partes`, body);
    expect((await post({ ...question(), por: column('nome', 'tecnico') })).statusCode).toBe(403);
    expect((await post({ indicadores: all(['mean']), grouprow: [], por: column('uf') })).statusCode).toBe(
      404,
    );
  });
});
