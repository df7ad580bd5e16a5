import { FIRST_YEAR, LAST_YEAR, STATES, type PublicSettings } from '@fonte/contracts';
import { settings } from '@fonte/contracts/endpoints/portal';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What is known before the server has answered: the specification's own values. */
const SPECIFIED: PublicSettings = {
  product: 'Programa',
  anos: Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, step) => FIRST_YEAR + step),
  ufs: STATES.map((uf) => ({ uf, nome: uf })),
  passwordMinLength: 3,
  demonstration: false,
  basemap: { satellite: null, attribution: null },
};

/** Settings of this installation; `ready` once they are the server's. */
export function useSettings(): PublicSettings & { ready: boolean } {
  const { data } = useQuery({
    queryKey: ['settings'],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(settings, { signal }).then(({ result }) => result),
  });
  return { ...(data ?? SPECIFIED), ready: data !== undefined };
}

/** Name of a state in words: 'Goiás'. Its code where the settings do not list it. */
export function useStateName(): (uf: string) => string {
  const { ufs } = useSettings();
  return (uf) => ufs.find((state) => state.uf === uf)?.nome ?? uf;
}
