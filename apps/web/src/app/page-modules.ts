import type { PageName } from '@fonte/contracts';
import type { ComponentType } from 'react';

type PageModule = { Component: ComponentType };

/** What draws each page of the page table; a page without an entry does not compile. */
export const PAGE_MODULES: Record<PageName, () => Promise<PageModule>> = {
  dashboard: () => import('../features/dashboard/route.ts'),
  indicadores: () => import('../features/indicators/route.ts'),
  mapa: () => import('../features/map/route.ts'),
  poligonos: () => import('../features/polygons/route.ts'),
  minhaConta: () => import('../features/auth/account/route.ts'),
  configuracoes: () => import('../features/indicator-config/home-route.ts'),
  configIndicador: () => import('../features/indicator-config/list-route.ts'),
  criarIndicador: () => import('../features/indicator-config/form-route.ts'),
  editarIndicador: () => import('../features/indicator-config/form-route.ts'),
  configPainel: () => import('../features/panel-config/list-route.ts'),
  criarPainel: () => import('../features/panel-config/form-route.ts'),
  editarPainel: () => import('../features/panel-config/form-route.ts'),
};
