import type { detailAnswer, ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../reports/testing.ts';
import type { TestPerson } from '../../testing.ts';
import { indicatorPortal, INDICATORS, okay, viewOf, type IndicatorPortal } from './testing.ts';

let portal: IndicatorPortal;
let visits: number;
let areaByVisit: number;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
  areaByVisit = await portal.indicator('Área por visita', 'SUM(@Área total) / #Visitas', { unidade: 'ha' });
  await portal.panel('Todos', [viewOf({ indicadores: [{ id: visits }], top: 2 })], ['Consulta Pública']);
});
afterAll(() => portal.close());

const column = (colname: string) => ({ alias: 'propriedade', colname });
const ask = async (question: Readonly<Record<string, unknown>>, person: TestPerson = portal.admin) =>
  okay<ViewResult>(await portal.post(person, `${INDICATORS}/resultviewknex`, question));
const both = () => [{ id: visits }, { id: areaByVisit }];

describe("'Outros' of a view", () => {
  it('stands after the largest groups, whatever their number, and is worked out at its own level', async () => {
    const all = await ask({ indicadores: both(), grouprow: [column('cod_propriedade')] });
    const cut = await ask({ indicadores: both(), grouprow: [column('cod_propriedade')], top: 3 });
    const head = all.groupby[0]!.name;
    const count = all.data.length - 3;
    expect(cut.data.map((row) => row[head]).at(-1)).toBe(`Outros (${count})`);
    expect(cut.data).toHaveLength(4);
    const largest = all.data.map(({ Visitas }) => Number(Visitas)).sort((a, b) => b - a);
    expect(cut.data.slice(0, 3).map(({ Visitas }) => Visitas)).toEqual(largest.slice(0, 3));
    const others = cut.data[3]!;
    expect(others['Visitas']).toBe(largest.slice(3).reduce((sum, one) => sum + one, 0));
    // The ratio of the others' sums, which is what a question about them alone says, and no mean of ratios.
    const [item] = cut.itens_search.filter(({ index }) => index === 3);
    const alone = await ask({ indicadores: both(), filters: item!.keys });
    expect(others['Área por visita']).toBe(alone.totals[1]!.value);
    const ratios = all.data.map((row) => Number(row['Área por visita'])).filter(Number.isFinite);
    expect(others['Área por visita']).not.toBeCloseTo(ratios.reduce((a, b) => a + b) / ratios.length, 3);
    expect(cut.totals).toEqual(all.totals);
  });

  it('leads to its own rows', async () => {
    const cut = await ask({ indicadores: both(), grouprow: [column('uf')], top: 2 });
    expect(cut.data.map((row) => row['UF'])).toEqual(['GO', 'MG', 'Outros (1)']);
    const rows = okay<z.infer<typeof detailAnswer>>(
      await portal.post(portal.admin, `${INDICATORS}/details`, {
        indicadores: visits,
        filters: cut.itens_search[2]!.keys,
        format: 'json',
      }),
    );
    expect(rows).toMatchObject({ valor: cut.data[2]!['Visitas'], total: 4, conferido: true });
  });

  it('adds up with what is shown, however many that are', async () => {
    const sum = ({ data }: ViewResult) => data.reduce((total, { Visitas }) => total + Number(Visitas), 0);
    const view = (top: number) =>
      ask({ indicadores: [{ id: visits }], grouprow: [{ alias: 'municipio', colname: 'nome' }], top });
    for (const top of [2, 3, 4])
      // oxlint-disable-next-line no-await-in-loop -- one after the other, for a reader of a failure
      expect(sum(await view(top))).toBe(62);
  });

  it('is a place of every series of a split, with shares of its own row, and stands in the file', async () => {
    const view = {
      indicadores: [{ id: visits }],
      grouprow: [column('cod_propriedade')],
      splitSerie: 'programa.propriedade|propriedade.uf|varchar',
      splitStack: true,
      top: 3,
    };
    const cut = await ask(view);
    const sum = (row: Readonly<Record<string, unknown>>) =>
      cut.series.reduce((total, { name }) => total + Number(row[name] ?? 0), 0);
    expect(cut.data.reduce((total, row) => total + sum(row), 0)).toBe(62);
    expect(sum(cut.percent!.at(-1)!)).toBeCloseTo(1, 5);
    const file = await portal.post(portal.admin, `${INDICATORS}/resultviewknex/csv`, { ...view, title: 'V' });
    const lines = readCsv(file.body);
    expect(lines[4]?.[0]).toMatch(/^Outros \(\d+\)$/);
    expect(lines.find(([name]) => name === 'Grupos')?.[1]).toBe('Os 3 maiores; os demais em “Outros”');
  });

  it('is not made for who only observes: every group that may be shown is, and nothing can be taken from a rest', async () => {
    const observer = await portal.person('consulta');
    const question = { indicadores: [{ id: visits }], grouprow: [column('uf')] };
    const shown = await ask({ ...question, top: 2 }, observer);
    expect(shown.data).toEqual((await ask(question, observer)).data);
    expect(shown.data.map((row) => row['UF'])).toEqual(['GO', 'MG', 'MS']);
  });

  it('needs one column that is no date', async () => {
    for (const grouprow of [
      [],
      [column('uf'), column('faixa_area')],
      [{ alias: 'tempo', colname: 'data', dateFormat: 'YYYY' }],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- three questions
      const answer = await portal.post(portal.admin, `${INDICATORS}/resultviewknex`, {
        indicadores: [{ id: visits }],
        grouprow,
        top: 2,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ result: string }>().result).toContain('uma só coluna, que não seja data');
    }
  });
});
