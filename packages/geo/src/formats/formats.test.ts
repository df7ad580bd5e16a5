import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { FileFault, ignoredWarning, invalidity, readPolygons, writeKml, type ReadPolygon } from '../index.ts';

const COORDINATES = '-49,-16,0 -48.9,-16,0 -48.9,-15.9,0 -49,-16,0';
const ring = `<LinearRing><coordinates>${COORDINATES}</coordinates></LinearRing>`;
const hole =
  '<innerBoundaryIs><LinearRing><coordinates>-48.95,-15.99 -48.94,-15.99 -48.94,-15.98 -48.95,-15.99</coordinates></LinearRing></innerBoundaryIs>';
const polygon = (inner = '') => `<Polygon><outerBoundaryIs>${ring}</outerBoundaryIs>${inner}</Polygon>`;
const placemark = (geometry: string, name = 'Área A') =>
  `<Placemark><name>${name}</name>${geometry}</Placemark>`;
const kml = (body: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`;
const read = (text: string) => readPolygons(strToU8(text));

describe('KML', () => {
  test('a polygon with a hole, its third dimension left out', () => {
    const { polygons, ignored } = read(kml(placemark(polygon(hole))));
    expect(ignored).toBe(0);
    expect(polygons).toHaveLength(1);
    expect(polygons[0]?.name).toBe('Área A');
    expect(polygons[0]?.geometry.coordinates.map((each) => each.length)).toEqual([4, 4]);
    expect(polygons[0]?.geometry.coordinates[0]?.[0]).toEqual([-49, -16]);
  });

  test('a second ring beside the outer one is a fault of its polygon, no hole in it', () => {
    const other = ring.replace(COORDINATES, '-48.97,-15.99 -48.96,-15.99 -48.96,-15.98 -48.97,-15.99');
    const outer = (rings: string) => `<outerBoundaryIs>${rings}</outerBoundaryIs>`;
    for (const rings of [outer(ring + other), outer(ring) + outer(other), ring + other]) {
      const { polygons } = read(
        kml(placemark(polygon()) + placemark(`<Polygon>${rings}${hole}</Polygon>`, 'Área B')),
      );
      expect(polygons.map(({ name, fault }) => [name, fault])).toEqual([
        ['Área A', undefined],
        ['Área B', expect.stringContaining('O KML traz mais de um contorno externo')],
      ]);
      expect(polygons[1]?.geometry.coordinates).toHaveLength(2);
    }
  });

  test('other geometries are counted; collections are split', () => {
    const point = '<Point><coordinates>-49,-16</coordinates></Point>';
    const line = '<LineString><coordinates>-49,-16 -48,-15</coordinates></LineString>';
    const { polygons, ignored } = read(
      kml(
        placemark(point) +
          placemark(line) +
          placemark(`<MultiGeometry>${polygon()}${polygon()}${point}</MultiGeometry>`),
      ),
    );
    expect([polygons.length, ignored]).toEqual([2, 3]);
  });

  test('an image laid over the ground is no polygon', () => {
    const box = '<LatLonBox><north>-15</north><south>-16</south><east>-48</east><west>-49</west></LatLonBox>';
    const overlay = `<GroundOverlay><name>Foto</name><Icon><href>a.png</href></Icon>${box}</GroundOverlay>`;
    expect(read(kml(overlay + placemark(polygon()))).polygons).toHaveLength(1);
  });

  test('an open ring is closed, a ring of two is ignored', () => {
    const open = COORDINATES.split(' ').slice(0, 3).join(' ');
    expect(
      read(kml(placemark(polygon().replace(COORDINATES, open)))).polygons[0]?.geometry.coordinates[0],
    ).toHaveLength(4);
    expect(read(kml(placemark(polygon().replace(COORDINATES, '-49,-16 -48,-15')))).ignored).toBe(1);
  });

  test('metres, or latitude and longitude beyond the earth, are no polygon', () => {
    const metres = '500000,8000000 500100,8000000 500100,8000100 500000,8000000';
    const north = '-49,95 -48,95 -48,96 -49,95';
    for (const places of [metres, north])
      expect(read(kml(placemark(polygon().replace(COORDINATES, places))))).toEqual({
        polygons: [],
        ignored: 1,
      });
  });

  test('any encoding: UTF-8 with mark, UTF-16, Latin-1 declared and undeclared', () => {
    const text = (head: string) => kml(placemark(polygon(), 'Fazenda São João'), head);
    const latin1 = (value: string) => Uint8Array.from(value, (char) => char.charCodeAt(0));
    const utf16 = (value: string) =>
      Uint8Array.from([
        0xff,
        0xfe,
        ...Array.from(value).flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]),
      ]);
    for (const bytes of [
      strToU8(`\uFEFF${text('')}`),
      utf16(text('<?xml version="1.0" encoding="UTF-16"?>')),
      latin1(text('<?xml version="1.0" encoding="ISO-8859-1"?>')),
      latin1(text('<?xml version="1.0" encoding="UTF-8"?>')),
      latin1(text('')),
    ]) {
      expect(readPolygons(bytes).polygons[0]?.name).toBe('Fazenda São João');
    }
  });

  test('document types and entities are refused before parsing', () => {
    const bomb = '<!DOCTYPE lolz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(() => read(kml(placemark(polygon(), '&b;'), bomb))).toThrow(FileFault);
    expect(() => read(kml(placemark(polygon()), '<!DOCTYPE kml SYSTEM "file:///etc/passwd">'))).toThrow(
      /DOCTYPE/,
    );
  });

  test.each(['', 'texto', '<kml', '<html></html>', '<kml><Document></kml>'])('refused: %s', (text) => {
    expect(() => read(text)).toThrow(FileFault);
  });
});

describe('KMZ', () => {
  test('doc.kml, and the files it links to inside the archive', () => {
    const link =
      '<NetworkLink><Link><href>layers/areas.kml</href></Link></NetworkLink><NetworkLink><Link><href>http://exemplo.invalid/a.kml</href></Link></NetworkLink><NetworkLink><Link><href>../../fora.kml</href></Link></NetworkLink>';
    const bytes = zipSync({
      'doc.kml': strToU8(kml(link)),
      'layers/areas.kml': strToU8(kml(placemark(polygon()))),
      'outro.kml': strToU8(kml(placemark(polygon()))),
    });
    expect(readPolygons(bytes).polygons).toHaveLength(1);
  });

  test('what GDAL writes: a file with accents in its name, said in DOS letters with the real name beside', () => {
    const bytes = readFileSync(new URL('fixtures/gdal.kmz', import.meta.url));
    const { polygons, ignored } = readPolygons(bytes);
    expect([polygons.length, ignored, polygons[0]?.name]).toEqual([2, 0, 'Área "A" & <b>']);
  });

  test('links by other spellings of a name, and to a name that no file has', () => {
    const link = (href: string) => `<NetworkLink><Link><href>${href}</href></Link></NetworkLink>`;
    const of = (href: string, name: string) =>
      readPolygons(
        zipSync({ 'doc.kml': strToU8(kml(link(href))), [name]: strToU8(kml(placemark(polygon()))) }),
      ).polygons.length;
    expect(of('areas/%C3%81rea.kml', 'areas/Área.kml')).toBe(1);
    expect(of('Areas/a.KML', 'areas/A.kml')).toBe(1);
    expect(of('areas/Área.kml'.normalize('NFD'), 'areas/Área.kml'.normalize('NFC'))).toBe(1);
    // An archive's names are in any alphabet: what is linked under a lost name is read all the same.
    expect(of('areas/Área.kml', 'areas/\u00b5rea.kml')).toBe(1);
  });

  test('UTF-8 in a name that does not say so', () => {
    const bytes = zipSync({
      'doc.kml': strToU8(kml('<NetworkLink><Link><href>Á.kml</href></Link></NetworkLink>')),
      'Á.kml': strToU8(kml(placemark(polygon()))),
      'outro.kml': strToU8(kml(placemark(polygon()))),
    });
    // The flag of each entry, in its own head and in the directory.
    for (let at = 0; at + 10 < bytes.length; at += 1)
      if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && (bytes[at + 2] === 1 || bytes[at + 2] === 3)) {
        const flags = at + (bytes[at + 2] === 3 ? 6 : 8);
        bytes[flags + 1] = (bytes[flags + 1] ?? 0) & ~8;
      }
    expect(readPolygons(bytes).polygons).toHaveLength(1);
  });

  test('a link to itself ends', () => {
    const link = '<NetworkLink><Link><href>doc.kml</href></Link></NetworkLink>';
    expect(
      readPolygons(zipSync({ 'doc.kml': strToU8(kml(link + placemark(polygon()))) })).polygons,
    ).toHaveLength(1);
  });

  test('a bomb is stopped while unpacking', () => {
    const big = new Uint8Array(110 * 1024 * 1024).fill(0x20);
    expect(() => readPolygons(zipSync({ 'doc.kml': big }, { level: 1 }))).toThrow(/maior do que o aceito/);
  });

  test('too many entries, no KML, cut in the middle', () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`${i}.txt`, new Uint8Array(1)]));
    expect(() => readPolygons(zipSync(many))).toThrow(/500 arquivos/);
    expect(() => readPolygons(zipSync({ 'a.txt': strToU8('a') }))).toThrow(/não contém um KML/);
    expect(() =>
      readPolygons(zipSync({ 'doc.kml': strToU8(kml(placemark(polygon()))) }).subarray(0, 80)),
    ).toThrow(FileFault);
  });
});

describe('GeoJSON', () => {
  const square = [
    [
      [-49, -16],
      [-48, -16],
      [-48, -15],
      [-49, -16],
    ],
  ];
  const json = (value: unknown) => readPolygons(strToU8(JSON.stringify(value)));

  test('collections, features, bare geometries, multipolygons', () => {
    const feature = (geometry: unknown) => ({ type: 'Feature', properties: { nome: 'Gleba' }, geometry });
    const collection = {
      type: 'FeatureCollection',
      features: [
        feature({ type: 'MultiPolygon', coordinates: [square, square] }),
        feature({ type: 'Point', coordinates: [0, 0] }),
        feature(null),
      ],
    };
    expect(json(collection)).toMatchObject({ ignored: 2, polygons: [{ name: 'Gleba' }, { name: 'Gleba' }] });
    expect(json({ type: 'Polygon', coordinates: square }).polygons).toHaveLength(1);
  });

  test('degrees only', () => {
    const named = (name: string) => ({
      type: 'Polygon',
      coordinates: square,
      crs: { type: 'name', properties: { name } },
    });
    expect(json(named('urn:ogc:def:crs:EPSG::4674')).polygons).toHaveLength(1);
    expect(() => json(named('urn:ogc:def:crs:EPSG::31982'))).toThrow(/31982/);
  });

  test('hostile forms are refused or ignored, never thrown as anything else', () => {
    expect(() => readPolygons(strToU8('['.repeat(100_000)))).toThrow(FileFault);
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        try {
          readPolygons(strToU8(`{"type":"FeatureCollection","features":[${text}]}`));
        } catch (fault) {
          expect(fault).toBeInstanceOf(FileFault);
        }
      }),
    );
  });
});

test('what is written is read back the same', () => {
  const position = fc.tuple(
    fc.double({ min: -60, max: -40, noNaN: true }),
    fc.double({ min: -20, max: -5, noNaN: true }),
  );
  const closed = fc
    .array(position, { minLength: 3, maxLength: 8 })
    .map((positions) => [...positions, positions[0] as [number, number]]);
  const name = fc.option(
    fc
      .string({
        minLength: 1,
        maxLength: 12,
        unit: fc.constantFrom('a', 'ã', '<', '&', '"', "'", ' ', 'ç', '😀', ']]>'),
      })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  );
  const entry: fc.Arbitrary<ReadPolygon> = fc.record({
    name,
    description: name,
    geometry: fc
      .array(closed, { minLength: 1, maxLength: 2 })
      .map((coordinates) => ({ type: 'Polygon' as const, coordinates })),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), (polygons) => {
      expect(readPolygons(strToU8(writeKml(polygons, 'Teste')))).toEqual({ polygons, ignored: 0 });
    }),
  );
});

test('validity says why and where', () => {
  const shape = (...coordinates: [number, number][]) =>
    invalidity({ type: 'Polygon', coordinates: [coordinates] });
  expect(shape([0, 0], [1, 0], [1, 1], [0, 0])).toBeNull();
  expect(shape([0, 0], [1, 1], [1, 0], [0, 1], [0, 0])).toMatchObject({
    reason: 'O contorno cruza a si mesmo',
    at: [0.5, 0.5],
  });
  expect(shape([0, 0], [1, 0], [1, 1], [0, 1])?.reason).toBe('O contorno não termina onde começa');
  expect(shape([200, 0], [1, 0], [1, 1], [200, 0])?.at).toEqual([200, 0]);
  expect(shape([0, 0], [0, 0], [0, 0], [0, 0])?.reason).toBe('O contorno não tem área');
  expect(invalidity({ type: 'Polygon', coordinates: [] })?.reason).toBe('O polígono está vazio');
});

test('latitude before longitude is told where turning the two would bring it to Brazil', () => {
  const square = (a: number, b: number) => {
    const coordinates: [number, number][] = [
      [a, b],
      [a + 0.1, b],
      [a + 0.1, b + 0.1],
      [a, b],
    ];
    return invalidity({ type: 'Polygon', coordinates: [coordinates] });
  };
  expect(square(-17.8, -50.9)).toMatchObject({
    reason: 'As coordenadas trazem a latitude antes da longitude; como estão, o polígono fica fora do Brasil',
    at: [-17.8, -50.9],
  });
  // Roraima's north, and where the rectangle's two readings meet in the sea.
  expect(square(4.9, -60.5)?.reason).toContain('a latitude antes da longitude');
  expect(square(-33, -30)).toBeNull();
  // In Brazil, or nowhere in it whichever comes first.
  for (const [a, b] of [
    [-50.9, -17.8],
    [-60.5, 4.9],
    [-9.1, 38.7],
    [50.9, 17.8],
    [-17.8, 50.9],
  ] as const)
    expect(square(a, b)).toBeNull();
});

test('a star that crosses itself a hundred million times is told at its first crossing', () => {
  const corners = 20_001;
  const angle = (at: number) => (at * Math.PI * 2 * ((corners - 1) / 2)) / corners;
  const star = Array.from({ length: corners }, (_, at): [number, number] => [
    Math.cos(angle(at)),
    Math.sin(angle(at)),
  ]);
  const fault = invalidity({ type: 'Polygon', coordinates: [[...star, star[0]!]] });
  expect(fault?.reason).toBe('O contorno cruza a si mesmo');
});

test('one whose fifty thousand sides all lie over each other is not looked at for minutes', () => {
  const corners = 49_990;
  const rays = Array.from({ length: corners }, (_, at): [number, number] => {
    const [length, angle] = [at % 2 === 0 ? 0.001 : 1, (at * Math.PI * 2) / corners];
    return [length * Math.cos(angle), length * Math.sin(angle)];
  });
  expect(invalidity({ type: 'Polygon', coordinates: [[...rays, rays[0]!]] })?.reason).toBe(
    'O contorno é complicado demais para ser conferido',
  );
  // As many along a river, there and back, are.
  const bank = (side: number) =>
    Array.from({ length: 20_000 }, (_, at): [number, number] => [at / 20_000, Math.sin(at) / 1e3 + side]);
  const river = [...bank(0), ...bank(0.01).toReversed()];
  expect(invalidity({ type: 'Polygon', coordinates: [[...river, river[0]!]] })).toBeNull();
});

test('the warning in singular and plural', () => {
  expect([0, 1, 2, 1200].map(ignoredWarning)).toEqual([
    null,
    '1 geometria inválida foi ignorada',
    '2 geometrias inválidas foram ignoradas',
    '1.200 geometrias inválidas foram ignoradas',
  ]);
});

test("a polygon's tag and area travel in the file, and no other texts", () => {
  const geometry = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [-50, -17],
        [-49.9, -17],
        [-49.9, -16.9],
        [-50, -17],
      ] as [number, number][],
    ],
  };
  const written = writeKml(
    [
      { name: 'Nascente', description: 'Cercada', geometry, data: { tag: '3', area_ha: '1.25', outro: 'x' } },
      { name: 'Mata', description: null, geometry },
    ],
    'Áreas & matas',
  );
  const [spring, wood] = readPolygons(new TextEncoder().encode(written)).polygons;
  expect(spring).toEqual({
    name: 'Nascente',
    description: 'Cercada',
    geometry,
    data: { tag: '3', area_ha: '1.25' },
  });
  expect(wood).toEqual({ name: 'Mata', description: null, geometry });
});
