import type { RemoteLayer } from '@fonte/contracts/routes/remote-layers';
import type { BaseMap, Drawn, LegendRow, MapAim, MapHandle, SketchState } from '@fonte/ui/map-view';
import type { Narrowing } from './data/narrowing.ts';
import type { Summaries } from './data/use-summary.ts';
import type { OwnBase } from './data/own-base.ts';
import type { useTiles } from './data/use-tile-specs.ts';
import type { useAsked } from './data/use-asked.ts';
import type { MapState } from './state/map-state.ts';
import type { ChangeMap } from './state/use-map-state.ts';
import type { Tool } from './tools/tools.tsx';
import type { usePropertyPoints } from '../../core/property/property-points.ts';

/** What the map is made of. */
export type FullMapProps = {
  state: MapState;
  /** Layers of the institution's GeoServer. */
  remote: readonly RemoteLayer[];
  change: ChangeMap;
  opened: number;
  base: BaseMap;
  onBaseError: () => void;
  /** Why there is no satellite. */
  offline: 'none' | 'failed' | null;
  /** The installation's own base map, and whether it came. */
  own: Pick<OwnBase, 'offered' | 'failed'>;
  points: ReturnType<typeof usePropertyPoints>;
  filters: { ano: number | null; uf: string | null; ufFixed: boolean };
};

/** What the panels around the map are made of, on laptops and phones alike. */
export type PanelsProps = FullMapProps & {
  map: MapHandle | null;
  tool: Tool | null;
  onTool: (tool: Tool | null) => void;
  sketch: SketchState;
  measures: readonly Drawn[];
  onClear: () => void;
  legend: readonly LegendRow[];
  summaries: Summaries;
  tiles: ReturnType<typeof useTiles>;
  asked: ReturnType<typeof useAsked>;
  narrowing: Narrowing;
  zoom: number;
  /** Flies somewhere. */
  go: (aim: Omit<MapAim, 'key'>) => void;
};
