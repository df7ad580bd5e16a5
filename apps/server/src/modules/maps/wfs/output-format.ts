import { serviceFault } from '../request/service-fault.ts';
import type { WfsVersion } from './version.ts';

/** What features are written as; those that are files are downloads, for the profiles that may. */
export type OutputFormat =
  | 'gml2'
  | 'gml31'
  | 'gml32'
  | 'geojson'
  | 'csv'
  | 'excel'
  | 'shape-zip'
  | 'kml'
  | 'geoparquet';

export const FILE_FORMATS: readonly OutputFormat[] = ['csv', 'excel', 'shape-zip', 'kml', 'geoparquet'];

/** Names as GeoServer has them; the first of each is its MIME type or the name it is advertised under. */
const NAMES: Readonly<Record<OutputFormat, readonly string[]>> = {
  gml32: ['application/gml+xml; version=3.2', 'text/xml; subtype=gml/3.2', 'gml32', 'gml3.2'],
  gml31: ['text/xml; subtype=gml/3.1.1', 'gml3', 'text/gml; subtype=gml/3.1.1'],
  gml2: ['GML2', 'text/xml; subtype=gml/2.1.2', 'text/gml; subtype=gml/2.1.2'],
  geojson: ['application/json', 'json', 'application/geo+json', 'application/vnd.geo+json', 'geojson'],
  csv: ['csv', 'text/csv'],
  excel: [
    'excel',
    'excel2007',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'xlsx',
    'application/msexcel',
  ],
  'shape-zip': ['SHAPE-ZIP', 'application/zip', 'application/x-shapefile'],
  kml: ['KML', 'application/vnd.google-earth.kml+xml'],
  geoparquet: ['geoparquet', 'application/vnd.apache.parquet', 'parquet'],
};

/** Formats that each version writes by itself where none is asked for. */
const USUAL: Readonly<Record<WfsVersion, OutputFormat>> = {
  '1.0.0': 'gml2',
  '1.1.0': 'gml31',
  '2.0.0': 'gml32',
};

/** Names that the capabilities documents tell. */
export function advertisedFormats(version: WfsVersion): string[] {
  const usual = USUAL[version];
  const gml = (['gml32', 'gml31', 'gml2'] as const).toSorted(
    (a, b) => Number(b === usual) - Number(a === usual),
  );
  return [
    ...gml.flatMap((format) => NAMES[format].slice(0, 2)),
    'application/json',
    'json',
    'csv',
    'excel',
    'excel2007',
    'SHAPE-ZIP',
    'shape-zip',
    'KML',
    'geoparquet',
  ];
}

/** The format of a name, in any case. Errors: InvalidParameterValue. */
export function readOutputFormat(text: string | undefined, version: WfsVersion): OutputFormat {
  if (text === undefined || /^(?:text|application)\/xml$/i.test(text)) return USUAL[version];
  // `+` in an address means a blank unless it is escaped.
  const wanted = simple(text)
    .replace('gml xml', 'gml+xml')
    .replace('kml xml', 'kml+xml')
    .replace('geo json', 'geo+json');
  const found = Object.entries(NAMES).find(([, names]) => names.some((name) => simple(name) === wanted));
  if (found === undefined)
    return serviceFault('InvalidParameterValue', 'outputFormat', 'Este formato de saída não existe aqui');
  return found[0] as OutputFormat;
}

const simple = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('"', '')
    .replace(/\s*;\s*/g, '; ')
    .trim();
