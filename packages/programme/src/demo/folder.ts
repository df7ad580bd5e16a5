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
import { CHANGED_FILES, type ChangedFile } from './year/load-before.ts';

const MARK_TEXT =
  'Tudo nesta pasta é inventado: propriedades, pessoas, CPFs, registros, processos e números.\n';

/**
 * All files of a demonstration, open at once and written as the programme is told; counts the rows of each. With a second folder the first holds the
 * programme as the load before had it, and the second the files that changed since.
 */
export class DemoFolder {
  readonly rows: Record<CsvTable | GeoJsonTable, number>;
  readonly #csv = new Map<CsvTable, CsvFile<string>>();
  readonly #later = new Map<CsvTable, CsvFile<string>>();
  readonly #geojson = new Map<GeoJsonTable, GeoJsonFile>();

  constructor(dir: string, later?: string) {
    for (const table of csvOpened(CSV_TABLES, marked(dir))) this.#csv.set(...table);
    if (later !== undefined)
      for (const table of csvOpened(CHANGED_FILES, marked(later))) this.#later.set(...table);
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

  /** As `row`, of a file that the load before had otherwise: the row that it had is told as well, null where there was none. */
  changing<Table extends ChangedFile>(table: Table, row: CsvRow<Table>, before: CsvRow<Table> | null): void {
    this.rows[table] += 1;
    const later = this.#later.get(table);
    later?.row(row);
    const first = later ? before : row;
    if (first) this.#csv.get(table)?.row(first);
  }

  /** A row that only the load before had; of a folder without one it is none. */
  gone(table: ChangedFile, row: CsvRow<ChangedFile>): void {
    if (this.#later.has(table)) this.#csv.get(table)?.row(row);
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
    for (const file of this.#files()) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other is as fast, and holds less in memory
      await file.settle();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#files().map((file) => file.close()));
  }

  #files(): (CsvFile<string> | GeoJsonFile)[] {
    return [...this.#csv.values(), ...this.#later.values(), ...this.#geojson.values()];
  }
}

/** The folder, made and marked as invented. */
function marked(dir: string): string {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, DEMONSTRATION_MARK), MARK_TEXT);
  return dir;
}

const csvOpened = (tables: readonly CsvTable[], dir: string) =>
  tables.map((table) => [table, new CsvFile(join(dir, `${table}.csv`), csvColumns(table))] as const);

/** A polygon in the form of the layers, which hold multipolygons. */
export const multi = (polygon: Polygon): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [polygon.coordinates],
});
