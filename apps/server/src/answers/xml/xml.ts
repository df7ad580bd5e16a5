import { escapeXml } from './escape-xml.ts';

export { escapeXml };

/** A piece of XML that is already markup. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

export type XmlValue = string | number | boolean | null | undefined | Markup | readonly XmlValue[];

/** Writes XML: what is put in is escaped unless it is markup; nothing for null and undefined, one after the other for a list. */
export function xml(strings: TemplateStringsArray, ...values: readonly XmlValue[]): Markup {
  return new Markup(strings.reduce((text, piece, at) => text + written(values[at - 1]) + piece));
}

function written(value: XmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  return escapeXml(String(value));
}
