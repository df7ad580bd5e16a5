import { formatInteger } from '@fonte/pt-br';

/** Count and word as a language counts: '1 note', '2 notes', '0 notes'. */
export function countedIn(language: string): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => `${formatInteger(count)} ${rules.select(count) === 'one' ? one : other}`;
}
