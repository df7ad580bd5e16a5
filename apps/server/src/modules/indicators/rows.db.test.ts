import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from '../reports/testing.ts';
import { indicatorPortal, INDICATORS, okay, type IndicatorPortal } from './testing.ts';

const VIEW = `${INDICATORS}/resultviewknex`;

let portal: IndicatorPortal;
const ids: Record<string, number> = {};
beforeAll(async () => {
  portal = await indicatorPortal();
  ids['visitas'] = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', {
    data_type: 'integer',
  });
  ids['area'] = await portal.indicator('Área', 'SUM(@Área total)', { unidade: 'ha' });
  ids['porVisita'] = await portal.indicator('Área por visita', '#Área / #Visitas', { unidade: 'ha' });
  ids['receita'] = await portal.indicator('Receita', 'SUM(@"qtde × vlr grupo Receitas")', { unidade: 'R$' });
  ids['duracao'] = await portal.indicator('Duração média', 'AVG(@Duração)', { unidade: 'min' });
  ids['pratica'] = await portal.indicator('Área de práticas', 'SUM(@Área de prática)', { unidade: 'ha' });
});
afterAll(() => portal.close());

const UF = { alias: 'propriedade', colname: 'uf' };
const ASKED = { limit: -1 };
const ask = async (question: Readonly<Record<string, unknown>>) =>
  okay<ViewResult>(await portal.post(portal.admin, VIEW, { ...ASKED, ...question }));
