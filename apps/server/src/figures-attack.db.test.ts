import { OBSERVERS, type DashboardAnswer, type ReportAnswer, type Row } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsOf } from '@fonte/contracts/boards';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { View } from '@fonte/contracts/view';
import type { TestDatabase } from '@fonte/database/testing';
import { demoDatabase } from '@fonte/programme/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figuresOf } from './modules/notifications/figures/figures.ts';
import { createDemoPanels } from './modules/panels/index.ts';
import { MOST_DEVIATION_PERCENT } from './query/disclosure/question/deviate.ts';
import { recovered, type Equation } from './query/disclosure/testing/solve.ts';
import { testPortal, type TestPerson, type TestPortal } from './testing.ts';
import { bearer, programKey } from './testing/program-key.ts';

// An observer collects the figures of every door (cards, boards, views of panels, a key's answers, mails), in the country and in each state, of a year and of all time, and solves:
// totals less rows, country less states, a door that shows what another hides. The same questions to a portal without the rule say what the hidden figures are.

/** Another one makes another programme and asks other reports of another year: ATTACK_SEED. In this one a producer of a state of nine properties has an active and an inactive one. */
const SEED = Number(process.env['ATTACK_SEED'] ?? 4);
const LEAST = 5;
const MAP = 123456;
const YEARS = [null, [2025, 2024][SEED % 2]!];

let database: TestDatabase;
let ruled: TestPortal;
let open: TestPortal;
let ufs: readonly string[];
let observer: TestPerson;
let free: TestPerson;
let key: Record<string, string>;
beforeAll(async () => {
  database = await demoDatabase({ properties: 120, seed: 11 + SEED });
  ruled = await testPortal({ SMALL_GROUP: String(LEAST), SECOND_FACTOR_PROFILES: 'nenhum' }, database);
  await createDemoPanels(ruled.app);
  open = await testPortal({ SMALL_GROUP: '1' }, database);
  ufs = (
    await database.db.selectFrom('programa.propriedade').select('uf').distinct().orderBy('uf').execute()
  ).map(({ uf }) => uf);
  observer = await ruled.person(OBSERVERS[SEED % OBSERVERS.length]!);
  free = await open.person('consulta');
  key = bearer((await programKey(ruled, observer)).chave);
});
afterAll(async () => {
  await open.close();
  await ruled.close();
  await database.close();
});

/** A figure of a line: `total` stands for all rows. Null is hidden, or nothing. */
type Cells = Map<string, number | null>;
interface Narrowed {
  readonly ano: number | null;
  readonly uf: string | null;
}
const QUESTIONS = (): Narrowed[] => YEARS.flatMap((ano) => [null, ...ufs].map((uf) => ({ ano, uf })));
const TOTAL = 'total';
const cellOf = ({ ano, uf }: Narrowed, field: string, row: string) => JSON.stringify([ano, uf, field, row]);

async function read<Body>(portal: TestPortal, url: string, headers: Record<string, string>): Promise<Body> {
  const answer = await portal.ask('GET', url, { headers });
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body.slice(0, 300)]).toEqual([
    url,
    200,
    '',
  ]);
  return answer.json<Body>();
}
const query = ({ ano, uf }: Narrowed): Record<string, string> => ({
  $ano: JSON.stringify(ano === null ? [] : [ano]),
  $uf: JSON.stringify(uf === null ? [] : [uf]),
});
const app = (more: Record<string, string>) => `/api/app/?${new URLSearchParams(more).toString()}`;
const number = (value: unknown): number | null | undefined =>
  value === null ? null : typeof value === 'number' ? value : undefined;

