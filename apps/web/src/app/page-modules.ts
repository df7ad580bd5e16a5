import type { PageName } from '@fonte/contracts';
import type { ComponentType } from 'react';

type PageModule = { Component: ComponentType };

/** What draws each page of the page table; a page without an entry does not compile. */
export const PAGE_MODULES: Record<PageName, () => Promise<PageModule>> = {
  dashboard: () => import('../features/dashboard/route.ts'),
};
