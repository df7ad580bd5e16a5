import { CAPABILITIES } from '../capabilities.ts';
import { ALL_PROFILES } from '../profiles.ts';
import { FILTERS, type Page } from './page.ts';

/** 'Monitoramento' (second text, 2.15). */
export const MONITORING = {
  propriedades: {
    path: '/propriedades',
    draws: { board: 'propriedades' },
    title: 'Monitoramento de propriedades',
    menu: {
      section: 'monitoramento',
      label: 'Monitoramento de propriedades',
      icon: 'property',
      own: 'Propriedades',
      only: ['bancomundial', 'giz', 'mapa'],
    },
    unknown: '/propriedades',
    profiles: ALL_PROFILES,
    audit: 11112,
    subHeader: { uf: true, ano: true, downloads: [11157] },
  },
  areaZerada: {
    path: '/propriedades/area-zerada',
    draws: { board: 'areaZerada' },
    title: 'Área total produtiva zerada',
    menu: { section: 'monitoramento', label: 'Área total produtiva zerada', under: 'propriedades' },
    profiles: ALL_PROFILES,
    audit: 11112,
    subHeader: { uf: true, ano: false, downloads: [111253] },
  },
  ciclo: {
    path: '/propriedades/ciclo',
    draws: { board: 'ciclo' },
    title: 'Propriedades que concluíram o Ciclo de ATeG',
    menu: { section: 'monitoramento', label: 'Ciclo da ATeG Concluído', under: 'propriedades' },
    profiles: ALL_PROFILES,
    audit: 11112,
    subHeader: { uf: true, ano: false, downloads: [111240, 111241] },
  },
  poligonos: {
    path: '/propriedades/poligono',
    draws: { feature: 'polygons' },
    title: 'Polígonos',
    menu: { section: 'monitoramento', label: 'Polígonos', under: 'propriedades' },
    profiles: CAPABILITIES['polygons.read'],
    audit: null,
    subHeader: FILTERS,
  },
  produtores: {
    path: '/produtores',
    draws: { board: 'produtores' },
    title: 'Monitoramento de produtores',
    menu: { section: 'monitoramento', label: 'Monitoramento de produtores', icon: 'people' },
    profiles: ALL_PROFILES,
    audit: null,
    subHeader: { uf: true, ano: true, downloads: [20035] },
  },
} as const satisfies Record<string, Page>;
