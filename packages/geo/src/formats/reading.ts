import type { PolygonGeometry } from '../geometry.ts';

/** One polygon read from a file, with what the file says of it. */
export type ReadPolygon = {
  name: string | null;
  description: string | null;
  geometry: PolygonGeometry;
  /** Further texts by their names: KML's ExtendedData, which the portal writes a polygon's tag into. Absent where there are none. */
  data?: Readonly<Record<string, string>>;
  /** What the file says of it that no polygon can be, as a Portuguese sentence; what is wrong with its geometry is asked of that (`invalidity`). Absent where there is nothing. */
  fault?: string;
};

/** Names of the further texts that are read: those that the portal writes. */
export const DATA_NAMES = ['tag', 'area_ha'] as const;

/** What a geographic file gave: its polygons, and how many other geometries were passed over (second text, section 5). */
export type Reading = { polygons: ReadPolygon[]; ignored: number };

/** Why a file was refused, as a Portuguese sentence. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/** Bounds of an uploaded geographic file: of what is in it, since bytes say little about the work that they make. */
export const FILE_LIMITS = {
  /** Bytes of the file as sent. */
  bytes: 20 * 1024 * 1024,
  /** Bytes after unpacking, of all KML files of a KMZ together; and how many times larger than packed, from so many bytes on. */
  unpackedBytes: 100 * 1024 * 1024,
  unpackedTimes: 100,
  unpackedFree: 4 * 1024 * 1024,
  /** Entries of a KMZ. */
  entries: 500,
  /** Elements of KML or objects of GeoJSON, of all files of a KMZ together, and how deep they stand in each other. */
  elements: 200_000,
  depth: 40,
  polygons: 5_000,
  vertices: 500_000,
  /** NetworkLinks followed inside a KMZ. */
  links: 50,
} as const;

/** The warning for geometries passed over, or null when there were none (second text, sections 5 and 8). */
export function ignoredWarning(ignored: number): string | null {
  if (ignored === 0) return null;
  return ignored === 1
    ? '1 geometria inválida foi ignorada'
    : `${ignored.toLocaleString('pt-BR')} geometrias inválidas foram ignoradas`;
}
