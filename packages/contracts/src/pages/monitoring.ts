import { CAPABILITIES } from '../capabilities.ts';
import { FILTERS, type Page } from './page.ts';

/** 'Monitoramento'. */
export const MONITORING = {
  poligonos: {
    path: '/propriedades/poligono',
    draws: { feature: 'polygons' },
    title: 'Polígonos',
    menu: { section: 'monitoramento', label: 'Polígonos', icon: 'polygon' },
    profiles: CAPABILITIES['polygons.read'],
    audit: null,
    subHeader: FILTERS,
  },
} as const satisfies Record<string, Page>;
