import type { AreaChange, AreaType } from '@fonte/contracts/programme/areas';
import type { SituationColors } from './situations.ts';

export interface ProgressColors {
  danger: string;
  warning: string;
  success: string;
  track: string;
}
export interface DiffColors {
  oldText: string;
  oldSoft: string;
  newText: string;
  newSoft: string;
}
export interface FormulaColors {
  column: string;
  indicator: string;
  operator: string;
  dimension: string;
}

/** What the theme holds besides MUI's own palette keys (docs/design/tokens.md, "Theme skeleton"). */
export interface ExtraPalette {
  /** Eight colours for unordered series, in this order. */
  chart: readonly string[];
  /** Six steps for ordered classes. */
  seq: readonly string[];
  /** Four bands from bad to good. */
  div: readonly string[];
  /** Radial bars below 25, 50, 75 % and above. */
  radial: readonly string[];
  situacao: SituationColors;
  poligono: Record<AreaType, string>;
  historico: Record<AreaChange, string>;
  progresso: ProgressColors;
  diff: DiffColors;
  formula: FormulaColors;
  /** Negative values, always with their minus sign. */
  negativo: string;
  /** Focus ring, used for nothing else. */
  foco: string;
  /** Header bar. */
  cabecalho: string;
  /** Borders of inputs and checkboxes. */
  controle: string;
  /** Ipê yellow: logo, avatar, badge; never text on white. */
  ipe: string;
  ipeText: string;
  /** Fields locked by the profile, unfinished periods. */
  partial: string;
}

/** MUI's keys in the form in which we fill them; concrete colours for canvas and SVG. */
export interface SchemePalette extends ExtraPalette {
  mode: 'light' | 'dark';
  background: { default: string; paper: string; subtle: string };
  divider: string;
  text: { primary: string; secondary: string; tertiary: string; disabled: string };
  primary: { main: string; dark: string; light: string; contrastText: string; soft: string };
  secondary: { main: string; dark: string; light: string; contrastText: string; soft: string };
  success: { main: string; dark: string; light: string; contrastText: string; soft: string };
  warning: { main: string; dark: string; light: string; contrastText: string; soft: string };
  error: { main: string; dark: string; light: string; contrastText: string; soft: string };
  info: { main: string; dark: string; light: string; contrastText: string; soft: string };
}
