import { writeKml } from '@fonte/geo/formats/write-kml';
import type { Drawn } from './outline-dialog.tsx';

/** A drawn polygon as the file that is sent: a KML like any other. */
export const drawnFile = ({ geometry, name }: Drawn): File =>
  new File([writeKml([{ name: name || null, description: null, geometry }], name)], `${fileName(name)}.kml`, {
    type: 'application/vnd.google-earth.kml+xml',
  });

/** Without what file systems refuse. */
const fileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'poligono';
