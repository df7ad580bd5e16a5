// [ASVS 1.5.1]
import { describe, expect, test } from 'vitest';
import {
  FilterFault,
  readCql,
  readSrsName,
  readXmlFilter,
  readXmlFilterList,
  type FilterVersion,
} from '../index.ts';

const FES = 'xmlns:fes="http://www.opengis.net/fes/2.0" xmlns:gml="http://www.opengis.net/gml/3.2"';
const OGC = 'xmlns:ogc="http://www.opengis.net/ogc" xmlns:gml="http://www.opengis.net/gml"';
const name = '<PropertyName>g</PropertyName>';
const equals = (property: string, value: string) =>
  `<PropertyIsEqualTo><PropertyName>${property}</PropertyName><Literal>${value}</Literal></PropertyIsEqualTo>`;

describe('what client programs send means what its ECQL means', () => {
  test.each<[string, FilterVersion, string, string]>([
    [
      'GDAL 3.6, -where, 2.0.0',
      '2.0.0',
      `<Filter xmlns="http://www.opengis.net/fes/2.0"><And><PropertyIsEqualTo><ValueReference>uf</ValueReference><Literal>GO</Literal></PropertyIsEqualTo><PropertyIsGreaterThanOrEqualTo><ValueReference>area_total</ValueReference><Literal>12.5</Literal></PropertyIsGreaterThanOrEqualTo></And></Filter>`,
      "uf = 'GO' AND area_total >= 12.5",
    ],
    [
      'GDAL, -spat, 2.0.0: no srsName, latitude first',
      '2.0.0',
      `<fes:Filter ${FES}><fes:BBOX><fes:ValueReference>programa:geom</fes:ValueReference><gml:Envelope><gml:lowerCorner>-20.5 -50</gml:lowerCorner><gml:upperCorner>-10 -45</gml:upperCorner></gml:Envelope></fes:BBOX></fes:Filter>`,
      'BBOX(geom, -50, -20.5, -45, -10)',
    ],
    [
      'GDAL, -spat, 1.1.0: a Box, latitude first',
      '1.1.0',
      `<ogc:Filter ${OGC}><ogc:BBOX><ogc:PropertyName>geom</ogc:PropertyName><gml:Box><gml:coordinates>-20.5000000000000000,-50.0000000000000000 -10.0,-45.0</gml:coordinates></gml:Box></ogc:BBOX></ogc:Filter>`,
      'BBOX(geom, -50, -20.5, -45, -10)',
    ],
    [
      'GDAL, -spat, 1.0.0: a Box, longitude first',
      '1.0.0',
      `<Filter ${OGC}><BBOX><PropertyName>geom</PropertyName><gml:Box><gml:coordinates>-50,-20.5 -45,-10</gml:coordinates></gml:Box></BBOX></Filter>`,
      'BBOX(geom, -50, -20.5, -45, -10)',
    ],
    [
      'GDAL, LIKE with its signs',
      '2.0.0',
      `<Filter xmlns="http://www.opengis.net/fes/2.0"><PropertyIsLike wildCard='*' singleChar='_' escapeChar='!' matchCase="false"><ValueReference>nome</ValueReference><Literal>100%!*b_a*</Literal></PropertyIsLike></Filter>`,
      String.raw`nome ILIKE '100\%*b_a%'`,
    ],
    [
      'QGIS, expression and urn geometry',
      '2.0.0',
      `<fes:Filter ${FES}><fes:Or><fes:PropertyIsNull><fes:ValueReference>nome</fes:ValueReference></fes:PropertyIsNull><fes:Intersects><fes:ValueReference>geom</fes:ValueReference><gml:Polygon gml:id="g1" srsName="urn:ogc:def:crs:EPSG::4674"><gml:exterior><gml:LinearRing><gml:posList srsDimension="2">-16 -50 -16 -49 -15 -49 -16 -50</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></fes:Intersects></fes:Or></fes:Filter>`,
      'nome IS NULL OR INTERSECTS(geom, SRID=4674;POLYGON((-50 -16, -49 -16, -49 -15, -50 -16)))',
    ],
    [
      'OWSLib, BBOX with a short srsName',
      '1.1.0',
      `<ogc:Filter><ogc:BBOX><ogc:PropertyName>geom</ogc:PropertyName><gml313:Envelope srsName="EPSG:4326"><gml313:lowerCorner>-50 -20</gml313:lowerCorner><gml313:upperCorner>-45 -10</gml313:upperCorner></gml313:Envelope></ogc:BBOX></ogc:Filter>`,
      "BBOX(geom, -50, -20, -45, -10, 'EPSG:4326')",
    ],
    [
      'OpenLayers, DWithin in Mercator',
      '1.1.0',
      `<Filter ${OGC}><DWithin>${name}<gml:Point srsName="http://www.opengis.net/def/crs/EPSG/0/3857"><gml:pos>-5500000 -1700000</gml:pos></gml:Point><Distance units="km">2.5</Distance></DWithin></Filter>`,
      'DWITHIN(g, SRID=3857;POINT(-5500000 -1700000), 2500, meters)',
    ],
    [
      'arithmetic and a function',
      '1.1.0',
      `<Filter><PropertyIsGreaterThan><Div><PropertyName>a</PropertyName><Literal>2</Literal></Div><Function name="strToLowerCase"><PropertyName>b</PropertyName></Function></PropertyIsGreaterThan></Filter>`,
      'a / 2 > strToLowerCase(b)',
    ],
    [
      'between, not, nil',
      '2.0.0',
      `<Filter><And><PropertyIsBetween><ValueReference>a</ValueReference><LowerBoundary><Literal>1</Literal></LowerBoundary><UpperBoundary><Literal>2</Literal></UpperBoundary></PropertyIsBetween><Not><PropertyIsNil><ValueReference>b</ValueReference></PropertyIsNil></Not></And></Filter>`,
      'a BETWEEN 1 AND 2 AND b IS NOT NULL',
    ],
    [
      'dates',
      '2.0.0',
      `<Filter ${FES}><And><After><ValueReference>dt</ValueReference><gml:TimeInstant gml:id="t"><gml:timePosition>2025-01-01T00:00:00Z</gml:timePosition></gml:TimeInstant></After><During><ValueReference>dt</ValueReference><gml:TimePeriod gml:id="p"><gml:begin><gml:TimeInstant gml:id="a"><gml:timePosition>2025-01-01</gml:timePosition></gml:TimeInstant></gml:begin><gml:endPosition>2025-02-01</gml:endPosition></gml:TimePeriod></During></And></Filter>`,
      'dt AFTER 2025-01-01T00:00:00Z AND dt DURING 2025-01-01/2025-02-01',
    ],
    [
      'ids 1.0',
      '1.0.0',
      '<Filter><FeatureId fid="car.1"/><FeatureId fid="car.2"/></Filter>',
      "IN ('car.1', 'car.2')",
    ],
    ['ids 1.1', '1.1.0', '<Filter><GmlObjectId gml:id="car.1"/></Filter>', "IN ('car.1')"],
    ['ids 2.0', '2.0.0', '<fes:Filter><fes:ResourceId rid="car.1"/></fes:Filter>', "IN ('car.1')"],
    ['nothing', '2.0.0', '<Filter/>', 'INCLUDE'],
    [
      'CDATA, predefined entities, a comment',
      '1.0.0',
      `<?xml version="1.0"?><Filter><!-- x -->${equals('nome', "<![CDATA[D'Água & ]]>&lt;Cia&gt;")}</Filter>`,
      "nome = 'D''Água & <Cia>'",
    ],
    ['a code keeps its zero', '1.0.0', `<Filter>${equals('cod', '052')}</Filter>`, "cod = '052'"],
    [
      'a text that says so',
      '2.0.0',
      '<Filter><PropertyIsEqualTo><ValueReference>cod</ValueReference><Literal type="xs:string">52</Literal></PropertyIsEqualTo></Filter>',
      "cod = '52'",
    ],
    [
      'GML 2 polygon with a hole, tuples of its own signs, z dropped',
      '1.0.0',
      `<Filter><Within>${name}<gml:Polygon srsName="http://www.opengis.net/gml/srs/epsg.xml#4326"><gml:outerBoundaryIs><gml:LinearRing><gml:coordinates decimal="," cs=";" ts="|">0;0;7|9,5;0;7|9,5;9|0;0</gml:coordinates></gml:LinearRing></gml:outerBoundaryIs><gml:innerBoundaryIs><gml:LinearRing><gml:coord><gml:X>5</gml:X><gml:Y>1</gml:Y></gml:coord><gml:coord><gml:X>6</gml:X><gml:Y>1</gml:Y></gml:coord><gml:coord><gml:X>6</gml:X><gml:Y>2</gml:Y></gml:coord><gml:coord><gml:X>5</gml:X><gml:Y>1</gml:Y></gml:coord></gml:LinearRing></gml:innerBoundaryIs></gml:Polygon></Within></Filter>`,
      'WITHIN(g, SRID=4326;POLYGON((0 0, 9.5 0, 9.5 9, 0 0), (5 1, 6 1, 6 2, 5 1)))',
    ],
    [
      'MultiSurface, MultiCurve by segments, MultiPoint, 3D posList',
      '1.1.0',
      `<Filter><Or><Disjoint>${name}<gml:MultiSurface srsName="EPSG:4674" srsDimension="3"><gml:surfaceMembers><gml:Polygon><gml:exterior><gml:LinearRing><gml:posList>0 0 5 1 0 5 1 1 5 0 0 5</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></gml:surfaceMembers></gml:MultiSurface></Disjoint><Crosses>${name}<gml:MultiCurve srsName="EPSG:4674"><gml:curveMember><gml:Curve><gml:segments><gml:LineStringSegment><gml:pos>0 0</gml:pos><gml:pos>1 2</gml:pos></gml:LineStringSegment></gml:segments></gml:Curve></gml:curveMember></gml:MultiCurve></Crosses><Touches>${name}<gml:MultiPoint srsName="EPSG:4674"><gml:pointMembers><gml:Point><gml:pos>1 2</gml:pos></gml:Point><gml:Point><gml:pos>3 4 5</gml:pos></gml:Point></gml:pointMembers></gml:MultiPoint></Touches></Or></Filter>`,
      'DISJOINT(g, SRID=4674;MULTIPOLYGON(((0 0, 1 0, 1 1, 0 0)))) OR CROSSES(g, SRID=4674;MULTILINESTRING((0 0, 1 2))) OR TOUCHES(g, SRID=4674;MULTIPOINT(1 2, 3 4))',
    ],
  ])('%s', (_, version, xml, ecql) => {
    expect(readXmlFilter(xml, { version })).toEqual(readCql(ecql));
  });

  test('matchCase="false" reaches the comparison', () => {
    const xml =
      '<Filter><PropertyIsEqualTo matchCase="false"><PropertyName>a</PropertyName><Literal>x</Literal></PropertyIsEqualTo></Filter>';
    expect(readXmlFilter(xml, { version: '1.1.0' })).toMatchObject({ kind: 'compare', matchCase: false });
  });

  test('one filter per layer in parentheses, a parenthesis in a text being a text', () => {
    const list = readXmlFilterList(
      `(<Filter>${equals('a', 'x)(y')}</Filter>) (<Filter>${equals('b', '2')}</Filter>)`,
      {
        version: '1.1.0',
      },
    );
    expect(list).toEqual([readCql("a = 'x)(y'"), readCql('b = 2')]);
  });
});

