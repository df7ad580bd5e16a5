import { Collector } from './collect.ts';
import { decodeText } from './decode-text.ts';
import { FILE_LIMITS, FileFault, type Reading } from './reading.ts';

type Feature = { geometry?: unknown; properties?: Record<string, unknown> | null };

/** Coordinate systems a GeoJSON may name (the old `crs` member): those in degrees that are taken as equal. */
const IN_DEGREES = /(?:^|:)(?:CRS84|4326|4674)$/;
/** Tokens of a file that is within the limits: of each position its bracket and two or three numbers, of each object its brackets and members. */
const MOST_BRACKETS = FILE_LIMITS.vertices + 2 * FILE_LIMITS.elements;
const MOST_COMMAS = 4 * FILE_LIMITS.vertices + 20 * FILE_LIMITS.elements;

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
  checkSize(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new FileFault('O arquivo não é um JSON bem formado');
  }
}

/** Refuses what would take too much to build, before it is built: a tower of brackets, or millions of empty lists. */
function checkSize(text: string): void {
  let depth = 0;
  let brackets = 0;
  let commas = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === COMMA) commas += 1;
    else if (char === LIST || char === OBJECT) {
      depth += 1;
      brackets += 1;
      if (depth > FILE_LIMITS.depth) throw new FileFault('O GeoJSON tem níveis demais');
    } else if (char === LIST_END || char === OBJECT_END) depth -= 1;
  }
  if (brackets > MOST_BRACKETS || commas > MOST_COMMAS)
    throw new FileFault(`O arquivo tem mais de ${FILE_LIMITS.elements} elementos`);
}

const [COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

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
