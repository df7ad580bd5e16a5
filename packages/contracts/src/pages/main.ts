import { CAPABILITIES } from '../capabilities.ts';
import { ALL_PROFILES } from '../profiles.ts';
import { FILTERS, NO_FILTERS, type Page } from './page.ts';

/** The first section of the menu, and the pages that stand in none. */
export const MAIN = {
  dashboard: {
    path: '/dashboard',
    draws: { board: 'dashboard' },
    title: 'Dashboard {perfil}',
    menu: { section: 'main', label: 'Dashboard', icon: 'dashboard' },
    profiles: ALL_PROFILES,
    audit: 11122,
    subHeader: { uf: true, ano: true, downloads: 'all' },
  },
  indicadores: {
    path: '/indicadores',
    draws: { feature: 'indicators' },
    title: 'Indicadores',
    menu: { section: 'main', label: 'Indicadores', icon: 'insights' },
    profiles: CAPABILITIES['indicator.read'],
    audit: null,
    subHeader: FILTERS,
  },
  mapa: {
    path: '/mapa',
    draws: { feature: 'map' },
    title: 'Mapa',
    menu: { section: 'main', label: 'Mapa', icon: 'map' },
    profiles: ALL_PROFILES,
    audit: 11122,
    subHeader: FILTERS,
  },
  minhaConta: {
    path: '/minha-conta',
    draws: { feature: 'account' },
    title: 'Minha conta',
    menu: null,
    profiles: ALL_PROFILES,
    audit: null,
    subHeader: NO_FILTERS,
  },
} as const satisfies Record<string, Page>;
