import type { Geometry, Position } from '../predicate.ts';
import { tag } from './xml-tag.ts';
import type { FilterVersion } from './xml-reading.ts';

type Box = readonly [number, number, number, number];

/** Writes a geometry or a box as GML 2 (version 1.0.0) or 3, in the order of coordinates that the version and srsName mean. */
export function writeGml(what: Geometry | Box, crs: string | null, version: FilterVersion): string {
  const writing = new GmlWriting(version, crs === null && version !== '1.0.0');
  const srs: Record<string, string> = crs === null ? {} : { srsName: crs };
  return 'type' in what ? writing.geometry(what, srs) : writing.box(what, srs);
}

class GmlWriting {
  constructor(
    private readonly version: FilterVersion,
    private readonly latFirst: boolean,
  ) {}

  box([x1, y1, x2, y2]: Box, srs: Record<string, string>): string {
    const [low, high] = [this.at([x1, y1], ' '), this.at([x2, y2], ' ')];
    return this.version === '1.0.0'
      ? tag(
          'gml:Box',
          srs,
          this.positions([
            [x1, y1],
            [x2, y2],
          ]),
        )
      : tag('gml:Envelope', srs, tag('gml:lowerCorner', {}, low), tag('gml:upperCorner', {}, high));
  }

  geometry(geometry: Geometry, srs: Record<string, string>): string {
    const old = this.version === '1.0.0';
    switch (geometry.type) {
      case 'Point':
        return tag(
          'gml:Point',
          srs,
          old
            ? this.positions([geometry.coordinates])
            : tag('gml:pos', {}, this.at(geometry.coordinates, ' ')),
        );
      case 'LineString':
        return tag('gml:LineString', srs, this.positions(geometry.coordinates));
      case 'Polygon':
        return tag(
          'gml:Polygon',
          srs,
          ...geometry.coordinates.map((ring, i) =>
            tag(
              old
                ? (['gml:outerBoundaryIs', 'gml:innerBoundaryIs'][Math.min(i, 1)] ?? '')
                : i === 0
                  ? 'gml:exterior'
                  : 'gml:interior',
              {},
              tag('gml:LinearRing', {}, this.positions(ring)),
            ),
          ),
        );
      case 'MultiPoint':
        return this.many(
          'gml:MultiPoint',
          'gml:pointMember',
          srs,
          geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates })),
        );
      case 'MultiLineString':
        return this.many(
          old ? 'gml:MultiLineString' : 'gml:MultiCurve',
          old ? 'gml:lineStringMember' : 'gml:curveMember',
          srs,
          geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates })),
        );
      case 'MultiPolygon':
        return this.many(
          old ? 'gml:MultiPolygon' : 'gml:MultiSurface',
          old ? 'gml:polygonMember' : 'gml:surfaceMember',
          srs,
          geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates })),
        );
      case 'GeometryCollection':
        return this.many('gml:MultiGeometry', 'gml:geometryMember', srs, geometry.geometries);
    }
  }

  private many(name: string, member: string, srs: Record<string, string>, parts: Geometry[]): string {
    return tag(name, srs, ...parts.map((part) => tag(member, {}, this.geometry(part, {}))));
  }

  private positions(positions: Position[]): string {
    return this.version === '1.0.0'
      ? tag('gml:coordinates', {}, positions.map((each) => this.at(each, ',')).join(' '))
      : tag('gml:posList', {}, positions.map((each) => this.at(each, ' ')).join(' '));
  }

  private at([x, y]: Position, between: string): string {
    return this.latFirst ? `${y}${between}${x}` : `${x}${between}${y}`;
  }
}
