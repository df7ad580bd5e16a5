import { MAP_FOCUS_ZOOM } from '@fonte/contracts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { PropertySearchBox } from '../../core/property/property-search-box.tsx';
import { useMay } from '../../core/session/session-store.ts';
import type { PanelsProps } from './panels.ts';
import './texts.ts';

/** 'Propriedades', for those who may search them: the chosen one is focused at zoom 12 and its card opened; unknown text closes it. */
export function Search({
  filters,
  asked,
  go,
  width,
  flat = false,
}: Pick<PanelsProps, 'filters' | 'asked' | 'go'> & { width: number | string; flat?: boolean }) {
  const { t } = useTexts('map');
  if (!useMay('property.search')) return null;
  return (
    <PropertySearchBox
      label={t('search')}
      width={width}
      flat={flat}
      loadingText={t('searching')}
      uf={filters.uf}
      onUnknown={() => {
        if (asked.asked?.kind === 'property') asked.close();
      }}
      onPick={({ id, lon, lat }) => {
        asked.openProperty(id);
        if (lon !== null && lat !== null) go({ center: [lon, lat], zoom: MAP_FOCUS_ZOOM });
      }}
    />
  );
}
