import { isArea, MOST_VERTICES, type LonLat, type Sketch } from '@fonte/ui/map-view';
import {
  BASES,
  firstState,
  isLayer,
  isTreeKey,
  LAWSUIT_FIELDS,
  type BaseKey,
  type LawsuitFilter,
  type MapState,
  type ShownLayer,
} from './map-state.ts';
import { layerOf } from './known-layers.ts';

/** Names of the map's parts in the address; ano and uf are the portal's own. */
export const ADDRESS_KEYS = [
  'lugar',
  'base',
  'camadas',
  'ocultas',
  'area',
  'caixa',
  'propriedade',
  ...LAWSUIT_FIELDS,
] as const;

/** Characters that stand in no name, and that a database refuses. */
const CONTROL = /\p{Cc}/gu;

/** 'car', 'car:45', 'area:rios:45'. */
const LAYER_AND_OPACITY = /^(.*?)(?::(\d{1,3}))?$/;

/** No filter value is longer. */
const LONGEST_VALUE = 200;

/** What an address says of the map; what it does not say, or says wrongly, is as at first. */
export function stateOfAddress(search: URLSearchParams): MapState {
  const first = firstState();
  const base = search.get('base');
  const layers = search.get('camadas');
  return {
    place: placeOf(search.get('lugar')),
    base: (BASES as readonly (string | null)[]).includes(base) ? (base as BaseKey) : first.base,
    layers: layers === null ? first.layers : layersOf(layers),
    hidden: hiddenOf(search.get('ocultas')),
    selection: selectionOf(search),
    property: codeOf(search.get('propriedade')),
    lawsuits: lawsuitsOf(search),
  };
}

/** The address with the map's state written in; other parameters stay. What is as at first is left out. */
export function addressOfState(search: URLSearchParams, state: MapState): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of ADDRESS_KEYS) next.delete(key);
  const first = firstState();
  const put = (key: (typeof ADDRESS_KEYS)[number], value: string | null) => {
    if (value) next.set(key, value);
  };
  if (state.place) {
    const { center, zoom } = state.place;
    put('lugar', [short(center[0], 5), short(center[1], 5), short(zoom, 2)].join(','));
  }
  if (state.base !== first.base) put('base', state.base);
  const layers = layersText(state.layers);
  // No layer at all is something to say too.
  if (layers !== layersText(first.layers)) put('camadas', layers || '-');
  put('ocultas', hiddenText(state.hidden));
  if (state.selection) put(state.selection.kind === 'box' ? 'caixa' : 'area', verticesText(state.selection));
  put('propriedade', state.property);
  for (const field of LAWSUIT_FIELDS) put(field, state.lawsuits[field] ?? null);
  return next;
}

const short = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

function numbersOf(text: string, count: number): number[] | null {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  return numbers.length === count && numbers.every(Number.isFinite) ? numbers : null;
}

function lonLatOf(text: string): LonLat | null {
  const [lon, lat] = numbersOf(text, 2) ?? [];
  return lon === undefined || lat === undefined || Math.abs(lon) > 180 || Math.abs(lat) > 85
    ? null
    : [lon, lat];
}

function placeOf(text: string | null): MapState['place'] {
  const [lon, lat, zoom] = numbersOf(text ?? '', 3) ?? [];
  if (lon === undefined || lat === undefined || zoom === undefined) return null;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 85 && zoom >= 0 && zoom <= 22
    ? { center: [lon, lat], zoom }
    : null;
}

const layersText = (layers: readonly ShownLayer[]): string =>
  layers
    // Another server's name may end in what would be read as an opacity.
    .map(({ key, opacity }) =>
      opacity === 1 && !key.includes(':') ? key : `${key}:${Math.round(opacity * 100)}`,
    )
    .join(',');

function layersOf(text: string): ShownLayer[] {
  const found = new Map<string, ShownLayer>();
  for (const part of text.split(',')) {
    const [key = '', percent = '100'] = LAYER_AND_OPACITY.exec(part)?.slice(1) ?? [];
    const opacity = Number(percent) / 100;
    if (isTreeKey(key)) found.set(key, { key, opacity: opacity >= 0 && opacity <= 1 ? opacity : 1 });
  }
  return [...found.values()];
}

const hiddenText = (hidden: MapState['hidden']): string =>
  Object.entries(hidden)
    .map(([layer, classes = []]) => [layer, ...classes].join(':'))
    .join(',');

function hiddenOf(text: string | null): MapState['hidden'] {
  const hidden: Record<string, string[]> = {};
  for (const part of (text ?? '').split(',')) {
    const [layer = '', ...ids] = part.split(':');
    if (!isLayer(layer)) continue;
    const known = layerOf(layer).classes.map(({ id }) => id);
    const off = ids.filter((id) => known.includes(id));
    if (off.length > 0) hidden[layer] = off;
  }
  return hidden;
}

const verticesText = ({ vertices }: Sketch): string =>
  vertices.map(([lon, lat]) => `${short(lon, 5)},${short(lat, 5)}`).join('_');

function selectionOf(search: URLSearchParams): Sketch | null {
  const read = (text: string): LonLat[] =>
    text.split('_').flatMap((part) => {
      const at = lonLatOf(part);
      return at ? [at] : [];
    });
  const area = read(search.get('area') ?? '');
  const box = read(search.get('caixa') ?? '');
  const drawn: readonly Sketch[] = [
    ...(area.length >= 3 ? [{ kind: 'polygon', vertices: area.slice(0, MOST_VERTICES) } as const] : []),
    ...(box.length === 2 ? [{ kind: 'box', vertices: box } as const] : []),
  ];
  // What crosses itself or is flat could not have been drawn, and the service would refuse it.
  return drawn.find(isArea) ?? null;
}

/** A property's code: digits and dots, and nothing that a filter could be made of. */
const codeOf = (text: string | null): string | null => (text && /^[\w.-]{1,40}$/.test(text) ? text : null);

function lawsuitsOf(search: URLSearchParams): LawsuitFilter {
  return Object.fromEntries(
    LAWSUIT_FIELDS.flatMap((field) => {
      const value = search.get(field)?.replace(CONTROL, '').trim().slice(0, LONGEST_VALUE);
      return value ? [[field, value]] : [];
    }),
  );
}
