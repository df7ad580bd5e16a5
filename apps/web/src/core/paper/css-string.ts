/** A text as a string of CSS: whatever it holds, it stays one. */
export function cssString(text: string): string {
  const escaped = Array.from(text, (sign) =>
    /[\p{L}\p{N} .,;:·()–-]/u.test(sign) ? sign : `\\${(sign.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}
