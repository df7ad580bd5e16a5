import { readFile } from 'node:fs/promises';
import { ALL_PROFILES, type ReportAnswer } from '@fonte/contracts';
import { BOARD_NAMES, boardFor } from '@fonte/contracts/boards';
import { placedAt } from '@fonte/contracts/figure-notes';
import { isNoted, NOTED_REPORTS } from '@fonte/contracts/noted-reports';
import { expect, test } from 'vitest';

/** Every report that a board draws as a chart, for anybody. */
const drawn = [
  ...new Set(
    BOARD_NAMES.flatMap((name) => ALL_PROFILES.map((profile) => boardFor(name, profile)))
      .flatMap(({ rows }) => rows.flat())
      .flatMap((card) => (card.card === 'chart' ? [card.report] : [])),
  ),
];

/** Its steps on the tiny programme. */
async function stepsOf(report: number): Promise<ReportAnswer['keys']> {
  const golden = new URL(`../reports/catalogue/__golden__/${report}.json`, import.meta.url);
  return (JSON.parse(await readFile(golden, 'utf8')) as ReportAnswer).keys;
}

const EVER = { inicio: '1000-01-01', fim: '9999-12-31' };

test('no page draws two of them, so that it asks for notes once', () => {
  const pages = BOARD_NAMES.flatMap((name) => ALL_PROFILES.map((profile) => boardFor(name, profile)));
  const noted = pages.map(({ rows }) =>
    rows.flat().flatMap((card) => (card.card === 'chart' && isNoted(card.report) ? [card.report] : [])),
  );
  expect(noted.filter(({ length }) => length > 1)).toEqual([]);
});

test('the reports that have notes are the charts over time of all boards', async () => {
  const overTime: number[] = [];
  for (const report of drawn) if (placedAt(EVER, await stepsOf(report))) overTime.push(report);
  expect(new Set(overTime)).toEqual(new Set(NOTED_REPORTS));
});
