import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The institution's GeoServer as far as the portal asks it: one layer 'area:rios' with one river, and what it was asked. */
export type GeoServerStub = {
  url: string;
  asked: URLSearchParams[];
  /** Answers as long as it is up; away, it closes connections. */
  up: boolean;
  stop: () => Promise<void>;
};

const MAPS = `<?xml version="1.0"?><WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms"><Capability><Layer><Title>x</Title><CRS>EPSG:3857</CRS>
<Layer queryable="1"><Name>area:rios</Name><Title>Rios da instituição</Title></Layer></Layer></Capability></WMS_Capabilities>`;
const FEATURES = `<?xml version="1.0"?><wfs:WFS_Capabilities version="2.0.0" xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:area="http://area.example/"><FeatureTypeList>
<FeatureType><Name>area:rios</Name><Title>Rios</Title><DefaultCRS>urn:ogc:def:crs:EPSG::4674</DefaultCRS></FeatureType></FeatureTypeList></wfs:WFS_Capabilities>`;
const TYPES = `<?xml version="1.0"?><schema xmlns="http://www.w3.org/2001/XMLSchema" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:area="http://area.example/" targetNamespace="http://area.example/">
<complexType name="riosType"><complexContent><extension base="gml:AbstractFeatureType"><sequence><element name="classe" type="string"/><element name="the_geom" type="gml:CurvePropertyType"/></sequence></extension></complexContent></complexType>
<element name="rios" type="area:riosType"/></schema>`;
const RIVER = JSON.stringify({
  type: 'FeatureCollection',
  numberMatched: 1,
  features: [
    {
      type: 'Feature',
      id: 'rios.1',
      geometry: {
        type: 'LineString',
        coordinates: [
          [-51, -18],
          [-50.5, -17.5],
        ],
      },
      properties: { classe: 'Perene' },
    },
  ],
});
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const answers: Readonly<Record<string, (service: string) => [type: string, body: string | Buffer]>> = {
  GetCapabilities: (service) => ['text/xml', service === 'WMS' ? MAPS : FEATURES],
  DescribeFeatureType: () => ['text/xml', TYPES],
  GetMap: () => ['image/png', PIXEL],
  GetLegendGraphic: () => ['image/png', PIXEL],
  GetFeatureInfo: () => ['application/json', RIVER],
  GetFeature: () => ['application/json', RIVER],
};

/** Starts one on a free port. */
export async function startGeoServer(): Promise<GeoServerStub> {
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const asked = new URLSearchParams(body);
      if (!stub.up) return response.socket?.destroy();
      stub.asked.push(asked);
      const [type, content] = answers[asked.get('request') ?? '']?.(asked.get('service') ?? '') ?? [];
      return type === undefined
        ? response.writeHead(400).end()
        : response.writeHead(200, { 'content-type': type }).end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: GeoServerStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/geoserver`,
    asked: [],
    up: true,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stub;
}
