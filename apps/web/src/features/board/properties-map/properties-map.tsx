import { MAP_FOCUS_ZOOM } from '@fonte/contracts';
import type { FoundProperty } from '@fonte/contracts/routes/properties';
import { LoadingState, useNarrow } from '@fonte/ui';
import {
  boundsOfPoints,
  LegendPanel,
  MapCorner,
  MapView,
  type MapAim,
  type Picked,
} from '@fonte/ui/map-view';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useBaseMap } from '../../../core/property/base-map.ts';
import type { Points } from '../../../core/property/property-points.ts';
import { useMay } from '../../../core/session/session-store.ts';
import { PropertySearchBox } from '../../../core/property/property-search-box.tsx';
import { DotPopup } from './dot-popup.tsx';
import { PhoneLegend } from './phone-legend.tsx';
import { PropertyDialog } from './property-dialog.tsx';
import { PropertyPopup } from './property-popup.tsx';
import { useLegend } from './use-legend.tsx';

export type PropertiesMapProps = {
  points: Points;
  height: number;
  /** The Uf that is filtered, so that another one is flown to. */
  place: string | null;
};

/** Kept free above the place that was searched, px, so that its popup stands below the search box. */
const POPUP_ROOM = { phone: 266, laptop: 396 } as const;

/** Points by situation, legend that counts and filters, search, and a dialog for the clicked property. */
export function PropertiesMap({ points, height, place }: PropertiesMapProps) {
  const { t } = useTexts('board');
  const phone = useNarrow('sm');
  const { base, onBaseError } = useBaseMap();
  const maySearch = useMay('property.search');
  const legend = useLegend(points);
  const [found, setFound] = useState<{ property: FoundProperty; time: number } | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const fit = useMemo(() => boundsOfPoints(points.points), [points]);
  const dot = opened === null ? undefined : points.dots.get(opened);
  const focus = found && centreOf(found.property);
  const aim: MapAim = focus
    ? {
        key: found.time,
        center: focus,
        zoom: MAP_FOCUS_ZOOM,
        above: phone ? POPUP_ROOM.phone : POPUP_ROOM.laptop,
      }
    : { key: `all ${place ?? ''} ${points.points.length}`, ...(fit ? { fit } : {}) };

  const pick = (picked: Picked | null) => {
    if (picked) setOpened(picked.id);
    else {
      setFound(null);
      setOpened(null);
    }
  };
  if (!base) return <LoadingState shape="map" height={height} />;
  return (
    <>
      <MapView
        label={t('map.title')}
        height={height}
        base={base}
        onBaseError={onBaseError}
        points={points.points}
        hidden={legend.hidden}
        selectedId={opened ?? found?.property.id ?? null}
        onPick={pick}
        aim={aim}
        home={{ key: 'home', ...(fit ? { fit } : {}) }}
        padding={phone ? [64, 24, 32, 24] : [64, 290, 40, 40]}
        popup={
          dot
            ? { at: dot.at, content: <DotPopup dot={dot} onClose={() => setOpened(null)} /> }
            : focus && !opened
              ? {
                  at: focus,
                  content: (
                    <PropertyPopup
                      property={found.property}
                      brief={phone}
                      onOpen={() => setOpened(found.property.id)}
                    />
                  ),
                }
              : null
        }
        controls="bottomLeft"
      >
        {maySearch && (
          <MapCorner at="topLeft" onPaper={false}>
            <PropertySearchBox
              label={t('map.search')}
              uf={place}
              onPick={(property) => setFound({ property, time: Date.now() })}
              onUnknown={() => setFound(null)}
              width={phone ? 260 : 338}
            />
          </MapCorner>
        )}
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
      <PropertyDialog code={dot ? null : opened} onClose={() => setOpened(null)} />
    </>
  );
}

/** Where a property lies, or null without coordinates. */
const centreOf = ({ lon, lat }: FoundProperty): readonly [number, number] | null =>
  lon === null || lat === null ? null : [lon, lat];
