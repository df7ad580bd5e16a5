import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { SnackbarProvider } from './dialogs/snackbar.tsx';
import './theme/fonts.css';
import { GlobalStyles } from './theme/global-styles.tsx';
import { LinkContext, type KitLink } from './theme/link-context.tsx';
import { NonceContext } from './theme/nonce.ts';
import { PrintStyles } from './theme/print-styles.tsx';
import { theme } from './theme/theme.ts';
import { WordsContext, type GivenWords } from './words/words.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** CSP nonce for the style elements that emotion and the Data Grid make. */
  nonce?: string | undefined;
  LinkComponent?: KitLink;
  defaultMode?: 'light' | 'dark' | 'system';
  /** The kit's words in another language; what it leaves out stays Portuguese. */
  words?: GivenWords;
}

/** The kit's own words. */
const NONE: GivenWords = {};

/** Theme, fonts, baseline, print rules, links, words and snackbars: once, around everything. */
export function UiProvider({
  children,
  nonce,
  LinkComponent = 'a',
  defaultMode = 'system',
  words = NONE,
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
          <NonceContext.Provider value={nonce}>
            <WordsContext.Provider value={words}>
              <SnackbarProvider>{children}</SnackbarProvider>
            </WordsContext.Provider>
          </NonceContext.Provider>
        </LinkContext.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}
