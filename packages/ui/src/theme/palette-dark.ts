import { AREA_COLORS, CHANGE_COLORS } from '@fonte/contracts/programme/area-colors';
import { CHART_COLORS } from '@fonte/contracts/programme/chart-colors';
import type { SchemePalette } from './palette-shape.ts';
import { SITUATION_DARK } from './situations.ts';

/**
 * Dark scheme. `seq` and `div` are not in docs/design/tokens.md for dark: `seq` climbs from the track to mata 2, `div` keeps
 * the brown-to-green order; every step stays 3:1 apart from the card or carries its written label.
 */
export const DARK: SchemePalette = {
  mode: 'dark',
  background: { default: '#111714', paper: '#19211D', subtle: '#1E2722' },
  divider: '#313C36',
  controle: '#85928A',
  text: { primary: '#E9EEE9', secondary: '#B4C0B8', tertiary: '#98A59D', disabled: '#85928A' },
  primary: { main: '#7CC9A5', dark: '#A0DBC0', light: '#5FB18B', contrastText: '#0C2A1F', soft: '#22382E' },
  secondary: { main: '#F0A878', dark: '#F6C4A3', light: '#DB8A54', contrastText: '#2E1404', soft: '#3A2718' },
  success: { main: '#7ED08F', dark: '#7ED08F', light: '#7ED08F', contrastText: '#0C2A14', soft: '#1D3424' },
  warning: { main: '#F0B24A', dark: '#F0B24A', light: '#F0B24A', contrastText: '#2A1B02', soft: '#392C14' },
  error: { main: '#FF8A80', dark: '#FFB0A8', light: '#FF8A80', contrastText: '#350906', soft: '#3D2220' },
  info: { main: '#8FC1F2', dark: '#8FC1F2', light: '#8FC1F2', contrastText: '#0A2036', soft: '#1B2D3F' },
  chart: CHART_COLORS.dark,
  seq: ['#36423B', '#41604F', '#4C7E66', '#5A9F81', '#6CBB9B', '#81D3B8'],
  div: ['#DB580E', '#DDA77B', '#93C1A2', '#4FA07E'],
  radial: ['#DB580E', '#F1B11B', '#DCF3A8', '#81D3B8'],
  situacao: SITUATION_DARK,
  poligono: AREA_COLORS.dark,
  historico: CHANGE_COLORS.dark,
  progresso: { danger: '#FF8A80', warning: '#F0B24A', success: '#7ED08F', track: '#36423B' },
  diff: { oldText: '#FFB0A8', oldSoft: '#3D2220', newText: '#A5E3B1', newSoft: '#1D3424' },
  formula: { column: '#8FC1F2', indicator: '#F0B24A', operator: '#C9A2EE', dimension: '#7ED08F' },
  negativo: '#FF8A80',
  foco: '#8FC1F2',
  cabecalho: '#0B1310',
  ipe: '#F5C634',
  ipeText: '#2A2000',
  partial: '#2A332E',
};
