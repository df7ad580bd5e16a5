import { CAPABILITIES } from './capabilities.ts';
import { ALL_PROFILES, type Profile } from './profiles.ts';

/**
 * The pages that are there: one row makes route, title, menu entry, rights, audit id and sub-header (first text, section 2).
 * A page that is not finished has no row, so it is in nobody's menu.
 */

export type MenuSection = 'main' | 'objetivos' | 'monitoramento' | 'configuracoes';

export type Page = {
  path: string;
  /** Title in tab and sub-header; `{perfil}` is the user's profile name. */
  title: string;
  /** Label in the side menu and in the user's menus list, `under` the entry of another page; null where the page is not in the menu. */
  menu: { section: MenuSection; label: string; under?: string } | null;
  /** The page whose menu entry is marked while this one is open. */
  partOf?: string;
  profiles: readonly Profile[];
  /** Audit report id recorded when the page is opened. */
  audit: number | null;
  subHeader: { uf: boolean; ano: boolean; downloads: boolean };
};

export const PAGES = {
  dashboard: {
    path: '/dashboard',
    title: 'Dashboard {perfil}',
    menu: { section: 'main', label: 'Dashboard' },
    profiles: ALL_PROFILES,
    audit: 11122,
    subHeader: { uf: true, ano: true, downloads: true },
  },
  indicadores: {
    path: '/indicadores',
    title: 'Indicadores',
    menu: { section: 'main', label: 'Indicadores' },
    profiles: CAPABILITIES['indicator.read'],
    audit: null,
    subHeader: { uf: true, ano: true, downloads: false },
  },
  mapa: {
    path: '/mapa',
    title: 'Mapa',
    menu: { section: 'main', label: 'Mapa' },
    profiles: ALL_PROFILES,
    audit: 11122,
    subHeader: { uf: true, ano: true, downloads: false },
  },
  poligonos: {
    path: '/propriedades/poligono',
    title: 'Polígonos',
    menu: { section: 'monitoramento', label: 'Polígonos' },
    profiles: CAPABILITIES['polygons.read'],
    audit: null,
    subHeader: { uf: true, ano: true, downloads: false },
  },
  minhaConta: {
    path: '/minha-conta',
    title: 'Minha conta',
    menu: null,
    profiles: ALL_PROFILES,
    audit: null,
    subHeader: { uf: false, ano: false, downloads: false },
  },
  configuracoes: {
    path: '/configuracoes',
    title: 'Gestão de Indicadores',
    menu: { section: 'configuracoes', label: 'Gestão de Indicadores' },
    profiles: CAPABILITIES['indicator.config'],
    audit: null,
    subHeader: { uf: false, ano: false, downloads: false },
  },
  configIndicador: {
    path: '/configuracoes/indicador',
    title: 'Config. Indicador',
    menu: { section: 'configuracoes', label: 'Config. Indicador', under: 'configuracoes' },
    profiles: CAPABILITIES['indicator.config'],
    audit: null,
    subHeader: { uf: false, ano: false, downloads: false },
  },
  criarIndicador: {
    path: '/configuracoes/indicador/criar',
    title: 'Criar Indicador',
    menu: null,
    partOf: 'configIndicador',
    profiles: CAPABILITIES['indicator.config'],
    audit: null,
    subHeader: { uf: false, ano: false, downloads: false },
  },
  editarIndicador: {
    path: '/configuracoes/indicador/editar/:id',
    title: 'Editar Indicador',
    menu: null,
    partOf: 'configIndicador',
    profiles: CAPABILITIES['indicator.config'],
    audit: null,
    subHeader: { uf: false, ano: false, downloads: false },
  },
  configPainel: {
    path: '/configuracoes/painel',
    title: 'Paineis',
    menu: { section: 'configuracoes', label: 'Config. Painel', under: 'configuracoes' },
    profiles: CAPABILITIES['panel.config'],
    audit: null,
    subHeader: { uf: false, ano: false, downloads: false },
  },
  criarPainel: {
    path: '/configuracoes/painel/criar',
    title: 'Criar Painel',
    menu: null,
    partOf: 'configPainel',
    profiles: CAPABILITIES['panel.config'],
    audit: null,
    subHeader: { uf: false, ano: false, downloads: false },
  },
  editarPainel: {
    path: '/configuracoes/painel/editar/:id',
    title: 'Configurar Painel',
    menu: null,
    partOf: 'configPainel',
    profiles: CAPABILITIES['panel.config'],
    audit: null,
    subHeader: { uf: false, ano: false, downloads: false },
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** Titles of the menu's sections; the main one has none. */
export const MENU_SECTIONS: Record<MenuSection, string | null> = {
  main: null,
  objetivos: 'Objetivos',
  monitoramento: 'Monitoramento',
  configuracoes: 'Configurações',
};

/** The user's menus list as it travels with the session: labels separated by comma and space (first text, section 3). */
export function menusOf(profile: Profile | null): string {
  return Object.values(PAGES as Record<string, Page>)
    .filter((page) => profile !== null && page.menu !== null && page.profiles.includes(profile))
    .map((page) => page.menu?.label)
    .join(', ');
}

/** Page to which `/` leads: /minhas-propriedades for Técnico once that page is there, else /dashboard (first text, section 2). */
export function landingPage(profile: Profile | null): string {
  const own = Object.values(PAGES as Record<string, Page>).find(
    (page) => page.path === '/minhas-propriedades',
  );
  return profile === 'tecnico' && own ? own.path : PAGES.dashboard.path;
}
