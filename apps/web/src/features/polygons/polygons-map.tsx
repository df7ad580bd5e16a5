import { MAP_FOCUS_ZOOM } from '@fonte/contracts';
import { FLOATING_SHADOW, useNarrow } from '@fonte/ui';
import {
  boundsOfPoints,
  Crosshair,
  LegendPanel,
  LegendRows,
  MapCorner,
  MapView,
  type BaseMap,
  type LonLat,
  type MapAim,
  type MapHandle,
  type MapPlace,
  type MapPoint,
} from '@fonte/ui/map-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { propertyQuery, usePropertyPoints } from '../../core/property/property-points.ts';
import { PropertySearchBox } from '../../core/property/property-search-box.tsx';
import { AskedPolygons, type Asked } from './asked-polygons.tsx';
import type { PolygonState } from './polygon-address.ts';
import { TILES } from '../../core/map-services/service-queries.ts';
import { useServiceTiles } from '../../core/map-services/use-service-tiles.ts';
import { LAYER, tileParams, type Narrowing } from './polygon-calls.ts';
import { PropertyPlace } from './property-place.tsx';
import { useEnter } from './use-enter.ts';
import { usePolygonLegend } from './use-polygon-legend.tsx';

/** The map-item list shows up to eight rows (second text, 2.5). */
const SEARCH_ROWS = 8;
/** A degree of longitude at the equator, map units. */
const UNITS_A_DEGREE = 111_319.49;

export type PolygonsMapProps = {
  state: PolygonState;
  change: Dispatch<SetStateAction<PolygonState>>;
  opened: number;
  base: BaseMap;
  onBaseError: () => void;
  height: number;
  filters: { ano: number | null; uf: string | null };
};

/** Tiles of all polygons, search, legend that counts and filters; a click, or Enter at the middle, asks whose they are. */
export function PolygonsMap({ state, change, opened, base, onBaseError, height, filters }: PolygonsMapProps) {
  const { t } = useTexts(['polygons', 'core']);
  const phone = useNarrow('sm');
  const [map, setMap] = useState<MapHandle | null>(null);
  const [place, setPlace] = useState<MapPlace | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { ano, uf } = filters;
  const { hidden, property } = state;
  const narrowing = useMemo<Narrowing>(() => ({ ano, uf, hidden }), [ano, uf, hidden]);
  const legend = usePolygonLegend(narrowing);
  const tiles = useTiles(map, narrowing);
  const found = useQuery({ ...propertyQuery(property ?? ''), enabled: property !== null });
  const { aim, home } = useAims(state, opened, uf, found.data?.at ?? null);
  const ask = useCallback(
    (at: LonLat) =>
      setAsked({ kind: 'place', at, degrees: (place?.resolution ?? 1) / UNITS_A_DEGREE, narrowing }),
    [place, narrowing],
  );
  useEnter(map, ask);
  const onPlace = useCallback(
    (now: MapPlace) => {
      setPlace(now);
      change((before) => ({ ...before, place: { center: now.center, zoom: now.zoom } }));
    },
    [change],
  );
  const toggle = (id: string, on: boolean) =>
    change((before) => ({
      ...before,
      hidden: on ? before.hidden.filter((one) => one !== id) : [...before.hidden, id],
    }));
  const setProperty = (code: string | null) => change((before) => ({ ...before, property: code }));
  const at = property === null ? null : (found.data?.at ?? null);
  const situation = found.data?.situation ?? null;
  const point = useMemo(
    (): MapPoint[] => (property !== null && at ? [{ id: property, at, situation }] : []),
    [property, at, situation],
  );
  return (
    <>
      <MapView
        label={t('map')}
        height={height}
        base={base}
        onBaseError={onBaseError}
        onPick={(_picked, where) => ask(where)}
        onPlace={onPlace}
        aim={aim}
        home={home}
        padding={phone ? [64, 24, 32, 24] : [64, 290, 40, 40]}
        onReady={setMap}
        points={point}
        selectedId={property}
        popup={
          property !== null && at
            ? {
                at,
                content: (
                  <PropertyPlace
                    code={property}
                    property={found.data ?? null}
                    onOpen={() => setAsked({ kind: 'property', code: property, narrowing })}
                    onClose={() => setProperty(null)}
                  />
                ),
              }
            : null
        }
      >
        {map && <Crosshair map={map} />}
        <MapCorner at="topLeft" onPaper={false}>
          <PropertySearchBox
            label={t('search')}
            loadingText={t('searching')}
            emptyText={t('notFound')}
            limit={SEARCH_ROWS}
            uf={uf}
            width={phone ? 280 : 338}
            onPick={({ id }) => setProperty(id)}
            onUnknown={() => setProperty(null)}
          />
        </MapCorner>
        {!phone && (
          <MapCorner at="topRight">
            <LegendPanel
              title={t('legend')}
              rows={legend.rows}
              onToggle={toggle}
              {...(legend.note ? { note: legend.note } : {})}
            />
          </MapCorner>
        )}
        {legend.empty && (
          <MapCorner at="top" offset={56} onPaper={false}>
            <Box role="status" data-ground="paper" sx={[CHIP, { p: '8px 12px', fontWeight: 600 }]}>
              {t('nothingHere')}
            </Box>
          </MapCorner>
        )}
        {asked && (
          <AskedPolygons
            key={keyOf(asked)}
            asked={asked}
            name={found.data?.name ?? null}
            onClose={() => setAsked(null)}
          />
        )}
        {tiles.failed && (
          <MapCorner at="bottomRight" onPaper={false}>
            <Box role="alert" data-ground="paper" sx={CHIP}>
              {t('tilesFailed')}
              <Button size="small" onClick={tiles.retry}>
                {t('core:retry')}
              </Button>
            </Box>
          </MapCorner>
        )}
      </MapView>
      {phone && (
        <Box sx={{ p: '8px 16px 12px' }}>
          <LegendRows rows={legend.rows} onToggle={toggle} {...(legend.note ? { note: legend.note } : {})} />
        </Box>
      )}
    </>
  );
}

