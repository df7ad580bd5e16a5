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
  let text = strings[0] ?? '';
  for (let at = 0; at < values.length; at += 1) text += written(values[at]) + (strings[at + 1] ?? '');
  return new Markup(text);
}

function written(value: XmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  return escapeXml(String(value));
}
