import { formatInteger } from './numbers.ts';

const rules = new Intl.PluralRules('pt-BR');

/** The word for that many: plural(1, 'visita', 'visitas') → 'visita'. Zero takes the singular, as pt-BR rules say. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other;
}

/**
 * Count and word: '1 visita', '2.064 visitas', '0 visitas'. CLDR calls zero 'one' in Portuguese, but the
 * programme's sentences count zero in the plural ('0 visitas'), as readers expect after a figure.
 */
export function counted(count: number, one: string, other: string): string {
  return `${formatInteger(count)} ${count === 0 ? other : plural(count, one, other)}`;
}
