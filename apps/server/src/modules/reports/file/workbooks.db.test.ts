// [ASVS 1.2.1]
import { REPORT_IDS } from '@fonte/contracts';
import { formatDate, formatDateTime } from '@fonte/pt-br';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { tinyPortal, type TinyPortal } from '../testing.ts';

// Every report as .xlsx, and as CSV for programs, holds what its CSV holds, cell by cell: numbers, days and moments as themselves.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const ask = (id: number, person = admin, typereturn = 'Xlsx') =>
  portal.raw(person, 'relatorio/index/retorno-direto', {
    co_consulta: String(id),
    typereturn,
    $ano: '[2025]',
  });

type SheetCell = { readonly text: string; readonly kind: string };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Styles of days and of moments, and of those of a total. */
const MOMENTS: Readonly<Record<string, string>> = { 2: 'date', 3: 'datetime', 20: 'date', 21: 'datetime' };

/** Cells of a sheet by row and column; kind: 'text', 'boolean', 'date', 'datetime' or 'number'. */
function cellsOf(sheet: string): SheetCell[][] {
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: SheetCell[] = [];
    for (const [, letters = '', attributes = '', body = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs,
    )) {
      const at = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      const text = plain(/<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>/s.exec(body)?.[1] ?? '');
      const kind = attributes.includes('inlineStr')
        ? 'text'
        : attributes.includes('t="b"')
          ? 'boolean'
          : (MOMENTS[/s="(\d+)"/.exec(attributes)?.[1] ?? ''] ?? 'number');
      cells[at] = { text, kind };
    }
    return cells;
  });
}

/** At which rows of a sheet something stands. */
const numbersOf = (sheet: string): number[] =>
  [...sheet.matchAll(/<row r="(\d+)">/g)].map(([, number]) => Number(number));

/** A cell as the CSV writes it. */
function asCsv(cell: SheetCell | undefined): string {
  if (!cell) return '';
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'boolean') return cell.text === '1' ? 'Sim' : 'Não';
  if (cell.kind === 'number') return cell.text.replace('.', ',');
  const moment = new Date(Date.UTC(1899, 11, 30) + Math.round(Number(cell.text) * 1440) * 60_000);
  const [day = '', time = ''] = moment.toISOString().split('T');
  const date = day.split('-').toReversed().join('/');
  return cell.kind === 'date' ? date : `${date}, ${time.slice(0, 5)}`;
}

/** A cell of a CSV for programs as the other CSV writes it. */
function asPortuguese(cell: string): string {
  if (cell === 'true' || cell === 'false') return cell === 'true' ? 'Sim' : 'Não';
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return formatDate(cell);
  if (/^\d{4}-\d\d-\d\dT/.test(cell)) return formatDateTime(cell);
  return /^-?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell;
}

/** A cell as the answer has it, whose days are ISO's. */
const asAnswered = (cell: SheetCell | undefined): string =>
  cell?.kind === 'date' ? asCsv(cell).split('/').toReversed().join('-') : (cell?.text ?? '');

const FILES = REPORT_IDS.filter(
  (id) =>
    CATALOGUE[id].profiles.includes('administrador') &&
    CATALOGUE[id].files?.includes('administrador') !== false,
);

describe('every report', () => {
  it.each(FILES)('%i holds what its CSV holds', async (id) => {
    const answer = await ask(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/\.xlsx/);
    const parts = unzipSync(new Uint8Array(answer.rawPayload));
    const text = (name: string) => new TextDecoder().decode(parts[`xl/worksheets/${name}.xml`]);
    const csv = await portal.csv(admin, id, { ano: [2025] });
    const [head = [], ...rows] = cellsOf(text('sheet1'));
    expect(head.map(asCsv)).toEqual(csv.head);
    const { thead, tfoot } = await portal.report(admin, id, { ano: [2025] });
    // Rows of the programme have no total in their file, and a CSV has none at all.
    const total = CATALOGUE[id].source.kind === 'list' || tfoot === null ? null : rows.pop();
    expect(rows.map((row) => csv.head.map((_, at) => asCsv(row[at])))).toEqual(csv.rows);
    expect(numbersOf(text('sheet1')).filter((number) => number > csv.rows.length + 1)).toEqual(
      total === null ? [] : [csv.rows.length + 3],
    );
    if (total)
      expect(thead.map((_, at) => asAnswered(total[at]))).toEqual(
        thead.map(({ field, percentage, scale }) => {
          const value = tfoot?.[field] ?? '';
          return percentage && typeof value === 'number' ? value.toFixed(scale) : String(value);
        }),
      );
    expect(text('sheet1')).not.toMatch(/<f>|t="str"/);
    const about = cellsOf(text('sheet2')).map((row) => row.map(asCsv));
    expect(about).toContainEqual(['Número', String(id)]);
    expect(about).toContainEqual(['Linhas', String(csv.rows.length)]);
    // Both say the same of themselves; a minute may have passed between them.
    const told = (lines: readonly string[][]) => lines.filter(([name]) => name !== 'Feito em');
    expect(told(csv.about)).toEqual(told(about));
  });
});

it.each(FILES)('%i as CSV for programs holds the same rows', async (id) => {
  const answer = await ask(id, admin, 'CsvIso');
  expect(answer.headers['content-disposition']).toMatch(/\.iso\.csv/);
  const [head, ...rows] = parse(answer.body);
  const csv = await portal.csv(admin, id, { ano: [2025] });
  expect(head).toEqual(csv.head);
  const told = new URLSearchParams(String(answer.headers['x-about']));
  expect(told.get('Feito por')).toMatch(/\S \(Administrador\)$/);
  expect(told.get('Linhas')).toBe(String(rows.length));
  expect(rows.map((row) => row.map(asPortuguese))).toEqual(csv.rows);
});

it('has days, moments and figures as numbers, not as texts', async () => {
  const parts = unzipSync(new Uint8Array((await ask(20036)).rawPayload));
  const [, first = []] = cellsOf(new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']));
  expect(new Set(first.filter(Boolean).map(({ kind }) => kind))).toEqual(
    new Set(['text', 'number', 'date', 'datetime', 'boolean']),
  );
});

it.each(['consulta', 'giz', 'mapa', 'bancomundial'] as const)(
  'is refused %s as the CSV is',
  async (profile) => {
    expect((await ask(11116, await portal.person(profile))).statusCode).toBe(403);
  },
);
