import { ALL_PAGES, ENTRANCE, type Page } from '@fonte/contracts';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { FirstSplash } from './first-splash.tsx';
import {
  fromUnknown,
  requireNoSession,
  requireProfile,
  requireSession,
  toLanding,
  toNearest,
} from './guards.ts';
import { aheadOf, moduleOf } from './page-modules.ts';
import { RootFailure } from './root-failure.tsx';

const routeOf = (page: Page): RouteObject => {
  // Matched routes load in parallel: the frame and the page come together.
  const lazy = moduleOf(page);
  return lazy
    ? { path: page.path, loader: requireProfile(page, aheadOf(page)), lazy }
    : { path: page.path, loader: toNearest };
};

const pagesThat = (keep: (page: Page) => boolean): RouteObject[] =>
  ALL_PAGES.flatMap(([, page]) => (keep(page) ? [routeOf(page)] : []));

/**
 * Around the pages of a frame, inside it: what could not be fetched or breaks is said in the page's place. A page has no boundary of its own before its
 * code is there, so the frame's code brings this one.
 */
const within = (children: RouteObject[]): RouteObject => ({
  lazy: () => import('./page-boundary-route.ts'),
  children,
});

/** Separate branches: public, paper, signed-in frame, so that none loads the others' code. */
const branches: RouteObject[] = [
  {
    path: '/auth',
    loader: requireNoSession,
    lazy: () => import('../features/auth/form/frame-route.ts'),
    children: [
      within([
        { index: true, loader: () => redirect(ENTRANCE.login) },
        { path: ENTRANCE.login, lazy: () => import('../features/auth/login/login-route.ts') },
        {
          path: ENTRANCE.registration,
          lazy: () => import('../features/auth/registration/registration-route.ts'),
        },
        {
          path: ENTRANCE.forgotPassword,
          lazy: () => import('../features/auth/password/forgot-password-route.ts'),
        },
        { path: ENTRANCE.newPassword, lazy: () => import('../features/auth/password/new-password-route.ts') },
        { path: ENTRANCE.factor, lazy: () => import('../features/auth/factor/route.ts') },
        { path: ENTRANCE.confirm, lazy: () => import('../features/auth/registration/confirm-route.ts') },
        { path: '*', loader: () => redirect(ENTRANCE.login) },
      ]),
    ],
  },
  {
    path: ENTRANCE.terms,
    lazy: () => import('../features/terms/route.ts'),
  },
  {
    path: ENTRANCE.logout,
    lazy: () => import('../features/auth/logout/logout-route.ts'),
  },
  { loader: requireSession, children: [within(pagesThat((page) => page.paper === true))] },
  {
    path: '/',
    loader: requireSession,
    lazy: () => import('./shell-route.ts'),
    children: [
      within([
        { index: true, loader: toLanding, lazy: () => import('./no-profile-route.ts') },
        ...pagesThat((page) => !page.paper),
        { path: '*', loader: fromUnknown },
      ]),
    ],
  },
];

/** Every address of the portal. */
export const routes: RouteObject[] = [
  {
    lazy: () => import('./root-route.ts'),
    HydrateFallback: FirstSplash,
    ErrorBoundary: RootFailure,
    children: branches,
  },
];

export const createRouter = () => createBrowserRouter(routes);