/** Another place or property is another question: nothing of the one before is shown for it. */
const keyOf = (asked: Asked): string => (asked.kind === 'place' ? asked.at.join(' ') : asked.code);

/** The layer's tiles, how they stand, and asking anew. */
function useTiles(map: MapHandle | null, narrowing: Narrowing) {
  const { statuses, retry } = useServiceTiles(
    map,
    useMemo(
      () => [{ key: LAYER.name, url: TILES, params: tileParams(narrowing), opacity: 1, zIndex: 10 }],
      [narrowing],
    ),
  );
  return { failed: statuses[LAYER.name] === 'failed', retry: () => retry(LAYER.name) };
}

/** Where to look: the property that was found, else where the address says, else at all properties of the state. */
function useAims(state: PolygonState, opened: number, uf: string | null, at: LonLat | null) {
  const { points } = usePropertyPoints(uf);
  const bounds = useMemo(() => boundsOfPoints(points), [points]);
  const [linked, setLinked] = useState({ opened, place: state.place, property: state.property, uf });
  if (linked.opened !== opened) setLinked({ opened, place: state.place, property: state.property, uf });
  const home = useMemo((): MapAim => ({ key: 'home', ...(bounds ? { fit: bounds } : {}) }), [bounds]);
  const aim = useMemo((): MapAim => {
    // A property that the address named stands where the address says.
    const moved = state.property !== linked.property || !linked.place;
    if (at && moved) return { key: `found ${state.property}`, center: at, zoom: MAP_FOCUS_ZOOM };
    if (linked.place && uf === linked.uf)
      return { key: `link ${linked.opened}`, ...linked.place, exact: true };
    return { ...home, key: `all ${uf ?? ''} ${bounds ? 'points' : ''}` };
  }, [at, state.property, linked, uf, home, bounds]);
  return { aim, home };
}

const CHIP = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  p: '4px 4px 4px 12px',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: FLOATING_SHADOW,
  fontSize: 13,
};
