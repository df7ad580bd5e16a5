import { FIRST_YEAR, LAST_YEAR, STATES, type PublicSettings } from '@fonte/contracts';
import { settings } from '@fonte/contracts/endpoints/portal';
import { FIRST_SEMESTER, LAST_SEMESTER, semestersBetween } from '@fonte/contracts/semesters';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What is known before the server has answered: the specification's own values. */
const SPECIFIED: PublicSettings = {
  product: 'Programa',
  anos: Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, step) => FIRST_YEAR + step),
  ufs: STATES.map((uf) => ({ uf, nome: uf })),
  semestres: semestersBetween(FIRST_SEMESTER, LAST_SEMESTER),
  pdf: false,
  passwordMinLength: 3,
  demonstration: false,
  basemap: { satellite: null, attribution: null },
  uploadMaxMb: 50,
  video: null,
};

/** Settings of this installation; `ready` once they are the server's, `failed` while it cannot be asked. */
export function useSettings(): PublicSettings & { ready: boolean; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['settings'],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(settings, { signal }).then(({ result }) => result),
  });
  return { ...(data ?? SPECIFIED), ready: data !== undefined, failed: isError };
}

/** Name of a state in words: 'Goiás'. Its code where the settings do not list it. */
export function useStateName(): (uf: string) => string {
  const { ufs } = useSettings();
  return (uf) => ufs.find((state) => state.uf === uf)?.nome ?? uf;
}
