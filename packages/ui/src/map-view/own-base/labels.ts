import { kindOf, textOf, type Properties } from './roles.ts';

/** What is written: by importance, the first where not all have room. */
export const LABELS = [
  { kind: 'country', from: 2, to: 6 },
  { kind: 'state', from: 4, to: 8 },
  { kind: 'city', from: 5, to: 24 },
  { kind: 'town', from: 8, to: 24 },
  { kind: 'village', from: 10, to: 24 },
  { kind: 'quarter', from: 12, to: 24 },
  { kind: 'water', from: 8, to: 24 },
  { kind: 'road', from: 13, to: 24 },
] as const;

export type LabelKind = (typeof LABELS)[number]['kind'];

/** Layers that hold places, in the schemas that `roles.ts` knows. */
const PLACES = new Set(['places', 'place', 'place_labels']);
const WATERS = new Set(['water', 'water_name', 'physical_point', 'water_polygons_labels']);
const ROADS = new Set(['roads', 'transportation_name', 'street_labels']);

const PLACE_KINDS: Readonly<Record<string, LabelKind>> = {
  country: 'country',
  region: 'state',
  state: 'state',
  city: 'city',
  capital: 'city',
  state_capital: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'quarter',
  suburb: 'quarter',
  quarter: 'quarter',
  neighbourhood: 'quarter',
  macrohood: 'quarter',
};

/** As which label a feature is written; null: not at all. */
export function labelOf(layer: string, geometry: string, of: Properties): LabelKind | null {
  if (geometry === 'Point' && PLACES.has(layer)) return placeOf(of);
  if (geometry === 'Point' && WATERS.has(layer)) return 'water';
  if (geometry.endsWith('LineString') && ROADS.has(layer)) return 'road';
  return null;
}

/** Protomaps calls everything from a city to a hamlet a locality, and says which beside it. */
function placeOf(of: Properties): LabelKind | null {
  const kind = kindOf(of);
  if (kind !== 'locality') return Object.hasOwn(PLACE_KINDS, kind) ? (PLACE_KINDS[kind] ?? null) : null;
  const detail = textOf(of['kind_detail']);
  return Object.hasOwn(PLACE_KINDS, detail) ? (PLACE_KINDS[detail] ?? null) : 'village';
}

/** In Portuguese where the map has it, else as people there write it. */
export function nameOf(of: Properties): string {
  for (const key of ['name:pt', 'name_pt', 'name', 'name:latin']) {
    const name = of[key];
    if (typeof name === 'string' && name.trim() !== '') return name.trim().slice(0, 60);
  }
  return '';
}
