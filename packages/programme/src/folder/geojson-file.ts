import type { Geometry } from 'geojson';
import { TextFile } from './csv-file.ts';

/** A GeoJSON FeatureCollection written feature by feature, one per line, so that faults can be named by line. */
export class GeoJsonFile {
  readonly #file: TextFile;
  #first = true;

  constructor(path: string) {
    this.#file = new TextFile(path);
    this.#file.add('{"type":"FeatureCollection","features":[\n');
  }

  /** Adds a feature; coordinates are degrees, longitude first. */
  feature(properties: object, geometry: Geometry | null): void {
    this.#file.add(`${this.#first ? '' : ',\n'}${JSON.stringify({ type: 'Feature', properties, geometry })}`);
    this.#first = false;
  }

  settle(): Promise<void> {
    return this.#file.settle();
  }

  async close(): Promise<void> {
    this.#file.add('\n]}\n');
    await this.#file.close();
  }
}
