/** A stretch of the formula's text: offsets in UTF-16 units, end exclusive. */
export type Span = { start: number; end: number };

/** The span that covers both. */
export function cover(first: Span, last: Span): Span {
  return { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) };
}
