import { AUTOCOMPLETE_LIMIT, MAP_FOCUS_ZOOM } from '@fonte/contracts';
import { MapSearch } from '@fonte/ui/map-view';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { suggestionOf, usePropertySearch } from '../../core/property/property-search.ts';
import type { PanelsProps } from './panels.ts';
import './texts.ts';

/** 'Propriedades': at most five suggestions 'id | name | municipality/UF | producer'; the chosen one is focused at zoom 12. */
export function Search({
  filters,
  asked,
  go,
  width,
}: Pick<PanelsProps, 'filters' | 'asked' | 'go'> & { width: number | string }) {
  const { t } = useTexts('map');
  const [text, setText] = useState('');
  const { found, busy, settled } = usePropertySearch(text, AUTOCOMPLETE_LIMIT, filters.uf);
  // Unknown text clears the selection (second text, section 5).
  const unknown = text.trim() !== '' && settled && found.length === 0;
  const [cleared, setCleared] = useState('');
  if (unknown && cleared !== text) {
    setCleared(text);
    if (asked.asked?.kind === 'property') asked.close();
  }
  return (
    <MapSearch
      label={t('search')}
      width={width}
      options={found.map((one) => ({ id: one.id, label: suggestionOf(one), terms: [] }))}
      filtered
      loading={busy}
      loadingText={t('searching')}
      onType={setText}
      onPick={({ id }) => {
        const one = found.find((property) => property.id === id);
        asked.openProperty(id);
        if (one && one.lon !== null && one.lat !== null)
          go({ center: [one.lon, one.lat], zoom: MAP_FOCUS_ZOOM });
      }}
    />
  );
}
