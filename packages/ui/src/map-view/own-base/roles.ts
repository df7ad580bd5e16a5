/**
 * What features of a vector base map are, whatever schema its tiles have: Protomaps (`earth`, `roads`, `kind`), OpenMapTiles (`transportation`, `class`) or
 * Shortbread (`streets`, `place_labels`). What is in none of these rows is not drawn: half a map is better than a wrong one.
 */

export type Role =
  | 'land'
  | 'green'
  | 'built'
  | 'water'
  | 'stream'
  | 'building'
  | 'path'
  | 'rail'
  | 'minor'
  | 'major'
  | 'highway'
  | 'municipality'
  | 'state'
  | 'country';

export type Properties = Readonly<Record<string, unknown>>;

const GREEN = new Set(
  'forest wood park nature_reserve protected_area national_park scrub grassland grass meadow garden cemetery golf_course recreation_ground village_green'.split(
    ' ',
  ),
);
const BUILT = new Set(
  'residential urban_area commercial industrial retail neighbourhood suburb railway airfield aerodrome school hospital university'.split(
    ' ',
  ),
);

/** By layer: what is asked of the feature's properties to know what it is. */
const AREAS: Readonly<Record<string, (of: Properties) => Role | null>> = {
  earth: () => 'land',
  land: landOf,
  landcover: landOf,
  landuse: landOf,
  natural: landOf,
  park: () => 'green',
  sites: landOf,
  water: ({ class: name }) => (name === 'swimming_pool' ? null : 'water'),
  ocean: () => 'water',
  water_polygons: () => 'water',
  building: () => 'building',
  buildings: () => 'building',
};

const LINES: Readonly<Record<string, (of: Properties) => Role | null>> = {
  water: () => 'stream',
  waterway: () => 'stream',
  water_lines: () => 'stream',
  roads: roadOf,
  streets: roadOf,
  transportation: roadOf,
  transit: () => 'rail',
  boundaries: borderOf,
  boundary: borderOf,
};

function landOf(of: Properties): Role | null {
  const kind = kindOf(of);
  return GREEN.has(kind) ? 'green' : BUILT.has(kind) ? 'built' : null;
}

const ROADS: readonly (readonly [Role, readonly string[]])[] = [
  ['highway', ['highway', 'motorway', 'trunk', 'motorway_link', 'trunk_link']],
  ['major', ['major_road', 'primary', 'secondary', 'primary_link', 'secondary_link']],
  [
    'minor',
    [
      'medium_road',
      'minor_road',
      'tertiary',
      'minor',
      'service',
      'residential',
      'unclassified',
      'living_street',
    ],
  ],
  ['path', ['path', 'track', 'pedestrian', 'footway', 'cycleway', 'steps']],
  ['rail', ['rail', 'transit', 'light_rail', 'subway', 'narrow_gauge', 'tram']],
];

function roadOf(of: Properties): Role | null {
  const kind = kindOf(of);
  return ROADS.find(([, kinds]) => kinds.includes(kind))?.[0] ?? null;
}

const LEVELS: Readonly<Record<string, Role>> = {
  country: 'country',
  region: 'state',
  county: 'municipality',
  locality: 'municipality',
  2: 'country',
  4: 'state',
  8: 'municipality',
};

/** Borders in the sea belong to nobody's view of the land. */
function borderOf(of: Properties): Role | null {
  if (Number(of['maritime'] ?? 0) !== 0) return null;
  const level = [of['kind'], of['admin_level'] ?? of['kind_detail']]
    .map(textOf)
    .find((one) => Object.hasOwn(LEVELS, one));
  return level === undefined ? null : (LEVELS[level] ?? null);
}

export const kindOf = (of: Properties): string => textOf(of['kind'] ?? of['class']);

/** A property's value as one word: tiles have texts, numbers and truth values. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What a feature is drawn as; null: not at all. */
export function roleOf(layer: string, geometry: string, of: Properties): Role | null {
  const rows = geometry.endsWith('Polygon') ? AREAS : geometry.endsWith('LineString') ? LINES : {};
  return Object.hasOwn(rows, layer) ? (rows[layer]?.(of) ?? null) : null;
}
