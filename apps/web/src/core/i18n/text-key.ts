import type { TextCatalogue } from './text-catalogue.ts';

export type Namespace = keyof TextCatalogue;

/** Dotted paths to the sentences of a namespace, places of a list included: 'pace.plan', 'help.column.0'. */
type Paths<T> = T extends readonly string[]
  ? Extract<keyof T, `${number}`>
  : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];

/** Dotted paths to lists of sentences. */
type Lists<T> = {
  [K in keyof T & string]: T[K] extends string
    ? never
    : T[K] extends readonly string[]
      ? K
      : `${K}.${Lists<T[K]>}`;
}[keyof T & string];

type Named<N extends Namespace, Key extends string> = N extends Namespace ? `${N}:${Key}` : never;

/** Keys of the first namespace as they are, of every one as 'namespace:key'. */
export type TextKey<First extends Namespace, N extends Namespace = First> =
  | Paths<TextCatalogue[First]>
  | { [M in N]: Named<M, Paths<TextCatalogue[M]>> }[N];

export type ListKey<First extends Namespace> = Lists<TextCatalogue[First]>;
