/** A name without case, accents and whatever stands between words. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}

/** How many slips make one name of another: one in a short name, two in a long one. */
const slips = (length: number): number => (length < 8 ? 1 : 2);

/** The one of `known` for which `name` was probably meant: 'Area Total', 'area_totl' and 'area_total_ha' all mean area_total. */
export function nearName(name: string, known: Iterable<string>): string | undefined {
  const given = plain(name);
  if (given === '') return undefined;
  for (const candidate of known) {
    const meant = plain(candidate);
    if (given === meant || given.startsWith(`${meant}_`) || meant.startsWith(`${given}_`)) return candidate;
    const most = slips(Math.min(given.length, meant.length));
    if (Math.abs(given.length - meant.length) <= most && distance(given, meant) <= most) return candidate;
  }
  return undefined;
}

/** Letters to add, take, change or swap with their neighbour to make `b` of `a` (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}
