import TileLayer from 'ol/layer/Tile.js';
import type OlMap from 'ol/Map.js';
import TileWMS from 'ol/source/TileWMS.js';
import type Tile from 'ol/Tile.js';
import { useEffect, useRef } from 'react';

/** A layer of a map service, drawn as tiles. */
export interface TileLayerSpec {
  key: string;
  url: string;
  /** Parameters of the request besides those of every tile (LAYERS, cql_filter, viewparams, …). */
  params: Readonly<Record<string, string>>;
  /** 0 to 1. */
  opacity: number;
  zIndex: number;
  minZoom?: number | undefined;
  /** Another number asks for all tiles anew ('Tentar de novo'). */
  attempt: number;
}

/** How a layer stands: asking for tiles, all there, or with tiles that did not come. */
export type TileStatus = 'loading' | 'ready' | 'failed';

type Entry = {
  layer: TileLayer<TileWMS>;
  asked: string;
  attempt: number;
  /** Tiles on their way. One that was asked for before all were asked for anew is none: whether it comes says nothing of the new ones. */
  loading: Set<Tile>;
  failed: boolean;
};

/** Keeps these layers on the map, and tells of each how it stands. WMS 1.1.1, because the specification names SRS. */
export function useTileLayers(
  map: OlMap | null,
  specs: readonly TileLayerSpec[],
  onStatus: (key: string, status: TileStatus) => void,
): void {
  const entries = useRef(new Map<string, Entry>());
  const tell = useRef(onStatus);
  useEffect(() => {
    tell.current = onStatus;
  });
  useEffect(() => {
    if (!map) return;
    const known = entries.current;
    for (const [key, entry] of known) {
      if (specs.some((spec) => spec.key === key)) continue;
      map.removeLayer(entry.layer);
      known.delete(key);
    }
    for (const spec of specs) {
      const entry =
        known.get(spec.key) ?? added(map, known, spec, (status) => tell.current(spec.key, status));
      brought(entry, spec);
    }
  }, [map, specs]);
  useEffect(() => {
    const known = entries.current;
    return () => {
      for (const { layer } of known.values()) map?.removeLayer(layer);
      known.clear();
    };
  }, [map]);
}

function added(
  map: OlMap,
  known: Map<string, Entry>,
  spec: TileLayerSpec,
  tell: (status: TileStatus) => void,
): Entry {
  const source = new TileWMS({
    url: spec.url,
    params: paramsOf(spec),
    transition: 0,
    crossOrigin: 'anonymous',
  });
  const layer = new TileLayer({ source });
  const entry: Entry = {
    layer,
    asked: JSON.stringify(spec.params),
    attempt: spec.attempt,
    loading: new Set(),
    failed: false,
  };
  source.on('tileloadstart', ({ tile }) => {
    if (entry.loading.size === 0) tell('loading');
    entry.loading.add(tile);
  });
  const over = (tile: Tile, failed: boolean) => {
    if (!entry.loading.delete(tile)) return;
    entry.failed ||= failed;
    if (failed || entry.loading.size === 0) tell(entry.failed ? 'failed' : 'ready');
  };
  source.on('tileloadend', ({ tile }) => over(tile, false));
  source.on('tileloaderror', ({ tile }) => over(tile, true));
  map.addLayer(layer);
  known.set(spec.key, entry);
  return entry;
}

/** What changed since the last drawing, and nothing else: tiles that are there stay. */
function brought(entry: Entry, spec: TileLayerSpec): void {
  const { layer } = entry;
  layer.setOpacity(spec.opacity);
  layer.setZIndex(spec.zIndex);
  // OpenLayers' limit is exclusive.
  layer.setMinZoom(spec.minZoom === undefined ? -Infinity : spec.minZoom - 0.001);
  const asked = JSON.stringify(spec.params);
  if (asked === entry.asked && spec.attempt === entry.attempt) return;
  Object.assign(entry, { asked, attempt: spec.attempt, loading: new Set(), failed: false });
  const source = layer.getSource();
  source?.updateParams(paramsOf(spec));
  if (source) source.refresh();
}

/** A parameter that is gone must be overwritten: OpenLayers merges. Null ones stay out of the address. */
function paramsOf({ params }: TileLayerSpec): Record<string, string | boolean | undefined> {
  return {
    VERSION: '1.1.1',
    FORMAT: 'image/png',
    TRANSPARENT: true,
    TILED: true,
    STYLES: '',
    cql_filter: undefined,
    viewparams: undefined,
    ...params,
  };
}
