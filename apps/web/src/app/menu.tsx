import {
  ALL_PAGES,
  MENU_SECTIONS,
  type IconName,
  type MenuSection,
  type Page,
  type PageName,
} from '@fonte/contracts';
import type { MenuGroup, MenuItem } from '@fonte/ui';
import { MENU_ICONS } from './menu-icons.tsx';

/** Keys of the phone's bottom bar, in order (docs/design/guide.md, section 1); only what the menus list holds is shown. */
const BOTTOM = ['dashboard', 'mapa', 'minhasPropriedades'];

/** The menu of a user: the pages whose label is in the user's menus list (first text, section 2), by section. */
export function menuOf(menus: string): MenuGroup[] {
  const labels = new Set(menus.split(',').map((label) => label.trim()));
  return (Object.keys(MENU_SECTIONS) as MenuSection[])
    .map((section) => groupOf(section, labels))
    .filter((group) => group.items.length > 0);
}

function groupOf(section: MenuSection, labels: ReadonlySet<string>): MenuGroup {
  const title = MENU_SECTIONS[section];
  const items = ALL_PAGES.flatMap(([name, page]) =>
    page.menu?.section === section && page.menu.under === undefined ? itemOf(name, page, labels) : [],
  );
  return { ...(title === null ? {} : { label: title }), items };
}

/** An entry with those inside it; where the list has only the page's own place among these, that one alone. */
function itemOf(name: PageName, page: Page, labels: ReadonlySet<string>): MenuItem[] {
  const { menu } = page;
  if (menu === null) return [];
  const { label, short, own, icon } = menu;
  const entry = (key: string, words: string): MenuItem => ({
    key,
    label: words,
    href: page.path,
    icon: iconOf(icon),
    ...(page.newTab ? { newTab: true } : {}),
    ...(short === undefined ? {} : { shortLabel: short }),
  });
  if (!labels.has(label)) return own !== undefined && labels.has(own) ? [entry(name, own)] : [];
  const inside = [
    ...(own === undefined || !labels.has(own) ? [] : [{ ...entry(name, own), icon: undefined }]),
    ...ALL_PAGES.flatMap(([key, one]) => (one.menu?.under === name ? itemOf(key, one, labels) : [])),
  ];
  return inside.length === 0
    ? [entry(name, label)]
    : [{ ...entry(own === undefined ? name : `${name}:`, label), items: inside }];
}

const iconOf = (icon: IconName | undefined) => icon && MENU_ICONS[icon];

/** Entries of the phone's bottom bar. */
export function bottomOf(groups: readonly MenuGroup[]): MenuItem[] {
  const items = groups.flatMap((group) => group.items);
  return BOTTOM.flatMap((key) => items.filter((item) => item.key === key));
}
