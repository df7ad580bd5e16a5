import { FilterFault } from '../fault.ts';
import { likePattern } from '../like-pattern.ts';
import type { Predicate } from '../predicate.ts';
import type { XmlElement } from './xml-element.ts';
import { readXmlExpression } from './xml-expression.ts';
import type { XmlReading } from './xml-reading.ts';

/** Reads PropertyIsLike with the wildcards it chooses; Filter 1.0 calls the third sign `escape`. */
export function readXmlLike(element: XmlElement, reading: XmlReading): Predicate {
  const [value, text] = reading.two(element);
  if (text.name !== 'Literal' || text.children.length > 0)
    throw new FilterFault('“PropertyIsLike” compara com um texto', text.at);
  const { wildCard = '*', singleChar = '?', escapeChar, escape, matchCase } = element.attributes;
  const signs = { wild: wildCard, single: singleChar, escape: escapeChar ?? escape ?? '\\' };
  const all = Object.values(signs);
  if (all.some((sign) => !/^.$/u.test(sign)) || new Set(all).size < all.length)
    throw new FilterFault('os sinais de “PropertyIsLike” devem ser três, de um caractere cada', element.at);
  return {
    kind: 'like',
    value: readXmlExpression(value, reading),
    pattern: likePattern(text.text, signs),
    matchCase: matchCase !== 'false',
  };
}
