import type { CSSProperties } from 'react';
import type { ExtraPalette } from './palette-shape.ts';

// MUI learns our palette keys and type variants; the values are in palette-*.ts and type-scale.ts.
declare module '@mui/material/styles' {
  interface Palette extends ExtraPalette {}
  interface PaletteOptions extends Partial<ExtraPalette> {}
  interface PaletteColor {
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypeBackground {
    subtle: string;
  }
  interface TypeText {
    tertiary: string;
  }
  interface TypographyVariants {
    display: CSSProperties;
    bigNumber: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    bigNumber?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    bigNumber: true;
    overline: false;
  }
}
