import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

export interface KitLinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
  /** Opened beside this page. */
  target?: '_blank';
  rel?: 'noopener';
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
}

/** What draws a link. The application gives its router's; without one it is a plain anchor. */
export type KitLink = ComponentType<KitLinkProps> | 'a';

export const LinkContext = createContext<KitLink>('a');

/** The link component the application gave to UiProvider. */
export function useKitLink(): KitLink {
  return useContext(LinkContext);
}
