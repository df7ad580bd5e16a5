import { useMemo, useState } from 'react';
import type { MapAim, MapShape } from '../map-view/map-model.ts';
import { shapesOf, type Shown } from './shapes-of.ts';
import type { PropertyMapData } from './property-map-model.ts';

/** The three layers of the map (specification 2, 2.18). */
export type PropertyLayer = 'car' | 'areas' | 'history';

export interface PropertyLayers extends Shown {
  toggleLayer: (layer: PropertyLayer, on: boolean) => void;
  /** Shows or hides one polygon; showing one shows its layer. */
  toggle: (layer: 'areas' | 'history', id: string, on: boolean) => void;
  shapes: readonly MapShape[];
  selected: string | null;
  aim: MapAim;
  /** Flies to a polygon and rings it; shows it first where it is hidden. */
  go: (id: string) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** What is shown of a property, what is chosen, and where the map looks. */
export function usePropertyLayers(data: PropertyMapData): PropertyLayers {
  const [layers, setLayers] = useState<ReadonlySet<PropertyLayer>>(new Set(['car', 'areas']));
  const [hiddenAreas, setHiddenAreas] = useState(NONE);
  const [shownHistory, setShownHistory] = useState<ReadonlySet<string> | null>(null);
  const [wish, setWish] = useState<{ id: string; time: number } | null>(null);
  // Until one is chosen, switching the history on shows all of it.
  const historyIds = useMemo(
    () => shownHistory ?? new Set(layers.has('history') ? data.history.map(({ id }) => id) : []),
    [shownHistory, layers, data],
  );
  const shown: Shown = { layers, hiddenAreas, historyIds };
  const shapes = useMemo(
    () => shapesOf(data, { layers, hiddenAreas, historyIds }),
    [data, layers, hiddenAreas, historyIds],
  );
  const toggleLayer = (layer: PropertyLayer, on: boolean) => {
    setLayers((before) => withKey(before, layer, on));
    if (layer === 'history') setShownHistory(on ? null : NONE);
    if (layer === 'areas' && on) setHiddenAreas(NONE);
  };
  const toggle = (layer: 'areas' | 'history', id: string, on: boolean) => {
    if (layer === 'areas') {
      // With the layer off nothing is shown: the first box switched on is the only one.
      const hidden = layers.has('areas') ? hiddenAreas : new Set(data.polygons.map((polygon) => polygon.id));
      setHiddenAreas(withKey(hidden, id, !on));
    } else setShownHistory(withKey(historyIds, id, on));
    if (on) setLayers((before) => withKey(before, layer, true));
  };
  const go = (id: string) => {
    if (data.history.some((one) => one.id === id)) toggle('history', id, true);
    else if (data.polygons.some((one) => one.id === id)) toggle('areas', id, true);
    setWish({ id, time: Date.now() });
  };
  return {
    ...shown,
    toggleLayer,
    toggle,
    shapes,
    selected: wish?.id ?? null,
    aim: useAimOf(data, wish),
    go,
    clear: () => setWish(null),
  };
}

function useAimOf(data: PropertyMapData, wish: { id: string; time: number } | null): MapAim {
  // Clearing a selection leaves the map where it is: the wish of the last flight stays the wish.
  const [last, setLast] = useState(wish);
  if (wish && wish !== last) setLast(wish);
  return useMemo(() => {
    const found = last && [...data.polygons, ...data.history, ...data.car].find(({ id }) => id === last.id);
    if (found?.bounds) return { key: `${last?.id} ${last?.time}`, fit: found.bounds };
    if (data.bounds) return { key: 'all', fit: data.bounds };
    return data.point ? { key: 'point', center: data.point.at } : { key: 'none' };
  }, [data, last]);
}

function withKey<Key>(set: ReadonlySet<Key>, key: Key, on: boolean): ReadonlySet<Key> {
  const next = new Set(set);
  if (on) next.add(key);
  else next.delete(key);
  return next;
}
