import { createReadStream } from 'node:fs';
import type { FileForm } from '../source/column.ts';
import { REASONS } from '../source/reasons.ts';
import { fileName, type TableSource } from '../source/table.ts';
import type { FaultList } from './fault.ts';
import { COPY_NULL } from './copy-line.ts';
import { FeatureSplitter, type FeatureText } from './feature-splitter.ts';
import { plainText } from './plain-text.ts';
import type { ReadOptions, RowBatch } from './row-batch.ts';
import { JsonCell, RowValidator } from './row-validator.ts';
import { shapeText } from './shape.ts';
import { readHead } from './text-head.ts';
import { UnknownColumns } from './unknown-columns.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Each piece is a turn of the thread that answers everybody (see csv-records.ts). */
const PIECE_BYTES = 32_768;
const CRS = /(?:EPSG:{1,2}(?:4674|4326)|CRS84)$/i;

/** As `csvRows`, for GeoJSON: line and place of the feature come first, the geometry last. */
export async function* geojsonRows(
  source: TableSource,
  path: string,
  list: FaultList,
  { seen, found }: ReadOptions,
): AsyncGenerator<RowBatch> {
  // JSON's numbers have one form.
  const form: FileForm = { numbers: 'iso', stated: true, dates: undefined };
  const features = new FeatureReader(source, form, list);
  const splitter = new FeatureSplitter();
  try {
    await readHead(path);
    for await (const piece of createReadStream(path, {
      highWaterMark: PIECE_BYTES,
    }) as AsyncIterable<Buffer>) {
      seen(piece);
      yield features.batch(splitter.push(piece));
    }
    checkEnvelope(splitter.envelope());
    features.end();
    found({ separator: null, numbers: form.numbers, dates: form.dates });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    list.add({
      arquivo: fileName(source),
      linha: error.line,
      coluna: null,
      valor: null,
      motivo: error.reason,
    });
  }
}

/** Errors: `UnreadableFile` when what stands around the features is no FeatureCollection in degrees. */
export function checkEnvelope(text: string): void {
  let envelope: unknown;
  try {
    envelope = JSON.parse(text);
  } catch {
    throw new UnreadableFile(null, REASONS.brokenJson);
  }
  const { type, features, crs } = (envelope ?? {}) as { type?: unknown; features?: unknown; crs?: unknown };
  if (type !== 'FeatureCollection' || !Array.isArray(features)) {
    throw new UnreadableFile(null, REASONS.notFeatureCollection);
  }
  if (crs === undefined || crs === null) return;
  const name = (crs as { properties?: { name?: unknown } }).properties?.name;
  if (typeof name !== 'string' || !CRS.test(name)) throw new UnreadableFile(null, REASONS.wrongCrs);
}

class FeatureReader {
  readonly #source: TableSource;
  readonly #names: readonly string[];
  readonly #list: FaultList;
  readonly #validator: RowValidator;
  readonly #met = new Set<string>();
  readonly #unknown: UnknownColumns;

  constructor(source: TableSource, form: FileForm, list: FaultList) {
    this.#source = source;
    this.#names = Object.keys(source.columns);
    this.#list = list;
    this.#unknown = new UnknownColumns(source);
    this.#validator = new RowValidator(source, form, list);
  }

  batch(features: Iterable<FeatureText>): RowBatch {
    let text = '';
    let rows = 0;
    let read = 0;
    for (const feature of features) {
      read += 1;
      const line = this.#line(feature);
      if (line === null) continue;
      text += line;
      rows += 1;
    }
    return { text, rows, read };
  }

  /** Says which columns were passed over and what was read as empty, once all features have been seen. */
  end(): void {
    this.#validator.end();
    this.#unknown.list(this.#met, this.#list);
  }

  #line(place: FeatureText): string | null {
    const feature = parsedFeature(place.text);
    if (feature === undefined) {
      this.#validator.refuse(place, null, null, REASONS.brokenJson);
      return null;
    }
    const properties = (feature.properties ?? {}) as Record<string, unknown>;
    this.#meet(place, properties);
    const columns = this.#validator.row(place, (index) => cell(properties[this.#names[index]!]));
    const shape = this.#source.geometry ? shapeText(this.#source.geometry, feature.geometry) : null;
    if (shape !== null && typeof shape !== 'string') {
      this.#validator.refuse(place, 'geometry', null, shape.reason);
      return null;
    }
    return columns === null ? null : `${place.line}\t${place.feature}${columns}\t${shape ?? COPY_NULL}\n`;
  }

  /** Notes which columns the file brings, and which of them nobody knows. */
  #meet({ line, feature }: FeatureText, properties: Record<string, unknown>): void {
    for (const name of Object.keys(properties)) {
      if (Object.hasOwn(this.#source.columns, name)) this.#met.add(name);
      else this.#unknown.meet(name, { linha: line, feicao: feature });
    }
  }
}

interface ReadFeature {
  readonly properties?: unknown;
  readonly geometry?: unknown;
}

function parsedFeature(text: string): ReadFeature | undefined {
  try {
    const value = JSON.parse(text) as { type?: unknown; properties?: unknown };
    const { type, properties } = value;
    if (type !== 'Feature' || typeof properties !== 'object' || Array.isArray(properties)) return undefined;
    return value;
  } catch {
    return undefined;
  }
}

function cell(value: unknown): string | null | JsonCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return plainText(value);
  return typeof value === 'object' ? new JsonCell(value) : numberText(value);
}

/** JSON writes small numbers as 1e-7, which our reader of numbers would refuse. */
function numberText(value: unknown): string {
  const text = String(value);
  return typeof value === 'number' && text.includes('e') ? value.toFixed(20) : text;
}
