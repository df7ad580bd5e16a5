import { MENU_SECTIONS, PAGES, type MenuSection, type Page } from '@fonte/contracts';
import type { MenuGroup, MenuItem } from '@fonte/ui';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FunctionsOutlined from '@mui/icons-material/FunctionsOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PentagonOutlined from '@mui/icons-material/PentagonOutlined';
import type { ReactNode } from 'react';

/** Icon of each page that has a place in the menu. */
const ICONS: Partial<Record<string, ReactNode>> = {
  dashboard: <DashboardOutlined />,
  indicadores: <InsightsOutlined />,
  mapa: <MapOutlined />,
  poligonos: <PentagonOutlined />,
  configuracoes: <FunctionsOutlined />,
};

/** Keys of the phone's bottom bar, in order (docs/design/guide.md, section 1); only what the menus list holds is shown. */
const BOTTOM = ['dashboard', 'mapa', 'minhasPropriedades'];

const pages = Object.entries(PAGES as Record<string, Page>);

/** The menu of a user: the pages whose label is in the user's menus list (first text, section 2), by section. */
export function menuOf(menus: string): MenuGroup[] {
  const labels = new Set(menus.split(',').map((label) => label.trim()));
  return (Object.keys(MENU_SECTIONS) as MenuSection[])
    .map((section) => groupOf(section, labels))
    .filter((group) => group.items.length > 0);
}

function groupOf(section: MenuSection, labels: ReadonlySet<string>): MenuGroup {
  const title = MENU_SECTIONS[section];
  const items = pages
    .filter(([, page]) => page.menu?.section === section && labels.has(page.menu.label))
    .filter(([, page]) => page.menu?.under === undefined)
    .map(([key, page]) => itemOf(key, page, labels));
  return { ...(title === null ? {} : { label: title }), items };
}

function itemOf(key: string, page: Page, labels: ReadonlySet<string>): MenuItem {
  const inside = pages
    .filter(([, one]) => one.menu?.under === key && labels.has(one.menu.label))
    .map(([name, one]) => itemOf(name, one, labels));
  return {
    key,
    label: page.menu?.label ?? page.title,
    href: page.path,
    icon: ICONS[key],
    ...(inside.length > 0 ? { items: inside } : {}),
  };
}

/** Entries of the phone's bottom bar. */
export function bottomOf(groups: readonly MenuGroup[]): MenuItem[] {
  const items = groups.flatMap((group) => group.items);
  return BOTTOM.flatMap((key) => items.filter((item) => item.key === key));
}

/** The page an address belongs to: the longest path that it starts with. */
export function pageOfPath(pathname: string): { key: string; page: Page } | undefined {
  return pages
    .filter(([, page]) => pathname === fixedPart(page) || pathname.startsWith(`${fixedPart(page)}/`))
    .sort(([, a], [, b]) => b.path.length - a.path.length)
    .map(([key, page]) => ({ key, page }))[0];
}

/** A page's path without its parameters: '/configuracoes/painel/editar'. */
const fixedPart = (page: Page): string => page.path.split('/:')[0] ?? page.path;
