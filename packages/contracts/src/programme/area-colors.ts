import type { AreaChange, AreaType } from './areas.ts';

/** Where a swatch stands on paper, which is white or dark, not on imagery (docs/design/tokens.md). By itself, since every page carries its palettes. */
export const AREA_COLORS: Readonly<Record<'light' | 'dark', Record<AreaType, string>>> = {
  light: { abc: '#D42A33', propriedade: '#A87B00', intervencao: '#1D7A42' },
  dark: { abc: '#FF7A80', propriedade: '#FFCB1F', intervencao: '#5BD584' },
};
export const CHANGE_COLORS: Readonly<Record<'light' | 'dark', Record<AreaChange, string>>> = {
  light: { novo: '#1B7546', atualizado: '#246ABD', excluido: '#B3261E' },
  dark: { novo: '#7ED08F', atualizado: '#8FC1F2', excluido: '#FF8A80' },
};
