import { decimalsOf, writeCrs, type Crs } from '../../request/crs.ts';
import type { ServedLayer } from '../../layers/layer.ts';
import { readWkb, type Rings } from '../wkb.ts';

export type GmlVersion = 'gml2' | 'gml31' | 'gml32';

/** Writes geometries as GML of a version, in a coordinate system and its order of axes. */
export class GmlGeometry {
  readonly #old: boolean;
  readonly #ids: boolean;
  readonly #swapped: boolean;
  readonly #digits: number;
  readonly #srs: string;

  constructor(version: GmlVersion, crs: Crs) {
    this.#old = version === 'gml2';
    this.#ids = version === 'gml32';
    this.#swapped = crs.axis === 'yx';
    this.#digits = 10 ** decimalsOf(crs.epsg);
    this.#srs = ` srsName="${writeCrs(crs)}"${this.#old ? '' : ' srsDimension="2"'}`;
  }

  /** A geometry from WKB; `id` names it where the version wants names. */
  write(bytes: Uint8Array, kind: ServedLayer['geometry'], id: string): string {
    const shape = readWkb(bytes);
    if (shape.type === 'Point') {
      const place = this.#list(Float64Array.of(...shape.position));
      return this.#old
        ? `<gml:Point${this.#srs}><gml:coordinates decimal="." cs="," ts=" ">${place}</gml:coordinates></gml:Point>`
        : `<gml:Point${this.#id(id)}${this.#srs}><gml:pos>${place}</gml:pos></gml:Point>`;
    }
    if (kind === 'Polygon') return this.#polygon(shape.polygons[0] ?? [], this.#id(id) + this.#srs);
    const [whole, member] = this.#old ? ['MultiPolygon', 'polygonMember'] : ['MultiSurface', 'surfaceMember'];
    const parts = shape.polygons.map(
      (rings, at) => `<gml:${member}>${this.#polygon(rings, this.#id(`${id}.${at + 1}`))}</gml:${member}>`,
    );
    return `<gml:${whole}${this.#id(id)}${this.#srs}>${parts.join('')}</gml:${whole}>`;
  }

  #polygon(rings: Rings, attributes: string): string {
    const [outer, inner] = this.#old ? ['outerBoundaryIs', 'innerBoundaryIs'] : ['exterior', 'interior'];
    const written = rings.map((ring, at) => {
      const role = at === 0 ? outer : inner;
      const list = this.#old
        ? `<gml:coordinates decimal="." cs="," ts=" ">${this.#list(ring)}</gml:coordinates>`
        : `<gml:posList>${this.#list(ring)}</gml:posList>`;
      return `<gml:${role}><gml:LinearRing>${list}</gml:LinearRing></gml:${role}>`;
    });
    return `<gml:Polygon${attributes}>${written.join('')}</gml:Polygon>`;
  }

  #list(ring: Float64Array): string {
    const between = this.#old ? ',' : ' ';
    let text = '';
    for (let at = 0; at < ring.length; at += 2) {
      const x = this.#number(ring[at] ?? 0);
      const y = this.#number(ring[at + 1] ?? 0);
      text += `${at === 0 ? '' : ' '}${this.#swapped ? y : x}${between}${this.#swapped ? x : y}`;
    }
    return text;
  }

  #number(value: number): number {
    return Math.round(value * this.#digits) / this.#digits;
  }

  #id(id: string): string {
    return this.#ids ? ` gml:id="${id}"` : '';
  }
}
