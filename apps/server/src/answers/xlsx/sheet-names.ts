/** What a tab's name may have. */
const LONGEST = 31;

/** Names of tabs from titles: without the signs that Excel refuses, not too long, none twice in any case of its letters. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const plain = title
      .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^'+|'+$/g, '');
    for (let turn = 1; ; turn += 1) {
      const mark = turn === 1 ? '' : ` (${turn})`;
      const name = `${shortened(plain || 'Folha', LONGEST - mark.length)}${mark}`;
      // Excel keeps this one for itself.
      if (name.toLowerCase() === 'history' || taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}

/** Whole letters, so many UTF-16 units at most, as Excel counts them. */
function shortened(text: string, most: number): string {
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length > most) break;
    kept += letter;
  }
  return kept.trim().replace(/'+$/, '');
}
