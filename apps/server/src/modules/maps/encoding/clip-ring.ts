/** Corners as x, y, x, y; the last is not the first again. */
export type Corners = readonly number[];

/** A ring cut to a square from `low` to `high` on both axes (Sutherland–Hodgman); empty when nothing of it is inside. */
export function clipRing(ring: Corners, low: number, high: number): Corners {
  let cut = ring;
  for (const [axis, limit, keepLess] of [
    [0, low, false],
    [0, high, true],
    [1, low, false],
    [1, high, true],
  ] as const) {
    if (cut.length === 0) break;
    cut = clipSide(cut, axis, limit, keepLess);
  }
  return cut;
}

function clipSide(ring: Corners, axis: 0 | 1, limit: number, keepLess: boolean): Corners {
  const kept: number[] = [];
  const inside = (at: number): boolean => (keepLess ? ring[at + axis]! <= limit : ring[at + axis]! >= limit);
  let before = ring.length - 2;
  for (let at = 0; at < ring.length; at += 2) {
    if (inside(at) !== inside(before)) {
      const share = (limit - ring[before + axis]!) / (ring[at + axis]! - ring[before + axis]!);
      const other = ring[before + 1 - axis]! + share * (ring[at + 1 - axis]! - ring[before + 1 - axis]!);
      kept.push(...(axis === 0 ? [limit, other] : [other, limit]));
    }
    if (inside(at)) kept.push(ring[at]!, ring[at + 1]!);
    before = at;
  }
  return kept;
}
