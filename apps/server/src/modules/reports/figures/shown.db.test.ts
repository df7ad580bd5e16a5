import type { ReportAnswer, ReportId } from '@fonte/contracts';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { IN_WHOLE } from '@fonte/database/testing/in-whole';
import { FIRST_START } from '@fonte/programme/demo/index';
import { demoDatabase, importDemo } from '@fonte/programme/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queuePreparation } from '../../observers/index.ts';
import { testPortal, type TestPerson, type TestPortal } from '../../../testing.ts';
import {
  added,
  AT_ONCE,
  countryFiguresOf,
  figuresOf,
  IDS,
  LEAST,
  shownOf,
  usefulOf,
  type Share,
  type Useful,
} from '../testing/told-figures.ts';

// What observers' dashboards show of what there is, and how far it is from the exact figures (testing/told-figures.ts; at any size: `npm run bench -- told`).

/** Tables by municipality and basin, behind their tabs: smaller groups, of which fewer can be shown. */
const BY_PLACE = IDS.filter((id) => !AT_ONCE.has(id));
const QUESTIONS = [[], [2025]].flatMap((ano) => [[], ['MG']].map((uf) => ({ ano, uf })));
type Chosen = (typeof QUESTIONS)[number];

/** What stands second beside another figure, and is hidden where the two would tell of few: producers beside their properties, a part beside its whole. */
const SECOND: ReadonlySet<number> = new Set([
  11117, 13110, 10161, 10126, 10127, 10128, 10129, 10130, 10131, 12120, 12121, 12220, 12221, 12320, 12321,
  13023,
]);

describe.each(
  [
    // Measured: 78 % of 300, 90 % of 2 000; before two counts were decided by one table (docs/decisions/0077) 85 and 97 %. The poorest report, but those in SECOND, shows 50 % and 75 % of its own.
    // Of 300, fewer than five have no productive area, or are in the first phase: groups that are not told.
    {
      properties: 300,
      seed: 11,
      least: 0.77,
      each: 0.5,
      byPlace: 0.36,
      without: [13022, 13317, 13315],
      shared: true,
      whole: false,
    },
    {
      properties: FIRST_START.properties,
      seed: FIRST_START.seed,
      least: 0.89,
      each: 0.7,
      byPlace: 0.36,
      without: [],
      // No other file asks so many: a template of them would be made for one copy.
      shared: false,
      // The same rule shows a larger share of a larger programme: what it hides too much of is missed in the smaller one first.
      whole: true,
    },
  ].filter(({ whole }) => IN_WHOLE || !whole),
)('of $properties properties', ({ properties, seed, least, each, byPlace, without, shared }) => {
  let database: TestDatabase;
  let ruled: TestPortal;
  let open: TestPortal;
  const shares = new Map<number, Share>();
  const country: Useful[] = [];
  beforeAll(async () => {
    database = shared ? await demoDatabase({ properties, seed }) : await freshDatabase();
    if (!shared) await importDemo(database, { properties, seed });
    ruled = await testPortal({ SMALL_GROUP: String(LEAST) }, database);
    // What is hidden of so many properties takes longer than a call waits for it.
    await queuePreparation(ruled.app);
    await ruled.jobs();
    open = await testPortal({ SMALL_GROUP: '1' }, database);
    const reportOf = async (portal: TestPortal, { cookie }: TestPerson, id: ReportId, chosen: Chosen) => {
      const query = new URLSearchParams({
        module: 'relatorio',
        controller: 'index',
        action: 'retorno-direto',
        typereturn: 'Json',
        co_consulta: String(id),
        $ano: JSON.stringify(chosen.ano),
        $uf: JSON.stringify(chosen.uf),
      });
      const answer = await portal.ask('GET', `/api/app/?${query.toString()}`, { headers: { cookie } });
      expect([id, answer.statusCode]).toEqual([id, 200]);
      return answer.json<ReportAnswer>();
    };
    const [reader, free] = await Promise.all([ruled.person('consulta'), open.person('consulta')]);
    for (const id of IDS)
      for (const chosen of QUESTIONS) {
        // oxlint-disable no-await-in-loop -- one after the other, as a reader goes through them
        const told = await reportOf(ruled, reader, id, chosen);
        const there = await reportOf(open, free, id, chosen);
        // oxlint-enable no-await-in-loop
        const share = shownOf(figuresOf(told), figuresOf(there));
        shares.set(id, added([share, shares.get(id) ?? { shown: 0, all: 0 }]));
        if (chosen.uf.length === 0) country.push(usefulOf(countryFiguresOf(told), countryFiguresOf(there)));
      }
  });
  afterAll(async () => {
    await open.close();
    await ruled.close();
    await database.close();
  });

  it('every report has figures of five or more, but those of something rare', () => {
    expect(shares.size).toBeGreaterThan(15);
    expect([...shares].filter(([, { all }]) => all === 0).map(([id]) => id)).toEqual(without);
  });

  it(`the dashboards show ${least * 100} % of the figures of five or more`, () => {
    const own = [...shares].filter(([id]) => AT_ONCE.has(id)).map(([, share]) => share);
    const sum = (of: keyof Share) => own.reduce((all, share) => all + share[of], 0);
    expect(sum('shown') / sum('all')).toBeGreaterThanOrEqual(least);
  });

  it(`no report shows less than ${each * 100} % of its own`, () => {
    const poor = (ids: Iterable<number>, floor: number) =>
      [...ids].filter((id) => {
        if (SECOND.has(id)) return false;
        const { shown, all } = shares.get(id) ?? { shown: 0, all: 0 };
        return all > 0 && shown / all < floor;
      });
    expect(poor(AT_ONCE, each)).toEqual([]);
    // Measured: 44 % and more of 300, 37 % of 2 000 (producers by basin).
    expect(BY_PLACE.length).toBeGreaterThan(8);
    expect(poor(BY_PLACE, byPlace)).toEqual([]);
  });

  it('at least 95 % of the figures of the country are within 1 % of the exact ones', () => {
    const { figures, deviating, beyond } = added(country);
    // Measured of 300: 668 figures, 74 of which deviate, none by more.
    expect(deviating).toBeGreaterThan(10);
    expect(1 - beyond / figures).toBeGreaterThanOrEqual(0.95);
    expect(beyond / deviating).toBeLessThanOrEqual(0.1);
  });
});
