const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * Today's less the one then, of two printed decimals, exactly; null where one is none. The one subtraction of figures outside the query engine: each of
 * the two is of another state of the data, and no statement sees both (docs/decisions/0049, 0084).
 */
export function difference(then: string | null, now: string | null): string | null {
  if (then === null || now === null || !DECIMAL.test(then) || !DECIMAL.test(now)) return null;
  const scale = Math.max(decimalsOf(then), decimalsOf(now));
  const change = scaled(now, scale) - scaled(then, scale);
  const digits = (change < 0n ? -change : change).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${change < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** A decimal as a whole number of its last places. */
function scaled(text: string, scale: number): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(`${whole}${decimals.padEnd(scale, '0')}`);
}
