import { ALL_PROFILES, type Profile } from '@fonte/contracts';
import { boardFor, mayOpenBoard, reportsOf } from '@fonte/contracts/boards';
import { CLOSABLE_NAMES, isClosable, type ClosableName } from '@fonte/contracts/closings';
import { CATALOGUE } from '../reports/index.ts';
import { readsWhole, type Access } from '../../query/index.ts';

/** Who closes sees all of a sheet: what is kept is what these have. */
const WHOLE: Profile = 'administrador';

/** The sheets of which a profile has every report that a closing keeps. */
export const readableSheets = (profile: Profile): readonly ClosableName[] => READABLE[profile];

const READABLE = Object.fromEntries(
  ALL_PROFILES.map((profile) => [
    profile,
    CLOSABLE_NAMES.filter((name) => mayOpenBoard(name, profile) && hasWhole(name, profile)),
  ]),
) as unknown as Record<Profile, readonly ClosableName[]>;

function hasWhole(name: ClosableName, profile: Profile): boolean {
  const own = reportsOf(boardFor(name, profile)).filter((id) => CATALOGUE[id].profiles.includes(profile));
  return reportsOf(boardFor(name, WHOLE)).every((id) => own.includes(id));
}

/**
 * Whether a caller may read a closing: every report of its sheet is the caller's, and every row and figure of its place. Nobody reads a part of one, since
 * what is left of a whole and its parts tells the rest; who only observes reads none.
 */
export const mayRead = (
  access: Access,
  { relatorio, uf }: { readonly relatorio: string; readonly uf: string | null },
): boolean =>
  isClosable(relatorio) && readableSheets(access.profile).includes(relatorio) && readsWhole(access, uf);
