import { writeKml } from '@fonte/geo/formats/write-kml';
import { replaceGeometry, type MediaPolygon } from './calls.ts';
import type { Described } from './field-faults.ts';

/** Changes a polygon's geometry file, which holds it with others: all of them are written again (second text, section 7, PUT geom). */

/** The polygons of the same file, in their order. */
const ofSameFile = ({ id_files_geom }: MediaPolygon, all: readonly MediaPolygon[]) =>
  all.filter((one) => one.id_files_geom === id_files_geom);

const kmlOf = (polygons: readonly MediaPolygon[]): string =>
  writeKml(
    polygons.map(({ name_poligono, description, tag, geojson }) => ({
      name: name_poligono,
      description,
      geometry: geojson,
      data: { tag: String(tag) },
    })),
    'Polígonos',
  );

/** Gives a polygon other words, and another outline where one is given. */
export async function savePolygon(
  polygon: MediaPolygon,
  all: readonly MediaPolygon[],
  { description, tags: [tag = polygon.tag] }: Described,
  geojson: MediaPolygon['geojson'] = polygon.geojson,
): Promise<void> {
  const changed = { ...polygon, description, tag, geojson };
  const polygons = ofSameFile(polygon, all).map((one) => (one.id === polygon.id ? changed : one));
  await replaceGeometry(polygon.id_files_geom, kmlOf(polygons), polygon.versao);
}

/** Takes a polygon out of its file; with the last one the file goes. */
export async function removePolygon(polygon: MediaPolygon, all: readonly MediaPolygon[]): Promise<void> {
  const others = ofSameFile(polygon, all).filter(({ id }) => id !== polygon.id);
  await replaceGeometry(polygon.id_files_geom, others.length === 0 ? null : kmlOf(others), polygon.versao);
}
