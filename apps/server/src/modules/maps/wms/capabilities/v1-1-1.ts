import { PROJECTED } from '@fonte/geo';
import type { Box } from '../../request/bbox.ts';
import { PIXEL_METRES } from '../../map/scale.ts';
import { xml, type Markup } from '../../../../answers/xml/xml.ts';
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
import { INFO_FORMATS, KEYWORDS, LEGEND_FORMATS, MAP_FORMATS } from './v1-3-0.ts';

const SRS = ['EPSG:3857', 'EPSG:900913', 'EPSG:4674', 'EPSG:4326'];

/** WMT_MS_Capabilities of version 1.1.1. */
export function capabilities111({ address, layers, product }: CapabilitiesFacts): string {
  const resource = (href: string): Markup =>
    xml`<OnlineResource xmlns:xlink="http://www.w3.org/1999/xlink" xlink:type="simple" xlink:href="${href}"/>`;
  const dcp = xml`<DCPType><HTTP><Get>${resource(`${address}?`)}</Get></HTTP></DCPType>`;
  const whole = wholeBox(layers);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE WMT_MS_Capabilities SYSTEM "http://schemas.opengis.net/wms/1.1.1/capabilities_1_1_1.dtd">\n${
    xml`<WMT_MS_Capabilities version="1.1.1">
<Service><Name>OGC:WMS</Name><Title>${TITLE}</Title><Abstract>${ABSTRACT}</Abstract><KeywordList>${[...KEYWORDS, product].map((word) => xml`<Keyword>${word}</Keyword>`)}</KeywordList>${resource(address)}<Fees>none</Fees><AccessConstraints>none</AccessConstraints></Service>
<Capability><Request>
<GetCapabilities><Format>application/vnd.ogc.wms_xml</Format>${dcp}</GetCapabilities>
<GetMap>${MAP_FORMATS.map((format) => xml`<Format>${format}</Format>`)}${dcp}</GetMap>
<GetFeatureInfo>${INFO_FORMATS.map((format) => xml`<Format>${format}</Format>`)}${dcp}</GetFeatureInfo>
<DescribeLayer><Format>application/vnd.ogc.wms_xml</Format>${dcp}</DescribeLayer>
<GetLegendGraphic>${LEGEND_FORMATS.map((format) => xml`<Format>${format}</Format>`)}${dcp}</GetLegendGraphic>
<GetStyles><Format>application/vnd.ogc.sld+xml</Format>${dcp}</GetStyles>
</Request>
<Exception><Format>application/vnd.ogc.se_xml</Format><Format>application/vnd.ogc.se_inimage</Format><Format>application/vnd.ogc.se_blank</Format><Format>application/json</Format></Exception>
<Layer><Title>${TITLE}</Title>${SRS.map((srs) => xml`<SRS>${srs}</SRS>`)}${boxes(whole)}
${branches(layers).map((branch) => branchOf(branch, address, resource))}</Layer></Capability></WMT_MS_Capabilities>`
      .text
  }\n`;
}

/** A branch of the tree as a layer without a name, which cannot be asked for. */
function branchOf({ title, layers }: Branch, address: string, resource: (href: string) => Markup): Markup {
  const own = layers.map((one) => layerOf(one, address, resource));
  return title === null
    ? xml`${own}`
    : xml`<Layer><Title>${title}</Title>${boxes(wholeBox(layers))}\n${own}</Layer>\n`;
}

function layerOf(layer: AnnouncedLayer, address: string, resource: (href: string) => Markup): Markup {
  // ScaleHint is the diagonal of a pixel, metres.
  const limit =
    layer.maxScale === null
      ? null
      : xml`<ScaleHint min="0" max="${Math.round(layer.maxScale * PIXEL_METRES * Math.SQRT2)}"/>`;
  const styles = layer.styles.map(
    (style) =>
      xml`<Style><Name>${style.name}</Name><Title>${style.title}</Title><LegendURL width="${style.legend.width}" height="${style.legend.height}"><Format>image/png</Format>${resource(legendAddress(address, layer, style, '1.1.1'))}</LegendURL></Style>`,
  );
  return xml`<Layer queryable="${layer.queryable ? 1 : 0}"><Name>${layer.name}</Name><Title>${layer.title}</Title>${layer.abstract === null ? null : xml`<Abstract>${layer.abstract}</Abstract><KeywordList><Keyword>${layer.abstract}</Keyword></KeywordList>`}${SRS.map((srs) => xml`<SRS>${srs}</SRS>`)}${projections(layer)}${boxes(layer.box)}${inMetres(layer)}${styles}${limit}</Layer>\n`;
}

/** The projections that a layer is drawn in besides. */
const projections = ({ projected }: AnnouncedLayer): Markup | null =>
  projected ? xml`${PROJECTED.map((epsg) => xml`<SRS>EPSG:${epsg}</SRS>`)}` : null;

const inMetres = ({ projected, box }: AnnouncedLayer): Markup | null =>
  projected
    ? xml`${projectedBoxes(box).map(([srs, sides]) => xml`<BoundingBox SRS="${srs}" ${attributes(sides)}/>`)}`
    : null;

const attributes = ([minx, miny, maxx, maxy]: readonly (string | undefined)[]): Markup =>
  xml`minx="${minx}" miny="${miny}" maxx="${maxx}" maxy="${maxy}"`;

function boxes(box: Box): Markup {
  const sides = [box.west, box.south, box.east, box.north].map(degrees);
  const inDegrees = ['EPSG:4674', 'EPSG:4326'].map(
    (srs) => xml`<BoundingBox SRS="${srs}" ${attributes(sides)}/>`,
  );
  return xml`<LatLonBoundingBox ${attributes(sides)}/><BoundingBox SRS="EPSG:3857" ${attributes(mercatorBox(box))}/>${inDegrees}`;
}
