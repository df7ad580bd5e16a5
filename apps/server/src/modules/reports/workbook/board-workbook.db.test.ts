import type { DashboardAnswer } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsOf } from '@fonte/contracts/boards';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { deep, xmlTree } from '../../../testing/xml-tree.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { tinyPortal, type TinyPortal } from '../testing.ts';

// The workbook of a page, read as another program reads it: relations and XML, by nothing that wrote it.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const ask = (person: TestPerson, query: Readonly<Record<string, string>>) =>
  portal.raw(person, 'consulta/dash-board/pasta-de-trabalho', query);

interface Sheet {
  readonly name: string;
  readonly rows: string[][];
  /** Addresses of cells with where they lead. */
  readonly links: readonly (readonly [cell: string, place: string])[];
}

const column = (address: string): number =>
  Array.from(address.replace(/\d+/, '')).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function sheetsOf(bytes: Uint8Array): Sheet[] {
  const parts = unzipSync(new Uint8Array(bytes));
  const xml = (name: string) => xmlTree(new TextDecoder().decode(parts[name]));
  const targets = new Map(
    deep(xml('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes['Id'],
      attributes['Target'],
    ]),
  );
  return deep(xml('xl/workbook.xml'), 'sheet').map(({ attributes }) => {
    const sheet = xml(`xl/${targets.get(attributes['r:id'] ?? '')}`);
    const rows: string[][] = [];
    for (const row of deep(sheet, 'row')) {
      const cells: string[] = [];
      for (const cell of deep(row, 'c')) {
        const value = deep(cell, 't')[0]?.text ?? deep(cell, 'v')[0]?.text ?? '';
        cells[column(cell.attributes['r'] ?? '')] = value;
      }
      rows[Number(row.attributes['r']) - 1] = Array.from(cells, (cell) => cell ?? '');
    }
    return {
      name: attributes['name'] ?? '',
      rows: Array.from(rows, (row) => row ?? []),
      links: deep(sheet, 'hyperlink').map(
        (link) => [link.attributes['ref'] ?? '', link.attributes['location'] ?? ''] as const,
      ),
    };
  });
}

async function bookOf(person: TestPerson, query: Readonly<Record<string, string>>): Promise<Sheet[]> {
  const answer = await ask(person, query);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return sheetsOf(answer.rawPayload);
}

describe('every page of reports', () => {
  it.each(BOARD_NAMES)('%s comes whole, each sheet under a name that Excel takes', async (painel) => {
    if (!mayOpenBoard(painel, 'administrador')) return;
    const [cover, ...sheets] = await bookOf(admin, { painel, $ano: '[2025]' });
    expect(cover?.name).toBe('Sobre');
    const names = [cover, ...sheets].map((sheet) => sheet?.name ?? '');
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\']([^[\]:*?/\\]{0,30})$/);
    // A link to each sheet, and to none that is not there.
    expect(new Set(cover?.links.map(([, place]) => place))).toEqual(
      new Set(sheets.map(({ name }) => `'${name.replaceAll("'", "''")}'!A1`)),
    );
    const told = cover?.rows.map((row) => row[2]);
    for (const id of new Set(reportsOf(boardFor(painel, 'administrador')))) {
      if (id === 123456) continue;
      expect(told).toContain(String(id));
    }
  });
});

