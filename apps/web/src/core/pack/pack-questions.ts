import { addressOf, undotted } from '@fonte/contracts';
import { mediaOfProperty, mediaTags } from '@fonte/contracts/endpoints/media';
import { propertyDetail } from '@fonte/contracts/endpoints/properties';
import { report } from '@fonte/contracts/endpoints/reports';
import type { Given, Target } from '../api/send.ts';
import { ofProperty } from '../property/head/head-query.ts';
import {
  OWN_COUNTS,
  OWN_PROPERTIES,
  PACE,
  POINTS,
  PROPERTY_REPORTS,
  SHAPES,
} from '../property/property-reports.ts';
import { wholeAsked, type ReportFilters } from '../report/answer/report-calls.ts';
import type { StoredUser } from '../session/session-store.ts';

/** What a page asks, to be kept under its address. */
export type Question = { readonly target: Target; readonly asked: Given };

export const addressIn = ({ target, asked }: Question): string => addressOf(target, asked);

const whole = (number: number, filters: ReportFilters): Question => ({
  target: report,
  asked: { query: wholeAsked(number, filters) },
});

/** All own properties as rows: the first of the lists, which says which there are. */
export const listQuestion = ({ profile, uf }: Pick<StoredUser, 'profile' | 'uf'>): Question =>
  whole(profile === 'tecnico' ? OWN_PROPERTIES.tecnico : OWN_PROPERTIES.others, { ano: null, uf });

/** What else stands above the list; and the tags, by which a file that waits is completed or corrected. */
export const besideList = ({ uf }: Pick<StoredUser, 'uf'>): [Question, Question] => [
  whole(OWN_COUNTS, { ano: null, uf }),
  { target: mediaTags, asked: {} },
];

/**
 * What the page of one property asks, as it asks it (features/property), so that it finds each answer under its address; of rows that it shows in pages all of them.
 * The head comes first: without it the property is none of the caller's. Entries and media, which may be thousands, come last: what there is no room for is left out.
 * Of media what they are, without the pictures.
 */
export function propertyQuestions(code: string): Question[] {
  const id = undotted(code);
  const own = ofProperty(code);
  return [
    { target: propertyDetail, asked: { params: { id } } },
    whole(PACE, own),
    whole(PROPERTY_REPORTS.areas, own),
    whole(PROPERTY_REPORTS.indicators, own),
    whole(PROPERTY_REPORTS.visits, own),
    whole(POINTS, own),
    whole(SHAPES.polygons, own),
    whole(SHAPES.history, own),
    whole(SHAPES.car, own),
    whole(PROPERTY_REPORTS.expenses, own),
    { target: mediaOfProperty, asked: { params: { id } } },
  ];
}

/** Reports of which the pack has every row, so that any page, order and search of them is answered out of these (kept-rows.ts). */
export const KEPT_WHOLE: ReadonlySet<unknown> = new Set([
  OWN_PROPERTIES.tecnico,
  OWN_PROPERTIES.others,
  PROPERTY_REPORTS.visits,
  PROPERTY_REPORTS.expenses,
]);
