import { FilterFault } from '../fault.ts';
import { isMoment } from '../moment.ts';
import { periodOf } from '../period.ts';
import type { Predicate } from '../predicate.ts';
import type { XmlElement } from './xml-element.ts';
import { readXmlExpression } from './xml-expression.ts';
import type { XmlReading } from './xml-reading.ts';

/** Temporal operators of FES 2.0 that have a form in ECQL too. */
export const TEMPORAL = new Map<string, 'before' | 'after' | 'during' | 'tequals'>([
  ['Before', 'before'],
  ['After', 'after'],
  ['During', 'during'],
  ['TEquals', 'tequals'],
]);

/** Reads Before, After, During and TEquals: a property and a gml:TimeInstant, gml:TimePeriod or literal date. */
export function readXmlTemporal(element: XmlElement, reading: XmlReading): Predicate {
  const operator = TEMPORAL.get(element.name) ?? 'tequals';
  const [value, time] = reading.two(element);
  const [from, to, ...more] =
    time.name === 'Literal' && time.children.length === 0 ? time.text.split('/') : times(time);
  const wanted = operator === 'during' ? 2 : 1;
  if (!from || more.length > 0 || (to === undefined ? 1 : 2) !== wanted)
    throw new FilterFault(
      wanted === 2 ? `“${element.name}” precisa de um período` : `“${element.name}” precisa de uma data`,
      time.at,
    );
  const ends = to === undefined ? ([instant(from, time), null] as const) : periodOf(from.trim(), to.trim());
  if (ends === null) throw new FilterFault('esperava um período, como 2025-01-01/2025-12-31', time.at);
  return { kind: 'temporal', operator, value: readXmlExpression(value, reading), from: ends[0], to: ends[1] };
}

/** The instants inside a time of GML, however deep their element puts them, and how long it lasts. */
function times(element: XmlElement): string[] {
  return ['timePosition', 'beginPosition', 'endPosition', 'duration'].includes(element.name)
    ? [element.text]
    : element.children.flatMap(times);
}

function instant(text: string, element: XmlElement): string {
  const trimmed = text.trim();
  if (!isMoment(trimmed)) throw new FilterFault('esperava uma data, como 2025-12-31', element.at);
  return trimmed;
}
