/** Endings of the plural and of the singular, the longer first. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ões$/, 'ão'],
  [/ães$/, 'ão'],
  [/ais$/, 'al'],
  [/éis$/, 'el'],
  [/óis$/, 'ol'],
  [/eses$/, 'ês'],
  [/([rz])es$/, '$1'],
  // Of units that are said in English: 'entries'.
  [/tries$/, 'try'],
  [/ns$/, 'm'],
  [/s$/, ''],
];

/**
 * The unit after that figure: unitFor(1, 'propriedades') → 'propriedade', unitFor(0, 'visitas') → 'visitas'. Only units that are Portuguese words
 * in the plural change, and of several words the first; signs ('ha', '%', 'R$') stay.
 */
export function unitFor(value: number, unit: string): string {
  // As pt-BR counts: everything below two is singular; zero is not, as readers expect after a figure (plural.ts).
  if (value === 0 || Math.abs(value) >= 2) return unit;
  const [word = '', ...others] = unit.split(' ');
  return [singular(word), ...others].join(' ');
}

/** A figure that is written already with its unit: '65,3%', '−R$ 1,2 mi', '1 visita'. */
export function beside(text: string, value: number, unit: string | undefined): string {
  if (!unit) return text;
  if (unit === '%') return `${text}%`;
  if (unit !== 'R$') return `${text}\u00a0${unitFor(value, unit)}`;
  return text.startsWith('\u2212') ? `\u2212R$\u00a0${text.slice(1)}` : `R$\u00a0${text}`;
}

function singular(word: string): string {
  if (!/^\p{Ll}{3,}s$/u.test(word)) return word;
  const [ending, one] = ENDINGS.find(([plural]) => plural.test(word)) ?? [/$/, ''];
  return word.replace(ending, one);
}
