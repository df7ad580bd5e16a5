import { GATHER_BELOW } from '@fonte/contracts/programme/gathered';
import Box from '@mui/material/Box';
import type OlMap from 'ol/Map.js';
import { toLonLat } from 'ol/proj.js';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useReducedMotion, useResolvedScheme } from '../theme/use-scheme.ts';
import type { Gathered } from './layers/gathered.ts';
import { MapControls } from './controls/map-controls.tsx';
import type {
  BaseMap,
  LonLat,
  MapAim,
  MapPlace,
  MapPoint,
  MapPopup as Popup,
  MapShape,
  Picked,
} from './map-model.ts';
import { MapPopup } from './controls/map-popup.tsx';
import { useMapWords } from './words.ts';
import { MapReadout } from './controls/map-readout.tsx';
import type { PointsPlace } from './layers/points-layer.ts';
import { ScaleLine } from './controls/scale-line.tsx';
import { groundOf } from './own-base/ground.ts';
import { Credits } from './controls/credits.tsx';
import { useAim } from './seen/use-aim.ts';
import { useBaseMap, usePoints, useShapes } from './layers/use-map-layers.ts';
import { useNames } from './layers/use-names.ts';
import { useMap } from './seen/use-map.ts';
import { usePaperScale } from './picture/use-paper-scale.ts';
import { usePicking } from './seen/use-picking.ts';
import { usePlace } from './seen/use-place.ts';

export interface MapViewProps {
  /** 'Mapa de propriedades'. */
  label: string;
  /** In px, or '100%' of the place it stands in. */
  height: number | string;
  /** Keep the same object between renders. */
  base: BaseMap;
  /** Called once when the base map's tiles do not come, to offer the offline one. */
  onBaseError?: () => void;
  points?: readonly MapPoint[];
  /** Situations switched off in the legend. */
  hidden?: ReadonlySet<string | null>;
  shapes?: readonly MapShape[];
  selectedId?: string | null;
  /** A click; undefined while a tool takes the clicks. */
  onPick?: ((picked: Picked | null, at: LonLat) => void) | undefined;
  /** Where the points stand among other layers. */
  pointsPlace?: PointsPlace;
  /** Where the map stands, now and after each move. */
  onPlace?: (place: MapPlace) => void;
  /** Coordinates and zoom beside the scale. */
  readout?: boolean;
  aim?: MapAim;
  /** Where the home button leads; default: the first aim. */
  home?: MapAim;
  /** Room taken by panels: top, right, bottom, left. */
  padding?: readonly [number, number, number, number];
  popup?: Popup | null;
  /** Where the zoom buttons stand. */
  controls?: 'topLeft' | 'bottomLeft';
  /** Panels, search, legend: absolutely placed by <MapCorner>. */
  children?: ReactNode;
  /** The OpenLayers map, for tools that this kit does not have. */
  onReady?: (map: OlMap) => void;
}

const NONE: readonly never[] = [];
const NOTHING_HIDDEN: ReadonlySet<string | null> = new Set();
const NO_PADDING = [24, 24, 24, 24] as const;