it('has the figures of the screen, in the order of the page', async () => {
  const [, ...sheets] = await bookOf(admin, { $ano: '[2025]', $uf: '["GO"]' });
  const screen = await portal.raw(admin, 'consulta/dash-board/load-report-dash', {
    $ano: '[2025]',
    $uf: '["GO"]',
  });
  const answers = screen.json<DashboardAnswer>().reports.flatMap(({ answer }) => answer ?? []);
  const shapeOf = (id: number) => CATALOGUE[id as keyof typeof CATALOGUE].shape;
  const tiles = answers.filter(({ co_consulta: id }) => shapeOf(id) === 'num');
  expect(sheets[0]?.name).toBe('Números');
  expect(sheets[0]?.rows.slice(1).map((row) => [row[0], row[1], row[4]])).toEqual(
    tiles.map(({ no_consulta, series, co_consulta }) => [
      no_consulta,
      String((series[0]?.data[0] as string | number | null | undefined) ?? ''),
      String(co_consulta),
    ]),
  );
  const tables = answers.filter(({ co_consulta: id }) => shapeOf(id) !== 'num');
  // All tabs are in the book; the page has asked for its first ones only where they come late.
  expect(sheets.length - 1).toBeGreaterThanOrEqual(tables.length);
  for (const { co_consulta } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const csv = await portal.csv(admin, co_consulta, { ano: [2025], uf: ['GO'] });
    const found = sheets.some(
      ({ rows }) => JSON.stringify(rows[0]) === JSON.stringify(csv.head) && rows.length > csv.rows.length,
    );
    expect([co_consulta, found]).toEqual([co_consulta, true]);
  }
});

it('says on its cover what it is of, whose and by whom', async () => {
  const coordinator = await portal.person('coordenador', { uf: 'MG' });
  const [cover] = await bookOf(coordinator, { $ano: '[2025]' });
  const facts = new Map(cover?.rows.map(([name = '', value = '']) => [name, value]));
  expect(cover?.rows[0]).toEqual(['Dashboard']);
  expect(facts.get('Ano')).toBe('2025');
  expect(facts.get('Uf')).toBe('Minas Gerais');
  expect(facts.get('Feito por')).toContain('(Coordenador)');
  expect(facts.get('Dados até')).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(facts.get('Versão dos dados')).toMatch(/^\d+$/);
  expect(facts.has('Notas')).toBe(true);
  const [all] = await bookOf(admin, { painel: 'conservacaoPropriedades' });
  const whole = new Map(all?.rows.map(([name = '', value = '']) => [name, value]));
  expect([whole.get('Ano'), whole.get('Uf')]).toEqual(['Todos', 'Todas']);
  expect(all?.rows.flat().some((text) => text.startsWith('Aplicam práticas de conservação'))).toBe(true);
});

it('follows what is chosen above the cards, and is recorded with its rows', async () => {
  const coordinator = await portal.person('coordenador', { uf: 'GO' });
  const days = { $inicio: '2025-01-01', $fim: '2025-06-30' };
  const answer = await ask(coordinator, { painel: 'visitasPeriodo', ...days });
  expect(answer.headers['content-disposition']).toMatch(/GO-2025-01-01-2025-06-30-v\d+\.xlsx/);
  const [cover] = sheetsOf(answer.rawPayload);
  expect(new Map(cover?.rows.map(([name = '', value = '']) => [name, value])).get('Período')).toBe(
    '01/01/2025 a 30/06/2025',
  );
  const lines = (await portal.trail()).filter(({ id_usuario }) => id_usuario === coordinator.idUsuario);
  const [line] = lines.filter(({ acao }) => acao === 'exportar');
  expect(line).toMatchObject({
    alvo: 'painel:visitasPeriodo',
    detalhe: { forma: 'xlsx', dias: { from: '2025-01-01', until: '2025-06-30' } },
  });
});

it.each(['tecnico', 'consulta', 'giz', 'mapa', 'bancomundial'] as const)('is not for %s', async (profile) => {
  expect((await ask(await portal.person(profile), {})).statusCode).toBe(403);
});

it('refuses in words what there is not', async () => {
  const unknown = await ask(admin, { painel: 'nada' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json<{ result: string }>().result).toContain('nada');
  expect((await ask(admin, { $ano: '[12]' })).statusCode).toBe(400);
  expect(
    (await ask(admin, { painel: 'visitasPeriodo', $inicio: '2025-06-30', $fim: '2025-01-01' })).statusCode,
  ).toBe(400);
  // A page that the profile does not open.
  const supervisor = await portal.person('supervisor', { uf: 'GO' });
  expect((await ask(supervisor, { painel: 'relatorios' })).statusCode).toBe(403);
});