/** The figures of a report's rows and foot. */
function cellsOfReport(
  asked: Narrowed,
  { thead, tbody, tfoot, co_consulta }: ReportAnswer,
  cells: Cells,
): void {
  const fields = thead.filter(({ typepost }) => typepost === 'func').map(({ field }) => field);
  const names = thead.filter(({ typepost }) => typepost !== 'func').map(({ field }) => field);
  const add = (row: Row, name: string) => {
    for (const field of fields) {
      const value = number(row[field]);
      if (value !== undefined) cells.set(cellOf(asked, `${co_consulta} ${field}`, name), value);
    }
  };
  for (const row of tbody)
    add(row, names.length === 0 ? TOTAL : JSON.stringify(names.map((name) => row[name])));
  if (tfoot && names.length > 0) add(tfoot, TOTAL);
}

const REPORTS = [
  ...new Set(
    BOARD_NAMES.filter((name) => mayOpenBoard(name, 'consulta')).flatMap((name) =>
      reportsOf(boardFor(name, 'consulta')),
    ),
  ),
].filter((id, at) => id !== MAP && at % 2 === SEED % 2);

const report = (portal: TestPortal, headers: Record<string, string>, id: number, asked: Narrowed) =>
  read<ReportAnswer>(
    portal,
    app({
      module: 'relatorio',
      controller: 'index',
      action: 'retorno-direto',
      co_consulta: String(id),
      ...query(asked),
    }),
    headers,
  );

async function reports(
  portal: TestPortal,
  headers: Record<string, string>,
  asking = QUESTIONS(),
): Promise<Cells> {
  const cells: Cells = new Map();
  for (const asked of asking) {
    // oxlint-disable-next-line no-await-in-loop -- a page after the other
    const answers = await Promise.all(REPORTS.map((id) => report(portal, headers, id, asked)));
    for (const answer of answers) cellsOfReport(asked, answer, cells);
  }
  return cells;
}

async function panels(
  portal: TestPortal,
  headers: Record<string, string>,
  asking = QUESTIONS(),
): Promise<Cells> {
  const cells: Cells = new Map();
  const all = await read<{ id: number; config: View[] }[]>(
    portal,
    '/api/indicators/painel/allprofile',
    headers,
  );
  for (const asked of asking)
    for (const [at, view] of all.flatMap(({ config }) => config).entries()) {
      // Half of them, among which are those whose figures subtract.
      if (at % 2 === 0) continue;
      const { indicadores, grouprow, dimensoes, filters, splitSerie, splitStack, inline } = view;
      const parts = { indicadores, grouprow, dimensoes, filters, splitSerie, splitStack, inline };
      const own = Object.entries(parts).flatMap(([name, value]): [string, string][] =>
        value === undefined || value === null || value === ''
          ? []
          : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
      );
      // oxlint-disable-next-line no-await-in-loop -- one database
      const { data, series, totals, groupby, desvio } = await read<ViewResult>(
        portal,
        `/api/indicators/indicators/resultviewknex?${new URLSearchParams({ ...Object.fromEntries(own), ...query(asked) }).toString()}`,
        headers,
      );
      const split = series.length > totals.length;
      if (desvio !== undefined) for (const { name } of [...series, ...totals]) ROUNDED.add(`${at} ${name}`);
      for (const row of data)
        for (const { name } of series) {
          const value = number(row[name]);
          const group = JSON.stringify([...groupby.map((head) => row[head.name]), ...(split ? [name] : [])]);
          if (value !== undefined)
            cells.set(
              cellOf(
                asked,
                `${at} ${split ? totals[0]?.name : name}`,
                groupby.length === 0 && !split ? TOTAL : group,
              ),
              value,
            );
        }
      for (const { name, value } of totals) {
        const told = number(value);
        if (told !== undefined) cells.set(cellOf(asked, `${at} ${name}`, TOTAL), told);
      }
    }
  return cells;
}

