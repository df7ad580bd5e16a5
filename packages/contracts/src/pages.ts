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
  /** Label in the side menu and in the user's menus list; null where the page is not in the menu. */
  menu: { section: MenuSection; label: string } | null;
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
