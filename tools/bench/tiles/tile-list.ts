import { addressOf } from '@fonte/contracts';
import { gwc } from '@fonte/contracts/endpoints/maps';
import { tileBox, toMercator, type Tile } from '@fonte/geo';

/** How often each zoom is looked at: most of a visit is spent between a state and a municipality, some on farms. */
const WEIGHTS: readonly (readonly [zoom: number, weight: number])[] = [
  [4, 1],
  [5, 2],
  [6, 4],
  [7, 6],
  [8, 8],
  [9, 10],
  [10, 12],
  [11, 14],
  [12, 16],
  [13, 14],
  [14, 12],
  [15, 8],
  [16, 5],
  [17, 3],
];

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Places = readonly (readonly [lon: number, lat: number])[];

/** Tiles as visits ask for them: at the zooms of a visit, each with one of these places in it. Whole states come again, farms hardly ever. */
export function randomTiles(places: Places, count: number, random: () => number): Tile[] {
  const total = WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0);
  return Array.from({ length: count }, () => {
    let left = random() * total;
    const z = (WEIGHTS.find(([, weight]) => (left -= weight) < 0) ?? WEIGHTS[0]!)[0];
    return tileAt(z, places[Math.floor(random() * places.length)]!);
  });
}

/** Different tiles between two zooms. */
export function differentTiles(
  places: Places,
  count: number,
  random: () => number,
  zooms: readonly [number, number],
): Tile[] {
  const tiles = new Map<string, Tile>();
  for (let tries = 0; tiles.size < count && tries < count * 100; tries += 1) {
    const z = zooms[0] + Math.floor(random() * (zooms[1] - zooms[0] + 1));
    const tile = tileAt(z, places[Math.floor(random() * places.length)]!);
    tiles.set(JSON.stringify(tile), tile);
  }
  return [...tiles.values()];
}

/** The tiles, each once. */
export const differentOnly = (tiles: readonly Tile[]): Tile[] => [
  ...new Map(tiles.map((tile) => [JSON.stringify(tile), tile])).values(),
];

function tileAt(z: number, place: readonly [lon: number, lat: number]): Tile {
  const [x, y] = toMercator([...place]);
  const [west, , east, north] = tileBox({ z: 0, x: 0, y: 0 });
  const side = (east - west) / 2 ** z;
  return { z, x: Math.floor((x - west) / side), y: Math.floor((north - y) / side) };
}

/** A WMS 1.1.1 request for a tile. */
export function getMapQuery(tile: Tile, more: Readonly<Record<string, string>>): string {
  return new URLSearchParams({
    SERVICE: 'WMS',
    VERSION: '1.1.1',
    REQUEST: 'GetMap',
    LAYERS: 'poligonos',
    STYLES: more['STYLES'] ?? '',
    SRS: 'EPSG:3857',
    BBOX: tileBox(tile).join(','),
    WIDTH: '256',
    HEIGHT: '256',
    TRANSPARENT: 'TRUE',
    FORMAT: 'image/png',
    ...more,
  }).toString();
}

/** Address of the kept tiles. */
export const GWC = addressOf(gwc);
