import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { SnackbarProvider } from '../dialogs/snackbar.tsx';
import './fonts.css';
import { GlobalStyles } from './global-styles.tsx';
import { LinkContext, type KitLink } from './link-context.tsx';
import { PrintStyles } from './print-styles.tsx';
import { theme } from './theme.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** CSP nonce that emotion writes on its style elements. */
  nonce?: string | undefined;
  LinkComponent?: KitLink;
  defaultMode?: 'light' | 'dark' | 'system';
}

/** Theme, fonts, baseline, print rules, links and snackbars: once, around everything. */
export function UiProvider({
  children,
  nonce,
  LinkComponent = 'a',
  defaultMode = 'system',
}: UiProviderProps) {
  const cache = useMemo(
    () => createCache({ key: 'ui', prepend: true, ...(nonce ? { nonce } : {}) }),
    [nonce],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={defaultMode}>
        <CssBaseline enableColorScheme />
        <GlobalStyles />
        <PrintStyles />
        <LinkContext.Provider value={LinkComponent}>
          <SnackbarProvider>{children}</SnackbarProvider>
        </LinkContext.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}
