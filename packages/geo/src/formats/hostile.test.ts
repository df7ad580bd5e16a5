// [ASVS 5.2.1 5.2.3]
// Files that make much work of few bytes: each is refused with a sentence of ours, and what was done before is counted.
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { FILE_LIMITS, FileFault, readPolygons } from '../index.ts';
import { Collector } from './collect.ts';
import { collectKml } from './kml.ts';

const kml = (body: string): Uint8Array =>
  strToU8(`<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`);
const ring = (coordinates: string): string =>
  `<outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs>`;
const polygon = (coordinates = '0,0 1,0 1,1 0,0'): string => `<Polygon>${ring(coordinates)}</Polygon>`;

/** What was counted until a file was refused. */
function refused(bytes: Uint8Array, sentence: RegExp): { elements: number; vertices: number } {
  const collector = new Collector();
  expect(() => collectKml(bytes, collector)).toThrow(FileFault);
  expect(() => readPolygons(bytes)).toThrow(sentence);
  return collector.counted;
}

const TAGS =
  'kml Placemark Polygon outerBoundaryIs innerBoundaryIs LinearRing coordinates MultiGeometry NetworkLink href name gx:Track !-- ?x ![CDATA['.split(
    ' ',
  );

describe('KML', () => {
  test('of twenty thousand collections in each other', () => {
    const [open, close] = ['<MultiGeometry>', '</MultiGeometry>'].map((tag) => tag.repeat(20_000));
    const { elements } = refused(kml(`<Placemark>${open}${polygon()}${close}</Placemark>`), /níveis demais/);
    expect(elements).toBe(FILE_LIMITS.depth + 1);
  });

  test('of folders in each other, and of elements that nobody knows', () => {
    expect(refused(kml('<Folder>'.repeat(50_000)), /níveis demais/).elements).toBe(FILE_LIMITS.depth + 1);
    expect(refused(kml('<a>'.repeat(50_000)), /níveis demais/).elements).toBe(FILE_LIMITS.depth + 1);
  });

  test.each([
    ['placemarks', '<Placemark/>'],
    ['points', '<Placemark><Point/></Placemark>'],
    ['empty polygons', '<Placemark><Polygon/></Placemark>'],
    ['values', '<Placemark><ExtendedData><Data><value/></Data></ExtendedData></Placemark>'],
  ])('of a million %s', (_, body) => {
    const { elements } = refused(kml(body.repeat(1_000_000 / 4)), /mais de 200000 elementos/);
    expect(elements).toBe(FILE_LIMITS.elements + 1);
  });

  test('of a ring of a million corners: no more are read than there may be', () => {
    const { vertices } = refused(
      kml(`<Placemark>${polygon('1,1 '.repeat(1_000_000))}</Placemark>`),
      /vértices/,
    );
    expect(vertices).toBe(0);
    const half = polygon('1,1 '.repeat(300_000));
    expect(refused(kml(`<Placemark>${half}</Placemark><Placemark>${half}</Placemark>`), /vértices/)).toEqual({
      elements: 13,
      vertices: 300_000,
    });
  });

  test('of more polygons than are taken', () => {
    refused(kml(`<Placemark>${polygon()}</Placemark>`.repeat(5_001)), /mais de 5000 polígonos/);
  });

  test('of a tag as long as a file', () => {
    const attributes = Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ');
    const { elements } = refused(kml(`<Placemark ${attributes}/>`), /longo demais/);
    expect(elements).toBe(2);
  });

  test('that is within the limits is read, all of it', () => {
    const corners = Array.from({ length: 90 }, (_, at) => `${at / 100},${(at % 2) / 100}`).join(' ');
    const { polygons } = readPolygons(
      kml(`<Placemark>${polygon(`${corners} 0,0`)}</Placemark>`.repeat(5_000)),
    );
    expect(polygons).toHaveLength(5_000);
    expect(polygons[4_999]?.geometry.coordinates[0]).toHaveLength(91);
  });

  test('of any tags in any order is read or refused with a sentence, never anything else', () => {
    const name = fc.constantFrom(...TAGS);
    const piece = fc.oneof(
      name.map((tag) => `<${tag}>`),
      name.map((tag) => `</${tag}>`),
      fc.constantFrom('1,2 3,4', '1,,2', 'NaN,1', '&nbsp;', '&', ']]>', '-->', '?>', '\u0000', '<'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        try {
          for (const { geometry } of readPolygons(kml(pieces.join(''))).polygons)
            for (const each of geometry.coordinates.flat(2)) expect(Number.isFinite(each)).toBe(true);
        } catch (fault) {
          expect(fault).toBeInstanceOf(FileFault);
        }
      }),
    );
  });
});

describe('KMZ', () => {
  const packed = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files, { level: 9 });

  test('of thirty kilobytes with a million elements', () => {
    const bytes = packed({ 'doc.kml': kml('<Placemark><Polygon/></Placemark>'.repeat(110_000)) });
    expect(bytes.length).toBeLessThan(30_000);
    expect(() => readPolygons(bytes)).toThrow(/elementos/);
  });

  test('that unpacks to a hundred times itself and more', () => {
    const bytes = packed({ 'doc.kml': kml('<Placemark><Polygon/></Placemark>'.repeat(800_000)) });
    expect(bytes.length).toBeLessThan(120_000);
    expect(() => readPolygons(bytes)).toThrow(/maior do que o aceito/);
  });

  test('whose files are each within the limits and together are not', () => {
    const half = '<Placemark><Polygon/></Placemark>'.repeat(60_000);
    const linked = kml(`<NetworkLink><Link><href>b.kml</href></Link></NetworkLink>${half}`);
    expect(() => readPolygons(packed({ 'doc.kml': linked, 'b.kml': kml(half) }))).toThrow(/elementos/);
    expect(readPolygons(packed({ 'doc.kml': kml(half) })).ignored).toBe(60_000);
  });
});

describe('GeoJSON', () => {
  test('of millions of empty lists, before they are built', () => {
    for (const member of ['[]', '{}', '0'])
      expect(() =>
        readPolygons(strToU8(`{"type":"Feature","x":[${`${member},`.repeat(6_100_000)}0]}`)),
      ).toThrow(/elementos/);
  });

  test('of features without a shape', () => {
    const text = `{"type":"FeatureCollection","features":[${'0,'.repeat(300_000)}0]}`;
    expect(() => readPolygons(strToU8(text))).toThrow(/mais de 200000 elementos/);
  });

  test('of collections in each other', () => {
    const depth = 5_000;
    const [open, close] = [`{"type":"GeometryCollection","geometries":[`.repeat(depth), ']}'.repeat(depth)];
    expect(() => readPolygons(strToU8(`${open}${close}`))).toThrow(/níveis demais/);
  });
});
