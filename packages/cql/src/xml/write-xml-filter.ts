import type { Expression, Predicate } from '../predicate.ts';
import { writeGml } from './write-gml.ts';
import { tag } from './xml-tag.ts';
import type { FilterVersion } from './xml-reading.ts';

const COMPARISONS = {
  '=': 'PropertyIsEqualTo',
  '<>': 'PropertyIsNotEqualTo',
  '<': 'PropertyIsLessThan',
  '<=': 'PropertyIsLessThanOrEqualTo',
  '>': 'PropertyIsGreaterThan',
  '>=': 'PropertyIsGreaterThanOrEqualTo',
} as const;
const ARITHMETIC = { '+': 'Add', '-': 'Sub', '*': 'Mul', '/': 'Div' } as const;
const NAMESPACES = {
  '1.0.0': { xmlns: 'http://www.opengis.net/ogc', 'xmlns:gml': 'http://www.opengis.net/gml' },
  '1.1.0': { xmlns: 'http://www.opengis.net/ogc', 'xmlns:gml': 'http://www.opengis.net/gml' },
  '2.0.0': { xmlns: 'http://www.opengis.net/fes/2.0', 'xmlns:gml': 'http://www.opengis.net/gml/3.2' },
};

/**
 * Writes a predicate as a filter in XML that `readXmlFilter` reads back. A list becomes an Or of comparisons; Filter 1.x
 * has no temporal operators of its own and gets FES's.
 */
export function writeXmlFilter(predicate: Predicate, { version }: { version: FilterVersion }): string {
  const write = new XmlWriting(version);
  const content =
    predicate.kind === 'ids'
      ? predicate.ids.map((id) => write.id(id)).join('')
      : predicate.kind === 'include'
        ? ''
        : write.predicate(predicate);
  return tag('Filter', NAMESPACES[version], content);
}

class XmlWriting {
  constructor(private readonly version: FilterVersion) {}

  predicate(predicate: Predicate): string {
    switch (predicate.kind) {
      case 'and':
      case 'or':
        return tag(
          predicate.kind === 'and' ? 'And' : 'Or',
          {},
          ...predicate.parts.map((part) => this.predicate(part)),
        );
      case 'not':
        return tag('Not', {}, this.predicate(predicate.part));
      case 'include':
      case 'exclude': {
        const one = tag('Literal', {}, '1');
        return tag(COMPARISONS[predicate.kind === 'include' ? '=' : '<>'], {}, one, one);
      }
      case 'compare':
        return tag(
          COMPARISONS[predicate.operator],
          predicate.matchCase ? {} : { matchCase: 'false' },
          this.value(predicate.left),
          this.value(predicate.right),
        );
      case 'between':
        return tag(
          'PropertyIsBetween',
          {},
          this.value(predicate.value),
          tag('LowerBoundary', {}, this.value(predicate.low)),
          tag('UpperBoundary', {}, this.value(predicate.high)),
        );
      case 'like':
        return tag(
          'PropertyIsLike',
          {
            wildCard: '%',
            singleChar: '_',
            [this.version === '1.0.0' ? 'escape' : 'escapeChar']: '\\',
            ...(predicate.matchCase ? {} : { matchCase: 'false' }),
          },
          this.value(predicate.value),
          this.value({ kind: 'literal', value: predicate.pattern }),
        );
      case 'in':
        return this.predicate({
          kind: 'or',
          parts: predicate.list.map((right) => ({
            kind: 'compare',
            operator: '=',
            left: predicate.value,
            right,
            matchCase: true,
          })),
        });
      case 'ids':
        return tag('Or', {}, ...predicate.ids.map((id) => this.id(id)));
      case 'null':
        return tag('PropertyIsNull', {}, this.value(predicate.value));
      case 'temporal':
        return this.temporal(predicate);
      case 'bbox':
        return tag(
          'BBOX',
          {},
          predicate.property === null ? '' : this.value({ kind: 'property', name: predicate.property }),
          writeGml(predicate.box, predicate.crs, this.version),
        );
      case 'spatial':
        return tag(
          predicate.operator[0]?.toUpperCase() + predicate.operator.slice(1),
          {},
          this.value(predicate.left),
          this.value(predicate.right),
        );
      case 'distance':
        return tag(
          predicate.operator === 'dwithin' ? 'DWithin' : 'Beyond',
          {},
          this.value(predicate.left),
          this.value(predicate.right),
          tag('Distance', { [this.version === '2.0.0' ? 'uom' : 'units']: 'm' }, String(predicate.metres)),
        );
    }
  }

  id(id: string): string {
    if (this.version === '2.0.0') return tag('ResourceId', { rid: id });
    return this.version === '1.0.0' ? tag('FeatureId', { fid: id }) : tag('GmlObjectId', { 'gml:id': id });
  }

  private temporal({ operator, value, from, to }: Predicate & { kind: 'temporal' }): string {
    const time =
      to === null
        ? tag('gml:TimeInstant', {}, tag('gml:timePosition', {}, from))
        : tag('gml:TimePeriod', {}, tag('gml:beginPosition', {}, from), tag('gml:endPosition', {}, to));
    const name = { before: 'Before', after: 'After', during: 'During', tequals: 'TEquals' }[operator];
    return tag(name, {}, this.value(value), time);
  }

  private value(expression: Expression): string {
    switch (expression.kind) {
      case 'property':
        return tag(
          this.version === '2.0.0' ? 'ValueReference' : 'PropertyName',
          {},
          escapeText(expression.name),
        );
      case 'literal':
        // A text that looks like a number or a truth value says that it is a text.
        return tag(
          'Literal',
          typeof expression.value === 'string' ? { type: 'xs:string' } : {},
          escapeText(String(expression.value)),
        );
      case 'geometry':
        return writeGml(
          expression.geometry,
          expression.srid === null ? null : `EPSG:${expression.srid}`,
          this.version,
        );
      case 'arithmetic':
        return tag(
          ARITHMETIC[expression.operator],
          {},
          this.value(expression.left),
          this.value(expression.right),
        );
      case 'function':
        return tag('Function', { name: expression.name }, ...expression.args.map((each) => this.value(each)));
    }
  }
}

/** Line ends and tabs are written as references: a reader of XML makes one kind of them all. */
function escapeText(text: string): string {
  return text.replace(/[&<>\r\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
