import * as endpoints from '@fonte/contracts/endpoints/features-api';
import { JSON_TYPE, OPENAPI, type Form } from './form.ts';
import type { Addresses, Link } from './links.ts';
import { TEXTS } from './texts.ts';

/** The landing page: where everything else is. */
export interface Landing {
  readonly title: string;
  readonly description: string;
  readonly links: readonly Link[];
}

export function landingOf(addresses: Addresses, form: Form): Landing {
  const [definition, page] = addresses.inEachForm(
    'service-desc',
    OPENAPI,
    TEXTS.definition,
    endpoints.featuresApiDefinition,
  );
  return {
    title: TEXTS.title,
    description: TEXTS.description,
    links: [
      ...addresses.ofDocument(form, JSON_TYPE, endpoints.featuresApi),
      ...(definition === undefined ? [] : [definition]),
      ...(page === undefined ? [] : [{ ...page, rel: 'service-doc' }]),
      ...addresses.inEachForm('conformance', JSON_TYPE, TEXTS.conformance, endpoints.featuresConformance),
      ...addresses.inEachForm('data', JSON_TYPE, TEXTS.collections, endpoints.featuresCollections),
    ],
  };
}

const SPEC = 'http://www.opengis.net/spec';
const classes = (standard: string, ...names: readonly string[]): string[] =>
  names.map((name) => `${SPEC}/${standard}/conf/${name}`);

/** The conformance classes that hold, whole: what of CQL2 is there in part only (times, lists, arithmetic) is not named. */
export const CONFORMANCE: readonly string[] = [
  ...classes('ogcapi-features-1/1.0', 'core', 'oas30', 'html', 'geojson'),
  ...classes('ogcapi-features-2/1.0', 'crs'),
  ...classes(
    'ogcapi-features-3/1.0',
    'queryables',
    'queryables-query-parameters',
    'filter',
    'features-filter',
  ),
  ...classes(
    'cql2/1.0',
    'cql2-text',
    'cql2-json',
    'basic-cql2',
    'advanced-comparison-operators',
    'case-insensitive-comparison',
    'basic-spatial-functions',
    'basic-spatial-functions-plus',
    'spatial-functions',
  ),
];
