import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileFault, readPolygons, writeKml, type ReadPolygon } from '../index.ts';

// GDAL reads what is written here, and what GDAL writes is read here.

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-kml-'));
  await writeFile(join(folder, 'ours.kml'), writeKml(POLYGONS, 'Áreas — São João'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const POLYGONS: ReadPolygon[] = [
  {
    name: 'Área "A" & <b>',
    description: 'Descrição\nsegunda linha',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-49, -16],
          [-48.9, -16],
          [-48.9, -15.9],
          [-49, -15.9],
          [-49, -16],
        ],
        [
          [-48.97, -15.97],
          [-48.93, -15.97],
          [-48.93, -15.93],
          [-48.97, -15.97],
        ],
      ],
    },
  },
  {
    name: null,
    description: null,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-50.123456789012, -17.1],
          [-50.1, -17.1],
          [-50.1, -17.05],
          [-50.123456789012, -17.1],
        ],
      ],
    },
  },
];

test('GDAL reads names, descriptions, holes and every digit of what is written', async () => {
  const { stdout } = await run('ogrinfo', ['-al', 'ours.kml'], { cwd: folder });
  expect(stdout).toContain('Layer name: Áreas — São João');
  expect(stdout).toContain('Feature Count: 2');
  expect(stdout).toContain('(String) = Área "A" & <b>');
  expect(stdout).toContain('(String) = Descrição\nsegunda linha');
  expect(stdout).toMatch(/\(\(-49 -16 0,[^()]*\),\(-48\.97 -15\.97 0,[^()]*\)\)/);
  expect(stdout).toContain('-50.123456789012 -17.1 0');
});

test.each([
  ['lib.kml', ['-f', 'LIBKML']],
  ['old.kml', ['-f', 'KML']],
  // GDAL writes a file a layer into it, named after the layer, and says the name in DOS letters.
  ['lib.kmz', ['-f', 'LIBKML']],
  ['multi.kmz', ['-f', 'LIBKML', '-nlt', 'MULTIPOLYGON']],
  ['plain.geojson', ['-f', 'GeoJSON']],
  ['sirgas.geojson', ['-f', 'GeoJSON', '-a_srs', 'EPSG:4674']],
  ['multi.geojson', ['-f', 'GeoJSON', '-nlt', 'MULTIPOLYGON']],
  ['three.geojson', ['-f', 'GeoJSON', '-dim', 'XYZ']],
])('%s as GDAL writes it gives the same polygons', async (name, options) => {
  await run('ogr2ogr', [...options, name, 'ours.kml'], { cwd: folder });
  expect(readPolygons(await readFile(join(folder, name)))).toEqual({ polygons: POLYGONS, ignored: 0 });
});

test('in metres it is refused by the name of its system', async () => {
  await run('ogr2ogr', ['-f', 'GeoJSON', '-t_srs', 'EPSG:31982', 'utm.geojson', 'ours.kml'], { cwd: folder });
  const bytes = await readFile(join(folder, 'utm.geojson'));
  expect(() => readPolygons(bytes)).toThrow(FileFault);
  expect(() => readPolygons(bytes)).toThrow(/31982/);
});
