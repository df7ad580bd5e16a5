import { OBSERVERS, type PageName, PAGES, pathOf, type Profile, unknownWords } from '@fonte/contracts';
import { yearOfSemester } from '@fonte/contracts/semesters';
import { addressInLanguage, isSpoken, sheetLanguageOf } from '@fonte/contracts/sheet-languages';
import { useLocation } from 'react-router';
import { addressOfFilters, filtersOfAddress, knownFilters } from '../../core/filters/filters-store.ts';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useSignedIn } from '../../core/session/session-store.ts';
import { useSettings } from '../../core/settings/use-settings.ts';

/** What a sheet is of: the filters of its address, else those that are stored; or the address that it really has. */
export type SheetFilters =
  | {
      readonly ano: number | null;
      readonly uf: string | null;
      /** '2023-2', where the sheet is of a semester. */
      readonly semester?: string;
      /** The semester of the address of who reads its whole year. */
      readonly asYear?: string;
    }
  | { readonly elsewhere: string }
  /** Whether there is such a year, state or semester is not known yet. */
  | { readonly waits: true }
  | { readonly says: string };

/**
 * The filters of a sheet stand in its address, which is what the server makes its PDF of: what is stored is written there first, and what does not
 * hold is put right, a language that there is not as well. The monthly report's state stands in its path, and a reader with a state of their own has that one's whatever is written there; a
 * state that this installation does not have leads to the country's.
 */
export function useSheetFilters(page: PageName, params: Readonly<Record<string, string>>): SheetFilters {
  const { pathname, search } = useLocation();
  const { ready, anos, ufs, semestres } = useSettings();
  const { ano: storedYear, uf: storedState, ufLocked, ufShown } = useFilters();
  const { profile } = useSignedIn();
  const observes = (OBSERVERS as readonly (Profile | null)[]).includes(profile);
  const given = new URLSearchParams(search);
  const named = filtersOfAddress(given);
  const ano = named.ano === undefined ? storedYear : named.ano;
  const own = ufLocked ? storedState : null;
  const monthly = page === 'impressao' || page === 'impressaoUf';
  const ofPath = params['ufurl'] ?? null;
  const chosen = ufShown ? (named.uf === undefined ? storedState : named.uf) : null;
  const state = own ?? (monthly ? ofPath : chosen);
  const known = knownFilters({ ano, uf: state }, { anos, ufs });
  const uf = own ?? known.uf;
  const unsure = known.ano !== ano || uf !== state || (monthly && own === null && ofPath !== null);
  if (!ready && unsure) return { waits: true };
  const semester = params['semestre'];
  // A semester needs no year beside it.
  const right = addressOfFilters(
    addressInLanguage(given, isSpoken(PAGES[page]) ? sheetLanguageOf(given) : null),
    semester === undefined ? { ano: known.ano, uf } : { uf },
  );
  const path = monthly ? monthlyPath(uf) : pathname;
  if (path !== pathname || right.toString() !== given.toString())
    return { elsewhere: `${path}?${right.toString()}` };
  if (semester === undefined) return { ano, uf };
  if (!ready) return { waits: true };
  if (!semestres.includes(semester)) return { says: unknownWords(page) };
  return observes ? { ano: yearOfSemester(semester), uf, asYear: semester } : { ano: null, uf, semester };
}

/** Where the monthly report of a state, or of the country, stands. */
const monthlyPath = (uf: string | null): string =>
  uf === null ? PAGES.impressao.path : pathOf('impressaoUf', { ufurl: uf });
