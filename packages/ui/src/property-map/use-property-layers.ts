import { useCallback, useMemo, useReducer, useState } from 'react';
import type { MapAim, MapShape } from '../map-view/map-model.ts';
import { shapesOf, type Shown } from './shapes-of.ts';
import type { PropertyMapData } from './property-map-model.ts';

/** The three layers of the map (specification 2, 2.18). */
export type PropertyLayer = 'car' | 'areas' | 'history';

export interface PropertyLayers extends Shown {
  /** Layers of which there is something to draw. */
  have: ReadonlySet<PropertyLayer>;
  toggleLayer: (layer: PropertyLayer, on: boolean) => void;
  /** Shows or hides one polygon; showing one shows its layer. The same function always: a list of hundreds draws only the row that changes. */
  toggle: (layer: 'areas' | 'history', id: string, on: boolean) => void;
  shapes: readonly MapShape[];
  selected: string | null;
  aim: MapAim;
  /** Flies to a polygon and rings it; shows it first where it is hidden. */
  go: (id: string) => void;
  clear: () => void;
}

interface State {
  layers: ReadonlySet<PropertyLayer>;
  hiddenAreas: ReadonlySet<string>;
  /** Null until one is chosen: switching the history on shows all of it. */
  shownHistory: ReadonlySet<string> | null;
  wish: { id: string; time: number } | null;
}

type Action =
  | { kind: 'layer'; layer: PropertyLayer; on: boolean }
  | { kind: 'one'; layer: 'areas' | 'history'; id: string; on: boolean }
  | { kind: 'go'; id: string; time: number }
  | { kind: 'clear' };

const NONE: ReadonlySet<string> = new Set();
const AT_FIRST: State = {
  layers: new Set(['car', 'areas']),
  hiddenAreas: NONE,
  shownHistory: null,
  wish: null,
};

/** What is shown of a property, what is chosen, and where the map looks. */
export function usePropertyLayers(data: PropertyMapData): PropertyLayers {
  const [state, dispatch] = useReducer(
    (before: State, action: Action) => next(before, action, data),
    AT_FIRST,
  );
  const { layers, hiddenAreas, wish } = state;
  const historyIds = useMemo(() => historyOf(state, data), [state, data]);
  return {
    layers,
    hiddenAreas,
    historyIds,
    have: useMemo(() => havingOf(data), [data]),
    shapes: useMemo(
      () => shapesOf(data, { layers, hiddenAreas, historyIds }),
      [data, layers, hiddenAreas, historyIds],
    ),
    toggleLayer: useCallback((layer, on) => dispatch({ kind: 'layer', layer, on }), []),
    toggle: useCallback((layer, id, on) => dispatch({ kind: 'one', layer, id, on }), []),
    go: useCallback((id) => dispatch({ kind: 'go', id, time: Date.now() }), []),
    clear: useCallback(() => dispatch({ kind: 'clear' }), []),
    selected: wish?.id ?? null,
    aim: useAimOf(data, wish),
  };
}

function next(before: State, action: Action, data: PropertyMapData): State {
  switch (action.kind) {
    case 'layer': {
      const { layer, on } = action;
      const layers = withKey(before.layers, layer, on);
      if (layer === 'history') return { ...before, layers, shownHistory: on ? null : NONE };
      return layer === 'areas' && on ? { ...before, layers, hiddenAreas: NONE } : { ...before, layers };
    }
    case 'one': {
      const { layer, id, on } = action;
      const layers = on ? withKey(before.layers, layer, true) : before.layers;
      if (layer === 'history')
        return { ...before, layers, shownHistory: withKey(historyOf(before, data), id, on) };
      // With the layer off nothing is shown: the first box switched on is the only one.
      const hidden = before.layers.has('areas')
        ? before.hiddenAreas
        : new Set(data.polygons.map((polygon) => polygon.id));
      return { ...before, layers, hiddenAreas: withKey(hidden, id, !on) };
    }
    case 'go': {
      const { id, time } = action;
      const is = (one: { id: string }) => one.id === id;
      const layer = data.history.some(is) ? 'history' : data.polygons.some(is) ? 'areas' : null;
      const seen = layer ? next(before, { kind: 'one', layer, id, on: true }, data) : before;
      return { ...seen, wish: { id, time } };
    }
    case 'clear':
      return { ...before, wish: null };
  }
}

const historyOf = ({ shownHistory, layers }: State, { history }: PropertyMapData): ReadonlySet<string> =>
  shownHistory ?? (layers.has('history') ? new Set(history.map(({ id }) => id)) : NONE);

function useAimOf(data: PropertyMapData, wish: State['wish']): MapAim {
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

function havingOf({ car, polygons, history }: PropertyMapData): ReadonlySet<PropertyLayer> {
  return new Set([
    ...(car.length > 0 ? (['car'] as const) : []),
    ...(polygons.length > 0 ? (['areas'] as const) : []),
    ...(history.some(({ geometry }) => geometry !== null) ? (['history'] as const) : []),
  ]);
}

function withKey<Key>(set: ReadonlySet<Key>, key: Key, on: boolean): ReadonlySet<Key> {
  if (set.has(key) === on) return set;
  const changed = new Set(set);
  if (on) changed.add(key);
  else changed.delete(key);
  return changed;
}
