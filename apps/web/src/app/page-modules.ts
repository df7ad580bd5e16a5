import type { Feature, Page } from '@fonte/contracts';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';

type PageModule = { Component: ComponentType };

/** What draws each page that is made by hand; one without an entry does not compile. */
const FEATURES: Record<Feature, () => Promise<PageModule>> = {
  indicators: () => import('../features/indicators/route.ts'),
  myProperties: () => import('../features/my-properties/route.ts'),
  agenda: () => import('../features/agenda/route.ts'),
  agendaSheet: () => import('../features/agenda/sheet-route.ts'),
  property: () => import('../features/property/route.ts'),
  propertySheet: () => import('../features/property-sheet/sheet-route.ts'),
  producerSheet: () => import('../features/property-sheet/producer-route.ts'),
  map: () => import('../features/map/route.ts'),
  polygons: () => import('../features/polygons/route.ts'),
  mediaIndex: () => import('../features/media/index-route.ts'),
  mediaTag: () => import('../features/media/tag-route.ts'),
  propertyMedia: () => import('../features/media/property-route.ts'),
  account: () => import('../features/auth/account/route.ts'),
  programs: () => import('../features/programs/route.ts'),
  users: () => import('../features/users/route.ts'),
  accessReview: () => import('../features/users/review-route.ts'),
  auditLog: () => import('../features/users/log/log-route.ts'),
  privacy: () => import('../features/privacy/route.ts'),
  notifications: () => import('../features/notifications/route.ts'),
  configuration: () => import('../features/indicator-config/home-route.ts'),
  qualityQueue: () => import('../features/quality/route.ts'),
  history: () => import('../features/history/route.ts'),
  changes: () => import('../features/history/since/since-route.ts'),
  propertyChanges: () => import('../features/history/property-route.ts'),
  closings: () => import('../features/closings/route.ts'),
  closing: () => import('../features/closings/closing-route.ts'),
  loads: () => import('../features/loads/route.ts'),
  tasks: () => import('../features/tasks/route.ts'),
  indicatorList: () => import('../features/indicator-config/list-route.ts'),
  indicatorForm: () => import('../features/indicator-config/form/form-route.ts'),
  panelList: () => import('../features/panel-config/list-route.ts'),
  panelForm: () => import('../features/panel-config/form-route.ts'),
};

/** Every page of reports is drawn by one module, which finds its board by the address. */
const board = () => import('../features/board/route.ts');

/** … and every board on paper by another. */
const sheet = () => import('../features/sheet/route.ts');

/** What draws a page; nothing for a row that only leads elsewhere. */
export function moduleOf({ draws, paper }: Page): (() => Promise<PageModule>) | undefined {
  if ('board' in draws) return paper ? sheet : board;
  return 'feature' in draws ? FEATURES[draws.feature] : undefined;
}

/** What a page asks first, asked while its code comes: of those whose address says all of it, and whose answer is long. */
export function aheadOf({ draws }: Page): ((params: Params) => void) | undefined {
  if (!('feature' in draws) || draws.feature !== 'propertyMedia') return undefined;
  return ({ id = '' }) =>
    void import('../core/media/ask-ahead.ts').then(
      ({ askAhead }) => askAhead(id),
      // The page's own code does not come either, and says so.
      () => undefined,
    );
}
