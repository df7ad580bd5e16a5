import { useMemo } from 'react';
import type { ListKey, Namespace, TextKey } from './text-key.ts';
import { spoken, textAt } from './texts.ts';

/** What stands in a sentence's {{places}}. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A sentence by its key; with `list` the sentences of a list. */
export interface Translate<First extends Namespace, N extends Namespace = First> {
  (key: TextKey<First, N>, values?: TextValues): string;
  list: (key: ListKey<First>) => readonly string[];
}

type FirstOf<N extends Namespace | readonly Namespace[]> = N extends readonly [
  infer F extends Namespace,
  ...unknown[],
]
  ? F
  : N extends Namespace
    ? N
    : never;
type EachOf<N extends Namespace | readonly Namespace[]> = N extends readonly (infer E extends Namespace)[]
  ? E
  : N extends Namespace
    ? N
    : never;

/**
 * The sentences of one namespace, or of several: keys of the first stand bare, of the others as 'namespace:key'. Follows the
 * chosen language.
 */
export function useTexts<const N extends Namespace | readonly Namespace[]>(
  namespaces: N,
): { t: Translate<FirstOf<N>, EachOf<N>>; language: string } {
  const now = spoken.use();
  const first = (typeof namespaces === 'string' ? namespaces : namespaces[0]) as string;
  return useMemo(() => {
    const at = (key: string) => {
      const colon = key.indexOf(':');
      return colon < 0 ? textAt(now, first, key) : textAt(now, key.slice(0, colon), key.slice(colon + 1));
    };
    const t = (key: string, values?: TextValues) => filled(String(at(key) ?? key), values);
    const list = (key: string) => at(key) as readonly string[];
    return { t: Object.assign(t, { list }), language: now.code };
  }, [now, first]);
}

/** The sentence with its {{places}} filled; a place without a value stays as it is. */
export function filled(sentence: string, values: TextValues = {}): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
