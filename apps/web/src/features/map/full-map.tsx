import { formatDate } from '@fonte/pt-br';
import { useNarrow, useSnackbar } from '@fonte/ui';
import {
  Crosshair,
  isArea,
  MapView,
  SHEET_SHARE,
  useDrawings,
  useHighlight,
  useSketch,
  type Drawn,
  type MapHandle,
  type MapPlace,
  type Picked,
  type LonLat,
} from '@fonte/ui/map-view';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useFreshnessDates } from '../../core/report/answer/freshness.ts';
import type { Narrowing } from './data/narrowing.ts';
import { useSummary } from './data/use-summary.ts';
import { LaptopPanels } from './laptop-panels.tsx';
import { hiddenSituations, useLegend } from './layers/use-legend.tsx';
import { useTiles, zIndexOf } from './data/use-tile-specs.ts';
import { MapActions } from './map-actions.tsx';
import { useLawsuitChips } from './lawsuits/use-lawsuit-chips.ts';
import { useLawsuitRefresh } from './lawsuits/use-lawsuit-refresh.ts';
import { CompactPanels } from './phone/compact-panels.tsx';
import { prefetchResults } from './results/lazy-results.tsx';
import { useAsked } from './data/use-asked.ts';
import { isLayer, type MapState } from './state/map-state.ts';
import { sketchWords } from './tools/sketch-words.ts';
import { isSelection, sketchOf, type Tool } from './tools/tools.tsx';
import { useAimOfMap } from './use-aim-of-map.ts';
import type { FullMapProps, PanelsProps } from './panels.ts';

/** Room that panels take: top, right, bottom, left. */
const ROOM = { laptop: [112, 274, 40, 274], compact: [120, 72, 24, 24] } as const;

/** The sheet of a small screen covers the lower part. */
const roomOverSheet = (height: number) => [120, 72, Math.round(height * SHEET_SHARE), 24] as const;

/** The map, its layers and its tools; the panels around it are laid out for laptops or phones. */
export function FullMap(props: FullMapProps) {
  const { state, change, filters, points } = props;
  const { t } = useTexts(['map', 'core']);
  const snackbar = useSnackbar();
  const compact = useNarrow('lg');
  const [map, setMap] = useState<MapHandle | null>(null);
  const [place, setPlace] = useState<MapPlace | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const [measures, setMeasures] = useState<readonly Drawn[]>([]);
  useEffect(() => {
    if (map) prefetchResults();
  }, [map]);
  const { hidden, lawsuits } = state;
  const { ano, uf } = filters;
  const narrowing = useMemo<Narrowing>(() => ({ ano, uf, hidden, lawsuits }), [ano, uf, hidden, lawsuits]);
  const names = useMemo(() => state.layers.flatMap(({ key }) => (isLayer(key) ? [key] : [])), [state.layers]);
  const summary = useSummary(
    useMemo(() => names.filter((name) => name !== 'propriedades'), [names]),
    narrowing,
  );
  const tiles = useTiles(map, state, narrowing);
  const { retry } = tiles;
  useLawsuitRefresh(useCallback(() => retry('processos'), [retry]));
  useLawsuitChips(narrowing, change, names.includes('processos'));
  const legend = useLegend(state, points.counts, summary.byLayer);
  const asked = useAsked({ state, change, names, narrowing, zoom: place?.zoom ?? 0 });
  const height = map?.getSize()?.[1] ?? globalThis.innerHeight;
  const room = compact ? (asked.shown ? roomOverSheet(height) : ROOM.compact) : ROOM.laptop;
  const { aim, home, go } = useAimOfMap({
    state,
    points: points.points,
    opened: props.opened,
    uf,
    ufFixed: filters.ufFixed,
  });

  const measured = useDrawings(map, measures, ownPlace(state, 'desenho', 701));
  const selected = useDrawings(
    map,
    useMemo(() => selectionOf(state), [state]),
    ownPlace(state, 'selecao', 700),
  );
  const selecting = tool !== null && isSelection(tool);
  const words = useCallback((length: string, area: string) => t('tools.radius', { length, area }), [t]);
  const sketch = useSketch(map, {
    kind: tool && sketchOf(tool),
    look: selecting ? 'selection' : 'measure',
    layer: selecting ? selected : measured,
    words: (drawing) => (selecting ? undefined : sketchWords(drawing, words)),
    onDone: (drawing) => {
      if (selecting) {
        if (isArea(drawing)) asked.select(drawing);
        else snackbar.failure(t('hints.crosses'));
      } else if (drawing.kind === 'polygon' && drawing.vertices.length > 2 && !isArea(drawing))
        // An outline that crosses itself has no area: what its parts would leave of each other is a wrong number.
        snackbar.failure(t('hints.crosses'));
      else
        setMeasures((before) => [
          ...before,
          { sketch: drawing, label: sketchWords(drawing, words), look: 'measure' },
        ]);
    },
    onEnd: () => setTool(null),
  });
  useHighlight(map, asked.highlight, room);
  const onPlace = useCallback(
    (now: MapPlace) => {
      setPlace(now);
      change((before) => ({ ...before, place: { center: now.center, zoom: now.zoom } }));
    },
    [change],
  );
  // The phone has no sub-header that says how fresh the data are.
  const until = useFreshnessDates()?.until;
  const stamp = until && t('core:stamp.until', { until: formatDate(until) });
  const { base } = props;
  const ground = useMemo(
    () =>
      compact && stamp
        ? { ...base, attribution: [base.attribution, stamp].filter(Boolean).join(' · ') }
        : base,
    [base, compact, stamp],
  );
  const off = useMemo(() => hiddenSituations(hidden), [hidden]);
  const pick = (picked: Picked | null, at: LonLat) =>
    asked.click(at, degreesOf(place), picked?.kind === 'point' ? picked.id : null);
  const shown = state.layers.findIndex(({ key }) => key === 'propriedades');
  const panels: PanelsProps = {
    ...props,
    map,
    tool,
    onTool: setTool,
    sketch,
    measures,
    onClear: () => setMeasures([]),
    legend,
    summaries: summary.byLayer,
    tiles,
    asked,
    narrowing,
    zoom: place?.zoom ?? 0,
    go,
  };
  return (
    <MapView
      label={t('title')}
      height="100%"
      base={ground}
      onBaseError={props.onBaseError}
      points={points.points}
      hidden={off}
      pointsPlace={{
        visible: shown >= 0,
        opacity: state.layers[shown]?.opacity ?? 1,
        zIndex: zIndexOf(Math.max(shown, 0)),
      }}
      selectedId={asked.property}
      onPick={tool === null ? pick : undefined}
      onPlace={onPlace}
      aim={aim}
      home={home}
      padding={room}
      controls="bottomLeft"
      readout={!compact}
      onReady={setMap}
    >
      {tool && map && <Crosshair map={map} />}
      <MapActions {...panels} compact={compact} />
      {compact ? <CompactPanels {...panels} /> : <LaptopPanels {...panels} />}
    </MapView>
  );
}

/** What a pixel is worth in degrees where the map stands. */
const degreesOf = (place: MapPlace | null): number => (place ? place.resolution / 111_319.49 : 0.001);

function ownPlace({ layers }: MapState, key: 'desenho' | 'selecao', zIndex: number) {
  const layer = layers.find((one) => one.key === key);
  return { visible: layer !== undefined, opacity: layer?.opacity ?? 1, zIndex };
}

const selectionOf = ({ selection }: MapState): readonly Drawn[] =>
  selection ? [{ sketch: selection, look: 'selection' }] : [];
