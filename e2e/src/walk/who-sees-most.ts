import { ALL_PROFILES, CAPABILITIES, type Page as PageRow, type Profile } from '@fonte/contracts';
import { boardFor, reportsOf } from '@fonte/contracts/boards';

/** How much of a page a profile has: the reports of a board, of any other page what one may do. */
function amount({ draws }: PageRow, profile: Profile): number {
  if ('board' in draws) return reportsOf(boardFor(draws.board, profile)).length;
  return Object.values<readonly Profile[]>(CAPABILITIES).filter((profiles) => profiles.includes(profile))
    .length;
}

/** The profile that sees most of a page; of several the first in the specification's list. */
export function whoSeesMost(page: PageRow): Profile {
  const [first] = ALL_PROFILES.filter((profile) => page.profiles.includes(profile)).toSorted(
    (one, other) => amount(page, other) - amount(page, one),
  );
  if (!first) throw new Error(`nobody has ${page.path}`);
  return first;
}

/** What a page can show somebody of the profile, written down: a board its cards, any other page what one may do. */
export function shows({ draws, params }: PageRow, profile: Profile): string {
  return JSON.stringify([
    params,
    'board' in draws
      ? boardFor(draws.board, profile)
      : Object.entries(CAPABILITIES).flatMap(([name, profiles]) =>
          (profiles as readonly Profile[]).includes(profile) ? [name] : [],
        ),
  ]);
}
