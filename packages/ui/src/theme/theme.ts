import { createTheme } from '@mui/material/styles';
import { ptBR } from '@mui/material/locale';
import './augmentation.ts';
import { CONTROL_STYLES } from './control-styles.ts';
import { BREAKPOINTS } from './media.ts';
import { DARK } from './palette-dark.ts';
import { LIGHT } from './palette-light.ts';
import { SURFACE_STYLES } from './surface-styles.ts';
import { TYPE_SCALE } from './type-scale.ts';

/** The portal's one theme: light and dark through CSS variables on `data-color-scheme` (docs/design/tokens.md). */
export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    breakpoints: { values: { ...BREAKPOINTS } },
    spacing: 8,
    shape: { borderRadius: 6 },
    typography: TYPE_SCALE,
    transitions: {
      duration: {
        shortest: 80,
        shorter: 100,
        short: 120,
        standard: 160,
        complex: 200,
        enteringScreen: 160,
        leavingScreen: 160,
      },
    },
    colorSchemes: { light: { palette: LIGHT }, dark: { palette: DARK } },
    components: { ...CONTROL_STYLES, ...SURFACE_STYLES },
  },
  ptBR,
);
