import type { Column, Disclosure, Personal } from '../relation.ts';

/**
 * Short forms for declaring columns: `text('Nome')`, `numeric('Área total', 'ha')`. They bear the narrowest mark of their type: text names somebody until it is
 * said to be a category, a number or a day is of one row.
 */
export const text = (label: string, words?: Column['words']): Column =>
  words
    ? { label, type: 'text', disclosure: 'identity', words }
    : { label, type: 'text', disclosure: 'identity' };
/** A name whose form without case and accents stands beside it, in `nome_ordem`. */
export const name = (label: string): Column => ({ ...text(label), folded: 'nome_ordem', indexed: true });
/** A code of the programme, such as 52.0417.0031. */
export const code = (label: string): Column => ({ label, type: 'text', disclosure: 'identity', code: true });
/** A number that tells rows apart. */
export const id = (label: string): Column => ({ label, type: 'integer', disclosure: 'identity' });
export const integer = (label: string, unit?: string): Column =>
  unit
    ? { label, type: 'integer', disclosure: 'fine', unit }
    : { label, type: 'integer', disclosure: 'fine' };
export const numeric = (label: string, unit?: string): Column =>
  unit
    ? { label, type: 'numeric', disclosure: 'fine', unit }
    : { label, type: 'numeric', disclosure: 'fine' };
export const date = (label: string): Column => ({ label, type: 'date', disclosure: 'fine' });
/** A moment of the programme's clock, as it was written (docs/decisions/0112). */
export const datetime = (label: string): Column => ({ label, type: 'datetime', disclosure: 'fine' });
export const boolean = (label: string): Column => ({ label, type: 'boolean', disclosure: 'fine' });

/** A column that is personal data of its class. */
export const personal = (column: Column, kind: Personal): Column => ({
  ...column,
  personal: kind,
  disclosure: 'identity',
});

const marked =
  (disclosure: Disclosure) =>
  (column: Column): Column => ({ ...column, disclosure });

/** A quality that many share, one of the producer, a place: what observers may group by, within the rules of `query/disclosure/`. */
export const category = marked('category');
export const ofPerson = marked('person');
export const place = marked('place');
