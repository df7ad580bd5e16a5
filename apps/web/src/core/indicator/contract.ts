// Answers of the calls as types: the schemas themselves (and zod) stay on the server and in the forms.
import type * as histories from '@fonte/contracts/routes/entry-history';
import type * as definitions from '@fonte/contracts/routes/indicators';
import type * as results from '@fonte/contracts/routes/indicator-results';
import type { z } from 'zod';

type Answer<Route> = Route extends { answer?: infer Schema }
  ? Schema extends z.ZodType
    ? z.infer<Schema>
    : never
  : never;

export type { ViewResult } from '@fonte/contracts/routes/indicator-results';
export type ResultItem = z.infer<typeof results.resultItem>;
export type ResultSeries = z.infer<typeof results.resultSeries>;
export type DetailAnswer = z.infer<typeof results.detailAnswer>;
export type FilterValue = Answer<typeof results.filterValues>[number];
export type IndicatorSheet = Answer<typeof definitions.indicatorSheet>;
export type IndicatorVersion = Answer<typeof definitions.indicatorHistory>[number];
export type EntryHistory = Answer<typeof histories.entryHistory>;
export type CrossTable = Answer<typeof results.makeCrossTable>;
export type KeptCrossTable = Answer<typeof results.crossTables>[number];
