import { propertySearch } from '@fonte/contracts/endpoints/properties';
import type { FoundProperty } from '@fonte/contracts/routes/properties';
import { startsWithText } from '@fonte/pt-br';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE_MS = 200;

export type PropertySearch = {
  found: readonly FoundProperty[];
  /** Asking, or about to. */
  busy: boolean;
  /** The answer to the text as it stands; false while one types. */
  settled: boolean;
};

/** The caller's properties that begin with what is typed (second text, 2.2, 2.5 and 5); none for no text. */
export function usePropertySearch(text: string, limit: number, uf: string | null): PropertySearch {
  const typed = useSettled(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['property-search', typed, limit, uf],
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call(propertySearch, { query: { texto: typed, limite: limit, uf: uf ?? undefined }, signal }),
  });
  const now = text.trim();
  const settled = typed === now && !isFetching;
  const found = typed === '' ? [] : (data ?? []);
  return {
    // An earlier answer goes on only as far as it answers the newer text too: Enter must not pick what does not begin with it.
    found: settled ? found : found.filter((property) => beginsWith(property, now)),
    busy: now !== '' && !settled,
    settled,
  };
}

/** As the server finds them: case and accents do not matter, nor a code's dots. */
const beginsWith = ({ id, nome, municipio, produtor }: FoundProperty, text: string): boolean =>
  [id, id.replaceAll('.', ''), nome, municipio, produtor].some(
    (part) => part !== null && startsWithText(part, text),
  );

/** A suggestion as the search reads it: id | name | municipality/UF | producer (second text, 2.2). */
export function suggestionOf({ id, nome, municipio, produtor }: FoundProperty): string {
  return [id, nome, municipio, produtor].filter((part) => part !== null && part !== '').join(' | ');
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
