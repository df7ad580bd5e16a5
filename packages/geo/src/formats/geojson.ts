import { Collector } from './collect.ts';
import { decodeText } from './decode-text.ts';
import { FileFault, type Reading } from './reading.ts';

type Feature = { geometry?: unknown; properties?: Record<string, unknown> | null };

/** Coordinate systems a GeoJSON may name (the old `crs` member): those in degrees that are taken as equal. */
const IN_DEGREES = /(?:^|:)(?:CRS84|4326|4674)$/;
const MAX_DEPTH = 40;

/** Reads a GeoJSON file: a FeatureCollection, a Feature or a bare geometry. @throws FileFault otherwise, or in a projected system */
export function readGeoJson(bytes: Uint8Array): Reading {
  const root = parse(decodeText(bytes).replace(/^\uFEFF/, ''));
  const crs = nested(root, 'crs', 'properties', 'name');
  if (typeof crs === 'string' && !IN_DEGREES.test(crs))
    throw new FileFault(`O GeoJSON está em ${crs}; use graus em SIRGAS 2000 (EPSG:4674) ou WGS 84`);
  const collector = new Collector();
  const type = nested(root, 'type');
  if (type === 'FeatureCollection') {
    const features = nested(root, 'features');
    if (!Array.isArray(features)) throw new FileFault('O GeoJSON não tem a lista de feições');
    for (const feature of features) addFeature(feature as Feature, collector);
  } else if (type === 'Feature') addFeature(root as Feature, collector);
  else if (typeof type === 'string') collector.add(root, null, null);
  else throw new FileFault('O arquivo não é um GeoJSON');
  return collector.reading();
}

function parse(text: string): unknown {
  // A tower of brackets would exhaust the stack of JSON.parse's callers before any of our own bounds.
  let depth = 0;
  for (const char of text) {
    if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
    if (depth > MAX_DEPTH) throw new FileFault('O GeoJSON tem níveis demais');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new FileFault('O arquivo não é um JSON bem formado');
  }
}

function addFeature(feature: Feature, collector: Collector): void {
  const properties =
    typeof feature?.properties === 'object' && feature.properties !== null ? feature.properties : {};
  const text = (...names: string[]) => {
    const value = names
      .map((name) => properties[name])
      .find((each) => typeof each === 'string' && each.trim() !== '');
    return typeof value === 'string' ? value.trim() : null;
  };
  collector.add(
    feature?.geometry,
    text('name', 'nome', 'Name', 'NOME'),
    text('description', 'descricao', 'descrição'),
  );
}

function nested(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
}
