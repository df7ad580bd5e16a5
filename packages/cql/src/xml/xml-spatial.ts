import { FilterFault } from '../fault.ts';
import { readEnvelope } from './gml.ts';
import { xmlNumber } from './gml-positions.ts';
import type { Predicate, SpatialOperator } from '../predicate.ts';
import { METRES, UNIT_CODES } from '../units.ts';
import type { XmlElement } from './xml-element.ts';
import { isExpression, propertyName, readXmlExpression } from './xml-expression.ts';
import type { XmlReading } from './xml-reading.ts';

const OPERATORS = new Map<string, SpatialOperator>(
  Object.entries({
    Intersects: 'intersects',
    Disjoint: 'disjoint',
    Contains: 'contains',
    Within: 'within',
    Touches: 'touches',
    Crosses: 'crosses',
    Overlaps: 'overlaps',
    Equals: 'equals',
  } as const),
);

/** Whether the element is a spatial operator. */
export const isSpatial = ({ name }: XmlElement) =>
  name === 'BBOX' || name === 'DWithin' || name === 'Beyond' || OPERATORS.has(name);

/** Reads BBOX, Intersects and kin, DWithin and Beyond. */
export function readXmlSpatial(element: XmlElement, reading: XmlReading): Predicate {
  if (element.name === 'BBOX') return bbox(element, reading);
  const values = element.children.filter(isExpression);
  const [left, right, ...more] = values;
  if (!left || !right || more.length > 0)
    throw new FilterFault(`“${element.name}” compara duas geometrias`, element.at);
  const both = { left: readXmlExpression(left, reading), right: readXmlExpression(right, reading) };
  const operator = OPERATORS.get(element.name);
  if (operator) return { kind: 'spatial', operator, ...both };
  return {
    kind: 'distance',
    operator: element.name === 'DWithin' ? 'dwithin' : 'beyond',
    ...both,
    metres: distance(element),
  };
}

/** The box comes out longitude first; its system, if named, in the short form that says so. */
function bbox(element: XmlElement, reading: XmlReading): Predicate {
  const property = element.children.find(({ name }) => name === 'PropertyName' || name === 'ValueReference');
  const envelope = element.children.find(({ name }) => name === 'Envelope' || name === 'Box');
  if (!envelope) throw new FilterFault('BBOX precisa de uma caixa', element.at);
  const { box, srid } = readEnvelope(envelope, reading.latFirst);
  return {
    kind: 'bbox',
    property: property ? propertyName(property) : null,
    box,
    crs: srid === null ? null : `EPSG:${srid}`,
  };
}

function distance(element: XmlElement): number {
  const found = element.children.find(({ name }) => name === 'Distance');
  const value = found ? xmlNumber(found.text) : null;
  if (!found || value === null)
    throw new FilterFault(`“${element.name}” precisa de uma distância`, element.at);
  if (value < 0) throw new FilterFault('a distância não pode ser negativa', found.at);
  const unit = found.attributes['uom'] ?? found.attributes['units'];
  if (!unit) throw new FilterFault('a distância precisa de unidade, como m ou km', found.at);
  const code = /(?:EPSG:[\d.]*:|EPSG\/[\d.]+\/)(\d+)$/i.exec(unit)?.[1];
  // GML writes units as `m`, `urn:ogc:def:uom:EPSG::9001` or an address that ends in the unit's name.
  const metres = code ? UNIT_CODES.get(code) : METRES.get(unit.toLowerCase().replace(/^.*[#/:]/, ''));
  if (metres === undefined) throw new FilterFault(`“${unit}” não é uma unidade de distância`, found.at);
  return value * metres;
}
