import type { ReactNode } from 'react';

export interface MenuItem {
  key: string;
  label: string;
  href: string;
  /** Entries inside another have none. */
  icon?: ReactNode;
  /** Opened beside the page it is on. */
  newTab?: boolean;
  /** For the bottom bar, where 'Minhas propriedades' does not fit. */
  shortLabel?: string;
  /** Entries inside this one: it opens and closes, and leads nowhere itself. */
  items?: readonly MenuItem[];
}

export interface MenuGroup {
  /** 'Objetivos', 'Monitoramento'; the first group has none. */
  label?: string;
  items: readonly MenuItem[];
}

export interface UserAction {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  href?: string;
}
