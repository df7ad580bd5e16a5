import { AREA_COLORS, CHANGE_COLORS } from '@fonte/contracts/programme/area-colors';
import { CHART_COLORS } from '@fonte/contracts/programme/chart-colors';
import type { SchemePalette } from './palette-shape.ts';
import { SITUATION_LIGHT } from './situations.ts';

/** Light scheme; every figure from docs/design/tokens.md, where its contrast is given. */
export const LIGHT: SchemePalette = {
  mode: 'light',
  background: { default: '#F3F5F0', paper: '#FFFFFF', subtle: '#F7F9F5' },
  divider: '#DEE3D9',
  controle: '#77837B',
  text: { primary: '#1B241F', secondary: '#4F5B54', tertiary: '#5E6A63', disabled: '#77837B' },
  primary: { main: '#1E5B45', dark: '#174836', light: '#2C7355', contrastText: '#FFFFFF', soft: '#E3EFE8' },
  secondary: { main: '#9A4B1C', dark: '#7D3C15', light: '#B4622F', contrastText: '#FFFFFF', soft: '#F7E9DF' },
  success: { main: '#23743A', dark: '#1B5C2E', light: '#23743A', contrastText: '#FFFFFF', soft: '#E3F1E5' },
  // `dark` is the text colour: the fill fails as text (docs/design/tokens.md: "never text on it").
  warning: { main: '#B26A00', dark: '#855000', light: '#B26A00', contrastText: '#FFFFFF', soft: '#FCF0D9' },
  error: { main: '#B3261E', dark: '#8C1A13', light: '#B3261E', contrastText: '#FFFFFF', soft: '#FBE9E7' },
  info: { main: '#1F5F99', dark: '#174A78', light: '#1F5F99', contrastText: '#FFFFFF', soft: '#E4EEF8' },
  chart: CHART_COLORS.light,
  seq: ['#E3E7DD', '#C5DCCB', '#93C1A2', '#5B9C78', '#2C7355', '#034937'],
  div: ['#9E451A', '#DDA77B', '#93C1A2', '#2C7355'],
  radial: ['#9E451A', '#BD7401', '#64A16D', '#034937'],
  situacao: SITUATION_LIGHT,
  poligono: AREA_COLORS.light,
  historico: CHANGE_COLORS.light,
  progresso: { danger: '#B3261E', warning: '#B26A00', success: '#23743A', track: '#E3E7DD' },
  diff: { oldText: '#8C1A13', oldSoft: '#FBE9E7', newText: '#185C2A', newSoft: '#E3F1E5' },
  formula: { column: '#1F5F99', indicator: '#7A3E00', operator: '#5B2A86', dimension: '#1B6B3F' },
  negativo: '#B3261E',
  foco: '#1A5FB4',
  cabecalho: '#123D2F',
  ipe: '#F2B705',
  ipeText: '#2A2000',
  partial: '#EFF0EE',
};
