import type { Call } from '../../../platform/index.ts';
import { listed } from '../../../answers/index.ts';
import { boxOf, type Box } from '../request/bbox.ts';
import { readCrs, SERVED_CRS, type Crs } from '../request/crs.ts';
import { first, pixels, type Kvp } from '../request/kvp.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { MapRequest } from '../map/map-request.ts';
import { readLayers } from './read-layers.ts';
import type { WmsVersion } from './version.ts';

/** Longest side of a picture, pixels (design/maps: clients ask for up to 4096). */
export const LARGEST_SIDE = 4096;

/** The map that GetMap and GetFeatureInfo are about. Errors: those of its parts, with the code that says which. */
export function readMap(kvp: Kvp, version: WmsVersion, call: Call): MapRequest {
  const layers = readLayers(kvp, call);
  const crs = readMapCrs(kvp, version);
  return {
    layers,
    crs,
    box: readMapBox(kvp, crs),
    width: side(kvp, 'width'),
    height: side(kvp, 'height'),
  };
}

/** SRS and CRS are taken whatever the version; the axes of degrees turn with 1.3.0 alone. */
function readMapCrs(kvp: Kvp, version: WmsVersion): Crs {
  const [name, other] = version === '1.3.0' ? (['crs', 'srs'] as const) : (['srs', 'crs'] as const);
  const text = first(kvp, name, other);
  if (text === undefined)
    return serviceFault('MissingParameterValue', name, `Falta o parâmetro ${name.toUpperCase()}`);
  const crs = readCrs(text);
  if (crs === undefined)
    return serviceFault(
      version === '1.3.0' ? 'InvalidCRS' : 'InvalidSRS',
      name,
      `O sistema de coordenadas não é aceito; os aceitos são ${listed(SERVED_CRS.map((epsg) => `EPSG:${epsg}`))}`,
    );
  const turned = version === '1.3.0' && crs.geographic && crs.form !== 'crs84';
  return { ...crs, axis: turned ? 'yx' : 'xy' };
}

function readMapBox(kvp: Kvp, crs: Crs): Box {
  const text = kvp.get('bbox');
  if (text === undefined) serviceFault('MissingParameterValue', 'bbox', 'Falta o parâmetro BBOX');
  const numbers = text
    .split(',')
    .map((part) => (/^\s*[-+]?[\d.]+(?:e[-+]?\d+)?\s*$/i.test(part) ? Number(part) : NaN));
  if (numbers.length !== 4 || !numbers.every((each) => Math.abs(each) <= 1e9))
    serviceFault('InvalidParameterValue', 'bbox', 'BBOX precisa ter quatro números');
  const box = boxOf(numbers as [number, number, number, number], crs);
  if (box.west === box.east || box.south === box.north)
    serviceFault('InvalidParameterValue', 'bbox', 'BBOX precisa ter alguma área');
  return box;
}

function side(kvp: Kvp, name: 'width' | 'height'): number {
  const text = kvp.get(name);
  if (text === undefined)
    serviceFault('MissingParameterValue', name, `Falta o parâmetro ${name.toUpperCase()}`);
  const value = Math.round(pixels(text));
  if (!(value >= 1 && value <= LARGEST_SIDE))
    serviceFault(
      'InvalidParameterValue',
      name,
      `${name.toUpperCase()} precisa ser um número de 1 a ${LARGEST_SIDE}`,
    );
  return value;
}
