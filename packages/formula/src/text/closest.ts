/** Number of single-character edits between two words, swaps of neighbours counting once (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j] ?? 0, (before[j - 2] ?? 0) + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The name that was probably meant, without regard to case and accents, or null when none is near. */
export function closestOf(name: string, names: Iterable<string>): string | null {
  const wanted = plain(name);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of names) {
    const other = plain(candidate);
    if (Math.abs(other.length - wanted.length) >= least) continue;
    const edits = distance(wanted, other);
    if (edits < least) {
      least = edits;
      best = candidate;
    }
  }
  return best;
}

/** Of many names those that are most like what was written, the nearest first: those that hold it, then by how many letters differ. */
export function nearestOf(name: string, names: readonly string[], most: number): string[] {
  const wanted = plain(name);
  const far = (candidate: string): number => {
    const other = plain(candidate);
    return other.includes(wanted) ? 0 : distance(wanted, other);
  };
  return names
    .map((candidate) => ({ candidate, edits: far(candidate) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
