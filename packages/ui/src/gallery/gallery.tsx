import Box from '@mui/material/Box';
import { lazy, Suspense, type ComponentType } from 'react';

const PAGES: Record<string, ComponentType> = {
  states: lazy(() => import('./states-page.tsx').then((page) => ({ default: page.StatesPage }))),
  tokens: lazy(() => import('./tokens-page.tsx').then((page) => ({ default: page.TokensPage }))),
  login: lazy(() => import('./login-page.tsx').then((page) => ({ default: page.LoginPage }))),
  dashboard: lazy(() => import('./dashboard-page.tsx').then((page) => ({ default: page.DashboardPage }))),
  charts: lazy(() => import('./charts-page.tsx').then((page) => ({ default: page.ChartsPage }))),
  grid: lazy(() => import('./grid-page.tsx').then((page) => ({ default: page.GridPage }))),
  dialogs: lazy(() => import('./dialogs-page.tsx').then((page) => ({ default: page.DialogsPage }))),
  'full-map': lazy(() => import('./full-map-page.tsx').then((page) => ({ default: page.FullMapPage }))),
  map: lazy(() => import('./map-page.tsx').then((page) => ({ default: page.MapPage }))),
  'property-map': lazy(() =>
    import('./property-map-page.tsx').then((page) => ({ default: page.PropertyMapPage })),
  ),
};

/** Every component in its states, one page per family. For development and for the browser checks. */
export function Gallery({ page }: { page: string }) {
  const Page = PAGES[page];
  if (Page) {
    return (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    );
  }
  return (
    <Box component="main" sx={{ p: '20px' }}>
      <h1>Galeria</h1>
      <ul>
        {Object.keys(PAGES).map((name) => (
          <li key={name}>
            <a href={`?page=${name}`}>{name}</a> · <a href={`?page=${name}&mode=dark`}>{name}, escuro</a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