/** What the figures say of each other, as it is: a line's total is its rows, a country's figure is its states'. Only what truly adds up is an equation. */
function solved(shown: Cells, truth: Cells): string[] {
  const parsed = [...truth].map(([name, value]) => ({
    name,
    value: value ?? 0,
    at: JSON.parse(name) as [number | null, string | null, string, string],
  }));
  const systems = new Map<string, typeof parsed>();
  for (const one of parsed) {
    const system = JSON.stringify([one.at[0], one.at[2]]);
    systems.set(system, [...(systems.get(system) ?? []), one]);
  }
  const leaks: string[] = [];
  for (const [system, cells] of systems) {
    const leaves = cells.filter(({ at: [, uf, , row] }) => uf !== null && row !== TOTAL);
    const rowsOnly = cells.filter(({ at: [, , , row] }) => row !== TOTAL);
    const adds = (value: number, parts: typeof cells) =>
      Math.abs(parts.reduce((sum, one) => sum + one.value, 0) - value) < 1e-9;
    // The finest figures that add up to all others; a table without states is solved by itself.
    const partsOf = ({
      at: [, uf, , row],
      value,
      name,
    }: (typeof cells)[number]): typeof cells | undefined => {
      const fine = leaves.length > 0 ? leaves : rowsOnly;
      const parts = fine.filter(
        (one) => (uf === null || one.at[1] === uf) && (row === TOTAL || one.at[3] === row),
      );
      if (parts.some((one) => one.name === name)) return parts;
      return parts.length > 0 && adds(value, parts) ? parts : undefined;
    };
    const units = new Map(cells.map(({ name }, unit) => [name, unit]));
    const equation = (cell: (typeof cells)[number]): Equation => ({
      units: (partsOf(cell) ?? [cell]).map(({ name }) => units.get(name)!),
      people: [],
    });
    const isShown = ({ name }: (typeof cells)[number]) =>
      shown.get(name) !== null && shown.get(name) !== undefined;
    const few = cells.filter(
      (cell) => !isShown(cell) && Number.isInteger(cell.value) && cell.value > 0 && cell.value < LEAST,
    );
    // What is nothing is no secret: rows that are not there tell it.
    const nothing = cells.filter(({ value }) => value === 0);
    const known = [...cells.filter(isShown), ...nothing].map(equation);
    recovered(known, few.map(equation)).forEach((is, at) => {
      if (is) leaks.push(`${system} ${few[at]!.name} = ${few[at]!.value}`);
    });
    for (const cell of cells)
      if (isShown(cell))
        expect([cell.name, isToldOf(cell.at[2], cell.value, shown.get(cell.name)!)]).toEqual([
          cell.name,
          true,
        ]);
  }
  return leaks;
}

/** By how much a ratio of two sums that deviate may differ. */
const MOST = (100 + MOST_DEVIATION_PERCENT) / (100 - MOST_DEVIATION_PERCENT) - 1 + 1e-9;

/** Views whose answer says that its sums deviate: some of their figures are rounded to whole numbers. */
const ROUNDED = new Set<string>();

/** Whether what is told is the figure: as it is where it counts, near it where it adds up what is measured, which is no whole number unless it was rounded. */
function isToldOf(system: string, exact: number, told: number): boolean {
  if (told === exact) return true;
  const rounded = ROUNDED.has(system);
  return (
    (rounded || !Number.isInteger(told)) && Math.abs(told - exact) <= MOST * Math.abs(exact) + Number(rounded)
  );
}

describe.each([
  ['reports', reports],
  ['panels', panels],
] as const)('%s', (name, harvest) => {
  let truth: Cells;
  let shown: Cells;
  beforeAll(async () => {
    truth = await harvest(open, { cookie: free.cookie });
    shown = await harvest(ruled, { cookie: observer.cookie });
  });

  it('hide figures, and show more', () => {
    const hidden = [...truth].filter(([cell, value]) => value !== null && (shown.get(cell) ?? null) === null);
    expect(hidden.length).toBeGreaterThan(10);
    expect([...shown.values()].filter((value) => value !== null).length).toBeGreaterThan(50);
  });

  it('no subtraction gives back one that is of fewer than five', () => {
    expect(solved(shown, truth)).toEqual([]);
  });

  it('a key is told the same', async () => {
    const told = await harvest(ruled, key, QUESTIONS().slice(0, 1));
    expect(told.size).toBeGreaterThan(10);
    for (const [cell, value] of told) expect([cell, value]).toEqual([cell, shown.get(cell)]);
  });

  it('the attack finds some where hidden figures are left out one by one', () => {
    const naive = new Map(
      [...truth].map(([cell, value]) => [cell, value !== null && value > 0 && value < LEAST ? null : value]),
    );
    expect([name, solved(naive, truth).length]).toEqual([name, expect.toSatisfy((many: number) => many > 0)]);
  });
});

