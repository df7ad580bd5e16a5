import { nearestOf } from '@fonte/formula';
import { slugOf, toldNames } from '../../../answers/index.ts';
import { fail } from '../../../platform/index.ts';
import type { IndicatorBook } from '../book/book.ts';
import type { Indicator } from '../book/store.ts';
import type { Reach } from '../may-read.ts';

/** An indicator as programs ask for it: of several whose names read alike in an address the oldest has the name, the others their number with it. */
export interface NamedIndicator {
  readonly name: string;
  readonly indicator: Indicator;
}

const NEAR = 5;

/** The indicators that a caller reads, by name. */
export function namedIndicators({ indicators }: IndicatorBook, reach: Reach): NamedIndicator[] {
  const taken = new Set<string>();
  return indicators
    .toSorted((a, b) => a.id - b.id)
    .map((indicator) => {
      const slug = slugOf(indicator.nome_indicador) || 'indicador';
      const name = taken.has(slug) ? `${slug}-${indicator.id}` : slug;
      taken.add(slug);
      return { name, indicator };
    })
    .filter(({ indicator }) => reach.indicator(indicator.id))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** One of them by its name or its number. Errors: noSuchName, with those that are called most like it. */
export function indicatorNamed(named: readonly NamedIndicator[], asked: string): NamedIndicator {
  const found =
    named.find(({ name }) => name === asked) ?? named.find(({ indicator }) => String(indicator.id) === asked);
  if (found) return found;
  const names = named.map(({ name }) => name);
  return fail('noSuchName', {
    what: 'indicador',
    name: asked.slice(0, 60),
    near: toldNames(nearestOf(asked, names, NEAR)),
  });
}
