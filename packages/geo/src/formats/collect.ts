import type { PolygonGeometry, Position, Ring } from '../geometry.ts';
import { FILE_LIMITS, FileFault, type ReadPolygon, type Reading } from './reading.ts';

type AnyGeometry = { type?: unknown; coordinates?: unknown; geometries?: unknown };

/**
 * Gathers polygons out of GeoJSON geometries: multipolygons and collections are split, everything else is counted and left. It counts what a file holds
 * while it is read, and ends the reading where that is too much: one for all files of a KMZ.
 */
export class Collector {
  private readonly polygons: ReadPolygon[] = [];
  private ignored = 0;
  private vertices = 0;
  private elements = 0;

  /** How many corners there may still be. */
  get room(): number {
    return FILE_LIMITS.vertices - this.vertices;
  }

  /** What has been counted so far. */
  get counted(): { readonly elements: number; readonly vertices: number } {
    return { elements: this.elements, vertices: this.vertices };
  }

  /** Counts one more element. @throws FileFault when there are too many */
  element(): void {
    this.elements += 1;
    if (this.elements > FILE_LIMITS.elements)
      throw new FileFault(`O arquivo tem mais de ${FILE_LIMITS.elements} elementos`);
  }

  /** Takes one geometry with the name and description that stand beside it. */
  add(
    geometry: unknown,
    name: string | null,
    description: string | null,
    data?: ReadPolygon['data'],
    depth = 0,
    fault?: string,
  ): void {
    const { type, coordinates, geometries } = (
      typeof geometry === 'object' && geometry !== null ? geometry : {}
    ) as AnyGeometry;
    this.element();
    if (type === 'Polygon') this.polygon(coordinates, name, description, data, fault);
    else if (type === 'MultiPolygon' && Array.isArray(coordinates))
      for (const part of coordinates) this.polygon(part, name, description, data);
    else if (type === 'GeometryCollection' && Array.isArray(geometries) && depth < 20)
      for (const part of geometries) this.add(part, name, description, data, depth + 1);
    else this.ignored++;
  }

  /** Counts geometries that were seen elsewhere to give no polygon. */
  ignore(count: number): void {
    this.ignored += count;
  }

  reading(): Reading {
    return { polygons: this.polygons, ignored: this.ignored };
  }

  private polygon(
    coordinates: unknown,
    name: string | null,
    description: string | null,
    data: ReadPolygon['data'],
    fault?: string,
  ): void {
    const rings = Array.isArray(coordinates) ? coordinates.map((ring) => this.ring(ring)) : [];
    if (rings.length === 0 || rings.some((ring) => ring === null)) {
      this.ignored++;
      return;
    }
    if (this.polygons.length >= FILE_LIMITS.polygons)
      throw new FileFault(`O arquivo tem mais de ${FILE_LIMITS.polygons} polígonos`);
    const geometry: PolygonGeometry = { type: 'Polygon', coordinates: rings as Ring[] };
    this.polygons.push({
      name,
      description,
      geometry,
      ...(data === undefined ? {} : { data }),
      ...(fault === undefined ? {} : { fault }),
    });
  }

  /** A ring in two dimensions, closed where the file left it open; null when it is none, or not on the earth. */
  private ring(value: unknown): Ring | null {
    if (!Array.isArray(value)) return null;
    this.vertices += value.length;
    if (this.vertices > FILE_LIMITS.vertices)
      throw new FileFault(`O arquivo tem mais de ${FILE_LIMITS.vertices} vértices`);
    const ring: Ring = [];
    for (const position of value) {
      if (!Array.isArray(position) || typeof position[0] !== 'number' || typeof position[1] !== 'number')
        return null;
      // Metres where degrees are meant lie nowhere on the earth.
      if (!(Math.abs(position[0]) <= 180 && Math.abs(position[1]) <= 90)) return null;
      ring.push([position[0], position[1]] as Position);
    }
    const [first, last] = [ring[0], ring[ring.length - 1]];
    if (first && last && (first[0] !== last[0] || first[1] !== last[1])) ring.push([...first]);
    return ring.length >= 4 ? ring : null;
  }
}