describe('names of coordinate systems', () => {
  test.each([
    ['EPSG:4326', 4326, true],
    ['epsg:900913', 3857, true],
    ['http://www.opengis.net/gml/srs/epsg.xml#4674', 4674, true],
    ['urn:ogc:def:crs:EPSG::4326', 4326, false],
    ['urn:x-ogc:def:crs:EPSG:6.11.2:4674', 4674, false],
    ['http://www.opengis.net/def/crs/EPSG/0/4326', 4326, false],
    ['urn:ogc:def:crs:EPSG::3857', 3857, true],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', 4326, true],
    ['CRS:84', 4326, true],
  ])('%s', (text, srid, lonFirst) => {
    expect(readSrsName(text)).toEqual({ srid, lonFirst });
  });

  test('an unknown form is none', () => {
    expect(readSrsName("EPSG:4326'; DROP")).toBeNull();
  });
});

describe('refused with a reason', () => {
  const like = (attributes: string, literal = '<Literal>a</Literal>') =>
    `<Filter><PropertyIsLike ${attributes}>${name}${literal}</PropertyIsLike></Filter>`;
  const intersects = (gml: string) => `<Filter><Intersects>${name}${gml}</Intersects></Filter>`;
  const deep = (levels: number) =>
    `<Filter>${'<Not>'.repeat(levels)}${equals('a', '1')}${'</Not>'.repeat(levels)}</Filter>`;
  test.each<[string, string]>([
    ['nothing', ''],
    ['not XML', "uf = 'GO'"],
    ['cut', '<Filter><And>'],
    ['another root', '<GetFeature/>'],
    ['two roots', '<Filter/><Filter/>'],
    ['a DTD', '<!DOCTYPE Filter [<!ENTITY x "y">]><Filter/>'],
    ['an entity', `<Filter>${equals('a', '&x;')}</Filter>`],
    [
      'entities that grow',
      '<!DOCTYPE z [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><Filter>&b;</Filter>',
    ],
    ['an outer entity', '<!DOCTYPE z [<!ENTITY a SYSTEM "file:///etc/passwd">]><Filter>&a;</Filter>'],
    ['an unknown condition', '<Filter><PropertyIsSame/></Filter>'],
    ['a name that every object has', '<Filter><constructor/></Filter>'],
    ['two conditions', `<Filter>${equals('a', '1')}${equals('a', '1')}</Filter>`],
    ['ids and a condition', `<Filter><FeatureId fid="a"/>${equals('a', '1')}</Filter>`],
    ['an id without id', '<Filter><FeatureId/></Filter>'],
    ['one value', `<Filter><PropertyIsEqualTo>${name}</PropertyIsEqualTo></Filter>`],
    ['no name', `<Filter>${equals(' ', '1')}</Filter>`],
    ['Not of two', `<Filter><Not>${equals('a', '1')}${equals('a', '1')}</Not></Filter>`],
    ['an empty And', '<Filter><And/></Filter>'],
    ['the same sign twice', like('wildCard="*" singleChar="*" escapeChar="!"')],
    ['a sign of two letters', like('wildCard="**" singleChar="_" escapeChar="!"')],
    ['like a property', like('wildCard="*" singleChar="_" escapeChar="!"', name)],
    ['between without ends', `<Filter><PropertyIsBetween>${name}</PropertyIsBetween></Filter>`],
    [
      'a box of one corner',
      `<Filter><BBOX>${name}<Envelope><lowerCorner>1 2</lowerCorner></Envelope></BBOX></Filter>`,
    ],
    ['an odd coordinate', intersects('<Point><pos>1</pos></Point>')],
    ['a point of two', intersects('<Point><coordinates>1,2 3,4</coordinates></Point>')],
    ['not a number', intersects('<Point><pos>1 x</pos></Point>')],
    ['an endless number', intersects('<Point><pos>1 1e999</pos></Point>')],
    [
      'an open ring',
      intersects(
        '<Polygon><exterior><LinearRing><posList>0 0 1 0 1 1 0 1</posList></LinearRing></exterior></Polygon>',
      ),
    ],
    ['a polygon without ring', intersects('<Polygon/>')],
    ['an arc', intersects('<Curve><segments><Arc><posList>0 0 1 0 1 1</posList></Arc></segments></Curve>')],
    ['an empty collection', intersects('<MultiPoint/>')],
    ['an unknown system', intersects('<Point srsName="lua"><pos>1 2</pos></Point>')],
    [
      'two systems',
      intersects(
        '<MultiPoint srsName="EPSG:4326"><pointMember><Point srsName="EPSG:3857"><pos>1 2</pos></Point></pointMember></MultiPoint>',
      ),
    ],
    ['no distance', `<Filter><DWithin>${name}<Point><pos>1 2</pos></Point></DWithin></Filter>`],
    [
      'a negative distance',
      `<Filter><DWithin>${name}<Point><pos>1 2</pos></Point><Distance units="m">-1</Distance></DWithin></Filter>`,
    ],
    [
      'no unit',
      `<Filter><DWithin>${name}<Point><pos>1 2</pos></Point><Distance>1</Distance></DWithin></Filter>`,
    ],
    [
      'an unknown unit',
      `<Filter><DWithin>${name}<Point><pos>1 2</pos></Point><Distance units="constructor">1</Distance></DWithin></Filter>`,
    ],
    ['not a date', `<Filter><After>${name}<Literal>amanhã</Literal></After></Filter>`],
    ['too deep', deep(60)],
    ['far too deep', deep(5000)],
    ['too many parts', `<Filter><Or>${equals('a', '1').repeat(2000)}</Or></Filter>`],
    ['too many vertices', intersects(`<LineString><posList>${'1 2 '.repeat(25_000)}</posList></LineString>`)],
    ['too long', `<Filter>${' '.repeat(300_000)}</Filter>`],
  ])('%s', (_, text) => {
    expect(() => readXmlFilter(text, { version: '1.1.0' })).toThrow(FilterFault);
  });

  test('the offset is where the wrong element begins', () => {
    const text = `<Filter><And>${equals('a', '1')}<Sounds/></And></Filter>`;
    try {
      readXmlFilter(text, { version: '1.1.0' });
      expect.unreachable();
    } catch (fault) {
      expect(fault).toMatchObject({
        at: text.indexOf('<Sounds'),
        reason: '“Sounds” não é uma condição atendida',
      });
    }
  });
});
