import { UiProvider } from '@fonte/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useKitWords } from '../core/i18n/texts.ts';
import { RouterLink } from '../core/navigation/router-link.tsx';
import { queryClient } from '../core/query-client.ts';
import '../core/texts.ts';

/** The nonce that the server wrote into the page, for the style elements that emotion makes (docs/security.md). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

/** Theme and server state around every branch; comes in parallel with the branch, so that the entry stays small. */
export function Root() {
  // The first paint's ground (color-scheme.js) makes way for the theme's own.
  useEffect(() => void document.documentElement.style.removeProperty('background-color'), []);
  return (
    <UiProvider nonce={nonce} LinkComponent={RouterLink} words={useKitWords()}>
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    </UiProvider>
  );
}
