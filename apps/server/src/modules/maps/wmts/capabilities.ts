import { addressOf } from '@fonte/contracts';
import * as endpoints from '@fonte/contracts/endpoints/maps';
import { MERCATOR_EXTENT, resolution, TILE_PIXELS } from '@fonte/geo';
import { publicOrigin } from '../../../platform/app/public-address.ts';
import { Download, type Call, type NOT_MODIFIED } from '../../../platform/index.ts';
import { PIXEL_METRES } from '../map/scale.ts';
import { xml, type Markup } from '../../../answers/xml/xml.ts';
import type { Maps } from '../service.ts';
import {
  ABSTRACT,
  degrees,
  legendAddress,
  readFacts,
  TITLE,
  type AnnouncedLayer,
} from '../wms/capabilities/facts.ts';
import { KEYWORDS } from '../wms/capabilities/v1-3-0.ts';
import { ANNOUNCED_FORMATS, matrixName, TILE_SET, ZOOMS } from './grid.ts';

/** WMTS's document of version 1.0.0: the caller's layers, and nothing that is not. */
export async function tileCapabilities(maps: Maps, call: Call): Promise<Download | typeof NOT_MODIFIED> {
  const { name } = await maps.version.current();
  return call.revalidated(['wmts', name, publicOrigin(maps.app)], async () => {
    // Another server's layers are not in our tiles' copies.
    const { layers, product } = await readFacts(maps, call, []);
    const content = Buffer.from(written(publicOrigin(maps.app), layers, product));
    return new Download(content, { contentType: 'text/xml; charset=utf-8', length: content.length });
  });
}

function written(origin: string, layers: readonly AnnouncedLayer[], product: string): string {
  const service = origin + addressOf(endpoints.wmts);
  const document = origin + addressOf(endpoints.wmtsCapabilities);
  const operation = (name: string, path: string): Markup =>
    xml`<ows:Operation name="${name}"><ows:DCP><ows:HTTP>${encoded('KVP', `${service}?`)}${encoded('RESTful', path)}</ows:HTTP></ows:DCP></ows:Operation>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${
    xml`<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.opengis.net/wmts/1.0 http://schemas.opengis.net/wmts/1.0/wmtsGetCapabilities_response.xsd" version="1.0.0">
<ows:ServiceIdentification><ows:Title>${TITLE}</ows:Title><ows:Abstract>${ABSTRACT}</ows:Abstract><ows:Keywords>${['WMTS', ...KEYWORDS.slice(1), product].map((word) => xml`<ows:Keyword>${word}</ows:Keyword>`)}</ows:Keywords><ows:ServiceType>OGC WMTS</ows:ServiceType><ows:ServiceTypeVersion>1.0.0</ows:ServiceTypeVersion><ows:Fees>none</ows:Fees><ows:AccessConstraints>none</ows:AccessConstraints></ows:ServiceIdentification>
<ows:OperationsMetadata>${operation('GetCapabilities', document)}${operation('GetTile', document.replace(/[^/]*$/, ''))}</ows:OperationsMetadata>
<Contents>
${layers.map((layer) => layerOf(layer, origin))}${TILE_MATRIX_SET}
</Contents>
<ServiceMetadataURL xlink:href="${document}"/></Capabilities>`.text
  }\n`;
}

const encoded = (encoding: string, address: string): Markup =>
  xml`<ows:Get xlink:href="${address}"><ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>${encoding}</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get>`;

function layerOf(layer: AnnouncedLayer, origin: string): Markup {
  const { west, south, east, north } = layer.box;
  const wms = origin + addressOf(endpoints.wms);
  const styles = layer.styles.map(
    (style, at) =>
      xml`<Style isDefault="${at === 0 ? 'true' : 'false'}"><ows:Title>${style.title}</ows:Title><ows:Identifier>${style.name}</ows:Identifier><LegendURL format="image/png" width="${style.legend.width}" height="${style.legend.height}" xlink:href="${legendAddress(wms, layer, style, '1.3.0')}"/></Style>`,
  );
  const addresses = ANNOUNCED_FORMATS.map(
    ([ending, type]) =>
      xml`<ResourceURL format="${type}" resourceType="tile" template="${origin + template(layer.name, ending)}"/>`,
  );
  return xml`<Layer><ows:Title>${layer.title}</ows:Title>${layer.abstract === null ? null : xml`<ows:Abstract>${layer.abstract}</ows:Abstract>`}<ows:WGS84BoundingBox><ows:LowerCorner>${degrees(west)} ${degrees(south)}</ows:LowerCorner><ows:UpperCorner>${degrees(east)} ${degrees(north)}</ows:UpperCorner></ows:WGS84BoundingBox><ows:Identifier>${layer.name}</ows:Identifier>${styles}${ANNOUNCED_FORMATS.map(([, type]) => xml`<Format>${type}</Format>`)}<TileMatrixSetLink><TileMatrixSet>${TILE_SET}</TileMatrixSet></TileMatrixSetLink>${addresses}</Layer>\n`;
}

/** The address of a layer's tiles with the standard's own words for what changes. */
function template(layer: string, ending: string): string {
  const params = {
    layer,
    style: '{Style}',
    set: '{TileMatrixSet}',
    matrix: '{TileMatrix}',
    row: '{TileRow}',
    file: `{TileCol}.${ending}`,
  };
  return addressOf(endpoints.wmtsTile, { params })
    .replaceAll('%7B', '{')
    .replaceAll('%7D', '}')
    .replaceAll('%3A', ':');
}

/** The grid of all web maps; its scales are those of the well-known set GoogleMapsCompatible, and further in. */
const TILE_MATRIX_SET = xml`<TileMatrixSet><ows:Identifier>${TILE_SET}</ows:Identifier><ows:SupportedCRS>urn:ogc:def:crs:EPSG::3857</ows:SupportedCRS><WellKnownScaleSet>urn:ogc:def:wkss:OGC:1.0:GoogleMapsCompatible</WellKnownScaleSet>
${ZOOMS.map((z) => xml`<TileMatrix><ows:Identifier>${matrixName(z)}</ows:Identifier><ScaleDenominator>${resolution(z) / PIXEL_METRES}</ScaleDenominator><TopLeftCorner>${-MERCATOR_EXTENT} ${MERCATOR_EXTENT}</TopLeftCorner><TileWidth>${TILE_PIXELS}</TileWidth><TileHeight>${TILE_PIXELS}</TileHeight><MatrixWidth>${2 ** z}</MatrixWidth><MatrixHeight>${2 ** z}</MatrixHeight></TileMatrix>\n`)}</TileMatrixSet>`;
