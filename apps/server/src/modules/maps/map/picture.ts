import type { PictureFormat } from '../shapes/job.ts';
import { first, type Kvp } from '../request/kvp.ts';
import { serviceFault } from '../request/service-fault.ts';

/** How a map is answered. */
export interface PictureAsk {
  readonly format: PictureFormat | 'mvt';
  readonly contentType: string;
  /** A colour, or null for a transparent ground. */
  readonly background: string | null;
  readonly scale: number;
}

/** Formats by the names clients give them; the first of each kind is advertised. */
export const FORMATS: Readonly<Record<string, { format: PictureAsk['format']; contentType: string }>> = {
  'image/png': { format: 'png', contentType: 'image/png' },
  'image/png8': { format: 'png8', contentType: 'image/png' },
  'image/jpeg': { format: 'jpeg', contentType: 'image/jpeg' },
  'application/vnd.mapbox-vector-tile': { format: 'mvt', contentType: 'application/vnd.mapbox-vector-tile' },
  'image/png; mode=8bit': { format: 'png8', contentType: 'image/png' },
  'image/png; mode=24bit': { format: 'png', contentType: 'image/png' },
  'image/vnd.jpeg-png': { format: 'png', contentType: 'image/png' },
  'image/jpg': { format: 'jpeg', contentType: 'image/jpeg' },
  'application/x-protobuf;type=mapbox-vector': {
    format: 'mvt',
    contentType: 'application/vnd.mapbox-vector-tile',
  },
  png: { format: 'png', contentType: 'image/png' },
  jpeg: { format: 'jpeg', contentType: 'image/jpeg' },
};

/** Usual screens, as GeoServer takes them. */
const USUAL_DPI = 90;

/** FORMAT, TRANSPARENT, BGCOLOR and the resolution. Errors: InvalidFormat, InvalidParameterValue. */
export function readPicture(kvp: Kvp): PictureAsk {
  const written = (kvp.get('format') ?? 'image/png').trim().toLowerCase();
  const known = Object.hasOwn(FORMATS, written) ? FORMATS[written] : undefined;
  if (!known) return serviceFault('InvalidFormat', 'format', 'O formato pedido não é aceito');
  return pictureOf(known, {
    color: readColor(kvp.get('bgcolor')),
    transparent: /^true$/i.test(kvp.get('transparent') ?? ''),
    scale: readScale(kvp),
  });
}

/** A picture of a format: white and as usual screens show it where nothing else is asked; a JPEG always has a ground. */
export const pictureOf = (
  known: (typeof FORMATS)[string],
  { color = WHITE, transparent = false, scale = 1 },
): PictureAsk => ({ ...known, background: transparent && known.format !== 'jpeg' ? null : color, scale });

const WHITE = '#ffffff';

function readColor(text: string | undefined): string {
  const digits = /^\s*(?:0x|#)?([0-9a-f]{6})\s*$/i.exec(text ?? WHITE)?.[1];
  if (digits === undefined)
    return serviceFault('InvalidParameterValue', 'bgcolor', 'BGCOLOR tem a forma 0xRRGGBB');
  return `#${digits.toLowerCase()}`;
}

/** `format_options=dpi:180`, or the DPI that QGIS sends in three spellings. Errors: InvalidParameterValue. */
export function readScale(kvp: Kvp): number {
  const text =
    /(?:^|;)\s*dpi:([^;]*)/i.exec(kvp.get('format_options') ?? '')?.[1] ??
    first(kvp, 'dpi', 'map_resolution');
  if (text === undefined) return 1;
  const dpi = Number(text);
  if (!(dpi >= 30 && dpi <= 600))
    serviceFault('InvalidParameterValue', 'format_options', 'dpi precisa ser um número de 30 a 600');
  return dpi / USUAL_DPI;
}
