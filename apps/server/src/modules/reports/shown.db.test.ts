import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DASHBOARDS, reportsOfDashboard, type DashboardAnswer, type ReportAnswer } from '@fonte/contracts';
import { importFolder } from '@fonte/programme';
import { FIRST_START, writeDemo } from '@fonte/programme/demo/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPortal, type TestPerson, type TestPortal } from '../../testing.ts';

// What observers' dashboards show of what there is: the same questions are asked of a portal whose rule is off, on the same data. A figure counts where it is of
// five or more; hectares and shares count with the figures beside them.

const LEAST = 5;
const MAP = 123456;
const QUESTIONS = [[], [2024], [2025]].flatMap((ano) => [[], ['MG']].map((uf) => ({ ano, uf })));

interface Share {
  readonly shown: number;
  readonly all: number;
}

/** Figures of an answer by their row and column. */
function figuresOf({ thead, tbody, tfoot }: ReportAnswer): Map<string, number> {
  const [head] = thead;
  const rows = [...tbody, ...(tfoot ? [tfoot] : [])];
  return new Map(
    rows.flatMap((row) =>
      thead.flatMap(({ field }) => {
        const value = row[field];
        return typeof value === 'number'
          ? [[`${String(row[head?.field ?? ''])} ${field}`, value] as const]
          : [];
      }),
    ),
  );
}

describe.each([
  // Measured when this was written: 86 % of 300, 94 % of 2 000; the poorest reports showed 60 % and 77 % of theirs.
  { properties: 300, seed: 11, least: 0.82, each: 0.5 },
  { properties: FIRST_START.properties, seed: FIRST_START.seed, least: 0.92, each: 0.7 },
])('of $properties properties', ({ properties, seed, least, each }) => {
  let ruled: TestPortal;
  let open: TestPortal;
  const shares = new Map<number, Share>();
  beforeAll(async () => {
    ruled = await testPortal({ SMALL_GROUP: String(LEAST) });
    const dir = await mkdtemp(join(tmpdir(), 'fonte-shown-'));
    try {
      await writeDemo({ properties, seed, dir });
      expect((await importFolder(ruled.database, dir)).falhas).toEqual([]);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
    open = await testPortal({ SMALL_GROUP: '1' }, ruled.database);
    const dashboardOf = async (
      portal: TestPortal,
      { cookie }: TestPerson,
      chosen: (typeof QUESTIONS)[number],
    ) => {
      const query = new URLSearchParams({
        module: 'consulta',
        controller: 'dash-board',
        typereturn: 'Json',
        action: 'load-report-dash',
        $ano: JSON.stringify(chosen.ano),
        $uf: JSON.stringify(chosen.uf),
      });
      const answer = await portal.ask('GET', `/api/app/?${query.toString()}`, { headers: { cookie } });
      return answer.json<DashboardAnswer>().reports;
    };
    const [reader, free] = await Promise.all([ruled.person('consulta'), open.person('consulta')]);
    for (const chosen of QUESTIONS) {
      // oxlint-disable no-await-in-loop -- one after the other, as a reader goes through them
      const told = await dashboardOf(ruled, reader, chosen);
      const there = await dashboardOf(open, free, chosen);
      // oxlint-enable no-await-in-loop
      told.forEach(({ co_consulta: id, answer }, index) => {
        const shown = answer ? figuresOf(answer) : new Map<string, number>();
        const whole = [...figuresOf(there[index]!.answer!)].filter(([, value]) => value >= LEAST);
        const before = shares.get(id) ?? { shown: 0, all: 0 };
        const more = whole.filter(([name]) => shown.has(name)).length;
        shares.set(id, { shown: before.shown + more, all: before.all + whole.length });
      });
    }
  });
  afterAll(async () => {
    await open.close();
    await ruled.close();
  });

  it('every report of the page has figures', () => {
    const ids = reportsOfDashboard(DASHBOARDS.consulta).filter((id) => id !== MAP);
    expect([...shares.keys()]).toEqual(ids);
    for (const [id, { all }] of shares)
      expect([id, all]).toEqual([id, expect.toSatisfy((n: number) => n > 0)]);
  });

  it(`the dashboards show ${least * 100} % of the figures of five or more`, () => {
    const sum = (of: keyof Share) => [...shares.values()].reduce((all, share) => all + share[of], 0);
    expect(sum('shown') / sum('all')).toBeGreaterThanOrEqual(least);
  });

  it(`no report shows less than ${each * 100} % of its own`, () => {
    const poor = [...shares].filter(([, { shown, all }]) => all > 0 && shown / all < each);
    expect(poor).toEqual([]);
  });
});
