import {
  estimateHa,
  FileFault,
  ignoredWarning,
  invalidity,
  readPolygons,
  type PolygonGeometry,
} from '@fonte/geo';

/** One polygon of a geographic file, before it is sent. */
export type GeoPolygon = {
  /** As the file names it. */
  name: string | null;
  geometry: PolygonGeometry;
  /** Estimate of uploads, ha: spherical less 0.404 %, rounded up to 0.01 (second text, section 5). */
  areaHa: number;
  /** Why it cannot be kept; null where it can. */
  fault: string | null;
};

/** What a KML, KMZ or GeoJSON holds, or why it cannot be read. */
export type GeoFile = { polygons: GeoPolygon[]; warning: string | null; fault: null } | { fault: string };

/** Reads a geographic file as the server will: polygons, their estimated areas and faults, and how many other geometries were passed over. */
export function readGeoFile(bytes: Uint8Array): GeoFile {
  try {
    const { polygons, ignored } = readPolygons(bytes);
    return {
      fault: null,
      warning: ignoredWarning(ignored),
      polygons: polygons.map(({ name, geometry, fault }) => ({
        name,
        geometry,
        areaHa: estimateHa(geometry),
        fault: fault ?? invalidity(geometry)?.reason ?? null,
      })),
    };
  } catch (fault) {
    if (fault instanceof FileFault) return { fault: fault.message };
    throw fault;
  }
}
