import { describe, expect, it } from 'vitest';
import {
  BOARD_NAMES,
  BOARDS,
  boardFor,
  CHOICES,
  mayOpenBoard,
  optionOf,
  reportsAtOnce,
  type ChoiceName,
} from '../boards.ts';
import { ALL_PAGES, PAGES, type Page } from '../pages.ts';
import { ALL_PROFILES, EXTENDED } from '../profiles.ts';
import { chart, table, tile, X, type Board, type Card } from './board.ts';
import { drawnBoard, reportsOf, withoutReports } from './drawn.ts';

/** A sheet of paper has everything at once, and is waited for. */
const isPaper = (name: string): boolean =>
  ALL_PAGES.every(([, { draws, paper }]) => !('board' in draws) || draws.board !== name || paper === true);
/** Reports that come at once with a board: more are not answered before a reader looks elsewhere. The dashboard was promised whole. */
const most = (name: string): number => (name === 'dashboard' ? 22 : isPaper(name) ? 40 : 12);
const width = (row: readonly Card[]): number => row.reduce((sum, { span }) => sum + span, 0);

describe.each(BOARD_NAMES)('the board %s', (name) => {
  const of = ALL_PROFILES.filter((profile) => mayOpenBoard(name, profile));
  const { choice } = boardFor(name, 'administrador');
  const choices = choice ? CHOICES[choice].options.map(({ value }) => ({ [choice]: value })) : [{}];

  it('is drawn by a page', () => {
    expect(of).not.toEqual([]);
    const pages = ALL_PAGES.filter(([, { draws }]) => 'board' in draws && draws.board === name);
    expect(pages.length).toBeGreaterThan(0);
  });

  it.each(of)('fills its rows for %s, and says each report once', (profile) => {
    for (const chosen of choices) {
      const board = boardFor(name, profile, chosen);
      for (const row of board.rows) expect(width(row)).toBeCloseTo(12, 6);
      for (const row of board.tiles) expect(width(row)).toBeCloseTo(12 - (board.aside?.span ?? 0), 6);
      // The pace card is as high as two tiles: in a row of them it would draw the others out to twice their height.
      const among = board.tiles.flat().some(({ card }) => card === 'pace');
      expect([among && !isPaper(name), board.tiles.length]).toEqual([
        false,
        board.aside ? 2 : board.tiles.length,
      ]);
      const reports = reportsOf(board);
      expect(reports.length).toBeGreaterThan(0);
      expect(new Set(reports).size).toBe(reports.length);
      // The map is asked for when it comes into sight.
      expect(reportsAtOnce(board).filter((id) => id !== 123456).length).toBeLessThanOrEqual(most(name));
    }
  });

  it('has a sheet wherever a page of paper draws it', () => {
    const onPaper = ALL_PAGES.some(
      ([, { draws, paper }]) => 'board' in draws && draws.board === name && paper === true,
    );
    expect(boardFor(name, 'administrador').sheet !== undefined).toBe(onPaper);
  });

  it("leads to pages that there are, with 'Relatório completo'", () => {
    for (const profile of of)
      for (const card of [...boardFor(name, profile).tiles, ...boardFor(name, profile).rows].flat())
        if (card.more !== undefined) expect(Object.keys(PAGES)).toContain(card.more);
  });

  it('leads to a page that has the table, where a tab waits for a state', () => {
    for (const profile of of)
      for (const card of boardFor(name, profile).rows.flat())
        for (const { elsewhere, report } of card.card === 'tabs' ? card.tabs : []) {
          if (elsewhere === undefined) continue;
          const { draws, profiles } = PAGES[elsewhere] as Page;
          expect(profiles).toContain(profile);
          expect('board' in draws && reportsOf(boardFor(draws.board, profile))).toContain(report);
        }
  });
});

it.each(Object.entries(CHOICES))(
  'a value that the choice %s does not have is its first',
  (name, { options }) => {
    for (const value of ['', 'nada', options[0].label, '13409', `${options[1]?.value} `, "' or 1=1"])
      expect([value, optionOf(name as ChoiceName, { [name]: value })]).toEqual([value, options[0]]);
    for (const option of options) expect(optionOf(name as ChoiceName, { [name]: option.value })).toBe(option);
  },
);

it('has the phases of the ATeG by the names of the second text, 2.15, and in its order', () => {
  const adaptation = 'Adequação Tecnológica e Capacitação Profissional Complementar';
  expect(CHOICES.fase.options.map(({ label }) => label)).toEqual([
    'Planejamento 1',
    'Diagnóstico 1',
    adaptation,
    'Análise Sistemática de Resultados 1',
    'Diagnóstico 2',
    'Planejamento 2',
    `${adaptation} 2`,
    'Análise Sistemática de Resultados 2',
    'Sem fase definida',
  ]);
});

