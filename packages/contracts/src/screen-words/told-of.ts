import type { Said, SaidTexts } from '../sheet-words/said.ts';

/** A sentence that is told of each of some things: `@` stands for the thing, in each language by its own words. */
export type Told = readonly [portuguese: string, said: Said];

const filledIn = (sentence: string, thing: string): string => sentence.replaceAll('@', () => thing);

export const toldOf = (things: SaidTexts, sentences: readonly Told[]): SaidTexts =>
  Object.fromEntries(
    Object.entries(things).flatMap(([thing, { en, es }]) =>
      sentences.map(([portuguese, said]): [string, Said] => [
        filledIn(portuguese, thing),
        { en: filledIn(said.en, en), es: filledIn(said.es, es) },
      ]),
    ),
  );
