import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Feature } from 'geojson';
import { feature } from 'topojson-client';
import { UnreadableFile } from '../../read/unreadable-file.ts';
import { FEATURE_LIMIT, FeatureSplitter } from '../../read/feature-splitter.ts';
import { checkEnvelope } from '../../read/geojson-rows.ts';
import { REASONS } from '../../source/reasons.ts';
import type { Shape, Topology } from '../topology.ts';
import { layerNamed, type Layer } from './layers.ts';
import { GEOGRAPHY_REASONS } from './reasons.ts';

export interface FoundFeature {
  /** Line on which it begins; null in TopoJSON, whose shapes are spread over the file. */
  readonly line: number | null;
  readonly place: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: unknown;
}

/**
 * The features of a GeoJSON file, one at a time with flat memory, or of a TopoJSON file, which has to be read whole and may be no larger than one of those.
 * Errors: `UnreadableFile`.
 */
export async function* readFeatures(path: string, layer: Layer): AsyncGenerator<FoundFeature> {
  const kind = await sniff(path);
  if (kind === 'geojson') yield* fromGeoJson(path);
  else if ((await stat(path)).size > FEATURE_LIMIT)
    throw new UnreadableFile(null, GEOGRAPHY_REASONS.largeTopology(FEATURE_LIMIT / 1_048_576));
  else yield* fromTopology(await readFile(path, 'utf8'), layer);
}

/** GeoJSON and TopoJSON share endings, so the first `"type"` decides. */
async function sniff(path: string): Promise<'geojson' | 'topojson'> {
  const stream = createReadStream(path, { encoding: 'utf8', end: 65_535 });
  let head = '';
  for await (const piece of stream) head += String(piece);
  if (/"type"\s*:\s*"Topology"/.test(head)) return 'topojson';
  if (/"type"\s*:\s*"FeatureCollection"/.test(head)) return 'geojson';
  throw new UnreadableFile(null, GEOGRAPHY_REASONS.notTopology);
}

async function* fromGeoJson(path: string): AsyncGenerator<FoundFeature> {
  const splitter = new FeatureSplitter();
  for await (const piece of createReadStream(path, { highWaterMark: 262_144 }) as AsyncIterable<Buffer>) {
    for (const { line, feature: place, text } of splitter.push(piece)) {
      yield { line, place, ...parsed(text, line) };
    }
  }
  checkEnvelope(splitter.envelope());
}

function parsed(text: string, line: number): Pick<FoundFeature, 'properties' | 'geometry'> {
  try {
    const { properties, geometry, id } = JSON.parse(text) as {
      properties?: Record<string, unknown> | null;
      geometry?: unknown;
      id?: unknown;
    };
    // Some writers put the code beside the properties.
    return { properties: id === undefined ? (properties ?? {}) : { id, ...properties }, geometry };
  } catch {
    throw new UnreadableFile(line, REASONS.brokenJson);
  }
}

function* fromTopology(text: string, layer: Layer): Generator<FoundFeature> {
  let topology: Topology;
  try {
    topology = JSON.parse(text.replace(/^\uFEFF/, '')) as Topology;
  } catch {
    throw new UnreadableFile(null, REASONS.brokenJson);
  }
  for (const [i, shape] of shapesOf(topology, layer).entries()) {
    const { id, properties, geometry } = featureOf(topology, shape);
    const own = (properties ?? {}) as Record<string, unknown>;
    yield { line: null, place: i + 1, properties: id === undefined ? own : { id, ...own }, geometry };
  }
}

function shapesOf({ objects }: Partial<Topology>, layer: Layer): Shape[] {
  const named: [string, Shape][] = Object.entries(objects ?? {});
  const own = named.find(([name]) => layerNamed(name) === layer);
  const object = own?.[1] ?? (named.length === 1 ? named[0]?.[1] : undefined);
  if (!object) throw new UnreadableFile(null, GEOGRAPHY_REASONS.noObject);
  if (object.type !== 'GeometryCollection') return [object];
  if (!Array.isArray(object.geometries)) throw new UnreadableFile(null, GEOGRAPHY_REASONS.brokenTopology);
  return object.geometries;
}

/** Shapes refer to arcs by their numbers; whether they are there is found out by following them. */
function featureOf(topology: Topology, shape: Shape): Feature {
  try {
    return feature(topology, shape) as Feature;
  } catch {
    throw new UnreadableFile(null, GEOGRAPHY_REASONS.brokenTopology);
  }
}
