import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { wfsPortal, type WfsPortal } from './testing.ts';

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
