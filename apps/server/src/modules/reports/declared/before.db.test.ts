import { OBSERVERS, PROFILES, REPORT_IDS, STAFF, type Profile, type ReportAnswer } from '@fonte/contracts';
import { ANA, OTTO } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { tinyPortal, type Chosen, type TinyPortal } from '../testing.ts';

// Every card that is held against the period before (docs/decisions/0086): both of its figures are what the same report answers who asks for those days themselves.

/** What is asked, and the days of both sides, by hand: the data of the tiny programme end on 20/12/2025. */
const PERIODS: readonly { asked: Chosen; own: Chosen; before: Chosen; until: readonly string[] | null }[] = [
  {
    asked: { ano: [2025] },
    own: { dias: ['2025-01-01', '2025-12-20'] },
    before: { dias: ['2024-01-01', '2024-12-20'] },
    until: ['2025-12-20', '2024-12-20'],
  },
  { asked: { ano: [2024] }, own: { ano: [2024] }, before: { ano: [2023] }, until: null },
  {
    asked: { dias: ['2025-07-01', '2025-12-31'] },
    own: { dias: ['2025-07-01', '2025-12-20'] },
    before: { dias: ['2025-01-01', '2025-06-20'] },
    until: ['2025-12-20', '2025-06-20'],
  },
  {
    asked: { dias: ['2025-01-01', '2025-06-30'] },
    own: { dias: ['2025-01-01', '2025-06-30'] },
    before: { dias: ['2024-07-01', '2024-12-31'] },
    until: null,
  },
];
const CARDS = REPORT_IDS.filter((id) => CATALOGUE[id].shape === 'num');
const figure = ({ series }: ReportAnswer) => series[0]?.data[0];

/** The portal on data that end on another day, small groups protected. */
async function portalUntil(dados_ate?: string): Promise<TinyPortal> {
  const one = await tinyPortal({ SMALL_GROUP: '5' });
  if (dados_ate !== undefined)
    await one.database.db.updateTable('portal.versao').set({ dados_ate }).execute();
  return one;
}

let portal: TinyPortal;
let whole: TinyPortal;
let inMay: TinyPortal;
beforeAll(async () => {
  portal = await portalUntil();
  whole = await portalUntil('2025-12-31');
  inMay = await portalUntil('2025-05-15');
});
afterAll(() => Promise.all([portal, whole, inMay].map((one) => one.close())));

const reader = (profile: Profile, of = portal): Promise<TestPerson> =>
  of.person(profile, {
    ...(PROFILES[profile].requiresUf ? { uf: 'GO' } : {}),
    ...(profile === 'supervisor' ? { cpf: OTTO } : {}),
    ...(profile === 'tecnico' ? { cpf: ANA } : {}),
  });
const cardsOf = (profile: Profile) => CARDS.filter((id) => CATALOGUE[id].profiles.includes(profile));

/** Every other one, in turn: each period is read by half of those who read cards. */
const periodsOf = (profile: Profile) => PERIODS.filter((_, at) => at % 2 === STAFF.indexOf(profile) % 2);

it.each(STAFF)('%s reads both figures as each of the periods has them', async (profile) => {
  const person = await reader(profile);
  const held = new Map<string, Set<number>>();
  for (const { asked, own, before, until } of periodsOf(profile))
    for (const id of cardsOf(profile)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { comparison } = await portal.report(person, id, asked);
      if (comparison === null) continue;
      // oxlint-disable-next-line no-await-in-loop -- as above
      const [now, then] = await Promise.all([own, before].map((days) => portal.report(person, id, days)));
      expect([id, asked, comparison]).toMatchObject([
        id,
        asked,
        {
          figure: figure(now!),
          value: figure(then!),
          until: until && { period: until[0], before: until[1] },
        },
      ]);
      const [a, b] = [Number(comparison.figure), Number(comparison.value)];
      expect(Number(comparison.difference)).toBeCloseTo(a - b, 8);
      if (b === 0) expect(comparison.percent).toBeNull();
      else expect(comparison.percent).toBeCloseTo(((a - b) / b) * 100, 4);
      held.set(JSON.stringify(asked), (held.get(JSON.stringify(asked)) ?? new Set()).add(id));
    }
  expect([...held.values()].map(({ size }) => size >= 4)).toEqual(periodsOf(profile).map(() => true));
});

it.each(OBSERVERS)('%s is told of no other period than who asks for that year is told', async (profile) => {
  const [now, ended] = await Promise.all([reader(profile), reader(profile, whole)]);
  let held = 0;
  for (const id of cardsOf(profile))
    for (const uf of [undefined, ['GO'], ['MG']]) {
      const where = uf && { uf };
      // Days of a year are none that they may ask for.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await portal.report(now, id, { ano: [2025], ...where })).comparison).toBeNull();
      for (const ano of [2024, 2025]) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { comparison } = await whole.report(ended, id, { ano: [ano], ...where });
        if (comparison === null) continue;
        held += Number(Number(comparison.value) > 0);
        // oxlint-disable-next-line no-await-in-loop -- as above
        const then = await whole.report(ended, id, { ano: [ano - 1], ...where });
        expect([id, ano, uf, comparison.value]).toEqual([id, ano, uf, figure(then)]);
      }
    }
  expect(held).toBeGreaterThan(0);
});

it('what is dated after the day on which the data end is in the figure, and in no comparison', async () => {
  const admin = await inMay.person('administrador');
  // Conservation: P3 has 10 ha of June 2025.
  const answer = await inMay.report(admin, 12110, { ano: [2025] });
  const [own, before] = await Promise.all(
    [2025, 2024].map((ano) => inMay.report(admin, 12110, { dias: [`${ano}-01-01`, `${ano}-05-15`] })),
  );
  expect(figure(answer)).toBe(25.5);
  expect(answer.comparison).toMatchObject({ figure: figure(own!), value: figure(before!) });
  expect(answer.comparison?.figure).toBe(15.5);
});

it('a year that the data have not come to is held against none, and one of nothing against nothing', async () => {
  const admin = await inMay.person('administrador');
  const of = async (ano: number) => (await inMay.report(admin, 11120, { ano: [ano] })).comparison;
  expect(await of(2026)).toBeNull();
  expect(await of(2024)).toEqual({
    period: '2024',
    before: '2023',
    until: null,
    figure: 36,
    value: 0,
    difference: 36,
    percent: null,
    good: 'up',
  });
});