it('gives every profile the dashboard that the first text, section 2, lists', () => {
  const OWN = [13216, 13511, 13512, 13513, 13514];
  const of = (profile: (typeof ALL_PROFILES)[number]) =>
    reportsOf(boardFor('dashboard', profile)).filter((id) => !OWN.includes(id));
  // The pace card and the plan of visits are ours.
  const DEMOGRAPHY = [10126, 10127, 10128, 10129, 10130, 10131];
  expect(of('coordenador')).toEqual(
    [11116, 11117, 11120, 211118, 211119, 211150, 10031, 20101, 123456, 111239, 10033, 10034].concat(
      DEMOGRAPHY,
    ),
  );
  expect(of('nacional')).toEqual(
    [
      11116, 111234, 11117, 11120, 211118, 211119, 211150, 10031, 210032, 10035, 111239, 123456, 11121, 10033,
      10034,
    ].concat(DEMOGRAPHY),
  );
  expect(of('administrador')).toEqual(of('nacional'));
  expect(of('giz')).toEqual(
    [11116, 11117, 11120, 211118, 211119, 211150, 10031, 210032, 123456, 11121, 111239, 10033, 10034].concat(
      DEMOGRAPHY,
    ),
  );
});

it('shows targets with pace to those who see whole states', () => {
  const having = ALL_PROFILES.filter((profile) => reportsOf(boardFor('resumo', profile)).includes(13510));
  expect(having).toEqual(['administrador', 'nacional', 'regional', 'coordenador']);
});

describe('a board with an extended set', () => {
  const board: Board = {
    extended: EXTENDED,
    choice: 'ciclo',
    tiles: [[tile(11116, 4), tile(11117, 4, X), tile(11120, 4, X)]],
    rows: [
      [chart(10033, 7), chart(10034, 5, X)],
      [chart(10035, 12, X)],
      [table(11121, 12, { when: '1' })],
      [table(20101, 12, { when: '2' })],
      [
        {
          card: 'tabs',
          title: 'Por lugar',
          late: true,
          span: 12,
          tabs: [
            { label: 'UF', report: 10032 },
            { label: 'Bacia', report: 10031, for: ['administrador'] },
          ],
        },
      ],
    ],
  };

  it('is drawn whole for those who have it', () => {
    const drawn = drawnBoard(board, 'administrador');
    expect(reportsOf(drawn)).toEqual([11116, 11117, 11120, 10033, 10034, 10035, 11121, 10032, 10031]);
    expect(reportsAtOnce(drawn)).not.toContain(10031);
  });

  it('is stretched over the places of what others do not have', () => {
    const drawn = drawnBoard(board, 'giz');
    expect(drawn.rows.map((row) => row.map(({ span }) => span))).toEqual([[12], [12], [12]]);
    expect(reportsOf(drawn)).toEqual([11116, 10033, 11121, 10032]);
  });

  it('closes up over reports that are absent: rows, tabs, and the card of tabs that are all gone', () => {
    const drawn = drawnBoard(board, 'administrador');
    expect(withoutReports(drawn, new Set())).toBe(drawn);
    const left = withoutReports(drawn, new Set([11117, 10034, 10035, 10032] as const));
    expect(reportsOf(left)).toEqual([11116, 11120, 10033, 11121, 10031]);
    expect(left.tiles.map((row) => row.map(({ span }) => span))).toEqual([[6, 6]]);
    expect(left.rows.map((row) => row.map(({ span }) => span))).toEqual([[12], [12], [12]]);
    expect(withoutReports(left, new Set([10031] as const)).rows).toHaveLength(2);
    const beside = withoutReports(boardFor('dashboard', 'nacional'), new Set([13216] as const));
    expect(beside.aside).toBeNull();
    for (const row of beside.tiles) expect(width(row)).toBeCloseTo(12, 6);
  });

  it('follows the choice; one that is none is the first', () => {
    expect(reportsOf(drawnBoard(board, 'giz', { ciclo: '2' }))).toContain(20101);
    const wrong = drawnBoard(board, 'giz', { ciclo: "' or 1=1" });
    expect(wrong.chosen).toEqual({ ciclo: '1' });
    expect(reportsOf(wrong)).toContain(11121);
  });
});

it('is a name for each board', () => {
  expect(Object.keys(BOARDS)).toEqual([...BOARD_NAMES]);
});
