import { ALL_PROFILES, PROFILES, type DashboardAnswer } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, CHOICES, mayOpenBoard, reportsAtOnce } from '@fonte/contracts/boards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPortal } from '../../../testing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortalWithTiny();
});
afterAll(() => portal.close());

const MAP = 123456;
const address = (query: Readonly<Record<string, string>>): string =>
  `/api/app/?${new URLSearchParams({
    module: 'consulta',
    controller: 'dash-board',
    action: 'load-report-dash',
    typereturn: 'Json',
    ...query,
  }).toString()}`;

/** Of one year or of all, in turn: each choice of each board is asked in both ways, by five profiles each. */
const YEARS: readonly Record<string, string>[] = [{}, { $ano: '[2024]' }];

test.each(ALL_PROFILES)(
  'every board of %s is there, with a year or without, under every choice',
  async (profile) => {
    const { cookie } = await portal.person(profile, PROFILES[profile].requiresUf ? { uf: 'GO' } : {});
    let turn = ALL_PROFILES.indexOf(profile);
    for (const painel of BOARD_NAMES) {
      const { choice } = boardFor(painel, profile);
      const chosen = choice ? CHOICES[choice].options.map(({ value }) => ({ [choice]: value })) : [{}];
      for (const one of chosen) {
        const year = YEARS[turn % YEARS.length];
        turn += 1;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await portal.ask('GET', address({ painel, ...one, ...year }), { headers: { cookie } });
        if (!mayOpenBoard(painel, profile)) {
          expect([painel, answer.statusCode]).toEqual([painel, 403]);
          continue;
        }
        const { reports } = answer.json<DashboardAnswer>();
        const expected = reportsAtOnce(boardFor(painel, profile, one)).filter((id) => id !== MAP);
        expect([painel, reports.map(({ co_consulta }) => co_consulta)]).toEqual([painel, expected]);
        expect([painel, reports.filter(({ failure }) => failure !== null)]).toEqual([painel, []]);
      }
    }
  },
);
