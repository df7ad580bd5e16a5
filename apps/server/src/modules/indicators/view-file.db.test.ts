import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '../reports/testing.ts';
import { indicatorPortal, INDICATORS, okay, viewOf, type IndicatorPortal } from './testing.ts';

let portal: IndicatorPortal;
let visits: number;
let area: number;
let panel: number;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
  area = await portal.indicator('Área', 'SUM(@Área total) / 3', { unidade: 'ha' });
  panel = await portal.panel(
    'Todos',
    [viewOf({ indicadores: [{ id: visits }] })],
    ['Coordenador', 'Consulta Pública'],
  );
});
afterAll(() => portal.close());

const UF = { alias: 'propriedade', colname: 'uf' };
const file = (body: Readonly<Record<string, unknown>>, person = portal.admin) =>
  portal.post(person, `${INDICATORS}/resultviewknex/csv`, { title: 'Visitas; por Uf', ...body });

describe("'Baixar Dados' of a view", () => {
  it('holds the very figures that the card shows, their total, and how they were made', async () => {
    const view = {
      indicadores: [{ id: visits }, { id: area }],
      grouprow: [{ ...UF, sort: 'ASC' }],
      filters: [{ ...UF, operator: '!=', value: ['MS'] }],
      ano: [2024, 2025],
    };
    const shown = okay<ViewResult>(await portal.post(portal.admin, `${INDICATORS}/resultviewknex`, view));
    const answer = await file(view);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/visitas-por-uf-2024-2025-v\d+\.csv/);
    expect(answer.headers['x-total-count']).toBe('2');
    const lines = readCsv(answer.body);
    expect(lines[0]).toEqual(['UF', 'Visitas (un)', 'Área (ha)']);
    const comma = (value: unknown) => String(value).replace('.', ',');
    for (const [at, row] of shown.data.entries())
      expect(lines[at + 1]).toEqual([row['UF'], comma(row['Visitas']), comma(row['Área'])]);
    expect(lines[3]).toEqual(['Total', ...shown.totals.map(({ value }) => comma(value))]);
    expect(lines.slice(5).map(([name, value]) => [name, value])).toEqual([
      ['Visão', 'Visitas; por Uf'],
      ['Filtros', 'UF diferente MS'],
      ['Ano', '2024, 2025'],
      ['Uf', 'Todas'],
      ['Alcance', 'Todas as propriedades do programa'],
      ['Dados até', expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/)],
      ['Feito por', expect.stringMatching(/\S \(.+\)$/)],
      ['Feito em', expect.stringMatching(/^\d\d\/\d\d\/\d{4}/)],
    ]);
  });

  it('writes conditions as the screen does: amounts with thousands, codes without', async () => {
    const filters = [
      { alias: 'visita', colname: 'duracao_min', operator: '<=', value: '1234' },
      { alias: 'propriedade', colname: 'codigo_municipio', operator: '!=', value: ['5208707', '1'] },
      { alias: 'propriedade', colname: 'area_total', operator: '<=', value: 1234.5 },
    ];
    const lines = readCsv((await file({ indicadores: [{ id: visits }], grouprow: [UF], filters })).body);
    expect(lines.find(([name]) => name === 'Filtros')?.[1]).toBe(
      'Duração menor ou igual 1.234; Código do município diferente 5208707 / 1; Área total menor ou igual 1.234,5',
    );
  });

  it('is a workbook too: figures as numbers, how they were made on a sheet of its own, the same permissions', async () => {
    const view = {
      indicadores: [{ id: visits }, { id: area }],
      grouprow: [{ ...UF, sort: 'ASC' }],
      ano: [2025],
    };
    const answer = await file({ ...view, format: 'xlsx' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/visitas-por-uf-2025-v\d+\.xlsx/);
    const parts = unzipSync(answer.rawPayload);
    const sheet = (number: number) => new TextDecoder().decode(parts[`xl/worksheets/sheet${number}.xml`]);
    const shown = okay<ViewResult>(await portal.post(portal.admin, `${INDICATORS}/resultviewknex`, view));
    const [first] = shown.data;
    expect(sheet(1)).toContain(`<c r="B2"><v>${String(first?.['Visitas'])}</v></c>`);
    expect(sheet(1)).toContain(`<c r="C2"><v>${String(first?.['Área'])}</v></c>`);
    // The total stands apart, below an empty row.
    expect(sheet(1)).toMatch(
      new RegExp(`<row r="${shown.data.length + 3}"><c r="A\\d+"[^>]*><is><t[^>]*>Total<`),
    );
    expect(sheet(2)).toContain('>Todas as propriedades do programa<');
    expect((await portal.trail()).findLast(({ acao }) => acao === 'exportar')).toMatchObject({
      detalhe: expect.objectContaining({ forma: 'xlsx' }) as unknown,
    });
    const observer = await portal.person('consulta');
    expect((await file({ ...view, format: 'xlsx' }, observer)).statusCode).toBe(403);
  });

  it('has a line per indicator where nothing groups, and the shares of a stacked view', async () => {
    const big = readCsv((await file({ indicadores: [{ id: visits }] })).body);
    expect(big.slice(0, 3)).toEqual([
      ['Indicador', 'Valor', 'Unidade'],
      ['Visitas', '62', 'un'],
      // As wide as the table: what reads the file wants every line alike.
      ['', '', ''],
    ]);
    const stacked = readCsv(
      (
        await file({
          indicadores: [{ id: visits }],
          grouprow: [{ alias: 'tempo', colname: 'data', dateFormat: 'YYYY', sort: 'ASC' }],
          splitSerie: 'programa.propriedade|propriedade.uf|varchar',
          splitStack: true,
        })
      ).body,
    );
    expect(stacked[0]?.filter((head) => head.includes('parte da linha'))).toHaveLength(3);
    const lines = readCsv(
      (await file({ indicadores: [{ id: visits }, { id: area }], grouprow: [UF], inline: true })).body,
    );
    expect(lines.slice(1, 3).map(([name]) => name)).toEqual(['Visitas (un)', 'Área (ha)']);
    const split = readCsv(
      (
        await file({
          indicadores: [{ id: visits }],
          splitSerie: 'programa.propriedade|propriedade.uf|varchar',
        })
      ).body,
    );
    expect(split.slice(1, 4).map(([name, value]) => [name, value])).toEqual([
      ['GO', '41'],
      ['MG', '17'],
      ['MS', '4'],
    ]);
  });

  it('stays in the caller’s rows and says so, is noted in the audit, and is refused to observers', async () => {
    const person = await portal.person('coordenador', { uf: 'GO' });
    const view = { indicadores: [{ id: visits }], grouprow: [UF], uf: ['MG'] };
    expect((await file(view, person)).headers['x-total-count']).toBe('0');
    const own = await file({ ...view, uf: [] }, person);
    expect(own.headers['content-disposition']).toMatch(/visitas-por-uf-GO-v\d+\.csv/);
    const lines = readCsv(own.body);
    expect(lines[1]).toEqual(['GO', '41']);
    expect(lines.find(([name]) => name === 'Alcance')?.[1]).toMatch(/^Propriedades .*GO|Goiás/);
    expect((await portal.trail()).findLast(({ acao }) => acao === 'exportar')).toMatchObject({
      acao: 'exportar',
      alvo: `visao/${visits}`,
      linhas: 1,
    });
    const observer = await portal.person('consulta');
    expect((await file(view, observer)).statusCode).toBe(403);
    expect((await file({ indicadores: [{ id: area }] }, person)).statusCode).toBe(404);
    okay(await portal.del(portal.admin, `/api/indicators/painel/${panel}`));
    expect((await file(view, person)).statusCode).toBe(404);
  });
});
