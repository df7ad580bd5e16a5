import type { Endpoint } from '../endpoint.ts';
import type { Route } from '../route.ts';
import * as account from './account.ts';
import * as auth from './auth.ts';
import * as baseMap from './base-map.ts';
import * as brushCube from './brush-cube.ts';
import * as closings from './closings.ts';
import * as entryHistory from './entry-history.ts';
import * as factor from './factor.ts';
import * as featuresApi from './features-api.ts';
import * as figureNotes from './figure-notes.ts';
import * as figures from './figures.ts';
import * as formulaValues from './formula-values.ts';
import * as history from './history.ts';
import * as indicatorImpact from './indicator-impact.ts';
import * as indicatorResults from './indicator-results.ts';
import * as indicators from './indicators.ts';
import * as lawsuits from './lawsuits.ts';
import * as loads from './loads.ts';
import * as mapSummary from './map-summary.ts';
import * as maps from './maps.ts';
import * as media from './media.ts';
import * as notify from './notify.ts';
import * as panels from './panels.ts';
import * as people from './people.ts';
import * as portal from './portal.ts';
import * as privacy from './privacy.ts';
import * as print from './print.ts';
import * as properties from './properties.ts';
import * as registration from './registration.ts';
import * as remoteLayers from './remote-layers.ts';
import * as quality from './quality.ts';
import * as reportCheck from './report-check.ts';
import * as reportRows from './report-rows.ts';
import * as reportWorkbook from './report-workbook.ts';
import * as reports from './reports.ts';
import * as tasks from './tasks.ts';
import * as uploads from './uploads.ts';
import * as visitIndicators from './visit-indicators.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const FILES = [
  auth,
  registration,
  account,
  factor,
  people,
  privacy,
  loads,
  notify,
  portal,
  reports,
  reportCheck,
  reportRows,
  reportWorkbook,
  figures,
  visitIndicators,
  history,
  quality,
  closings,
  figureNotes,
  print,
  indicators,
  formulaValues,
  indicatorImpact,
  indicatorResults,
  brushCube,
  entryHistory,
  panels,
  maps,
  featuresApi,
  mapSummary,
  remoteLayers,
  baseMap,
  lawsuits,
  media,
  uploads,
  properties,
  tasks,
] as const;

/** Every declared call, in the order of its file: OpenAPI page, authorisation matrix and their tests walk this list. */
export const ALL_ROUTES: readonly Route[] = FILES.flatMap((file) =>
  Object.values<unknown>(file).filter(isRoute),
);

type ValuesOf<File> = File extends unknown ? File[keyof File] : never;

/** The same list as a type, by which the browser's `call` knows what each takes and answers. */
export type DeclaredRoute = Extract<ValuesOf<(typeof FILES)[number]>, Endpoint>;
