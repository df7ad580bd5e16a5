import { FilterFault } from '../fault.ts';
import { isGeometry, readGml } from './gml.ts';
import type { Expression } from '../predicate.ts';
import type { XmlElement } from './xml-element.ts';
import type { XmlReading } from './xml-reading.ts';

const ARITHMETIC = { Add: '+', Sub: '-', Mul: '*', Div: '/' } as const;

const EXPRESSIONS = new Set([
  'PropertyName',
  'ValueReference',
  'Literal',
  'Function',
  ...Object.keys(ARITHMETIC),
]);

/** Whether the element is a value: property, literal, function, arithmetic, geometry. */
export const isExpression = (element: XmlElement) => EXPRESSIONS.has(element.name) || isGeometry(element);

/** Reads a value of a filter in XML. */
export function readXmlExpression(element: XmlElement, reading: XmlReading): Expression {
  return reading.deeper(element, () => {
    reading.count(element);
    switch (element.name) {
      case 'PropertyName':
      case 'ValueReference':
        return { kind: 'property', name: propertyName(element) };
      case 'Literal':
        return literal(element, reading);
      case 'Function': {
        const { name } = element.attributes;
        if (!name) throw new FilterFault('a função não tem nome', element.at);
        return {
          kind: 'function',
          name: name.slice(name.indexOf(':') + 1),
          args: element.children.map((each) => readXmlExpression(each, reading)),
        };
      }
      case 'Add':
      case 'Sub':
      case 'Mul':
      case 'Div': {
        const [left, right] = reading.two(element);
        return {
          kind: 'arithmetic',
          operator: ARITHMETIC[element.name],
          left: readXmlExpression(left, reading),
          right: readXmlExpression(right, reading),
        };
      }
      default:
        if (isGeometry(element)) return readGml(element, reading.latFirst);
        throw new FilterFault(`“${element.name}” não é um valor`, element.at);
    }
  });
}

/** The property's own name: `programa:uf`, `car/uf` and `programa:car/programa:uf` are uf. */
export function propertyName(element: XmlElement): string {
  const step = element.text.trim().split('/').at(-1) ?? '';
  const name = step.slice(step.indexOf(':') + 1);
  if (name === '' || element.children.length > 0)
    throw new FilterFault('esperava o nome de uma propriedade', element.at);
  return name;
}

/**
 * XML does not say whether 25 is a number. What a number would write back in the same signs is one, so that nothing is
 * lost when the column turns out to be text ('052' stays text); a `type` (FES 2.0) decides.
 */
function literal(element: XmlElement, reading: XmlReading): Expression {
  const [child, ...more] = element.children;
  if (child) {
    if (more.length > 0) throw new FilterFault('um literal tem um valor só', element.at);
    return readXmlExpression(child, reading);
  }
  const { text } = element;
  const type = element.attributes['type']?.replace(/^.*:/, '');
  if (type === 'string') return { kind: 'literal', value: text };
  const trimmed = text.trim();
  if (trimmed === 'true' || trimmed === 'false') return { kind: 'literal', value: trimmed === 'true' };
  const number = Number(trimmed);
  if (trimmed !== '' && Number.isFinite(number) && String(number) === trimmed)
    return { kind: 'literal', value: number };
  return { kind: 'literal', value: text };
}
