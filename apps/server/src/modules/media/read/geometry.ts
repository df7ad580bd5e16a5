import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { MEDIA_DESCRIPTION_LIMIT } from '@fonte/contracts';
import { estimateHa, FileFault, geodesicHa, invalidity, readPolygons, writeKml } from '@fonte/geo';
import { FileRefused, type ReadGeometry, type ReadOrder, type ReadPolygon } from './reading.ts';

const NAME_LIMIT = 200;

/**
 * Reads the polygons of a file and writes them beside it as KML of ours. What the order says of them goes for all; without it each has to bear its tag
 * and description itself, as files do that the portal wrote. Errors: `FileRefused` with the first fault and its place.
 */
export async function readGeometry(
  { path, beside = path, name, polygons: said }: ReadOrder,
  bytes: Uint8Array,
): Promise<ReadGeometry> {
  const { polygons: found, ignored } = readOrRefuse(bytes);
  if (found.length === 0) throw new FileRefused('invalidGeometry', { reason: 'não há nenhum polígono' });
  const title = name.replace(/\.[^.]+$/, '');
  const polygons = found.map(
    ({ name: called, description, geometry, data, fault: ofFile }, at): ReadPolygon => {
      const which = called ?? `${title} ${at + 1}`;
      if (ofFile !== undefined) throw new FileRefused('invalidGeometry', { reason: `${which}: ${ofFile}` });
      const fault = invalidity(geometry);
      if (fault) {
        const place = fault.at ? ` (em ${fault.at[0].toFixed(5)}, ${fault.at[1].toFixed(5)})` : '';
        throw new FileRefused('invalidGeometry', { reason: `${which}: ${fault.reason}${place}` });
      }
      const tag = said?.tag ?? Number(data?.['tag'] ?? Number.NaN);
      if (!Number.isInteger(tag) || tag < 1)
        throw new FileRefused('invalidGeometry', { reason: `${which}: falta a tag` });
      return {
        name: which.slice(0, NAME_LIMIT),
        description: (said?.description ?? description ?? which).slice(0, MEDIA_DESCRIPTION_LIMIT),
        tag,
        areaHa: estimateHa(geometry),
        hectares: geodesicHa(geometry),
        geometry,
      };
    },
  );
  const kml = writeKml(
    polygons.map(({ name: called, description, geometry, tag, areaHa }) => ({
      name: called,
      description,
      geometry,
      data: { tag: String(tag), area_ha: areaHa.toFixed(2) },
    })),
    title,
  );
  const file = `${beside}.kml`;
  await writeFile(file, kml, { flush: true });
  const sha256 = createHash('sha256').update(kml).digest('hex');
  return { kind: 'kml', polygons, ignored, file: { path: file, bytes: Buffer.byteLength(kml), sha256 } };
}

function readOrRefuse(bytes: Uint8Array): ReturnType<typeof readPolygons> {
  try {
    return readPolygons(bytes);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw new FileRefused('invalidGeometry', { reason: error.message });
  }
}
