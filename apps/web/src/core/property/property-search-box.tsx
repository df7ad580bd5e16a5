import { AUTOCOMPLETE_LIMIT } from '@fonte/contracts';
import type { FoundProperty } from '@fonte/contracts/routes/properties';
import { MapSearch, type MapSearchProps } from '@fonte/ui/map-view';
import { useEffect, useRef, useState } from 'react';
import { suggestionOf, usePropertySearch } from './property-search.ts';

type PropertySearchBoxProps = Pick<
  MapSearchProps,
  'label' | 'width' | 'loadingText' | 'emptyText' | 'flat'
> & {
  /** Only properties of this state. */
  uf: string | null;
  limit?: number;
  onPick: (property: FoundProperty) => void;
  /** The text stands for no property, or for none any more: unknown text clears the selection (second text, section 5). */
  onUnknown: () => void;
};

/** The search box of a map: suggestions 'id | name | municipality/UF | producer', at most five unless told (second text, 2.2, 2.5, 9). */
export function PropertySearchBox(props: PropertySearchBoxProps) {
  const { uf, limit = AUTOCOMPLETE_LIMIT, onPick, onUnknown, ...look } = props;
  const [text, setText] = useState('');
  // A suggestion that was taken stands in the field; it is no text to search for.
  const [taken, setTaken] = useState('');
  const typed = text === taken ? '' : text;
  const { found, busy, settled } = usePropertySearch(typed, limit, uf);
  const unknown = typed.trim() !== '' && settled && found.length === 0;
  const tell = useRef(onUnknown);
  useEffect(() => {
    tell.current = onUnknown;
  });
  useEffect(() => {
    if (unknown) tell.current();
  }, [unknown]);
  return (
    <MapSearch
      {...look}
      options={found.map((one) => ({ id: one.id, label: suggestionOf(one) }))}
      loading={busy}
      onType={setText}
      onClear={onUnknown}
      onPick={({ id }) => {
        const property = found.find((one) => one.id === id);
        if (!property) return;
        setTaken(suggestionOf(property));
        onPick(property);
      }}
    />
  );
}
