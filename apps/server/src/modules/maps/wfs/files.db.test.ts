import { DuckDBInstance } from '@duckdb/node-api';
import { readXmlElement, type XmlElement } from '@fonte/cql';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { exceptionOf, wfsPortal, type WfsPortal } from './testing.ts';

let portal: WfsPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await wfsPortal();
  admin = await portal.person('administrador');
  await portal.database.db
    .updateTable('programa.propriedade')
    .set({ nome: '=1+1;"x"\n<b>ção</b>', area_produtiva: null })
    .where('cod_propriedade', '=', '52.0002.0001')
    .execute();
});
afterAll(() => portal.close());

const file = (params: Record<string, string>) => portal.wfs(admin, { request: 'GetFeature', ...params });
const unzip = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)]));

describe('csv', () => {
  test('as Excel in Portuguese opens it: inert, whole, named after its coordinates', async () => {
    const answer = await file({
      typeNames: 'propriedades',
      outputFormat: 'csv',
      propertyName: 'nome,area_total,area_produtiva,dt_inicio,geom',
      cql_filter: "uf = 'GO'",
      sortBy: 'nome',
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('propriedades_EPSG4674.csv');
    expect(new URLSearchParams(String(answer.headers['x-about'])).get('Feito por')).toMatch(/\S \(.+\)$/);
    expect(
      answer.body.startsWith(
        '\uFEFFFID;Propriedade;Início do atendimento;Área total (ha);Área produtiva (ha);WKT\r\n',
      ),
    ).toBe(true);
    expect(answer.body).toContain(`propriedades.52.0002.0001;"'=1+1;""x""\n<b>ção</b>";`);
    expect(answer.body).toMatch(
      /Fazenda Dois Ipês;01\/02\/2024;100,0000;80,0000;POINT\(-50\.93 -17\.8\)\r\n/,
    );
  });

  test("in GeoServer's own form where that is asked for", async () => {
    const answer = await file({
      typeNames: 'propriedades',
      outputFormat: 'csv',
      propertyName: 'nome,area_total',
      format_options: 'csvseparator:comma;filename:../../minha lista.csv',
      cql_filter: "uf = 'GO'",
    });
    const [head, first] = (await text(Readable.from([answer.body]))).split('\r\n');
    expect(head).toBe('FID,nome,area_total');
    expect(first).toBe('propriedades.52.0001.0001,Fazenda Dois Ipês,100.0000');
    expect(answer.headers['content-disposition']).toMatch(/filename="?minha lista\.csv/);
  });
});

describe('excel', () => {
  test('is .xlsx under either name, with texts that nothing runs', async () => {
    for (const outputFormat of ['excel', 'excel2007']) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await file({ typeNames: 'propriedades', outputFormat });
      expect(answer.headers['content-type']).toBe(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      );
      expect(answer.headers['content-disposition']).toContain('propriedades_EPSG4674.xlsx');
      const parts = unzip(answer.rawPayload);
      const sheet = String(parts['xl/worksheets/sheet1.xml']);
      expect(sheet.match(/<row /g)).toHaveLength(12);
      expect(sheet).toContain('&apos;=1+1;&quot;x&quot;\n&lt;b&gt;ção&lt;/b&gt;');
      expect(sheet).not.toMatch(/<f>|t="str"/);
      expect(String(parts['xl/worksheets/sheet2.xml'])).toContain('SIRGAS 2000');
    }
  });
});

describe('shape-zip', () => {
  test('has all its parts, lengths that agree, and what did not fit said', async () => {
    await portal.database.db
      .updateTable('camada.car')
      .set({ condicao_car: `x${'á'.repeat(190)}` })
      .where('cod_propriedade', 'is', null)
      .execute();
    const answer = await file({ typeNames: 'car,propriedades', outputFormat: 'shape-zip' });
    expect(answer.headers['content-type']).toBe('application/zip');
    const parts = unzip(answer.rawPayload);
    expect(new Set(Object.keys(parts))).toEqual(
      new Set([
        ...['car', 'propriedades'].flatMap((name) =>
          ['shp', 'shx', 'dbf', 'prj', 'cpg'].map((end) => `${name}.${end}`),
        ),
        'wfsrequest.txt',
        'leia-me.txt',
      ]),
    );
    for (const [name, rows] of [
      ['car', 7],
      ['propriedades', 11],
    ] as const) {
      const [shp, shx, dbf] = ['shp', 'shx', 'dbf'].map(
        (end) => parts[`${name}.${end}`] ?? Buffer.alloc(0),
      ) as [Buffer, Buffer, Buffer];
      expect(shp.readInt32BE(24) * 2).toBe(shp.length);
      expect(shx.readInt32BE(24) * 2).toBe(shx.length);
      expect(shx.length).toBe(100 + rows * 8);
      expect(dbf.readUInt32LE(4)).toBe(rows);
      expect(dbf.length).toBe(dbf.readUInt16LE(8) + rows * dbf.readUInt16LE(10) + 1);
      // The last record begins where the index says and ends where the file ends.
      const last = shx.readInt32BE(100 + (rows - 1) * 8) * 2;
      expect(last + 8 + shx.readInt32BE(104 + (rows - 1) * 8) * 2).toBe(shp.length);
      expect(String(parts[`${name}.cpg`])).toBe('UTF-8');
      expect(String(parts[`${name}.prj`])).toContain('GCS_SIRGAS_2000');
    }
    expect(String(parts['leia-me.txt'])).toMatch(
      /Textos cortados em 254 bytes, o limite do formato: condicao_car/,
    );
    // Two bytes each after the first: 126 whole letters and no half one.
    expect(parts['car.dbf']?.includes(Buffer.from(`x${'á'.repeat(126)} `))).toBe(true);
    const dbf = parts['car.dbf'] ?? Buffer.alloc(0);
    expect(String(dbf.subarray(dbf.readUInt16LE(8)))).not.toContain('\uFFFD');
  });
});

describe('kml', () => {
  test("longitude first, in the legend's colours, with texts that are no markup anywhere", async () => {
    const answer = await file({ typeNames: 'propriedades', outputFormat: 'KML', cql_filter: "uf = 'GO'" });
    expect(answer.headers['content-type']).toBe('application/vnd.google-earth.kml+xml');
    expect(answer.headers['content-disposition']).toContain('propriedades_EPSG4326.kml');
    const kml = readXmlElement(answer.body, { lengthLimit: 1_000_000 });
    const places = (kml.children[0]?.children ?? []).filter(({ name }) => name === 'Placemark');
    const count = await portal.features(admin, { typeNames: 'propriedades', cql_filter: "uf = 'GO'" });
    expect(places).toHaveLength(count.numberMatched);
    const part = (place: XmlElement | undefined, name: string) =>
      place?.children.find((child) => child.name === name);
    const hostile = places.find(({ attributes }) => attributes['id'] === 'propriedades.52.0002.0001');
    expect(part(hostile, 'name')?.text).toBe('=1+1;"x"\n<b>ção</b>');
    // Read once as XML it is HTML, in which the name is still escaped.
    expect(part(hostile, 'description')?.text).toContain('&lt;b&gt;ção&lt;/b&gt;<br/>');
    const tidy = places.find(({ attributes }) => attributes['id'] === 'propriedades.52.0001.0001');
    expect(part(part(tidy, 'Point'), 'coordinates')?.text).toBe('-50.93,-17.8');
    const data = part(part(tidy, 'ExtendedData'), 'SchemaData')?.children ?? [];
    expect(data.find(({ attributes }) => attributes['name'] === 'area_total')?.text).toBe('100.0000');
    const style = part(tidy, 'styleUrl')?.text;
    expect(style).toBe('#a_ematend');
    expect(answer.body).toContain('<Style id="a_ematend">');
    // '#565C0D' is blue 0d, green 5c, red 56.
    expect(answer.body).toContain('<color>ff0d5c56</color>');
  });

  test('polygons have their rings', async () => {
    const answer = await file({
      typeNames: 'poligonos',
      outputFormat: 'application/vnd.google-earth.kml+xml',
    });
    expect(answer.body.match(/<Placemark /g)).toHaveLength(7);
    const [, ring = ''] = /<outerBoundaryIs><LinearRing><coordinates>([^<]*)</.exec(answer.body) ?? [];
    const positions = ring.split(' ');
    expect(positions.length).toBeGreaterThan(3);
    expect(positions.at(-1)).toBe(positions[0]);
  });

  test('metres are refused in words, two layers too', async () => {
    const metres = await file({ typeNames: 'propriedades', outputFormat: 'KML', srsName: 'EPSG:3857' });
    expect([metres.statusCode, exceptionOf(metres)]).toEqual([
      400,
      {
        code: 'InvalidParameterValue',
        locator: 'srsName',
        text: 'Um KML tem longitude e latitude: use EPSG:4326',
      },
    ]);
    const two = await file({ typeNames: 'propriedades,car', outputFormat: 'KML' });
    expect(exceptionOf(two).locator).toBe('typeName');
  });
});

describe('geoparquet', () => {
  const read = async (
    bytes: Uint8Array,
    sql: (from: string) => string,
  ): Promise<Record<string, unknown>[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'fonte-parquet-'));
    const duck = await (await DuckDBInstance.create(':memory:')).connect();
    try {
      const path = join(folder, 'camada.parquet');
      await writeFile(path, bytes);
      return (await duck.runAndReadAll(sql(path))).getRowObjectsJson();
    } finally {
      duck.closeSync();
      await rm(folder, { recursive: true, force: true });
    }
  };

  test('holds what the GeoJSON holds, in the system asked for', async () => {
    for (const typeNames of ['propriedades', 'car', 'poligonos']) {
      for (const srsName of ['EPSG:4674', 'EPSG:3857']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await file({ typeNames, outputFormat: 'geoparquet', srsName });
        expect(answer.headers['content-type']).toBe('application/vnd.apache.parquet');
        // oxlint-disable-next-line no-await-in-loop
        const seen = await portal.features(admin, { typeNames, srsName });
        // oxlint-disable-next-line no-await-in-loop
        const rows = await read(
          answer.rawPayload,
          (path) => `select * exclude (geometry), st_asgeojson is not null as there from (
            select *, geometry::varchar as st_asgeojson from read_parquet('${path}'))`,
        );
        expect(rows).toHaveLength(seen.numberMatched);
        const byId = new Map(rows.map((row) => [row['fid'], row]));
        for (const { id, properties, geometry } of seen.features) {
          const row = byId.get(id);
          expect(row?.['there']).toBe(geometry !== null);
          for (const [name, value] of Object.entries(properties)) {
            const cell = row?.[name] ?? null;
            if (typeof value === 'number') expect(Number(cell)).toBe(value);
            else if (Array.isArray(value)) expect(cell).toBe(value.join(', ') || null);
            else expect(cell).toEqual(value === '' ? null : value);
          }
        }
        // oxlint-disable-next-line no-await-in-loop
        const [note] = await read(
          answer.rawPayload,
          (path) => `select decode(value) as v from parquet_kv_metadata('${path}') where decode(key) = 'geo'`,
        );
        const { columns } = JSON.parse(String(note?.['v'])) as {
          columns: { geometry: { crs: { id: { code: number } }; bbox: number[] } };
        };
        expect(columns.geometry.crs.id.code).toBe(Number(srsName.slice(5)));
        expect(columns.geometry.bbox).toEqual(bounds(seen.features.map(({ geometry }) => geometry)));
      }
    }
  });

  test('of no feature is a file too, and WGS 84 needs no word', async () => {
    const answer = await file({
      typeNames: 'propriedades',
      outputFormat: 'parquet',
      srsName: 'EPSG:4326',
      cql_filter: "uf = 'XX'",
    });
    expect(
      await read(answer.rawPayload, (path) => `select count(*)::integer n from read_parquet('${path}')`),
    ).toEqual([{ n: 0 }]);
    const whole = await file({ typeNames: 'propriedades', outputFormat: 'parquet', srsName: 'EPSG:4326' });
    const [type] = await read(
      whole.rawPayload,
      (path) => `select column_type t from (describe select geometry from read_parquet('${path}'))`,
    );
    expect(String(type?.['t'])).toMatch(/CRS84/);
  });
});

/** West, south, east, north of all positions, to the decimals of a GeoJSON. */
function bounds(geometries: readonly ({ coordinates: readonly unknown[] } | null)[]) {
  const numbers = geometries.flatMap((geometry) => (geometry?.coordinates ?? []).flat(Infinity) as number[]);
  const [x, y] = [0, 1].map((axis) => numbers.filter((_, at) => at % 2 === axis)) as [number[], number[]];
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)].map((value) =>
    expect.closeTo(value, 3),
  );
}

test('other profiles have no personal column in any file they may have', async () => {
  const coordinator = await portal.person('coordenador', { uf: 'MG' });
  const answer = await portal.wfs(coordinator, {
    request: 'GetFeature',
    typeNames: 'propriedades',
    outputFormat: 'csv',
  });
  expect(answer.body).toContain('31.0001.0001');
  expect(answer.body).not.toMatch(/52\.0001|50\.0001/);
});
