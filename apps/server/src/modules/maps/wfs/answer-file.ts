import { accessOf } from '../../../query/index.ts';
import { sql } from 'kysely';
import type { Call, Download } from '../../../platform/index.ts';
import type { ServiceAnswer, ServiceRequest } from '../answer-service.ts';
import { featureSource, featureWhere, ref } from '../features/index.ts';
import { fail, madeBy } from '../../../platform/index.ts';
import { crsOf } from '../request/crs.ts';
import { serviceAddress } from '../request/service-address.ts';
import { serviceFault } from '../request/service-fault.ts';
import { versionOf, type Maps } from '../service.ts';
import { columnsOf, featureBatches, requestOf } from './feature-rows.ts';
import { csvFile } from './files/csv.ts';
import { excelFile } from './files/excel.ts';
import type { FileParts } from './files/file-parts.ts';
import { kmlFile } from './files/kml.ts';
import { geoParquetFile } from './files/parquet.ts';
import { shapeZip, type ShapePart } from './files/shape-zip.ts';
import type { Counted } from './counted.ts';
import type { FeatureAsk } from './request.ts';

/** Features as a file to keep. Errors: InvalidParameterValue for metres in KML. */
export async function answerFile(maps: Maps, request: ServiceRequest, counted: Counted): ServiceAnswer {
  const { format, crs } = counted.asked;
  if (format === 'kml' && !crs.geographic)
    serviceFault('InvalidParameterValue', 'srsName', 'Um KML tem longitude e latitude: use EPSG:4326');
  const version = await versionOf(maps);
  const parts = counted.parts.map((part) => partsOf(maps, request, counted, part, version));
  const [first] = parts;
  if (first === undefined) return fail('unexpected');
  return fileOf(maps, request.call, counted, parts, first);
}

async function fileOf(
  maps: Maps,
  call: Call,
  { asked, parts: windows }: Counted,
  parts: readonly FileParts[],
  first: FileParts,
): Promise<Download> {
  if (asked.format === 'csv') return csvFile(first);
  if (asked.format === 'excel') return excelFile(first);
  if (asked.format === 'kml') return kmlFile(first);
  if (asked.format === 'geoparquet') return geoParquetFile(first);
  const measured: ShapePart[] = [];
  for (const [at, part] of parts.entries()) {
    const ask = windows[at]?.ask;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on one connection
    const widths = ask === undefined ? {} : await textWidths(maps, call, ask, asked);
    measured.push({ ...part, widths });
  }
  return shapeZip(measured as [ShapePart, ...ShapePart[]], `${first.fileName}.zip`);
}

function partsOf(
  maps: Maps,
  request: ServiceRequest,
  counted: Counted,
  { ask, window }: Counted['parts'][number],
  version: number,
): FileParts {
  const { asked, at } = counted;
  // KML knows WGS 84 alone; degrees of either system are the same numbers.
  const crs = asked.format === 'kml' ? crsOf(4326, 'short') : asked.crs;
  const access = accessOf(request.call);
  const query = request.document ?? new URLSearchParams([...request.kvp]).toString();
  return {
    layer: ask.layer,
    ...columnsOf(ask, access),
    crs,
    options: asked.options,
    fileName: nameOf(asked.options.get('filename'), ask.layer.name, crs.epsg),
    rows: (form) => featureBatches(maps, request, ask, asked, window, form),
    facts: {
      product: maps.app.settings.PRODUCT_NAME,
      at,
      made: madeBy(request.call),
      version,
      features: window.limit,
      request: `${serviceAddress(request.call)}?${query}`,
    },
  };
}

/** `format_options=filename:x.zip`, else the layer with its coordinate system. */
function nameOf(asked: string | undefined, layer: string, epsg: number): string {
  const name = asked
    ?.replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .replace(/^\.+/, '')
    .slice(0, 80);
  return name === undefined || name === '' ? `${layer}_EPSG${epsg}` : name;
}

/** How long the texts of each column are at most, bytes: a DBF's fields have one width for all. */
async function textWidths(
  maps: Maps,
  call: Call,
  ask: FeatureAsk,
  asked: Counted['asked'],
): Promise<Record<string, number>> {
  const access = accessOf(call);
  const texts = columnsOf(ask, access).columns.filter(({ type }) => type === 'text' || type === 'list');
  if (texts.length === 0) return {};
  const longest = texts.map(
    // Lists are written with a blank after each comma: never longer than twice as they are.
    ({ name, type }) =>
      sql`max(octet_length(${ref(name)}::text))${type === 'list' ? sql` * 2` : sql``} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join(longest)} from ${featureSource(ask.layer)} ${featureWhere(requestOf(ask, asked, access))}
  `.execute(maps.app.database.within({ signal: call.signal }));
  const [row] = rows;
  if (row === undefined) return fail('unexpected');
  return Object.fromEntries(Object.entries(row).map(([name, width]) => [name, width ?? 1]));
}
