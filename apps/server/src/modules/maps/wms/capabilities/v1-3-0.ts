import { PROJECTED } from '@fonte/geo';
import type { Box } from '../../request/bbox.ts';
import { xml, type Markup } from '../../../../answers/xml/xml.ts';
import { FORMATS } from '../../map/picture.ts';
import { INFO_FORMS } from '../info/write-info.ts';
import { LARGEST_SIDE } from '../read-map.ts';
import {
  ABSTRACT,
  branches,
  degrees,
  legendAddress,
  mercatorBox,
  projectedBoxes,
  TITLE,
  wholeBox,
  type AnnouncedLayer,
  type Branch,
  type CapabilitiesFacts,
} from './facts.ts';

export const MAP_FORMATS = Object.keys(FORMATS).slice(0, 4);
export const INFO_FORMATS = Object.keys(INFO_FORMS).slice(0, 6);
export const LEGEND_FORMATS = ['image/png', 'application/json'];
export const KEYWORDS = ['WMS', 'mapas', 'programa'];
const CRS = ['EPSG:3857', 'EPSG:900913', 'EPSG:4674', 'EPSG:4326', 'CRS:84'];

/** WMS_Capabilities of version 1.3.0. */
export function capabilities130({ address, layers, product }: CapabilitiesFacts): string {
  const dcp = xml`<DCPType><HTTP><Get><OnlineResource xlink:type="simple" xlink:href="${address}?"/></Get></HTTP></DCPType>`;
  const whole = wholeBox(layers);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${
    xml`<WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms" xmlns:sld="http://www.opengis.net/sld" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.opengis.net/wms http://schemas.opengis.net/wms/1.3.0/capabilities_1_3_0.xsd http://www.opengis.net/sld http://schemas.opengis.net/sld/1.1.0/sld_capabilities.xsd">
<Service><Name>WMS</Name><Title>${TITLE}</Title><Abstract>${ABSTRACT}</Abstract><KeywordList>${[...KEYWORDS, product].map((word) => xml`<Keyword>${word}</Keyword>`)}</KeywordList><OnlineResource xlink:type="simple" xlink:href="${address}"/><Fees>none</Fees><AccessConstraints>none</AccessConstraints><LayerLimit>40</LayerLimit><MaxWidth>${LARGEST_SIDE}</MaxWidth><MaxHeight>${LARGEST_SIDE}</MaxHeight></Service>
<Capability><Request>
<GetCapabilities><Format>text/xml</Format>${dcp}</GetCapabilities>
<GetMap>${MAP_FORMATS.map((format) => xml`<Format>${format}</Format>`)}${dcp}</GetMap>
<GetFeatureInfo>${INFO_FORMATS.map((format) => xml`<Format>${format}</Format>`)}${dcp}</GetFeatureInfo>
<sld:DescribeLayer><Format>text/xml</Format>${dcp}</sld:DescribeLayer>
<sld:GetLegendGraphic>${LEGEND_FORMATS.map((format) => xml`<Format>${format}</Format>`)}${dcp}</sld:GetLegendGraphic>
</Request>
<Exception><Format>XML</Format><Format>INIMAGE</Format><Format>BLANK</Format><Format>JSON</Format></Exception>
<Layer><Title>${TITLE}</Title>${CRS.map((crs) => xml`<CRS>${crs}</CRS>`)}${boxes(whole)}
${branches(layers).map((branch) => branchOf(branch, address))}</Layer></Capability></WMS_Capabilities>`.text
  }\n`;
}

/** A branch of the tree as a layer without a name, which cannot be asked for. */
function branchOf({ title, layers }: Branch, address: string): Markup {
  const own = layers.map((one) => layerOf(one, address));
  return title === null
    ? xml`${own}`
    : xml`<Layer><Title>${title}</Title>${boxes(wholeBox(layers))}\n${own}</Layer>\n`;
}

function layerOf(layer: AnnouncedLayer, address: string): Markup {
  const limit =
    layer.maxScale === null ? null : xml`<MaxScaleDenominator>${layer.maxScale}</MaxScaleDenominator>`;
  const styles = layer.styles.map(
    (style) =>
      xml`<Style><Name>${style.name}</Name><Title>${style.title}</Title><LegendURL width="${style.legend.width}" height="${style.legend.height}"><Format>image/png</Format><OnlineResource xlink:type="simple" xlink:href="${legendAddress(address, layer, style, '1.3.0')}"/></LegendURL></Style>`,
  );
  return xml`<Layer queryable="${layer.queryable ? 1 : 0}"><Name>${layer.name}</Name><Title>${layer.title}</Title>${layer.abstract === null ? null : xml`<Abstract>${layer.abstract}</Abstract><KeywordList><Keyword>${layer.abstract}</Keyword></KeywordList>`}${CRS.map((crs) => xml`<CRS>${crs}</CRS>`)}${projections(layer)}${boxes(layer.box)}${inMetres(layer)}${styles}${limit}</Layer>\n`;
}

/** The projections that a layer is drawn in besides; easting first here too. */
const projections = ({ projected }: AnnouncedLayer): Markup | null =>
  projected ? xml`${PROJECTED.map((epsg) => xml`<CRS>EPSG:${epsg}</CRS>`)}` : null;

const inMetres = ({ projected, box }: AnnouncedLayer): Markup | null =>
  projected
    ? xml`${projectedBoxes(box).map(([crs, [minx, miny, maxx, maxy]]) => xml`<BoundingBox CRS="${crs}" minx="${minx}" miny="${miny}" maxx="${maxx}" maxy="${maxy}"/>`)}`
    : null;

/** Degrees of EPSG codes are latitude first here. */
function boxes(box: Box): Markup {
  const [west, south, east, north] = [box.west, box.south, box.east, box.north].map(degrees);
  const [minx, miny, maxx, maxy] = mercatorBox(box);
  const turned = ['EPSG:4674', 'EPSG:4326'].map(
    (crs) => xml`<BoundingBox CRS="${crs}" minx="${south}" miny="${west}" maxx="${north}" maxy="${east}"/>`,
  );
  return xml`<EX_GeographicBoundingBox><westBoundLongitude>${west}</westBoundLongitude><eastBoundLongitude>${east}</eastBoundLongitude><southBoundLatitude>${south}</southBoundLatitude><northBoundLatitude>${north}</northBoundLatitude></EX_GeographicBoundingBox><BoundingBox CRS="CRS:84" minx="${west}" miny="${south}" maxx="${east}" maxy="${north}"/><BoundingBox CRS="EPSG:3857" minx="${minx}" miny="${miny}" maxx="${maxx}" maxy="${maxy}"/>${turned}`;
}
