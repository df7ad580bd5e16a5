import type { Window } from './feature-rows.ts';
import type { FeatureAsk, GetFeature } from './request.ts';

/** What is being answered: the layers asked for, each with its window on what was counted. */
export interface Counted {
  readonly asked: GetFeature;
  readonly parts: readonly { readonly ask: FeatureAsk; readonly window: Window }[];
  /** Features of all parts, all pages together. */
  readonly matched: number;
  readonly returned: number;
  /** Moment of the answer, ISO. */
  readonly at: string;
}
