const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Lower case, accents removed, spaces collapsed and trimmed: the form in which texts are searched. */
export function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Order for sort(): accents and case ignored, numbers by value ('Lote 2' before 'Lote 10'). */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b);
}

/** True when `text` begins with `prefix`, accents and case ignored. */
export function startsWithText(text: string, prefix: string): boolean {
  return normalise(text).startsWith(normalise(prefix));
}

/** True when `text` contains `part`, accents and case ignored. */
export function includesText(text: string, part: string): boolean {
  return normalise(text).includes(normalise(part));
}
