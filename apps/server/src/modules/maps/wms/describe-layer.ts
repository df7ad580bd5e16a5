import { addressOf, MAP_WORKSPACE } from '@fonte/contracts';
import { wfs } from '@fonte/contracts/endpoints/maps';
import { publicOrigin } from '../../../platform/app/public-address.ts';
import { Download } from '../../../platform/index.ts';
import type { ServiceRequest } from '../answer-service.ts';
import { first } from '../request/kvp.ts';
import { xml } from '../../../answers/xml/xml.ts';
import { readLayers } from './read-layers.ts';
import type { WmsVersion } from './version.ts';

/** DescribeLayer (SLD 1.0 and 1.1): where the features of a map's layers are to be had, as XML or as GeoServer's JSON. Errors: LayerNotDefined. */
export function describeLayer({ kvp, call }: ServiceRequest, version: WmsVersion): Download {
  const names = readLayers(kvp, call).map(({ layer }) => `${MAP_WORKSPACE}:${layer.name}`);
  const address = publicOrigin(call.app) + addressOf(wfs);
  if (/json/i.test(first(kvp, 'output_format', 'outputformat', 'format') ?? ''))
    return answer(
      JSON.stringify({
        version: '1.1.1',
        layerDescriptions: names.map((name) => ({
          layerName: name,
          typeName: name,
          owsURL: `${address}?`,
          owsType: 'WFS',
        })),
      }),
      'application/json; charset=utf-8',
    );
  return version === '1.3.0'
    ? answer(written110(names, address), 'text/xml; charset=utf-8')
    : answer(written111(names, address), 'application/vnd.ogc.wms_xml; charset=utf-8');
}

function answer(text: string, contentType: string): Download {
  const content = Buffer.from(text);
  return new Download(content, { contentType, length: content.length });
}

const written111 = (names: readonly string[], address: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE WMS_DescribeLayerResponse SYSTEM "http://schemas.opengis.net/wms/1.1.1/WMS_DescribeLayerResponse.dtd">\n${
    xml`<WMS_DescribeLayerResponse version="1.1.1">${names.map((name) => xml`<LayerDescription name="${name}" wfs="${`${address}?`}" owsURL="${`${address}?`}" owsType="WFS"><Query typeName="${name}"/></LayerDescription>`)}</WMS_DescribeLayerResponse>`
      .text
  }\n`;

const written110 = (names: readonly string[], address: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${
    xml`<sld:DescribeLayerResponse xmlns:sld="http://www.opengis.net/sld" xmlns:se="http://www.opengis.net/se" xmlns:xlink="http://www.w3.org/1999/xlink"><sld:Version>1.1.0</sld:Version>${names.map((name) => xml`<sld:LayerDescription><sld:owsType>wfs</sld:owsType><se:OnlineResource xlink:type="simple" xlink:href="${`${address}?`}"/><sld:TypeName><se:FeatureTypeName>${name}</se:FeatureTypeName></sld:TypeName></sld:LayerDescription>`)}</sld:DescribeLayerResponse>`
      .text
  }\n`;
