import { maySeeLayer } from '@fonte/contracts';
import type { LonLat, Sketch } from '@fonte/ui/map-view';
import { useState } from 'react';
import { useSignedIn } from '../../../core/session/session-store.ts';
import type { Narrowing } from './narrowing.ts';
import { type MapState } from '../state/map-state.ts';
import type { ChangeMap } from '../state/use-map-state.ts';
import { askedLayers, type Asked } from './asked.ts';
import { isShown } from './is-shown.ts';
import { useResults, type LayerResults } from './use-results.ts';
import { layerOf, type LayerName } from '../state/known-layers.ts';

export type AskedSource = {
  state: MapState;
  change: ChangeMap;
  /** Layers that are on. */
  names: readonly LayerName[];
  narrowing: Narrowing;
  zoom: number;
};

/** What is asked of the map (a selection and a property stand in the address, a click does not), and what was found. */
export function useAsked({ state, change, names, narrowing, zoom }: AskedSource) {
  const { profile } = useSignedIn();
  const [clicked, setClicked] = useState<Extract<Asked, { kind: 'place' }> | null>(null);
  const asked = askedOf(state, clicked);
  const seen = names.filter(
    (name) => maySeeLayer(profile, layerOf(name)) && zoom >= (layerOf(name).minZoom ?? 0) - 0.001,
  );
  const layers = asked ? askedLayers(asked, seen) : [];
  /** Whether results were seen when the place was clicked. */
  const [held, setHeld] = useState(false);
  const [view, setView] = useState<{ tab: LayerName | null; index: number }>({ tab: null, index: 0 });
  const results = useResults(asked, layers, narrowing, {
    open: view.tab ?? layers[0] ?? null,
    index: view.index,
  });
  // Layers without anything have no tab; while they are counted they have one.
  const tabs = results.filter(({ total, status }) => status !== 'success' || (total ?? 0) > 0);
  const open: LayerResults | undefined = tabs.find(({ name }) => name === view.tab) ?? tabs[0];
  const index = open && open.name === view.tab ? view.index : 0;
  const feature = open?.at(index);
  const shown = isShown(asked, results, held);
  const first = { tab: null, index: 0 };
  return {
    asked,
    shown,
    tabs,
    open,
    index,
    feature,
    /** Whether everything has answered, and nothing is there. */
    nothing: asked !== null && results.every(({ status, total }) => status === 'success' && total === 0),
    highlight: feature?.geometry ?? null,
    property:
      feature?.layer === 'propriedades'
        ? String(feature.properties[layerOf('propriedades').key])
        : state.property,
    layers,
    setTab: (tab: LayerName) => setView({ tab, index: 0 }),
    setIndex: (next: number) => open && setView({ tab: open.name, index: next }),
    click: (at: LonLat, degrees: number, property: string | null) => {
      setView(first);
      setHeld(shown);
      setClicked({ kind: 'place', at, degrees, property });
      change((before) => ({ ...before, property, selection: null }));
    },
    select: (selection: Sketch) => {
      setView(first);
      setClicked(null);
      change((before) => ({ ...before, selection, property: null }));
    },
    openProperty: (property: string) => {
      setView(first);
      setClicked(null);
      change((before) => ({ ...before, property, selection: null }));
    },
    close: () => {
      setClicked(null);
      change((before) => ({ ...before, property: null, selection: null }));
    },
  };
}

function askedOf(
  { selection, property }: MapState,
  clicked: Extract<Asked, { kind: 'place' }> | null,
): Asked | null {
  if (selection) return { kind: 'area', sketch: selection };
  if (clicked && clicked.property === property) return clicked;
  return property === null ? null : { kind: 'property', property };
}
