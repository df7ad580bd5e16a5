import selfIntersections from 'geojson-polygon-self-intersections';
import type { PolygonGeometry, Position, Ring } from './geometry.ts';

/** Why a polygon is not valid, in Portuguese, and where. */
export type Invalidity = { reason: string; at: Position | null };

const same = (a: Position | undefined, b: Position | undefined) =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/**
 * First fault of a polygon, or null when it is valid in form: coordinates in range, closed rings of four positions, some area,
 * no ring that crosses itself or another. The database's own check decides what is stored; this one tells the sender the place.
 */
export function invalidity(polygon: PolygonGeometry): Invalidity | null {
  if (polygon.coordinates.length === 0) return { reason: 'O polígono está vazio', at: null };
  for (const ring of polygon.coordinates) {
    const fault = ringFault(ring);
    if (fault) return fault;
  }
  const crossing = firstCrossing(polygon);
  return crossing ? { reason: 'O contorno cruza a si mesmo', at: [crossing[0], crossing[1]] } : null;
}

/** Looked for until one is found: a star of thousands of corners crosses itself millions of times. */
function firstCrossing(geometry: PolygonGeometry): Position | null {
  let found: Position | null = null;
  try {
    selfIntersections(
      { type: 'Feature', properties: {}, geometry },
      {
        callbackFunction: ({ isect }) => {
          found = isect as Position;
          throw FOUND;
        },
      },
    );
  } catch (error) {
    if (error !== FOUND) throw error;
  }
  return found;
}

const FOUND = new Error('found');

function ringFault(ring: Ring): Invalidity | null {
  for (const [lon, lat] of ring) {
    if (!Number.isFinite(lon) || !Number.isFinite(lat))
      return { reason: 'Uma coordenada não é um número', at: null };
    if (Math.abs(lon) > 180 || Math.abs(lat) > 90)
      return {
        reason: 'Uma coordenada está fora do globo: confira se vem em graus, longitude antes da latitude',
        at: [lon, lat],
      };
  }
  if (ring.length < 4)
    return { reason: 'Um contorno precisa de ao menos três vértices', at: ring[0] ?? null };
  if (!same(ring[0], ring[ring.length - 1]))
    return { reason: 'O contorno não termina onde começa', at: ring[0] ?? null };
  if (ring.every((position) => same(position, ring[0])))
    return { reason: 'O contorno não tem área', at: ring[0] ?? null };
  return null;
}
