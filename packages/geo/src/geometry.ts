/** Positions and polygons in degrees, longitude then latitude (RFC 7946), SIRGAS 2000 and WGS 84 taken as equal. */
export type Position = [lon: number, lat: number];

/** A closed ring: first and last position are the same. */
export type Ring = Position[];

/** One outer ring, then the holes. */
export type PolygonGeometry = { type: 'Polygon'; coordinates: Ring[] };
