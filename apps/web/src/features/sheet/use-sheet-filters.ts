import { OBSERVERS, type Page, type PageName, PAGES, pathOf, type Profile } from '@fonte/contracts';
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
    }
  | { readonly elsewhere: string }
  /** Whether there is such a year, state or semester is not known yet. */
  | { readonly waits: true }
  | { readonly says: string };

/**
 * The monthly report's state stands in its path, and a reader with a state of their own has that one's whatever is written there; a state that this
 * installation does not have leads to the country's.
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
  const state = own ?? (ufShown ? (named.uf === undefined ? storedState : named.uf) : null);
  const monthly = page === 'impressao' || page === 'impressaoUf';
  const ofPath = params['ufurl'] ?? null;
  // A year or a state that this installation does not have is put right in the address, as on every page.
  const known = knownFilters({ ano, uf: state }, { anos, ufs });
  const uf = monthly ? ofPath : (own ?? known.uf);
  if (known.ano !== ano || (!monthly && uf !== state)) {
    const right = addressOfFilters(given, { ano: known.ano, uf });
    return ready ? { elsewhere: `${pathname}?${right.toString()}` } : { waits: true };
  }
  const semester = params['semestre'];
  if (semester !== undefined) {
    if (!ready) return { waits: true };
    if (!semestres.includes(semester)) return { says: unknownOf(page) };
    // Who only observes has years: two periods subtract to those who joined between (docs/security.md).
    return observes ? { ano: Number(semester.slice(0, 4)), uf: state } : { ano: null, uf: state, semester };
  }
  if (!monthly) return { ano, uf };
  if (own !== null && ofPath !== own)
    return { elsewhere: `${pathOf('impressaoUf', { ufurl: own })}${search}` };
  if (ofPath !== null && own === null && !ready) return { waits: true };
  if (ofPath !== null && own === null && !ufs.some((one) => one.uf === ofPath))
    return { elsewhere: `${PAGES.impressao.path}${search}` };
  return { ano, uf };
}

/** What a page says of a parameter that is none. */
function unknownOf(name: PageName): string {
  const { unknown }: Page = PAGES[name];
  return typeof unknown === 'object' ? unknown.says : '';
}
