import type { LayerClass, LayerColumn } from '@fonte/contracts';
import { formatDate, formatNumber } from '@fonte/pt-br';
import { Download } from '../../../../platform/index.ts';
import { primed } from '../../../../platform/answers/primed.ts';
import { xml, type Markup } from '../../../../answers/xml/xml.ts';
import { featureId } from '../feature-id.ts';
import type { FeatureRow } from '../feature-rows.ts';
import { readWkb, type Rings } from '../wkb.ts';
import { headOf, textOf } from './feature-columns.ts';
import { aboutOf, type FileParts } from './file-parts.ts';

const TYPES: Readonly<Record<LayerColumn['type'], string>> = {
  text: 'string',
  integer: 'int',
  decimal: 'double',
  date: 'string',
  boolean: 'bool',
  list: 'string',
  json: 'string',
};

/** The features as KML 2.2: longitude and latitude, in the colours of the layer's legend, each value once for people and once for programs. */
export async function kmlFile(parts: FileParts): Promise<Download> {
  return new Download(await primed(piecesOf(parts)), {
    contentType: 'application/vnd.google-earth.kml+xml',
    fileName: `${parts.fileName}.kml`,
  });
}

async function* piecesOf(parts: FileParts): AsyncGenerator<string> {
  const { layer, columns } = parts;
  const told = aboutOf(parts).map(([name, value]) => xml`${name}: ${value}<br/>`.text);
  const fields = columns.map(
    ({ name, type, ...column }) =>
      xml`<SimpleField name="${name}" type="${TYPES[type]}"><displayName>${headOf({ name, type, ...column })}</displayName></SimpleField>`,
  );
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n';
  yield xml`<name>${layer.title}</name><description>${told.join('')}</description>
${layer.classes.map(styleOf)}<Schema name="${layer.name}" id="${layer.name}">${fields}</Schema>
`.text;
  for await (const batch of parts.rows('binary'))
    yield batch.map((row) => placemark(parts, row).text).join('');
  yield '</Document></kml>\n';
}

function placemark({ layer, columns }: FileParts, row: FeatureRow): Markup {
  const key = String(row['feature key']);
  const name = layer.label === undefined ? null : textOf(row[layer.label]);
  const values = columns.flatMap((column) => {
    const value = textOf(row[column.name]);
    return value === null || value === '' ? [] : [{ column, value }];
  });
  const kind = layer.classes.find(({ id }) => id === row[layer.classColumn]);
  const style = kind && xml`<styleUrl>#${kind.id}</styleUrl>`;
  // A description is HTML inside of XML: what stands in a text is escaped once for each.
  const lines = values.map(({ column, value }) => xml`${headOf(column)}: ${shown(column, value)}<br/>`);
  const data = values.map(
    ({ column, value }) => xml`<SimpleData name="${column.name}">${value}</SimpleData>`,
  );
  return xml`<Placemark id="${featureId(layer.name, key)}"><name>${name ?? key}</name><description>${lines.map(({ text }) => text).join('')}</description>${style ?? null}<ExtendedData><SchemaData schemaUrl="#${layer.name}">${data}</SchemaData></ExtendedData>${geometryOf(row['feature geometry'])}</Placemark>\n`;
}

/** A value as people read it. */
function shown({ type }: LayerColumn, value: string): string {
  if (type === 'date') return formatDate(value);
  if (type === 'decimal') return formatNumber(Number(value), 4);
  return type === 'boolean' ? (value === 'true' ? 'Sim' : 'Não') : value;
}

function geometryOf(wkb: unknown): Markup | null {
  if (!(wkb instanceof Uint8Array)) return null;
  const shape = readWkb(wkb);
  if (shape.type === 'Point')
    return xml`<Point><coordinates>${shape.position.map(degrees).join(',')}</coordinates></Point>`;
  const polygons = shape.polygons.map(polygon);
  return polygons.length === 1 ? (polygons[0] ?? null) : xml`<MultiGeometry>${polygons}</MultiGeometry>`;
}

function polygon([outline, ...holes]: Rings): Markup {
  const ring = (positions: Float64Array | undefined) =>
    xml`<LinearRing><coordinates>${pairs(positions ?? new Float64Array())}</coordinates></LinearRing>`;
  return xml`<Polygon><outerBoundaryIs>${ring(outline)}</outerBoundaryIs>${holes.map((hole) => xml`<innerBoundaryIs>${ring(hole)}</innerBoundaryIs>`)}</Polygon>`;
}

function pairs(ring: Float64Array): string {
  let text = '';
  for (let at = 0; at < ring.length; at += 2)
    text += `${at === 0 ? '' : ' '}${degrees(ring[at] ?? 0)},${degrees(ring[at + 1] ?? 0)}`;
  return text;
}

/** A millimetre is the eighth decimal. */
const degrees = (value: number): string => String(Math.round(value * 1e8) / 1e8);

function styleOf({ id, title, look }: LayerClass): Markup {
  const { fill, fillOpacity = 1, stroke, width = 2 } = look;
  const line = stroke ?? fill ?? '#FFFFFF';
  return xml`<Style id="${id}"><BalloonStyle><text>${title}: $[name]<br/>$[description]</text></BalloonStyle><IconStyle><color>${colour(fill ?? line, 1)}</color></IconStyle><LineStyle><color>${colour(line, 1)}</color><width>${width}</width></LineStyle><PolyStyle><color>${colour(fill ?? line, fill === undefined ? 0 : fillOpacity)}</color></PolyStyle></Style>
`;
}

/** '#RRGGBB' as KML has it: opacity, blue, green, red. */
function colour(hex: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => hex.slice(at, at + 2).toLowerCase());
  return `${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}${blue}${green}${red}`;
}