describe('the rows behind a figure', () => {
  const detail = async (body: unknown) =>
    okay<{ valor: number; total: number; rows: Record<string, unknown>[]; partes: unknown[] }>(
      await portal.post(portal.admin, `${INDICATORS}/details`, body),
    );

  it('re-add to every cell of random views', async () => {
    const columns: { alias: string; colname: string; dateFormat?: string }[] = [
      UF,
      { alias: 'municipio', colname: 'nome' },
      { alias: 'propriedade', colname: 'atividade_produtiva' },
      { alias: 'propriedade', colname: 'faixa_area' },
      { alias: 'produtor', colname: 'sexo' },
      { alias: 'tempo', colname: 'data', dateFormat: 'MM YYYY' },
      { alias: 'tempo', colname: 'data', dateFormat: 'D' },
      { alias: 'tempo', colname: 'trimestre' },
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('visitas', 'area', 'porVisita', 'receita', 'duracao', 'pratica'),
        fc.uniqueArray(fc.constantFrom(...columns), { maxLength: 2, selector: ({ colname }) => colname }),
        fc.option(
          fc.constantFrom(
            'programa.propriedade|propriedade.uf|varchar',
            'programa.propriedade|propriedade.tem_car|bool',
          ),
        ),
        fc.boolean(),
        fc.constantFrom([], [2024], [2025]),
        fc.nat(),
        fc.nat(),
        async (name, grouprow, splitSerie, inline, ano, rowAt, seriesAt) => {
          const filters = [{ alias: 'propriedade', colname: 'area_total', operator: '>=', value: 50 }];
          const question = { indicadores: [{ id: ids[name] }], grouprow, splitSerie, inline, ano, filters };
          const times = grouprow.filter(({ alias }) => alias === 'tempo');
          const standing = ['area', 'porVisita', 'pratica'].includes(name);
          if (standing && (times.length > 1 || times.some(({ dateFormat }) => dateFormat === 'D'))) {
            // What there is up to a day has no weekday, and is of one period at a time.
            const answer = await portal.post(portal.admin, VIEW, { ...ASKED, ...question });
            expect([answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([
              400,
              'invalidView',
            ]);
            return;
          }
          // Months of all years side by side are more columns than a view takes.
          if (standing && inline && times.length > 0 && ano.length === 0) return;
          const result = await ask(question);
          if (result.data.length === 0 || result.series.length === 0) return;
          const item = result.itens_search[rowAt % result.data.length]!;
          const series = result.series[seriesAt % result.series.length]!;
          const shown = result.data[item.index]?.[series.name] ?? null;
          const { valor } = await detail({
            filters: [...filters, ...item.keys, ...series.keys],
            indicadores: series.id ?? item.indicador,
            ano,
          });
          // A count over nothing is 0; the cell of a group without rows has no figure.
          expect([name, shown ?? 0]).toEqual([name, shown === null ? (valor ?? 0) : valor]);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('come a page at a time with their parts, and add up', async () => {
    const page = await detail({
      indicadores: ids['porVisita'],
      filters: [{ ...UF, operator: '=', value: 'MS' }],
    });
    // P11 has no area, so it is no row of the sum.
    expect(page).toMatchObject({
      valor: 315,
      total: 6,
      unidade: 'ha',
      partes: [
        { label: 'A soma de Área total', kind: 'sum', rows: 2 },
        { label: 'A quantidade de Id da visita de visita', kind: 'count', rows: 4 },
      ],
    });
    expect(page.rows).toHaveLength(6);
  });

  it('come as CSV with their number and one line in the audit, by address too', async () => {
    const file = await portal.get(portal.admin, `${INDICATORS}/details`, {
      indicadores: [{ id: ids['visitas'] }],
      filters: [{ ...UF, operator: '=', value: ['MS'] }],
      format: 'csv',
    });
    expect(file.statusCode).toBe(200);
    expect(file.headers['x-total-count']).toBe('4');
    expect(file.headers['content-disposition']).toMatch(/visitas-v\d+\.csv/);
    const { lines, about } = readFile(file.body);
    expect(lines).toHaveLength(5);
    expect(about).toEqual(
      expect.arrayContaining([
        ['Filtros', 'UF igual MS'],
        ['Ano', 'Todos'],
        ['Linhas', '4'],
        ['Feito por', expect.stringMatching(/\S \(.+\)$/)],
      ]),
    );
    expect((await portal.trail()).findLast(({ acao }) => acao === 'exportar')).toMatchObject({
      acao: 'exportar',
      alvo: `indicador/${ids['visitas']}`,
      linhas: 4,
      detalhe: { total: 4 },
    });
  });
});

describe('values of a filter', () => {
  const values = async (filters: unknown, more = {}) =>
    okay<{ value: unknown; label: string }[]>(
      await portal.get(portal.admin, `${INDICATORS}/filter/values`, { filters, ...more }),
    );

  it('are those of the rows there are, typed ahead, in order', async () => {
    expect((await values(UF)).map(({ value }) => value)).toEqual(['GO', 'MG', 'MS']);
    expect(await values({ alias: 'municipio', colname: 'nome', q: 'ub' })).toEqual([
      { value: 'Uberaba', label: 'Uberaba' },
    ]);
    expect(await values([{ alias: 'municipio', dimension: 'nome' }], { q: 'U', limit: '5' })).toHaveLength(1);
    expect(await values({ alias: 'item', colname: 'descricao', q: 'Le' })).toHaveLength(2);
    expect(await values({ alias: 'propriedade', colname: 'nome', q: '%' })).toEqual([]);
    // With or without accents, whatever the case.
    for (const q of ['racao', 'RAÇÃO', 'Ração conc'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await values({ alias: 'item', colname: 'descricao', q })).toEqual([
        { value: 'Ração concentrada 18 % PB', label: 'Ração concentrada 18 % PB' },
      ]);
    expect((await values(UF, { limit: '2' })).map(({ value }) => value)).toEqual(['GO', 'MG']);
  });

  it('are refused for a date, and for what is no column', async () => {
    for (const filters of [
      { alias: 'visita', colname: 'dt_visita' },
      { alias: 'usuario', colname: 'senha' },
      'x',
      [[]],
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect((await portal.get(portal.admin, `${INDICATORS}/filter/values`, { filters })).statusCode).toBe(
        400,
      );
  });
});

describe('a cross table', () => {
  it('has its totals worked out at their own level, and is remembered for who made it', async () => {
    const body = {
      indicadores: [ids['duracao'], ids['visitas']],
      rows: [UF],
      columns: [{ alias: 'tempo', colname: 'data', dateFormat: 'YYYY' }],
    };
    const made = okay<Record<string, unknown>>(
      await portal.post(portal.admin, `${INDICATORS}/crosstable`, body),
    );
    expect(made).toMatchObject({
      rows: [{ labels: ['GO'] }, { labels: ['MG'] }, { labels: ['MS'] }],
      columns: [{ labels: ['2024'] }, { labels: ['2025'] }],
      columnTotals: [
        [expect.anything(), 36],
        [150.4, 26],
      ],
      grandTotal: [expect.anything(), 62],
    });
    expect((made['rowTotals'] as number[][]).map(([, visits]) => visits)).toEqual([41, 17, 4]);
    expect((made['cells'] as number[][][])[0]?.map(([, visits]) => visits)).toEqual([25, 16]);
    const kept = okay<unknown[]>(await portal.get(portal.admin, `${INDICATORS}/crosstable`));
    expect(kept[0]).toMatchObject({ definicao: { indicadores: body.indicadores } });
    const other = await portal.person('nacional');
    expect(okay(await portal.get(other, `${INDICATORS}/crosstable`))).toEqual([]);
  });

  it('is a file too: its very figures and the totals of each side, how they were made, and nothing remembered', async () => {
    const body = {
      indicadores: [ids['visitas']],
      rows: [{ alias: 'propriedade', colname: 'uf' }],
      columns: [{ alias: 'tempo', colname: 'data', dateFormat: 'YYYY' }],
      filters: [{ alias: 'propriedade', colname: 'uf', operator: '!=', value: ['MS'] }],
    };
    const keptBefore = okay<unknown[]>(await portal.get(portal.admin, `${INDICATORS}/crosstable`));
    const file = (format: string, more: object = {}) =>
      portal.post(portal.admin, `${INDICATORS}/crosstable`, {
        ...body,
        title: 'Visitas; ao ano',
        format,
        ...more,
      });
    const answer = await file('csv');
    expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, '2']);
    expect(answer.headers['content-disposition']).toMatch(/visitas-ao-ano-tabela-cruzada-v\d+\.csv/);
    const { lines, about } = readFile(answer.body);
    expect(lines).toEqual([
      ['UF', '2024 (un)', '2025 (un)', 'Total (un)'],
      ['GO', '25', '16', '41'],
      ['MG', '9', '8', '17'],
      ['Total', '34', '24', '58'],
    ]);
    expect(about).toEqual([
      ['Visão', 'Visitas; ao ano'],
      ['Tabela cruzada', 'UF por Data de cada fato'],
      ['Filtros', 'UF diferente MS'],
      ['Ano', 'Todos'],
      ['Uf', 'Todas'],
      ['Alcance', 'Todas as propriedades do programa'],
      ['Dados até', expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/)],
      ['Feito por', expect.stringMatching(/\S \(.+\)$/)],
      ['Feito em', expect.stringMatching(/^\d\d\/\d\d\/\d{4}/)],
    ]);
    const { lines: both } = readFile(
      (await file('csv', { indicadores: [ids['visitas'], ids['visitas']] })).body,
    );
    expect(both[0]?.[1]).toMatch(/^2024 · .+ \(un\)$/);
    expect(both[1]).toHaveLength(7);
    const { lines: alone } = readFile((await file('csv', { columns: [] })).body);
    expect(alone[1]).toEqual(['GO', '41']);
    const sheet = await file('xlsx');
    const parts = unzipSync(sheet.rawPayload);
    expect(new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])).toContain('<c r="D2"><v>41</v></c>');
    expect((await portal.trail()).findLast(({ acao }) => acao === 'exportar')).toMatchObject({
      detalhe: expect.objectContaining({ tabela: 'cruzada', forma: 'xlsx' }) as unknown,
    });
    expect(okay<unknown[]>(await portal.get(portal.admin, `${INDICATORS}/crosstable`))).toEqual(keptBefore);
  });

  it('is refused in a sentence when it would have more figures than anybody reads, before they are worked out', async () => {
    const property = { alias: 'propriedade', colname: 'cod_propriedade' };
    const day = { alias: 'tempo', colname: 'data', dateFormat: 'DD MM YYYY' };
    const ask = (indicators: number, columns: object[]) =>
      portal.post(portal.admin, `${INDICATORS}/crosstable`, {
        indicadores: Array.from({ length: indicators }, () => ids['visitas']),
        rows: [property, day],
        columns,
      });
    const keptBefore = okay<unknown[]>(await portal.get(portal.admin, `${INDICATORS}/crosstable`));
    const refused = await ask(10, [day, property]);
    expect([refused.statusCode, refused.json<{ codigo: string }>().codigo]).toEqual([413, 'tooManyCells']);
    expect(refused.json<{ result: string }>().result).toMatch(
      /^A tabela teria \d+ linhas × [\d.]+ colunas, mais que 20\.000 números\. Filtre mais ou agrupe por menos\.$/,
    );
    expect(okay<unknown[]>(await portal.get(portal.admin, `${INDICATORS}/crosstable`))).toEqual(keptBefore);
    // The same sides with one figure each are not too many.
    const { rows, columns } = okay<{ rows: unknown[]; columns: unknown[] }>(await ask(1, [day]));
    expect(rows.length * columns.length).toBeGreaterThan(1_000);
    expect(rows.length * columns.length).toBeLessThanOrEqual(20_000);
  });
});
