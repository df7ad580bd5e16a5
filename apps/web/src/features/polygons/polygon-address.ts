import type { LonLat } from '@fonte/ui/map-view';
import { LAYER } from './polygon-calls.ts';

/** What the address says of the page's map; ano and uf are the portal's own. */
export type PolygonState = {
  place: { center: LonLat; zoom: number } | null;
  /** Classes of the legend that are off. */
  hidden: readonly string[];
  /** Code of the property that was searched. */
  property: string | null;
};

const KEYS = ['lugar', 'ocultas', 'propriedade'] as const;
const CLASSES: readonly string[] = LAYER.classes.map(({ id }) => id);

/** What is not said, or said wrongly, is as at first. */
export function stateOfAddress(search: URLSearchParams): PolygonState {
  const off = (search.get('ocultas') ?? '').split(',');
  const code = search.get('propriedade');
  return {
    place: placeOf(search.get('lugar')),
    hidden: CLASSES.filter((id) => off.includes(id)),
    property: code && /^[\w.-]{1,40}$/.test(code) ? code : null,
  };
}

/** The address with the state written in; other parameters stay. */
export function addressOfState(
  search: URLSearchParams,
  { place, hidden, property }: PolygonState,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of KEYS) next.delete(key);
  if (place)
    next.set('lugar', [short(place.center[0], 5), short(place.center[1], 5), short(place.zoom, 2)].join(','));
  if (hidden.length > 0) next.set('ocultas', hidden.join(','));
  if (property) next.set('propriedade', property);
  return next;
}

const short = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function placeOf(text: string | null): PolygonState['place'] {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [lon, lat, zoom] = numbers;
  if (numbers.length !== 3 || lon === undefined || lat === undefined || zoom === undefined) return null;
  const there = Math.abs(lon) <= 180 && Math.abs(lat) <= 85 && zoom >= 0 && zoom <= 22;
  return there ? { center: [lon, lat], zoom } : null;
}
