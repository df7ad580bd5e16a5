import { CONFIGURATION } from './pages/configuration.ts';
import { finderOf, type Place } from './pages/find.ts';
import { MAIN } from './pages/main.ts';
import { MONITORING } from './pages/monitoring.ts';
import { OBJECTIVES } from './pages/objectives.ts';
import type { Address, MenuSection, Page } from './pages/page.ts';
import type { Profile } from './profiles.ts';

export { ENTRANCE, type EntrancePath } from './pages/entrance.ts';
export type * from './pages/page.ts';
export type { Place } from './pages/find.ts';
export { LATEST_LOAD } from './pages/params.ts';

/**
 * The pages that are there: one row each, a file for each section of the menu. A page that is not finished has no row, so it is in nobody's menu.
 */
export const PAGES = { ...MAIN, ...OBJECTIVES, ...MONITORING, ...CONFIGURATION } as const;

export type PageName = keyof typeof PAGES;

const TABLE: Readonly<Record<PageName, Page>> = PAGES;

/** What an address is: a page with its parameters, a page that says what is wrong with them, or somewhere else to go. */
export const placeOf: (address: string) => Place<PageName> = finderOf(TABLE);

/** What a page says of a parameter that is none; nothing where such an address leads elsewhere. */
export function unknownWords(name: PageName): string {
  const { unknown } = TABLE[name];
  return typeof unknown === 'object' ? unknown.says : '';
}

/** Parameters that a path has: '/midias/tag/:id' has `id`. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Address of a page, each of its parameters one part of the path. */
export function pathOf<Name extends PageName>(
  name: Name,
  params: Readonly<Record<ParamsIn<(typeof PAGES)[Name]['path']>, string | number>>,
): Address {
  return Object.entries<string | number>(params).reduce<Address>(
    (path, [key, value]) => path.replace(`:${key}`, () => encodeURIComponent(value)) as Address,
    PAGES[name].path,
  );
}

/** The page at an address; undefined where there is none. */
export function pageOf(address: string): Extract<Place<PageName>, { kind: 'page' }> | undefined {
  const place = placeOf(address);
  return place.kind === 'page' ? place : undefined;
}

/** Every page with its name, in the order of the menu. */
export const ALL_PAGES = Object.entries(TABLE) as readonly (readonly [PageName, Page])[];

/** Titles of the menu's sections; the main one has none. */
export const MENU_SECTIONS: Record<MenuSection, string | null> = {
  main: null,
  objetivos: 'Objetivos',
  monitoramento: 'Monitoramento',
  configuracoes: 'Configurações',
};

/** The page whose place in the menu is all that a profile has there (first text, section 2, 'Side menu'). */
const onlyPageOf = (profile: Profile): Page | undefined =>
  ALL_PAGES.find(([, { menu }]) => menu?.only?.includes(profile))?.[1];

/** The user's menus list as it travels with the session: labels separated by comma and space (first text, section 3). */
export function menusOf(profile: Profile | null): string {
  if (profile === null) return '';
  const only = onlyPageOf(profile)?.menu?.own;
  if (only !== undefined) return only;
  return ALL_PAGES.flatMap(([, { menu, profiles }]) =>
    menu === null || !profiles.includes(profile)
      ? []
      : menu.own === undefined
        ? [menu.label]
        : [menu.label, menu.own],
  ).join(', ');
}

/**
 * Page to which `/` leads: /minhas-propriedades for Técnico, else /dashboard (first text, section 2); for whom the menu holds one page only, that one
 * (docs/specification.md).
 */
export function landingPage(profile: Profile): Address {
  if (profile === 'tecnico') return PAGES.minhasPropriedades.path;
  return onlyPageOf(profile)?.path ?? PAGES.dashboard.path;
}
