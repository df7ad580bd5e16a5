const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// What XML 1.0 cannot hold, not even escaped.
const UNWRITABLE =
  // oxlint-disable-next-line no-control-regex -- these are the characters meant
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const SPECIAL = /[&<>"']/g;

/** A piece of XML that is already markup. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

export type XmlValue = string | number | boolean | null | undefined | Markup | readonly XmlValue[];

/** Text as it stands between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '\uFFFD').replace(SPECIAL, (sign) => ENTITIES[sign] ?? sign);
}

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
