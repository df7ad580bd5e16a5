import { OBSERVERS, REPORT_IDS, type ReportId } from '@fonte/contracts';
import { CHOICES } from '@fonte/contracts/boards';
import { expect, it } from 'vitest';
import { scope, type ScopedPlan } from '../../../query/index.ts';
import { countedBy } from '../../../query/disclosure/question/counted-by.ts';
import { familyOf, wholesOf, type Family } from '../../../query/disclosure/solve/family.ts';
import { isPublic } from '../../../query/disclosure/question/question.ts';
import { planOf, wholePlanOf } from '../question/ask.ts';
import { readingFor, type Reading } from '../declared/reading.ts';
import { CATALOGUE } from './index.ts';

// Counts of properties or producers that who only observes is given in one row subtract (docs/decisions/0077): either one table decides both, or a reason stands here.

const PARTS = 'Two parts that together are all of a larger count, which the table of each holds.';
const BEGUN = 'All properties are the total of the table that has those that began, by year.';
const LATE = 'Late properties are a part of all, not of the visited ones.';
const FACTS = 'Who applies something and who was attended: two facts, a table each (docs/decisions/0077).';
const each = (reports: readonly ReportId[], why: string) =>
  Object.fromEntries(reports.map((id) => [id, why]));

/** Counts that stand in no table together, by the facts that they are of: in which reports, and why. */
const APART: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'propriedade × propriedade': { 13023: PARTS, ...each([13313, 133132, 133133], BEGUN) },
  'visita_ritmo × visita_ritmo': { 13034: PARTS, 13216: LATE },
  'aplica_conservacao × visita': each(
    [12111, 12112, 12113, 12116, 12120, 12121, 12122, 12123, 211118],
    FACTS,
  ),
  'aplica_abc × visita': each([12211, 12212, 12213, 12216, 12220, 12221, 12222, 12223, 211119], FACTS),
  'aplica_planejamento × visita': each([12311, 12312, 12313, 12316, 12320, 12321, 12322, 12323], FACTS),
};

const access = { profile: 'consulta', uf: null, cpf: null } as const;
const readings = (id: ReportId): Reading[] => {
  const { choice } = CATALOGUE[id];
  const chosen =
    choice === undefined ? [{}] : CHOICES[choice].options.map(({ value }) => ({ [choice]: value }));
  return [[], [2025]].flatMap((anos) =>
    chosen.map((one) =>
      readingFor(CATALOGUE[id], {
        anos,
        ufs: [],
        more: [],
        moreText: null,
        chosen: one,
        access,
        version: {
          versao: 1,
          dtAtualizacao: '2025-10-14T05:40:00',
          dadosAte: '2025-10-13',
          ultimoFato: '2025-10-13',
        },
        product: 'Programa',
      }),
    ),
  );
};

function plansOf(id: ReportId): ScopedPlan[] {
  const report = CATALOGUE[id];
  const { source, published } = report;
  if (source.kind !== 'plan' || !OBSERVERS.some((profile) => report.profiles.includes(profile))) return [];
  return readings(id).flatMap((reading) =>
    published?.for(reading.access)
      ? []
      : [planOf(report, source, reading), wholePlanOf(report, source, reading)].flatMap((plan) =>
          plan ? [scope(plan, reading.access)] : [],
        ),
  );
}

/** Facts of two counts of a plan that no table holds together. */
function apartIn({ analysed, observed }: ScopedPlan): string[] {
  if (!observed) return [];
  const families = analysed.aggregates
    .filter((use) => !isPublic(use) && countedBy(use) !== undefined)
    .map((use) => familyOf(use, analysed.plan, observed));
  return families.flatMap((one, at) =>
    families
      .slice(at + 1)
      .filter((other) => !holds(one, other) && !holds(other, one))
      .map((other) => [one.fact, other.fact].toSorted().join(' × ')),
  );
}

const holds = (family: Family, other: Family): boolean =>
  [family, ...wholesOf(family)].some((one) => JSON.stringify(one) === JSON.stringify(other));

it('two counts of one row are decided by one table, or it is said why not', () => {
  const apart: Record<string, Set<string>> = {};
  for (const id of REPORT_IDS)
    for (const pair of plansOf(id).flatMap(apartIn)) (apart[pair] ??= new Set()).add(String(id));
  const known = Object.entries(APART).map(([pair, reports]) => [pair, new Set(Object.keys(reports))]);
  expect(apart).toEqual(Object.fromEntries(known));
});
