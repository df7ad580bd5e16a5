import type { Feature, Page } from '@fonte/contracts';
import type { ComponentType } from 'react';

type PageModule = { Component: ComponentType };

/** What draws each page that is made by hand; one without an entry does not compile. */
const FEATURES: Record<Feature, () => Promise<PageModule>> = {
  indicators: () => import('../features/indicators/route.ts'),
  map: () => import('../features/map/route.ts'),
  polygons: () => import('../features/polygons/route.ts'),
  account: () => import('../features/auth/account/route.ts'),
  configuration: () => import('../features/indicator-config/home-route.ts'),
  tasks: () => import('../features/tasks/route.ts'),
  indicatorList: () => import('../features/indicator-config/list-route.ts'),
  indicatorForm: () => import('../features/indicator-config/form-route.ts'),
  panelList: () => import('../features/panel-config/list-route.ts'),
  panelForm: () => import('../features/panel-config/form-route.ts'),
};

/** Every page of reports is drawn by one module, which finds its board by the address. */
const board = () => import('../features/board/route.ts');

/** What draws a page; nothing for a row that only leads elsewhere. */
export function moduleOf({ draws }: Page): (() => Promise<PageModule>) | undefined {
  if ('board' in draws) return board;
  return 'feature' in draws ? FEATURES[draws.feature] : undefined;
}
