/** A point of a drawing, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Height of a column's figure above its foot, half of its width, and what lies between it and what it stands on, px. */
const HEIGHT = 9;
const HALF = 10;
const GAP = 4;

/** Where a column's figure stands: on the column, or above a line that would strike it out. `top` is the column's; `line`'s points go from left to right. */
export function footOfLabel(middle: number, top: number, line: readonly Point[]): number {
  const heights = [middle - HALF, middle, middle + HALF].flatMap((x) => heightAt(line, x) ?? []);
  const foot = top - GAP;
  if (heights.length === 0) return foot;
  const [highest, lowest] = [Math.min(...heights), Math.max(...heights)];
  const struck = highest < foot + 2 && lowest > foot - HEIGHT - 2;
  return struck ? highest - GAP : foot;
}

/** Where a line is at a place; null beside its ends. */
function heightAt(line: readonly Point[], x: number): number | null {
  for (const [at, from] of line.entries()) {
    const to = line[at + 1];
    if (!to || x < from.x || x > to.x) continue;
    return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
  }
  return null;
}
