import { isReportId, REPORT_IDS, type Profile, type ReportId } from '@fonte/contracts';
import { nearestOf } from '@fonte/formula';
import { slugOf, toldNames } from '../../../answers/index.ts';
import { fail } from '../../../platform/index.ts';
import { CATALOGUE } from '../catalogue/index.ts';

/** The names of reports in addresses: their titles; of several reports of one title, the first has it and the others their number with it. */
const NAMES: ReadonlyMap<ReportId, string> = namesOf();

function namesOf(): Map<ReportId, string> {
  const taken = new Set<string>();
  return new Map(
    REPORT_IDS.map((id) => {
      const slug = slugOf(CATALOGUE[id].title);
      const name = taken.has(slug) ? `${slug}-${id}` : slug;
      taken.add(slug);
      return [id, name];
    }),
  );
}

export const nameOf = (id: ReportId): string => NAMES.get(id) ?? String(id);

/** The names of now, and those of before, which programs still ask by. */
const BY_NAME: ReadonlyMap<string, ReportId> = new Map([
  ...REPORT_IDS.flatMap((id) =>
    (CATALOGUE[id].formerNames ?? []).map((name): [string, ReportId] => [name, id]),
  ),
  ...[...NAMES].map(([id, name]): [string, ReportId] => [name, id]),
]);

/** The reports that a profile reads, by name. */
export const reportsByName = (profile: Profile): readonly (readonly [name: string, id: ReportId])[] =>
  REPORT_IDS.filter((id) => CATALOGUE[id].profiles.includes(profile))
    .map((id) => [nameOf(id), id] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

const NEAR = 5;

/** A report by its name or its number. Errors: noSuchName, with those of the profile's that are called most like it. */
export function reportNamed(name: string, profile: Profile): ReportId {
  const number = /^\d{1,10}$/.test(name) ? Number(name) : 0;
  const id = isReportId(number) ? number : BY_NAME.get(name);
  if (id !== undefined) return id;
  const names = reportsByName(profile).map(([one]) => one);
  const near = toldNames(nearestOf(name, names, NEAR));
  return fail('noSuchName', { what: 'relatório', name: name.slice(0, 60), near });
}
