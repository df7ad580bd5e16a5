import type { GivenWords } from '@fonte/ui';
import type { TextCatalogue } from './text-catalogue.ts';

/** The same texts in other words, as many of them as there are. */
type Said<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [Key in keyof T]?: Said<T[Key]> };

/** All that a language says in the place of the Portuguese; what it leaves out stays. */
export interface Translation {
  readonly texts: { readonly [N in keyof TextCatalogue]?: Said<TextCatalogue[N]> };
  /** Of the kit's own words. */
  readonly kit: GivenWords;
}
