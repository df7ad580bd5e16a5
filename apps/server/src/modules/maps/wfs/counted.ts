import type { Window } from './feature-rows.ts';
import type { FeatureAsk, GetFeature } from './request.ts';

/** What is being answered: the layers asked for, each with its window on what was counted. */
export interface Counted {
  readonly asked: GetFeature;
  readonly parts: readonly { readonly ask: FeatureAsk; readonly window: Window }[];
  /** Features of all parts, all pages together. */
  readonly matched: number;
  readonly returned: number;
  /** Features that a page of this request has. */
  readonly page: number;
  /** What the answer says of features that the caller cannot come to page by page. */
  readonly told: string | null;
  /** Moment of the answer, ISO. */
  readonly at: string;
}
