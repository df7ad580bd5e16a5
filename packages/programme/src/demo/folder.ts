import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  csvColumns,
  CSV_TABLES,
  GEOJSON_TABLES,
  type CsvRow,
  type CsvTable,
  type GeoJsonTable,
} from '../folder/columns.ts';
import { CsvFile } from '../folder/csv-file.ts';
import { GeoJsonFile } from '../folder/geojson-file.ts';
import { DEMONSTRATION_MARK } from '../import/folder.ts';
import type { Geometry, MultiPolygon, Polygon } from 'geojson';

const MARK_TEXT =
  'Tudo nesta pasta é inventado: propriedades, pessoas, CPFs, registros, processos e números.\n';

/** All files of a demonstration, open at once and written as the programme is told; counts the rows of each. */
export class DemoFolder {
  readonly rows: Record<CsvTable | GeoJsonTable, number>;
  readonly #csv = new Map<CsvTable, CsvFile<string>>();
  readonly #geojson = new Map<GeoJsonTable, GeoJsonFile>();

  constructor(dir: string) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, DEMONSTRATION_MARK), MARK_TEXT);
    for (const table of CSV_TABLES)
      this.#csv.set(table, new CsvFile(join(dir, `${table}.csv`), csvColumns(table)));
    for (const table of GEOJSON_TABLES)
      this.#geojson.set(table, new GeoJsonFile(join(dir, `${table}.geojson`)));
    this.rows = Object.fromEntries(
      [...CSV_TABLES, ...GEOJSON_TABLES].map((table) => [table, 0]),
    ) as typeof this.rows;
  }

  row<Table extends CsvTable>(table: Table, row: CsvRow<Table>): void {
    this.rows[table] += 1;
    this.#csv.get(table)?.row(row);
  }

  /** As `row`, with the cells in the order of the file's columns: for the millions of entries. */
  cells(table: CsvTable, cells: readonly (string | number | null)[]): void {
    this.rows[table] += 1;
    this.#csv.get(table)?.cells(cells);
  }

  feature(table: GeoJsonTable, properties: object, geometry: Geometry): void {
    this.rows[table] += 1;
    this.#geojson.get(table)?.feature(properties, geometry);
  }

  /** Lets the disk catch up. */
  async settle(): Promise<void> {
    for (const file of [...this.#csv.values(), ...this.#geojson.values()]) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other is as fast, and holds less in memory
      await file.settle();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#csv.values(), ...this.#geojson.values()].map((file) => file.close()));
  }
}

/** A polygon in the form of the layers, which hold multipolygons. */
export const multi = (polygon: Polygon): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [polygon.coordinates],
});
