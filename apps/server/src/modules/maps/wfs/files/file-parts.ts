import type { LayerColumn } from '@fonte/contracts';
import { projectionFacts } from '@fonte/geo';
import { projectedSirgas, SIRGAS_2000, WEB_MERCATOR, type About } from '../../../../answers/index.ts';
import type { ServedLayer } from '../../layers/layer.ts';
import { isProjected, type Crs } from '../../request/crs.ts';
import type { FeatureRow, GEOMETRY_FORMS } from '../feature-rows.ts';

/** What a file of features is made of. */
export interface FileParts {
  readonly layer: ServedLayer;
  readonly columns: readonly LayerColumn[];
  readonly geometry: boolean;
  readonly crs: Crs;
  /** Without ending. */
  readonly fileName: string;
  readonly options: ReadonlyMap<string, string>;
  /** The features in batches, their geometry in a form. */
  readonly rows: (form: keyof typeof GEOMETRY_FORMS) => AsyncGenerator<FeatureRow[]>;
  readonly facts: FileFacts;
}

/** What a file says of itself. */
export interface FileFacts {
  readonly product: string;
  readonly at: string;
  /** By whom, and when. */
  readonly made: About;
  readonly version: number;
  readonly features: number;
  /** What was asked for, as GeoServer puts it into wfsrequest.txt. */
  readonly request: string;
}

/** Coordinate systems as people read them. */
export const titleOf = (epsg: Crs['epsg']): string =>
  isProjected(epsg) ? `${projectionFacts(epsg).title}, metros (EPSG:${epsg})` : TITLES[epsg];

const TITLES = {
  4674: 'SIRGAS 2000, longitude e latitude (EPSG:4674)',
  4326: 'WGS 84, longitude e latitude (EPSG:4326)',
  3857: 'Web Mercator, metros (EPSG:3857)',
};

/** Coordinate systems as GeoParquet tells them; WGS 84 is the one that it takes for granted. */
export const projjsonOf = (epsg: Crs['epsg']): Readonly<Record<string, unknown>> | null =>
  isProjected(epsg) ? projectedSirgas(projectionFacts(epsg), epsg) : PROJJSON[epsg];

const PROJJSON = {
  4674: SIRGAS_2000,
  4326: null,
  3857: WEB_MERCATOR,
};

/** What the file holds, so that it can be read without the portal. */
export const aboutOf = ({ layer, crs, facts }: FileParts): About => [
  ['Camada', layer.title],
  ['Programa', facts.product],
  ['Feições', String(facts.features)],
  ['Sistema de coordenadas', titleOf(crs.epsg)],
  ['Versão dos dados', String(facts.version)],
  ...facts.made,
];
