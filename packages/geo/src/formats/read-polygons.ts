import { readGeoJson } from './geojson.ts';
import { readKml } from './kml.ts';
import { readKmz } from './kmz.ts';
import { FILE_LIMITS, FileFault, type Reading } from './reading.ts';

/**
 * Reads the polygons of an uploaded file: KML, KMZ or GeoJSON, told apart by what it holds, not by its name.
 * @throws FileFault with a Portuguese sentence
 */
export function readPolygons(bytes: Uint8Array): Reading {
  if (bytes.length === 0) throw new FileFault('O arquivo está vazio');
  if (bytes.length > FILE_LIMITS.bytes)
    throw new FileFault(`O arquivo tem mais de ${FILE_LIMITS.bytes / 1024 / 1024} MB`);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readKmz(bytes);
  const first = Array.from(bytes.subarray(0, 100)).find(
    (byte) => ![0, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xff, 0xfe].includes(byte),
  );
  if (first === 0x7b) return readGeoJson(bytes);
  if (first === 0x3c) return readKml(bytes);
  throw new FileFault('O arquivo não é KML, KMZ nem GeoJSON');
}
