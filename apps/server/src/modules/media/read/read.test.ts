// [ASVS 5.2.2 5.2.3]
// What the reader takes and refuses, in its own process: files of every kind, broken and hostile ones.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kmlOf, PDF, picture } from '../testing/files.ts';
import { claimingPng } from '../testing/hostile/bombs.ts';
import { ReaderPool } from './pool.ts';
import type { FileRefused } from './reading.ts';

let folder: string;
let readers: ReaderPool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-reader-'));
  readers = new ReaderPool(2);
});
afterAll(async () => {
  await readers.close();
  await rm(folder, { recursive: true, force: true });
});

let files = 0;
async function read(name: string, bytes: Uint8Array, pool = readers) {
  const path = join(folder, String((files += 1)));
  await writeFile(path, bytes);
  return pool.read({ path, name, polygons: { tag: 1, description: 'Áreas' } }, 'ana');
}
const refused = (name: string, bytes: Uint8Array, pool?: ReaderPool) =>
  read(name, bytes, pool).then(
    ({ kind }) => kind,
    ({ failure }: FileRefused) => failure,
  );

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    '%s, whatever suffix of a picture it bears',
    async (format) => {
      const bytes = await picture(format, { width: 2000, height: 1000 });
      const found = await read('foto.jpg', bytes);
      expect(found).toMatchObject({ kind: 'photo', type: `image/${format}`, width: 1600, height: 800 });
    },
  );

  test('documents by their content, texts by being text', async () => {
    const office = (type: string) =>
      zipSync({ '[Content_Types].xml': strToU8('<Types/>'), [`${type}/document.xml`]: strToU8('<x/>') });
    const taken: [string, Uint8Array, string][] = [
      ['a.pdf', PDF, 'application/pdf'],
      ['a.zip', zipSync({ 'a.txt': strToU8('x') }), 'application/zip'],
      ['a.csv', Buffer.from('a;b\nçã;2\n', 'latin1'), 'text/csv'],
      ['a.TXT', Buffer.from('\ufeffoi', 'utf16le'), 'text/plain'],
      ['gg.txt', Buffer.from('G'.repeat(5_000)), 'text/plain'],
      ['a.json', Buffer.from('{"a": 1}'), 'application/json'],
      ['a.xml', Buffer.from('<?xml version="1.0"?><a/>'), 'text/xml'],
    ];
    for (const [name, bytes, type] of taken)
      // oxlint-disable-next-line no-await-in-loop
      expect([name, await read(name, bytes)]).toEqual([name, { kind: 'document', type }]);
    expect(await refused('a.docx', office('word'))).toMatch(/document|fileType/);
  });

  test('polygons, with their areas', async () => {
    const found = await read('areas.kml', kmlOf([[-50, -17]]));
    expect(found).toMatchObject({
      kind: 'kml',
      ignored: 0,
      polygons: [{ name: 'Área 1', description: 'Áreas', tag: 1 }],
    });
    expect(await refused('areas.kmz', zipSync({ 'doc.kml': kmlOf([[-50, -17]]) }))).toBe('kml');
    const geojson = {
      type: 'Polygon',
      coordinates: [
        [
          [-50, -17],
          [-49.9, -17],
          [-49.9, -16.9],
          [-50, -17],
        ],
      ],
    };
    expect(await refused('areas.geojson', Buffer.from(JSON.stringify(geojson)))).toBe('kml');
  });

  test('no size holds what the camera wrote, and transparent is white', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const found = await read('nada.png', clear);
    if (found.kind !== 'photo') throw new Error(found.kind);
    const { data } = await sharp(found.sizes[0]!.path).raw().toBuffer({ resolveWithObject: true });
    expect(data.every((value) => value >= 254)).toBe(true);
  });
});

