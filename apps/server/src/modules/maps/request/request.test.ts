import { describe, expect, test } from 'vitest';
import { readBox } from './bbox.ts';
import { crsOf, readCrs, writeCrs } from './crs.ts';
import { pixels, readKvp, wholeNumber } from './kvp.ts';
import { readFilterValues, readViewParams } from './viewparams.ts';
import { escapeXml, xml } from '../../../answers/xml/xml.ts';

describe('parameters', () => {
  test('in any case, empty ones as not given, unknown ones kept', () => {
    const kvp = readKvp({ SERVICE: 'WFS', Request: 'GetMap', styles: '', foo: 'bar' });
    expect([...kvp]).toEqual([
      ['service', 'WFS'],
      ['request', 'GetMap'],
      ['foo', 'bar'],
    ]);
  });
  test('twice with one value is once, with two is refused by name', () => {
    expect(readKvp({ layers: ['a', 'a'] }).get('layers')).toBe('a');
    expect(() => readKvp({ layers: 'a', LAYERS: 'b' })).toThrow(
      'O parâmetro layers foi enviado mais de uma vez',
    );
  });
  test('from a form', () => {
    expect(readKvp({}, 'A=1&b=%C3%A7+x').get('b')).toBe('ç x');
    expect(() => readKvp({ typeNames: 'a' }, 'TYPENAMES=b')).toThrow('enviado mais de uma vez');
  });
  test.each(['-1', '1.5', '1e3', ' ', 'x', '9'.repeat(16)])('%s is no whole number', (text) => {
    expect(() => wholeNumber(readKvp({ count: text }), 'count')).toThrow();
  });
  test.each([
    ['604.23', 604.23],
    ['100.0', 100],
    [' 7. ', 7],
    ['-1', NaN],
    ['1e3', NaN],
    ['1,5', NaN],
    ['100000', NaN],
    ['', NaN],
  ])('%j as pixels', (text, value) => {
    expect(pixels(text)).toBe(value);
  });
});

describe('coordinate systems', () => {
  test.each([
    ['EPSG:4326', 4326, 'xy', 'http://www.opengis.net/gml/srs/epsg.xml#4326'],
    ['epsg:900913', 3857, 'xy', 'http://www.opengis.net/gml/srs/epsg.xml#3857'],
    ['urn:ogc:def:crs:EPSG::4674', 4674, 'yx', 'urn:ogc:def:crs:EPSG::4674'],
    ['urn:x-ogc:def:crs:EPSG:6.9:4326', 4326, 'yx', 'urn:ogc:def:crs:EPSG::4326'],
    ['urn:ogc:def:crs:EPSG::3857', 3857, 'xy', 'urn:ogc:def:crs:EPSG::3857'],
    ['http://www.opengis.net/def/crs/EPSG/0/4326', 4326, 'yx', 'http://www.opengis.net/def/crs/EPSG/0/4326'],
    [
      'http://www.opengis.net/gml/srs/epsg.xml#4674',
      4674,
      'xy',
      'http://www.opengis.net/gml/srs/epsg.xml#4674',
    ],
    ['CRS:84', 4326, 'xy', 'urn:ogc:def:crs:OGC:1.3:CRS84'],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', 4326, 'xy', 'urn:ogc:def:crs:OGC:1.3:CRS84'],
  ])('%s', (text, epsg, axis, written) => {
    const crs = readCrs(text);
    expect(crs).toMatchObject({ epsg, axis });
    expect(crs && writeCrs(crs)).toBe(written);
  });
  test.each(['EPSG:31977', 'EPSG:', 'urn:ogc:def:crs:EPSG::constructor', '', 'EPSG:4326;drop'])(
    '%s is none',
    (text) => {
      expect(readCrs(text)).toBeUndefined();
    },
  );
});

test('boxes follow the axes of their fifth value, else those given', () => {
  const short = crsOf(4326, 'short');
  expect(readBox('-50,-18,-49,-17', short)).toEqual({
    west: -50,
    south: -18,
    east: -49,
    north: -17,
    epsg: 4326,
  });
  expect(readBox('-18,-50,-17,-49,urn:ogc:def:crs:EPSG::4674', short)).toEqual({
    west: -50,
    south: -18,
    east: -49,
    north: -17,
    epsg: 4674,
  });
  for (const bad of [
    '1,2,3',
    '1,2,3,4,5,6',
    '1,2,3,x',
    '3,2,1,4',
    '1,2,3,Infinity',
    '1,2,3,4,EPSG:1',
    '0x1,2,3,4',
  ])
    expect(() => readBox(bad, short)).toThrow();
});

describe('viewparams', () => {
  test('one set for all layers or one for each, separators escaped', () => {
    expect(readViewParams('uf:GO;ano:2024', 2)).toEqual([
      { uf: ['GO'], ano: [2024] },
      { uf: ['GO'], ano: [2024] },
    ]);
    expect(readViewParams('uf:go\\,mg,ano:2024|2025', 2)).toEqual([
      { uf: ['GO', 'MG'] },
      { ano: [2024, 2025] },
    ]);
    expect(readViewParams(undefined, 1)).toEqual([{}]);
    expect(readViewParams('outro:x;uf:todas', 1)).toEqual([{}]);
  });
  test.each(["uf:GO'", 'uf:GOI', 'ano:24', 'ano:2024-2025', 'uf'])('%s is refused', (text) => {
    expect(() => readViewParams(text, 1)).toThrow();
  });
  test('sets that fit no layers, and values without end, are refused', () => {
    expect(() => readViewParams('uf:GO,uf:MG', 3)).toThrow();
    expect(() => readFilterValues('uf', Array.from({ length: 61 }, () => 'GO').join(','))).toThrow();
  });
});

test('what is put into XML is escaped, and what XML cannot hold is replaced', () => {
  expect(xml`<a b="${'"<&>\''}">${['x', null, xml`<c/>`]}</a>`.text).toBe(
    '<a b="&quot;&lt;&amp;&gt;&apos;">x<c/></a>',
  );
  expect(escapeXml('\u0000a\u0008\ud800b😀')).toBe('\uFFFDa\uFFFD\uFFFDb😀');
});
