import useMediaQuery from '@mui/material/useMediaQuery';
import { useColorScheme } from '@mui/material/styles';
import { BREAKPOINTS, TOUCH } from './media.ts';
import { PALETTES, type Scheme } from './palettes.ts';
import type { SchemePalette } from './palette-shape.ts';
import { usePrinting } from './use-printing.ts';

/** Light or dark, with 'system' already resolved. */
export function useResolvedScheme(): Scheme {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
}

/** Concrete colours of the scheme in use; paper is always light. */
export function usePalette(): SchemePalette {
  const scheme = useResolvedScheme();
  return PALETTES[usePrinting() ? 'light' : scheme];
}

/** True below that breakpoint: useNarrow('sm') is a phone. */
export function useNarrow(below: Exclude<keyof typeof BREAKPOINTS, 'xs'>): boolean {
  return useMediaQuery(`(max-width: ${BREAKPOINTS[below] - 0.05}px)`, { noSsr: true });
}

/** True where fingers are expected (below 768 px, or a coarse pointer). */
export function useTouch(): boolean {
  return useMediaQuery(TOUCH.replace('@media ', ''), { noSsr: true });
}

/** True when the reader asked for no motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
}
