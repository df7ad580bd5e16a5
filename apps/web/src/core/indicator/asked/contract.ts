// Answers of the calls as types: the schemas themselves (and zod) stay on the server and in the forms.
import type { Answer } from '@fonte/contracts';
import type * as histories from '@fonte/contracts/endpoints/entry-history';
import type * as calls from '@fonte/contracts/endpoints/indicator-results';
import type * as definitions from '@fonte/contracts/endpoints/indicators';
import type * as results from '@fonte/contracts/routes/indicator-results';
import type { z } from 'zod';

export type { ViewResult } from '@fonte/contracts/routes/indicator-results';
export type ResultItem = z.infer<typeof results.resultItem>;
export type ResultSeries = z.infer<typeof results.resultSeries>;
export type DetailAnswer = z.infer<typeof results.detailAnswer>;
export type FilterValue = Answer<typeof calls.filterValues>[number];
export type IndicatorSheet = Answer<typeof definitions.indicatorSheet>;
export type IndicatorVersion = Answer<typeof definitions.indicatorHistory>[number];
export type EntryHistory = Answer<typeof histories.entryHistory>;
export type CrossTable = Answer<typeof calls.makeCrossTable>;
export type KeptCrossTable = Answer<typeof calls.crossTables>[number];
