/** An entry of a legend at its place, px from the legend's corner. */
export interface Placed<Entry> {
  readonly entry: Entry;
  readonly x: number;
  readonly y: number;
}

/** Entries in lines no wider than `room`, in their order; an entry that is wider has a line of its own. Gives the height they take, px. */
export function placeLegend<Entry extends { readonly width: number }>(
  entries: readonly Entry[],
  room: number,
  { gap, line }: { readonly gap: number; readonly line: number },
): { readonly placed: readonly Placed<Entry>[]; readonly height: number } {
  const placed: Placed<Entry>[] = [];
  let [x, y] = [0, 0];
  for (const entry of entries) {
    if (x > 0 && x + entry.width > room) {
      x = 0;
      y += line;
    }
    placed.push({ entry, x, y });
    x += entry.width + gap;
  }
  return { placed, height: entries.length === 0 ? 0 : y + line };
}
