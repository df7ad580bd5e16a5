import * as endpoints from '@fonte/contracts/endpoints/features-api';
import { accessOf } from '../../../query/index.ts';
import { primed } from '../../../platform/answers/primed.ts';
import { Download } from '../../../platform/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { serviceFault } from '../request/service-fault.ts';
import { countAsked } from '../wfs/count-asked.ts';
import type { Counted } from '../wfs/counted.ts';
import { columnsOf, featureBatches, type FeatureRow } from '../wfs/feature-rows.ts';
import { geometryOf, propertiesOf } from '../wfs/geojson.ts';
import type { FeatureAsk } from '../wfs/request.ts';
import type { Asked } from './answer.ts';
import { crumbsTo } from './html/crumbs.ts';
import { GEOJSON, HTML, JSON_TYPE, typeOf } from './documents/form.ts';
import { countOf, featureBody, tableParts, tableRow } from './html/feature-pages.ts';
import { htmlPage, pageParts } from './html/page.ts';
import type { Link } from './documents/links.ts';
import { readItem, readItems } from './read-items.ts';
import { CRS84 } from './documents/systems.ts';
import { TEXTS } from './documents/texts.ts';

type OfCollection = { readonly collectionId: string };
type OfFeature = OfCollection & { readonly featureId: string };

/** A page of a layer's features, written as they are read. */
export async function answerItems(asked: Asked<OfCollection>, layer: ServedLayer): Promise<Download> {
  const { maps, call, form, parameters } = asked;
  const counted = await countAsked(maps, call, readItems(layer, accessOf(call), parameters));
  const links = linksOfPage(asked, counted);
  const pieces = form === 'html' ? itemsPage(asked, layer, counted, links) : itemsJson(asked, counted, links);
  return new Download(await primed(pieces), {
    contentType: form === 'html' ? `${HTML}; charset=utf-8` : GEOJSON,
    headers: systemOf(asked),
  });
}

/** One feature. Errors: 404. */
export async function answerItem(asked: Asked<OfFeature>, layer: ServedLayer): Promise<Download> {
  const { maps, call, form, parameters, params, addresses } = asked;
  const counted = await countAsked(maps, call, readItem(layer, params.featureId, parameters));
  const [row] = await rowsOf(asked, counted);
  if (row === undefined) return serviceFault('NotFound', 'featureId', 'Esta feição não existe', 404);
  const { columns } = columnsOf(askOf(counted), accessOf(call));
  const query = queryOf(asked);
  const links = [
    ...addresses.ofDocument(form, GEOJSON, endpoints.featuresItem, { ...params }, query),
    ...addresses.inEachForm('collection', JSON_TYPE, layer.title, endpoints.featuresCollection, {
      collectionId: layer.name,
    }),
  ];
  const headers = systemOf(asked);
  if (form === 'json') {
    const text = `${featureJson(columns, row).slice(0, -1)},"links":${JSON.stringify(links)}}\n`;
    return new Download(Buffer.from(text), { contentType: GEOJSON, headers });
  }
  const title = `${layer.title}: ${row['feature key']}`;
  const page = { title, crumbs: crumbsTo(addresses, layer, 'item'), links, body: featureBody(columns, row) };
  return new Download(htmlPage(page), { contentType: `${HTML}; charset=utf-8`, headers });
}

async function rowsOf(asked: Asked<OfCollection>, counted: Counted): Promise<FeatureRow[]> {
  const found: FeatureRow[] = [];
  for await (const batch of batchesOf(asked, counted)) found.push(...batch);
  return found;
}

/** The features in batches, coordinates in the order of their system's axes. */
async function* batchesOf(
  { maps, call }: Asked<OfCollection>,
  counted: Counted,
): AsyncGenerator<FeatureRow[]> {
  for (const { ask, window } of counted.parts)
    yield* featureBatches(maps, { call }, ask, counted.asked, window, 'axes');
}

