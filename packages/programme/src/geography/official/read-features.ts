import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Feature } from 'geojson';
import { feature } from 'topojson-client';
import { UnreadableFile } from '../../read/unreadable-file.ts';
import { FeatureSplitter } from '../../read/feature-splitter.ts';
import { checkEnvelope } from '../../read/geojson-rows.ts';
import { REASONS } from '../../source/reasons.ts';
import type { Topology } from '../topology.ts';
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
 * The features of a GeoJSON file, one at a time with flat memory, or of a TopoJSON file, which has to be read whole.
 * Errors: `UnreadableFile`.
 */
export async function* readFeatures(path: string, layer: Layer): AsyncGenerator<FoundFeature> {
  const kind = await sniff(path);
  if (kind === 'topojson') yield* fromTopology(await readFile(path, 'utf8'), layer);
  else yield* fromGeoJson(path);
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
  const objects = Object.entries(topology.objects);
  const named = objects.find(([name]) => layerNamed(name) === layer);
  const object = named?.[1] ?? (objects.length === 1 ? objects[0]?.[1] : undefined);
  if (!object) throw new UnreadableFile(null, GEOGRAPHY_REASONS.noObject);
  const shapes = object.type === 'GeometryCollection' ? object.geometries : [object];
  for (const [i, shape] of shapes.entries()) {
    const { id, properties, geometry } = feature(topology, shape) as Feature;
    const own = (properties ?? {}) as Record<string, unknown>;
    yield { line: null, place: i + 1, properties: id === undefined ? own : { id, ...own }, geometry };
  }
}
