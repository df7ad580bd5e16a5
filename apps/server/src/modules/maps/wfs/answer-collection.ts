import { accessOf } from '../../../query/index.ts';
import { Download } from '../../../platform/index.ts';
import type { ServiceAnswer, ServiceRequest } from '../answer-service.ts';
import { serviceAddress } from '../request/service-address.ts';
import type { Maps } from '../service.ts';
import { columnsOf, featureBatches } from './feature-rows.ts';
import { primed } from '../../../platform/answers/primed.ts';
import { GEOJSON_HEAD, geoJsonFeature, geoJsonTail } from './geojson.ts';
import type { Counted } from './counted.ts';
import { aloneHead, collectionForm } from './gml/collection.ts';
import { gmlFeature } from './gml/feature.ts';
import { GmlGeometry, type GmlVersion } from './gml/geometry.ts';
import { pagingLinks } from './paging-links.ts';
import { xml } from '../../../answers/xml/xml.ts';

const TYPES: Readonly<Record<GmlVersion, string>> = {
  gml2: 'text/xml; subtype=gml/2.1.2; charset=utf-8',
  gml31: 'text/xml; subtype=gml/3.1.1; charset=utf-8',
  gml32: 'application/gml+xml; version=3.2; charset=utf-8',
};

/** Features as a collection in GML or GeoJSON, written as they are read; for hits the counts alone. */
export async function answerCollection(maps: Maps, request: ServiceRequest, counted: Counted): ServiceAnswer {
  const { format, single, hits } = counted.asked;
  if (format === 'geojson') {
    const pieces = geoJson(maps, request, counted);
    return new Download(await primed(pieces), { contentType: 'application/json; charset=utf-8' });
  }
  // Hits are XML in every format but GeoJSON, as GeoServer gives them.
  const version = format === 'gml2' || format === 'gml31' || format === 'gml32' ? format : 'gml32';
  const contentType = TYPES[version];
  if (single && !hits && version === 'gml32')
    return new Download(await primed(alone(maps, request, counted)), { contentType });
  return new Download(await primed(gml(maps, request, counted, version)), { contentType });
}

async function* geoJson(maps: Maps, request: ServiceRequest, counted: Counted): AsyncGenerator<string> {
  const { asked, parts, matched, returned, at, told } = counted;
  const access = accessOf(request.call);
  yield GEOJSON_HEAD;
  let first = true;
  for (const { ask, window } of parts) {
    const { columns } = columnsOf(ask, access);
    for await (const batch of featureBatches(maps, request, ask, asked, window, 'json')) {
      const text = batch.map((row) => geoJsonFeature(ask.layer, columns, row)).join(',\n');
      yield first ? text : `,\n${text}`;
      first = false;
    }
  }
  yield geoJsonTail({ matched, returned, at, told, crs: asked.crs, ...pagingLinks(request, counted) });
}

async function* gml(
  maps: Maps,
  request: ServiceRequest,
  counted: Counted,
  version: GmlVersion,
): AsyncGenerator<string> {
  const { asked, parts, matched, at, told } = counted;
  const access = accessOf(request.call);
  const form = collectionForm(version, {
    service: asked.version,
    matched,
    // In 1.x a count of hits stands where the number of features stands otherwise.
    returned: asked.hits && version !== 'gml32' ? matched : counted.returned,
    at,
    schema: schemaAddress(request, counted),
    ...pagingLinks(request, counted),
  });
  const geometry = new GmlGeometry(version, asked.crs);
  yield form.head;
  for (const { ask, window } of parts) {
    const { columns } = columnsOf(ask, access);
    for await (const batch of featureBatches(maps, request, ask, asked, window, 'binary')) {
      let text = '';
      for (const row of batch)
        text += form.before + gmlFeature(ask.layer, columns, geometry, version, row) + form.after;
      yield text;
    }
  }
  yield told === null ? form.tail : `${xml`<!-- ${told} -->\n`.text}${form.tail}`;
}

/** The one feature of a GetFeatureById. */
async function* alone(maps: Maps, request: ServiceRequest, counted: Counted): AsyncGenerator<string> {
  const access = accessOf(request.call);
  const { prologue, attributes } = aloneHead(schemaAddress(request, counted));
  const geometry = new GmlGeometry('gml32', counted.asked.crs);
  for (const { ask, window } of counted.parts) {
    const { columns } = columnsOf(ask, access);
    for await (const batch of featureBatches(maps, request, ask, counted.asked, window, 'binary'))
      for (const row of batch)
        yield `${prologue}${gmlFeature(ask.layer, columns, geometry, 'gml32', row).replace(' ', `${attributes} `)}\n`;
  }
}

function schemaAddress({ call }: ServiceRequest, { asked, parts }: Counted): string {
  const types = parts.map(({ ask }) => `programa:${ask.layer.name}`).join(',');
  const parameters = new URLSearchParams({
    service: 'WFS',
    version: asked.version,
    request: 'DescribeFeatureType',
    typeName: types,
  });
  return `${serviceAddress(call)}?${parameters.toString()}`;
}