/** A request of this API is of one layer. */
function askOf({ parts }: Counted): FeatureAsk {
  const [part] = parts;
  if (part === undefined) throw new Error('no layer was asked for');
  return part.ask;
}

function featureJson(columns: Parameters<typeof propertiesOf>[0], row: FeatureRow): string {
  const id = JSON.stringify(String(row['feature key']));
  return `{"type":"Feature","id":${id},"geometry":${geometryOf(row)},"properties":${JSON.stringify(propertiesOf(columns, row))}}`;
}

async function* itemsJson(
  asked: Asked<OfCollection>,
  counted: Counted,
  links: readonly Link[],
): AsyncGenerator<string> {
  const { columns } = columnsOf(askOf(counted), accessOf(asked.call));
  yield '{"type":"FeatureCollection","features":[';
  let first = true;
  for await (const batch of batchesOf(asked, counted)) {
    const text = batch.map((row) => featureJson(columns, row)).join(',\n');
    yield first ? text : `,\n${text}`;
    first = false;
  }
  const { matched, returned, at } = counted;
  const rest = { numberMatched: matched, numberReturned: returned, timeStamp: at, links };
  yield `],${JSON.stringify(rest).slice(1)}\n`;
}

async function* itemsPage(
  asked: Asked<OfCollection>,
  layer: ServedLayer,
  counted: Counted,
  links: readonly Link[],
): AsyncGenerator<string> {
  const { addresses, call, parameters } = asked;
  const { columns } = columnsOf(askOf(counted), accessOf(call));
  const title = `${TEXTS.items}: ${layer.title}`;
  const ends = links.filter(({ rel }) => rel !== 'prev' && rel !== 'next');
  const { head, tail } = pageParts({ title, crumbs: crumbsTo(addresses, layer, 'items'), links: ends });
  const count = countOf({ start: counted.asked.start, ...counted }, links).text;
  yield head + count;
  if (counted.returned > 0) {
    const table = tableParts(columns, title);
    const crs = parameters.get('crs');
    yield table.head;
    for await (const batch of batchesOf(asked, counted)) {
      const rows = batch.map((row) =>
        tableRow(
          columns,
          row,
          addresses.of(
            endpoints.featuresItem,
            { collectionId: layer.name, featureId: String(row['feature key']) },
            { ...(crs === undefined ? {} : { crs }), f: 'html' },
          ),
        ),
      );
      yield rows.join('');
    }
    yield table.tail;
  }
  yield tail;
}

/** What was asked, as addresses that lead on repeat it. */
const queryOf = ({ parameters }: Asked<OfCollection>): Record<string, string> =>
  Object.fromEntries([...parameters].filter(([name]) => name !== 'f'));

function linksOfPage(asked: Asked<OfCollection>, { asked: read, matched, returned }: Counted): Link[] {
  const { addresses, form, params } = asked;
  const query = queryOf(asked);
  const path = { collectionId: params.collectionId };
  const page = (rel: 'prev' | 'next', offset: number): Link => ({
    href: addresses.of(endpoints.featuresItems, path, { ...query, offset: String(offset), f: form }),
    rel,
    type: typeOf(form, GEOJSON),
    title: rel === 'prev' ? TEXTS.previous : TEXTS.next,
  });
  const end = read.start + returned;
  return [
    ...addresses.ofDocument(form, GEOJSON, endpoints.featuresItems, path, query),
    ...(read.start > 0 ? [page('prev', Math.max(0, read.start - (read.count ?? 0)))] : []),
    ...(returned > 0 && end < matched ? [page('next', end)] : []),
    ...addresses.inEachForm('collection', JSON_TYPE, TEXTS.layer, endpoints.featuresCollection, path),
  ];
}

/** The system of the coordinates in the answer (OGC 18-058r1). */
const systemOf = ({ parameters }: Asked<OfCollection>): Record<string, string> => ({
  'content-crs': `<${parameters.get('crs') ?? CRS84}>`,
});
