import { FilterFault } from '../fault.ts';
import { FILTER_VERTEX_LIMIT } from '../limits.ts';
import type { Position } from '../predicate.ts';
import { readSrsName } from '../srs-name.ts';
import type { XmlElement } from './xml-element.ts';

/** What one geometry, with all its parts, has met. */
interface Met {
  vertices: number;
  srid: number | null;
}

/** Reads coordinates in each way GML 2 and 3 write them, longitude first, counting vertices over the whole geometry. */
export class GmlPositions {
  constructor(
    private readonly latFirst: boolean,
    private readonly dimension: number | null = null,
    private readonly met: Met = { vertices: 0, srid: null },
  ) {}

  /** EPSG code that the geometry named, if any. */
  get srid(): number | null {
    return this.met.srid;
  }

  /** Coordinates inside an element that may name a coordinate system or a number of dimensions for what it holds. */
  within(element: XmlElement): GmlPositions {
    const { srsName, srsDimension } = element.attributes;
    let { latFirst } = this;
    if (srsName) {
      const srs = readSrsName(srsName);
      if (!srs) throw new FilterFault(`“${srsName}” não é um sistema de coordenadas conhecido`, element.at);
      if (this.met.srid !== null && this.met.srid !== srs.srid)
        throw new FilterFault('a geometria tem mais de um sistema de coordenadas', element.at);
      this.met.srid = srs.srid;
      latFirst = !srs.lonFirst;
    }
    return new GmlPositions(latFirst, srsDimension ? Number(srsDimension) : this.dimension, this.met);
  }

  /** The one position of a point. */
  one(element: XmlElement): Position {
    const [position, ...more] = this.list(element);
    if (!position || more.length > 0) throw new FilterFault('um ponto tem um vértice', element.at);
    return position;
  }

  /** Positions of a line: coordinates, coord, pos, posList, pointMember/pointProperty with a Point. */
  list(element: XmlElement): Position[] {
    const found: Position[] = [];
    for (const child of element.children) {
      const inner = this.within(child);
      if (child.name === 'pos') found.push(...inner.texts(child, child.text, 1));
      else if (child.name === 'posList') found.push(...inner.texts(child, child.text));
      else if (child.name === 'coordinates') found.push(...inner.tuples(child));
      else if (child.name === 'coord') found.push(inner.coord(child));
      else if (child.name === 'pointProperty' || child.name === 'pointRep')
        found.push(...child.children.map((point) => inner.within(point).one(point)));
    }
    if (found.length === 0) throw new FilterFault('uma geometria vazia não serve de filtro', element.at);
    return found;
  }

  /** Positions of a text of numbers parted by spaces. `count`: that many positions, all numbers belong to them. */
  texts(element: XmlElement, text: string, count?: number): Position[] {
    const numbers = text.trim().split(/\s+/).filter(Boolean);
    const size = count ? numbers.length / count : (this.dimension ?? 2);
    if (![2, 3].includes(size) || numbers.length % size !== 0)
      throw new FilterFault('as coordenadas não formam pares', element.at);
    const positions: Position[] = [];
    for (let i = 0; i < numbers.length; i += size)
      positions.push(this.position(element, numbers[i], numbers[i + 1]));
    return positions;
  }

  /** GML 2's `x,y x,y`, with the signs its attributes choose. */
  private tuples(element: XmlElement): Position[] {
    const { decimal = '.', cs = ',', ts = ' ' } = element.attributes;
    const tuples = ts.trim() === '' ? element.text.trim().split(/\s+/) : element.text.trim().split(ts);
    return tuples
      .filter((tuple) => tuple.trim() !== '')
      .map((tuple) => {
        const parts = cs.trim() === '' ? tuple.trim().split(/\s+/) : tuple.split(cs);
        if (parts.length < 2 || parts.length > 3)
          throw new FilterFault('as coordenadas não formam pares', element.at);
        const [first, second] = decimal === '.' ? parts : parts.map((part) => part.replace(decimal, '.'));
        return this.position(element, first, second);
      });
  }

  private coord(element: XmlElement): Position {
    const value = (name: string) => element.children.find((child) => child.name === name)?.text;
    return this.position(element, value('X'), value('Y'));
  }

  private position(element: XmlElement, first = '', second = ''): Position {
    if (++this.met.vertices > FILTER_VERTEX_LIMIT)
      throw new FilterFault(`a geometria tem mais de ${FILTER_VERTEX_LIMIT} vértices`, element.at);
    const [a, b] = [xmlNumber(first), xmlNumber(second)];
    if (a === null || b === null) throw new FilterFault('esperava um número nas coordenadas', element.at);
    return this.latFirst ? [b, a] : [a, b];
  }
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

/** A finite number, or null. */
export function xmlNumber(text: string): number | null {
  const trimmed = text.trim();
  const value = NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
