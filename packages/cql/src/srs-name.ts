/** A coordinate system as a client names it. */
export interface SrsName {
  /** EPSG code; 900913 is its official twin 3857 */
  srid: number;
  /** Whether the first coordinate is the longitude (or easting): decided by the form of the name (design/maps, 'Axis order') */
  lonFirst: boolean;
}

/** Short forms put longitude first whatever the system, as GeoServer and QGIS Server do. */
const SHORT = [/^EPSG:(\d{1,6})$/i, /^https?:\/\/www\.opengis\.net\/gml\/srs\/epsg\.xml#(\d{1,6})$/i];
/** Long forms follow the order that the register gives the system. */
const LONG = [
  /^urn:(?:x-)?ogc:def:crs:EPSG:[\d.]*:(\d{1,6})$/i,
  /^urn:(?:x-)?ogc:def:crs:EPSG:(\d{1,6})$/i,
  /^https?:\/\/www\.opengis\.net\/def\/crs\/EPSG\/[\d.]+\/(\d{1,6})$/i,
];
const CRS84 = [
  /^CRS:84$/i,
  /^urn:(?:x-)?ogc:def:crs:OGC:[\d.]*:?CRS84$/i,
  /^https?:\/\/www\.opengis\.net\/def\/crs\/OGC\/[\d.]+\/CRS84$/i,
];
/** The systems in degrees among those we serve, and their elder kin: the register puts latitude first in them. */
const LATITUDE_FIRST = new Set([4326, 4674, 4618, 4291, 4225]);

/** Reads the name of a coordinate system; null when its form is none that we know. */
export function readSrsName(name: string): SrsName | null {
  const text = name.trim();
  for (const form of SHORT) {
    const code = form.exec(text)?.[1];
    if (code !== undefined) return { srid: official(Number(code)), lonFirst: true };
  }
  for (const form of LONG) {
    const code = form.exec(text)?.[1];
    if (code !== undefined) {
      const srid = official(Number(code));
      return { srid, lonFirst: !LATITUDE_FIRST.has(srid) };
    }
  }
  return CRS84.some((form) => form.test(text)) ? { srid: 4326, lonFirst: true } : null;
}

const official = (srid: number) => (srid === 900913 ? 3857 : srid);
