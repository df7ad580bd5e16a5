import { UiProvider } from '@fonte/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { RouterLink } from '../core/navigation/router-link.tsx';
import { queryClient } from '../core/query-client.ts';
import '../core/texts.ts';

/** Theme and server state around every branch; comes in parallel with the branch, so that the entry stays small. */
export function Root() {
  // The first paint's ground (color-scheme.js) makes way for the theme's own.
  useEffect(() => void document.documentElement.style.removeProperty('background-color'), []);
  return (
    <UiProvider LinkComponent={RouterLink}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </UiProvider>
  );
}
