import MuiGlobalStyles from '@mui/material/GlobalStyles';
import { REDUCED_MOTION } from './media.ts';

/** Focus ring, tabular figures, reduced motion. On the header and on imagery the ring is yellow. */
export function GlobalStyles() {
  return (
    <MuiGlobalStyles
      styles={(theme) => ({
        html: { scrollPaddingTop: 144 },
        body: { fontVariantNumeric: 'tabular-nums lining-nums' },
        ':focus-visible': {
          outline: `2px solid ${theme.vars!.palette.foco}`,
          outlineOffset: 2,
          // Sticky bars never cover what has the focus (WCAG 2.4.11).
          scrollMarginTop: 144,
        },
        // Holds the focus only so that Esc and Tab work; the dialog itself is no control.
        '.MuiDialog-container:focus-visible, .MuiDialog-paper:focus-visible, .MuiDrawer-root :focus-visible[role="dialog"], main:focus-visible':
          { outline: 'none' },
        '[data-ground="dark"] :focus-visible': { outlineColor: '#FFD84D' },
        [REDUCED_MOTION]: {
          '*, *::before, *::after': {
            animationDuration: '0s !important',
            animationDelay: '0s !important',
            transitionDuration: '0s !important',
            transitionDelay: '0s !important',
            scrollBehavior: 'auto !important',
          },
        },
      })}
    />
  );
}
