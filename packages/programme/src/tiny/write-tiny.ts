import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Geometry } from 'geojson';
import { csvColumns, type CsvRow, type CsvTable, type GeoJsonTable } from '../folder/columns.ts';
import { CsvFile, ISO_CSV, PT_BR_CSV, type Cell } from '../folder/csv-file.ts';
import { GeoJsonFile } from '../folder/geojson-file.ts';
import { ENTRIES, ITEMS } from './entries.ts';
import { PRODUCERS, SUPERVISORS, TECHNICIANS } from './people.ts';
import { ADVICE, GOALS, ISA, PRACTICES, RESULTS } from './practices.ts';
import { PROPERTIES } from './properties.ts';
import {
  BASINS_20KM,
  CAR,
  LAWSUITS,
  LEGAL_RESERVE,
  NATIVE_VEGETATION,
  POLYGON_HISTORY,
  POLYGONS,
} from './shapes.ts';
import { VISITS } from './visits.ts';

/** Rows of every CSV file of the tiny programme. */
export const TINY_ROWS: { readonly [Table in CsvTable]: readonly CsvRow<Table>[] } = {
  supervisor: SUPERVISORS,
  tecnico: TECHNICIANS,
  produtor: PRODUCERS,
  propriedade: PROPERTIES,
  visita: VISITS,
  item: ITEMS,
  lancamento: ENTRIES,
  recomendacao: ADVICE,
  pratica: PRACTICES,
  isa: ISA,
  indicador_resultado: RESULTS,
  meta: GOALS,
};

/** Features of every GeoJSON file of the tiny programme. */
export const TINY_FEATURES: {
  readonly [Table in GeoJsonTable]: readonly { readonly properties: object; readonly geometry: Geometry }[];
} = {
  poligono: POLYGONS,
  poligono_historico: POLYGON_HISTORY,
  car: CAR,
  vegetacao_nativa: NATIVE_VEGETATION,
  reserva_legal: LEGAL_RESERVE,
  bacia_20km: BASINS_20KM,
  processo: LAWSUITS,
};

// Two files as a Brazilian spreadsheet saves them, so that every import of tiny exercises that form too.
const PT_BR_TABLES: ReadonlySet<CsvTable> = new Set(['propriedade', 'lancamento']);

/**
 * Writes the tiny programme (12 properties, README.md in this folder has its sums) into `dir` as a folder that the
 * importer takes. Needs the municipalities and sub-basins of the built-in geography, or any that has the same codes.
 */
export async function writeTiny(dir: string): Promise<void> {
  mkdirSync(dir, { recursive: true });
  for (const table of Object.keys(TINY_ROWS) as CsvTable[]) {
    const columns: readonly string[] = csvColumns(table);
    const rows = TINY_ROWS[table] as readonly Readonly<Record<string, Cell>>[];
    const file = new CsvFile(
      join(dir, `${table}.csv`),
      columns,
      PT_BR_TABLES.has(table) ? PT_BR_CSV : ISO_CSV,
    );
    for (const row of rows) file.row(row);
    await file.close();
  }
  for (const table of Object.keys(TINY_FEATURES) as GeoJsonTable[]) {
    const file = new GeoJsonFile(join(dir, `${table}.geojson`));
    for (const { properties, geometry } of TINY_FEATURES[table]) file.feature(properties, geometry);
    await file.close();
  }
}