/** Base map, areas, points, selection ring, zoom and home, scale, attribution. Focus it and arrows pan, + and − zoom. */
export function MapView(props: MapViewProps) {
  const words = useMapWords();
  const {
    label,
    height,
    base,
    points = NONE,
    hidden = NOTHING_HIDDEN,
    shapes = NONE,
    selectedId = null,
    aim,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const onPaper = usePaperScale(frame);
  const still = useReducedMotion();
  const scheme = useResolvedScheme();
  const map = useMap(element, { center: aim?.center, zoom: aim?.zoom });
  // Home, or a region that was clicked.
  const [homing, setHoming] = useState<MapAim | null>(null);
  const [firstAim] = useState(aim);
  const home = props.home ?? firstAim;
  useBaseMap(map, base, props.onBaseError);
  useNames(map, base);
  useShapes(map, shapes, selectedId);
  const layer = usePoints(map, points, hidden, selectedId, props.pointsPlace);
  usePlace(map, props.onPlace);
  const open = useCallback((region: Gathered) => setHoming(map && aimAt(map, region)), [map]);
  usePicking(map, layer, props.onPick, open);
  // A new wish from outside ends the way home.
  const wish = useMemo(() => homing ?? aim, [homing, aim]);
  const [seen, setSeen] = useState(aim?.key);
  if (aim?.key !== seen) {
    setSeen(aim?.key);
    setHoming(null);
  }
  useAim(map, wish, props.padding ?? NO_PADDING);
  const ready = props.onReady;
  const [told, setTold] = useState<OlMap | null>(null);
  if (map && map !== told) {
    setTold(map);
    if (ready) queueMicrotask(() => ready(map));
  }
  return (
    <Box
      ref={frame}
      style={onPaper}
      sx={{ position: 'relative', height, minHeight: 0, overflow: 'hidden', isolation: 'isolate' }}
      data-ground="dark"
    >
      <Box
        ref={element}
        tabIndex={0}
        role="application"
        aria-label={words.keysOf(label)}
        sx={{
          position: 'absolute',
          inset: 0,
          bgcolor: groundOf(base, scheme),
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      />
      {map && (
        <>
          <MapCorner at={props.controls ?? 'bottomLeft'} offset={props.controls === 'topLeft' ? 0 : 44}>
            <MapControls
              map={map}
              still={still}
              onHome={home && (() => setHoming({ ...home, key: `home ${Date.now()}` }))}
            />
          </MapCorner>
          {props.popup && <MapPopup map={map} popup={props.popup} />}
        </>
      )}
      <Box sx={FOOT}>
        {map && (
          <Box sx={base.kind === 'tiles' ? [MEASURES, PLATE] : MEASURES}>
            <ScaleLine map={map} />
            {props.readout && <MapReadout map={map} />}
          </Box>
        )}
        {base.attribution && (
          <Box sx={ATTRIBUTION}>
            <Credits text={base.attribution} links={base.kind === 'tiles' ? base.links : undefined} />
          </Box>
        )}
      </Box>
      {props.children}
    </Box>
  );
}

/** Where a region's points stand each, and all of them are seen if they can be. */
function aimAt(map: OlMap, { region, extent: [west, south, east, north] }: Gathered): MapAim {
  const view = map.getView();
  const resolution = view.getResolutionForExtent([west, south, east, north], map.getSize());
  const [lon = 0, lat = 0] = toLonLat([(west + east) / 2, (south + north) / 2]);
  return {
    key: `region ${region} ${Date.now()}`,
    center: [lon, lat],
    // A little further away than where they would touch the edges.
    zoom: Math.max(GATHER_BELOW, (view.getZoomForResolution(resolution) ?? GATHER_BELOW) - 0.5),
  };
}

export interface MapCornerProps {
  at: 'topLeft' | 'top' | 'topRight' | 'bottomLeft' | 'bottomRight';
  /** Further from the edge, in px. */
  offset?: number;
  /** False for what is worked with: search, tools. */
  onPaper?: boolean;
  children: ReactNode;
}

/** A place over the map, 12 px from its edges. */
export function MapCorner({ at, offset = 0, onPaper = true, children }: MapCornerProps) {
  return (
    <Box
      data-print={onPaper ? undefined : 'hide'}
      sx={{ position: 'absolute', zIndex: 2, maxWidth: 'calc(100% - 24px)', ...CORNERS[at](12 + offset) }}
    >
      {children}
    </Box>
  );
}

const CORNERS = {
  topLeft: (edge: number) => ({ left: 12, top: edge }),
  top: (edge: number) => ({ left: '50%', top: edge, transform: 'translateX(-50%)' }),
  topRight: (edge: number) => ({ right: 12, top: edge }),
  bottomLeft: (edge: number) => ({ left: 12, bottom: edge }),
  bottomRight: (edge: number) => ({ right: 12, bottom: edge + 16 }),
} as const;
/** Scale left, credits right: neither comes to lie over the other, however narrow the map. */
const FOOT = {
  position: 'absolute',
  left: 12,
  right: 4,
  bottom: 4,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px',
  pointerEvents: 'none',
};
const MEASURES = { flex: 'none', display: 'flex', alignItems: 'flex-end', gap: '24px', pb: '4px' };
/** White letters are read on it whatever lies below: maps of others may be light. */
const PLATE = { px: '6px', borderRadius: '3px', bgcolor: 'rgba(10,25,18,.72)' };
const ATTRIBUTION = {
  ...PLATE,
  minWidth: 0,
  ml: 'auto',
  color: '#fff',
  fontSize: 11,
  lineHeight: '16px',
  textAlign: 'right',
};
