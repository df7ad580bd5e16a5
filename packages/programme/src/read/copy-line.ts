const ESCAPED = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** What COPY's text format reads as NULL. */
export const COPY_NULL = String.raw`\N`;

/** A value that may hold anything, in COPY's text format. */
export function copyText(value: string): string {
  return ESCAPED.test(value)
    ? value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
    : value;
}
