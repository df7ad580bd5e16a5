import type { Profile } from '@fonte/contracts';
import { layerNamed } from '../layers/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import type { Style } from '../map/map-request.ts';
import { FORMATS } from '../map/picture.ts';
import type { Kvp } from '../request/kvp.ts';
import { serviceFault } from '../request/service-fault.ts';
import { readStyles } from '../wms/read-layers.ts';
import { ANNOUNCED_FORMATS, readTile, TILE_FORMATS, TILE_SET, type Names } from './grid.ts';
import type { AskedTile } from './asked-tile.ts';

const WMTS_NAMES: Names = { z: 'TileMatrix', x: 'TileCol', y: 'TileRow' };
const XYZ_NAMES: Names = { z: 'z', x: 'x', y: 'y' };

type Written = Readonly<Record<'layer' | 'style' | 'set' | 'matrix' | 'row' | 'file', string>>;

/** GetTile by parameters. Errors: MissingParameterValue, InvalidParameterValue, TileOutOfRange. */
export function tileByParameters(kvp: Kvp, profile: Profile): AskedTile {
  const given = (name: string): string =>
    kvp.get(name.toLowerCase())?.trim() ??
    serviceFault('MissingParameterValue', name, `Falta o parâmetro ${name}`);
  const layer = layerAsked(given('Layer'), profile);
  const format = given('Format').toLowerCase();
  if (!ANNOUNCED_FORMATS.some(([, type]) => type === format)) formatFault('Format');
  checkSet(given('TileMatrixSet'));
  const written = { z: given('TileMatrix'), x: given('TileCol'), y: given('TileRow') };
  return {
    layer,
    // STYLE has to be there, and may be empty: the usual one.
    style: styleAsked(kvp.get('style') ?? '', layer),
    format: formatOf(format),
    tile: readTile(written, WMTS_NAMES),
    more: kvp,
  };
}

/** A tile by WMTS's path. Errors: as above. */
export function tileByPath({ set, style, ...path }: Written, more: Kvp, profile: Profile): AskedTile {
  const layer = layerAsked(path.layer, profile);
  const { format, number } = readFile(path.file, 'Format');
  checkSet(set);
  return {
    layer,
    style: styleAsked(style, layer),
    format: formatOf(format),
    tile: readTile({ z: path.matrix, x: number, y: path.row }, WMTS_NAMES),
    more,
  };
}

/** A tile by zoom, column and row, from the north-west. Errors: as above. */
export function tileByNumbers(
  path: Readonly<Record<'layer' | 'z' | 'x' | 'file', string>>,
  more: Kvp,
  profile: Profile,
): AskedTile {
  const layer = layerAsked(path.layer, profile);
  const { format, number } = readFile(path.file, 'y');
  return {
    layer,
    style: styleAsked(more.get('styles') ?? more.get('style') ?? '', layer),
    format: formatOf(format),
    tile: readTile({ z: path.z, x: path.x, y: number }, XYZ_NAMES),
    more,
  };
}

/** One that is not there and one that is not for the caller are the same. */
function layerAsked(name: string, profile: Profile): ServedLayer {
  return (
    layerNamed(name, profile) ?? serviceFault('InvalidParameterValue', 'Layer', 'A camada pedida não existe')
  );
}

function styleAsked(name: string, { name: layer }: ServedLayer): Style {
  try {
    const [style = 'padrao'] = readStyles(name, [layer]);
    return style;
  } catch {
    return serviceFault('InvalidParameterValue', 'Style', 'O estilo pedido não existe');
  }
}

function checkSet(name: string): void {
  if (name !== TILE_SET)
    serviceFault('InvalidParameterValue', 'TileMatrixSet', `Os quadros são da grade ${TILE_SET}`);
}

/** The last part of a path: a number and the format's ending. */
function readFile(file: string, locator: string): { format: string; number: string } {
  const [, number = '', ending = ''] = /^([^.]*)\.(\w+)$/.exec(file) ?? [];
  const format = Object.hasOwn(TILE_FORMATS, ending) ? TILE_FORMATS[ending] : undefined;
  return format === undefined ? formatFault(locator) : { format, number };
}

/** How a picture of a media type is made. */
const formatOf = (type: string): AskedTile['format'] => FORMATS[type] ?? formatFault('Format');

const formatFault = (locator: string): never =>
  serviceFault(
    'InvalidParameterValue',
    locator,
    `Os quadros são ${ANNOUNCED_FORMATS.map(([ending, type]) => `${type} (.${ending})`).join(', ')}`,
  );