describe('what is refused', () => {
  test('by its name and by its content', async () => {
    const jpeg = await picture();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
    const cases: [string, Uint8Array, string][] = [
      ['a.svg', svg, 'fileType'],
      ['a.html', html, 'fileType'],
      ['a.xml', svg, 'fileType'],
      ['a.txt', html, 'fileType'],
      ['a.csv', Buffer.from(html.toString(), 'utf16le'), 'fileType'],
      ['a.jpg', html, 'fileType'],
      ['a.png', svg, 'fileType'],
      ['a.pdf', jpeg, 'fileType'],
      ['a.jpg', PDF, 'fileType'],
      ['a.exe', Buffer.from('MZ'), 'fileType'],
      ['a.docm', zipSync({ 'word/vbaProject.bin': strToU8('x') }), 'fileType'],
      ['a.docx', PDF, 'fileType'],
      ['a.zip', Buffer.from('MZ\0\0'), 'fileType'],
      ['a', jpeg, 'fileType'],
      ['foto.heic', jpeg, 'fileType'],
      ['a.txt', Buffer.from([1, 2, 3, 0, 255]), 'fileType'],
      ['a.pdf', Buffer.alloc(0), 'emptyFile'],
      ['a.jpg', jpeg.subarray(0, jpeg.length / 2), 'pictureUnreadable'],
      ['a.png', claimingPng(60_000, 60_000), 'pictureTooLarge'],
      ['a.png', claimingPng(100, 100), 'pictureUnreadable'],
    ];
    for (const [name, bytes, failure] of cases)
      // oxlint-disable-next-line no-await-in-loop
      expect([name, await refused(name, bytes)]).toEqual([name, failure]);
  });

  test('polygons that are none, and files that mean harm by them', async () => {
    const bowTie =
      '<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 1,1 1,0 0,1 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>';
    const doctype = Buffer.from(
      `<!DOCTYPE kml [<!ENTITY a "b">]>${kmlOf([[-50, -17]])
        .toString()
        .slice(38)}`,
    );
    const bomb = zipSync({ 'doc.kml': Buffer.alloc(60_000_000, 32) });
    for (const [name, bytes] of [
      ['a.kml', kmlOf([], bowTie)],
      ['a.kml', kmlOf([])],
      // Latitude first.
      ['a.kml', kmlOf([[-17, -50]])],
      // Two rings in the outer boundary.
      [
        'a.kml',
        Buffer.from(
          kmlOf([[-50, -17]])
            .toString()
            .replace(/<LinearRing>.*<\/LinearRing>/, '$&$&'),
        ),
      ],
      ['a.kml', doctype],
      ['a.kml', await picture()],
      ['a.kmz', bomb],
      ['a.geojson', Buffer.from('['.repeat(100_000))],
      ['a.geojson', Buffer.from('{"type":"FeatureCollection"}')],
    ] as [string, Uint8Array][])
      // oxlint-disable-next-line no-await-in-loop
      expect([name, await refused(name, bytes)]).toEqual([name, 'invalidGeometry']);
  });

  test('a picture that is something else besides comes out as a picture alone', async () => {
    const both = Buffer.concat([await picture(), zipSync({ 'x.html': strToU8('<script>') })]);
    const found = await read('a.jpg', both);
    if (found.kind !== 'photo') throw new Error(found.kind);
    expect(await sharp(found.sizes[0]!.path).metadata()).toMatchObject({ format: 'jpeg', width: 640 });
  });

  test('pictures of which bytes were changed end in an answer, and the reader goes on', async () => {
    const whole = await picture('webp', { width: 300, height: 300 });
    for (let at = 0; at < 40; at += 1) {
      const changed = Buffer.from(whole);
      for (let more = 0; more < 5; more += 1)
        changed[(at * 131 + more * 977) % changed.length] = (at * 37 + more) % 256;
      // oxlint-disable-next-line no-await-in-loop
      expect(['photo', 'pictureUnreadable', 'fileType', 'pictureTooLarge']).toContain(
        await refused('a.webp', changed),
      );
    }
    expect(await refused('a.jpg', await picture())).toBe('photo');
  });
});

test('a reader that takes too long, or dies, costs its file and nobody else', async () => {
  const hasty = new ReaderPool(1, 1);
  expect(await refused('a.jpg', await picture(), hasty)).toBe('fileUnreadable');
  await expect.poll(() => hasty.size).toBe(0);
  await hasty.close();
  expect(await refused('a.jpg', await picture())).toBe('photo');
});
