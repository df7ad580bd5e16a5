import { FilterFault } from '../fault.ts';
import { FILTER_LENGTH_LIMIT } from '../limits.ts';
import { allOf, type Comparator, type Expression, type Predicate } from '../predicate.ts';
import { readXmlElement, type XmlElement } from './xml-element.ts';
import { readXmlExpression } from './xml-expression.ts';
import { readXmlLike } from './xml-like.ts';
import { type FilterVersion, XmlReading } from './xml-reading.ts';
import { isSpatial, readXmlSpatial } from './xml-spatial.ts';
import { readXmlTemporal, TEMPORAL } from './xml-temporal.ts';

/**
 * Reads one filter in XML (OGC Filter 1.0 and 1.1, FES 2.0) into the filter AST. Geometries come out longitude first;
 * a BBOX's `crs`, where the filter names one, in the short form `EPSG:n`.
 * @throws FilterFault with a Portuguese reason and the offset
 */
export function readXmlFilter(text: string, { version }: { version: FilterVersion }): Predicate {
  return readFilterElement(readXmlElement(text), { version });
}

/**
 * Reads a `FILTER` parameter: one filter, or one per layer, each in parentheses (WFS 1.1, 14.7.3).
 * @throws FilterFault; offsets are those of the whole parameter
 */
export function readXmlFilterList(text: string, { version }: { version: FilterVersion }): Predicate[] {
  if (!/^\s*\(/.test(text)) return [readXmlFilter(text, { version })];
  if (text.length > FILTER_LENGTH_LIMIT)
    throw new FilterFault(`tem mais de ${FILTER_LENGTH_LIMIT} caracteres`, FILTER_LENGTH_LIMIT);
  const end = text.lastIndexOf(')');
  if (end < 0) throw new FilterFault('um parêntese não foi fechado', 0);
  let at = text.indexOf('(') + 1;
  // The parentheses between two filters stand between two tags.
  return text
    .slice(at, end)
    .split(/(?<=>\s*)(\)\s*\()/)
    .flatMap((part, i) => {
      const start = at;
      at += part.length;
      return i % 2 === 0 ? [readAt(part, start, version)] : [];
    });
}

function readAt(text: string, at: number, version: FilterVersion): Predicate {
  try {
    return readXmlFilter(text, { version });
  } catch (fault) {
    throw fault instanceof FilterFault ? new FilterFault(fault.reason, fault.at + at) : fault;
  }
}

/** Reads a `Filter` element found in a request (the POST form of GetFeature). */
export function readFilterElement(element: XmlElement, { version }: { version: FilterVersion }): Predicate {
  if (element.name !== 'Filter') throw new FilterFault('um filtro em XML começa por “Filter”', element.at);
  const reading = new XmlReading(version);
  const ids = element.children.filter(isId);
  if (ids.length === 0 && element.children.length > 1)
    throw new FilterFault('um filtro tem uma condição só; use And ou Or', element.at);
  if (ids.length > 0) {
    if (ids.length < element.children.length)
      throw new FilterFault('identificadores e condições não cabem no mesmo filtro', element.at);
    return { kind: 'ids', ids: ids.map((each) => idOf(each, reading)) };
  }
  const [condition] = element.children;
  return condition ? read(condition, reading) : { kind: 'include' };
}

const COMPARATORS = new Map<string, Comparator>(
  Object.entries({
    PropertyIsEqualTo: '=',
    PropertyIsNotEqualTo: '<>',
    PropertyIsLessThan: '<',
    PropertyIsLessThanOrEqualTo: '<=',
    PropertyIsGreaterThan: '>',
    PropertyIsGreaterThanOrEqualTo: '>=',
  } as const),
);

function read(element: XmlElement, reading: XmlReading): Predicate {
  return reading.deeper(element, () => {
    reading.count(element);
    const operator = COMPARATORS.get(element.name);
    if (operator) {
      const [left, right] = reading.two(element);
      return {
        kind: 'compare',
        operator,
        left: readXmlExpression(left, reading),
        right: readXmlExpression(right, reading),
        matchCase: element.attributes['matchCase'] !== 'false',
      };
    }
    if (isSpatial(element)) return readXmlSpatial(element, reading);
    if (TEMPORAL.has(element.name)) return readXmlTemporal(element, reading);
    if (isId(element)) return { kind: 'ids', ids: [idOf(element, reading)] };
    switch (element.name) {
      case 'And':
      case 'Or': {
        const parts = element.children.map((each) => read(each, reading));
        if (parts.length === 0) throw new FilterFault(`“${element.name}” está vazio`, element.at);
        return element.name === 'And' || parts.length === 1 ? allOf(parts) : { kind: 'or', parts };
      }
      case 'Not': {
        const [part, ...more] = element.children;
        if (!part || more.length > 0) throw new FilterFault('“Not” nega uma condição', element.at);
        return { kind: 'not', part: read(part, reading) };
      }
      case 'PropertyIsLike':
        return readXmlLike(element, reading);
      case 'PropertyIsNull':
      case 'PropertyIsNil':
        return { kind: 'null', value: only(element, reading) };
      case 'PropertyIsBetween':
        return between(element, reading);
      default:
        throw new FilterFault(`“${element.name}” não é uma condição atendida`, element.at);
    }
  });
}

function only(element: XmlElement, reading: XmlReading): Expression {
  const [value, ...more] = element.children;
  if (!value || more.length > 0) throw new FilterFault(`“${element.name}” tem um valor só`, element.at);
  return readXmlExpression(value, reading);
}

function between(element: XmlElement, reading: XmlReading): Predicate {
  const [value, low, high, ...more] = element.children;
  if (!value || low?.name !== 'LowerBoundary' || high?.name !== 'UpperBoundary' || more.length > 0)
    throw new FilterFault('“PropertyIsBetween” tem um valor, LowerBoundary e UpperBoundary', element.at);
  return {
    kind: 'between',
    value: readXmlExpression(value, reading),
    low: only(low, reading),
    high: only(high, reading),
  };
}

const ID_ATTRIBUTE = new Map([
  ['FeatureId', 'fid'],
  ['GmlObjectId', 'id'],
  ['ResourceId', 'rid'],
]);
const isId = ({ name }: XmlElement) => ID_ATTRIBUTE.has(name);

function idOf(element: XmlElement, reading: XmlReading): string {
  reading.count(element);
  const id = element.attributes[ID_ATTRIBUTE.get(element.name) ?? ''];
  if (!id) throw new FilterFault(`“${element.name}” não diz o identificador`, element.at);
  return id;
}
