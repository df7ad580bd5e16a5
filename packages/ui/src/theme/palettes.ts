import { DARK } from './palette-dark.ts';
import { LIGHT } from './palette-light.ts';
import type { SchemePalette } from './palette-shape.ts';

export type Scheme = 'light' | 'dark';

/** Concrete colours by scheme, for canvas, SVG and anything that cannot read CSS variables. */
export const PALETTES: Record<Scheme, SchemePalette> = { light: LIGHT, dark: DARK };
