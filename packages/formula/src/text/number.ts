/**
 * Reads a number at a place of the text: plain (1234.5) or pt-BR (1.234,5) (design/indicator-engine, Language).
 * A comma is decimal only between digits without space, so that `NULLIF(1, 0)` has two arguments. One dot before exactly
 * three digits could be either and is reported as ambiguous.
 */
export type ReadNumber = {
  end: number;
  value: string | null;
  ambiguous: boolean;
  /** Written with a comma and no thousands: among the values of an operator it could be two of them (parse.ts). */
  comma: boolean;
};

const PATTERN = /\d+(?:\.\d+)*(?:,\d+)?/y;

export function readNumber(text: string, at: number): ReadNumber | null {
  PATTERN.lastIndex = at;
  const match = PATTERN.exec(text);
  if (!match) return null;
  const [raw] = match;
  const end = at + raw.length;
  const [whole = '', fraction] = raw.split(',');
  const groups = whole.split('.');
  const grouped =
    groups.length > 1 &&
    (groups[0] ?? '').length <= 3 &&
    groups.slice(1).every((group) => group.length === 3);
  if (fraction !== undefined) {
    return groups.length === 1 || grouped
      ? { end, value: canonical(groups.join(''), fraction), ambiguous: false, comma: groups.length === 1 }
      : { end, value: null, ambiguous: false, comma: false };
  }
  if (groups.length === 1) return { end, value: canonical(whole, ''), ambiguous: false, comma: false };
  if (groups.length === 2)
    return {
      end,
      value: canonical(groups[0] ?? '', groups[1] ?? ''),
      ambiguous: grouped && groups[0] !== '0',
      comma: false,
    };
  return { end, value: grouped ? canonical(groups.join(''), '') : null, ambiguous: false, comma: false };
}

/** Decimal text without superfluous zeros. */
function canonical(whole: string, fraction: string): string {
  const integer = whole.replace(/^0+(?=\d)/, '');
  const decimals = fraction.replace(/0+$/, '');
  return decimals === '' ? integer : `${integer}.${decimals}`;
}