it('a board hides what its cards hide', async () => {
  let cells = 0;
  for (const [at, painel] of BOARD_NAMES.filter((name) => mayOpenBoard(name, 'consulta')).entries()) {
    if (boardFor(painel, 'consulta').days || at % 3 !== SEED % 3) continue;
    const asked: Narrowed = { ano: YEARS[1]!, uf: null };
    // oxlint-disable-next-line no-await-in-loop -- one database
    const board = await read<DashboardAnswer>(
      ruled,
      app({
        module: 'consulta',
        controller: 'dash-board',
        action: 'load-report-dash',
        painel,
        ...query(asked),
      }),
      { cookie: observer.cookie },
    );
    for (const { answer, co_consulta } of board.reports) {
      // oxlint-disable-next-line no-await-in-loop
      const card = await report(ruled, { cookie: observer.cookie }, co_consulta, asked);
      expect([painel, co_consulta, answer?.tbody, answer?.tfoot, answer?.series]).toEqual([
        painel,
        co_consulta,
        card.tbody,
        card.tfoot,
        card.series,
      ]);
      cells += card.tbody.length;
    }
  }
  expect(cells).toBeGreaterThan(10);
});

it('a mail tells what the card tells, and no hidden figure', async () => {
  // Of the state with the fewest farms most figures are hidden.
  const { uf } = await ruled.database.db
    .selectFrom('programa.propriedade')
    .select('uf')
    .groupBy('uf')
    .orderBy(({ fn }) => fn.countAll())
    .executeTakeFirstOrThrow();
  const [one, other] = [await ruled.person('giz', { uf }), await open.person('giz', { uf })];
  let hidden = 0;
  let told = 0;
  for (const board of BOARD_NAMES.filter((name) => mayOpenBoard(name, 'giz'))) {
    // oxlint-disable no-await-in-loop -- one database
    const access = { profile: 'giz', uf, cpf: null } as const;
    const figures = await figuresOf(ruled.app, access, `pagina:${board}`, AbortSignal.timeout(60_000));
    for (const { key: id, exact } of figures?.list ?? []) {
      if (!/^\d+$/.test(id)) continue;
      const cell = async (portal: TestPortal, { cookie }: TestPerson) => {
        const { series } = await report(portal, { cookie }, Number(id), { ano: figures!.ano, uf: null });
        return (series[0]?.data[0] ?? null) as string | number | null;
      };
      const card = await cell(ruled, one);
      expect([id, exact]).toEqual([id, card === null ? null : String(card)]);
      if (exact !== null) told += 1;
      else if ((await cell(open, other)) !== null) hidden += 1;
      // oxlint-enable no-await-in-loop
    }
  }
  expect([told > 0, hidden > 0]).toEqual([true, true]);
});

it('no card and no page comes as a file, nor says how many rows it would have', async () => {
  for (const headers of [{ cookie: observer.cookie }, key])
    for (const more of [
      ...['Csv', 'Xlsx', 'Parquet'].map((typereturn) => ({
        module: 'relatorio',
        controller: 'index',
        action: 'retorno-direto',
        co_consulta: String(REPORTS[SEED % REPORTS.length]),
        typereturn,
      })),
      ...BOARD_NAMES.slice(0, 3).map((painel) => ({
        module: 'consulta',
        controller: 'dash-board',
        action: 'pasta-de-trabalho',
        painel,
      })),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const answer = await ruled.ask('GET', app(more), { headers });
      expect([more, answer.statusCode, answer.headers['x-total-count']]).toEqual([more, 403, undefined]);
    }
});
