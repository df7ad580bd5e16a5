import { AUTOCOMPLETE_LIMIT, MAP_FOCUS_ZOOM, type ReportAnswer } from '@fonte/contracts';
import { startsWithText } from '@fonte/pt-br';
import { LoadingState, useNarrow } from '@fonte/ui';
import {
  LegendPanel,
  MapCorner,
  MapSearch,
  MapView,
  type MapAim,
  type MapPoint,
  type Picked,
  type SearchOption,
} from '@fonte/ui/map-view';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useBaseMap } from '../../../core/property/base-map.ts';
import {
  boundsOf,
  mapProperties,
  suggestionOf,
  type MapProperty,
} from '../../../core/property/map-property.ts';
import { PhoneLegend } from './phone-legend.tsx';
import { PropertyDialog } from './property-dialog.tsx';
import { PropertyPopup } from './property-popup.tsx';
import { useLegend } from './use-legend.tsx';

export type PropertiesMapProps = {
  answer: ReportAnswer;
  height: number;
  /** The Uf that is filtered, so that another one is flown to. */
  place: string | null;
};

/** Points by situation, legend that counts and filters, search, and a dialog for the clicked property. */
export function PropertiesMap({ answer, height, place }: PropertiesMapProps) {
  const { t } = useTexts('dashboard');
  const phone = useNarrow('sm');
  const { base, onBaseError } = useBaseMap();
  const properties = useMemo(() => mapProperties(answer), [answer]);
  const byCode = useMemo(() => new Map(properties.map((one) => [one.cod, one])), [properties]);
  const points = useMemo(() => properties.flatMap(pointOf), [properties]);
  const legend = useLegend(properties);
  const [found, setFound] = useState<{ property: MapProperty; time: number } | null>(null);
  const [opened, setOpened] = useState<MapProperty | null>(null);
  const options = useMemo(() => properties.map(optionOf), [properties]);
  const home = useHome(properties);
  const aim = useMemo((): MapAim => {
    if (found?.property.at) return { key: found.time, center: found.property.at, zoom: MAP_FOCUS_ZOOM };
    const fit = boundsOf(properties);
    return { key: `all ${place ?? ''} ${properties.length}`, ...(fit ? { fit } : {}) };
  }, [found, properties, place]);

  const pick = (picked: Picked | null) => {
    const property = picked && byCode.get(picked.id);
    if (property) setOpened(property);
    else setFound(null);
  };
  const search = (option: SearchOption) => {
    const property = byCode.get(option.id);
    if (property) setFound({ property, time: Date.now() });
  };
  // Unknown text clears the selection (second text, section 5).
  const typed = (text: string) => {
    if (!options.some((option) => option.label === text || matches(option, text))) setFound(null);
  };
  if (!base) return <LoadingState shape="map" height={height} />;
  return (
    <>
      <MapView
        label={t('map.title')}
        height={height}
        base={base}
        onBaseError={onBaseError}
        points={points}
        hidden={legend.hidden}
        selectedId={opened?.cod ?? found?.property.cod ?? null}
        onPick={pick}
        aim={aim}
        home={home}
        padding={phone ? [64, 24, 32, 24] : [64, 290, 40, 40]}
        popup={
          found?.property.at && !opened
            ? {
                at: found.property.at,
                content: <PropertyPopup property={found.property} onOpen={() => setOpened(found.property)} />,
              }
            : null
        }
        controls="bottomLeft"
      >
        <MapCorner at="topLeft" onPaper={false}>
          <MapSearch
            label={t('map.search')}
            options={options}
            onPick={search}
            onType={typed}
            width={phone ? 260 : 338}
          />
        </MapCorner>
        {!phone && (
          <MapCorner at="topRight">
            <LegendPanel
              title={t('map.legend')}
              rows={legend.rows}
              onToggle={legend.toggle}
              note={legend.note}
            />
          </MapCorner>
        )}
      </MapView>
      {phone && (
        <Box sx={{ p: '8px 16px 12px' }}>
          <PhoneLegend legend={legend} />
        </Box>
      )}
      <PropertyDialog property={opened} onClose={() => setOpened(null)} />
    </>
  );
}

/** Where the home button leads: all points. */
function useHome(properties: readonly MapProperty[]): MapAim {
  return useMemo(() => {
    const fit = boundsOf(properties);
    return { key: 'home', ...(fit ? { fit } : {}) };
  }, [properties]);
}

const pointOf = ({ cod, at, situation }: MapProperty): MapPoint[] => (at ? [{ id: cod, at, situation }] : []);

/** Found by the beginning of code, name, place or producer; accents and case do not matter. At most AUTOCOMPLETE_LIMIT are shown. */
function optionOf(property: MapProperty): SearchOption {
  const { cod, name, place, producer } = property;
  return { id: cod, label: suggestionOf(property), terms: [cod, name, place, producer ?? ''] };
}

const matches = ({ terms = [] }: SearchOption, text: string): boolean =>
  AUTOCOMPLETE_LIMIT > 0 && terms.some((term) => startsWithText(term, text));
