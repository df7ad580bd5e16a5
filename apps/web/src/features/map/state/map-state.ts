import { MAP_LAYERS, type MapLayer } from '@fonte/contracts';
import { moved, type LonLat, type Sketch } from '@fonte/ui/map-view';
import { isOwnLayer, isRemoteName, type LayerName } from './known-layers.ts';

/** The two layers that are the page's own: what was measured, and what was selected. */
export const OWN_LAYERS = ['desenho', 'selecao'] as const;
export type OwnLayer = (typeof OWN_LAYERS)[number];

/** Key of a row of the layer tree. */
export type TreeKey = LayerName | OwnLayer;

export type ShownLayer = { key: TreeKey; opacity: number };

export const BASES = ['satelite', 'geopolitico', 'instituicao'] as const;
export type BaseKey = (typeof BASES)[number];

/** Values of the lawsuits' filter panel (second text, 2.4); empty ones filter nothing. */
export const LAWSUIT_FIELDS = ['tribunal', 'esfera', 'classe', 'assunto', 'julgamento'] as const;
export type LawsuitFilter = Partial<Record<(typeof LAWSUIT_FIELDS)[number], string>>;

/** All that a link to the map tells; the address carries it (map-address.ts). */
export type MapState = {
  /** Null: where the programme is. */
  place: { center: LonLat; zoom: number } | null;
  base: BaseKey;
  /** Layers that are on, uppermost first. */
  layers: readonly ShownLayer[];
  /** Legend classes that are off, by layer. */
  hidden: Readonly<Partial<Record<LayerName, readonly string[]>>>;
  /** The area or box of the selection tool. */
  selection: Sketch | null;
  /** The property that was searched or clicked. */
  property: string | null;
  lawsuits: LawsuitFilter;
};

/** Layers that are on when an address names none (docs/design/guide.md, 06). */
export const FIRST_LAYERS: readonly TreeKey[] = [
  'desenho',
  'selecao',
  'propriedades',
  'propriedades_car',
  'vegetacao_nativa',
];

export const isLayer = (key: string): key is LayerName => isOwnLayer(key) || isRemoteName(key);
export const isTreeKey = (key: string): key is TreeKey =>
  isLayer(key) || (OWN_LAYERS as readonly string[]).includes(key);

/** The state that nobody has changed yet. */
export const firstState = (): MapState => ({
  place: null,
  base: 'satelite',
  layers: FIRST_LAYERS.map((key) => ({ key, opacity: 1 })),
  hidden: {},
  selection: null,
  property: null,
  lawsuits: {},
});

/** Layers on or off; one that comes on lies where the tree has it among the others, points above areas. */
export function withLayers(state: MapState, keys: readonly TreeKey[], on: boolean): MapState {
  const rest = state.layers.filter(({ key }) => !keys.includes(key));
  if (!on) return { ...state, layers: rest };
  const fresh = keys.filter((key) => !state.layers.some((layer) => layer.key === key));
  return { ...state, layers: fresh.reduce(inserted, state.layers) };
}

/** Tree order from the uppermost: drawings, lawsuits' and properties' points, then areas as the tree lists them, then other servers'. */
const RANK: readonly string[] = [
  ...OWN_LAYERS,
  ...Object.values<MapLayer>(MAP_LAYERS)
    .filter(({ geometry }) => geometry === 'Point')
    .map(({ name }) => name),
  ...Object.values<MapLayer>(MAP_LAYERS)
    .filter(({ geometry }) => geometry !== 'Point')
    .map(({ name }) => name),
];

const rankOf = (key: string): number => (RANK.includes(key) ? RANK.indexOf(key) : RANK.length);

function inserted(layers: readonly ShownLayer[], key: TreeKey): readonly ShownLayer[] {
  const before = layers.findIndex((layer) => rankOf(layer.key) > rankOf(key));
  const at = before < 0 ? layers.length : before;
  return [...layers.slice(0, at), { key, opacity: 1 }, ...layers.slice(at)];
}

export function withOpacity(state: MapState, key: string, opacity: number): MapState {
  return {
    ...state,
    layers: state.layers.map((layer) => (layer.key === key ? { ...layer, opacity } : layer)),
  };
}

/** The layer at another place of the drawing order, 0 is uppermost. */
export function withOrder(state: MapState, key: string, place: number): MapState {
  const order = moved(
    state.layers.map((layer) => layer.key),
    key,
    place,
  );
  return { ...state, layers: order.flatMap((one) => state.layers.filter((layer) => layer.key === one)) };
}

/** A legend class on or off. */
export function withClass(state: MapState, layer: LayerName, id: string, on: boolean): MapState {
  const now = state.hidden[layer] ?? [];
  const next = on ? now.filter((one) => one !== id) : [...new Set([...now, id])];
  const { [layer]: _gone, ...rest } = state.hidden;
  return { ...state, hidden: next.length > 0 ? { ...rest, [layer]: next } : rest };
}
