import type { FormulaColors } from '../theme/palette-shape.ts';

/** A coloured stretch of the text; kinds are the theme's (`palette.formula`). */
export interface EditorToken {
  from: number;
  to: number;
  kind: keyof FormulaColors;
}

/** A stretch with a wavy underline. */
export interface EditorProblem {
  from: number;
  to: number;
}

/** One line of the popup. */
export interface EditorOption {
  label: string;
  /** What replaces the typed stretch. */
  apply: string;
  /** Behind the caret, such as a closing parenthesis. */
  after?: string;
  /** Where it comes from. */
  detail: string;
  unit: string | null;
}

/** What the popup shows for the place of the caret. */
export interface EditorCompletion {
  from: number;
  to: number;
  /** Head of the popup: '@ Colunas'. */
  title: string;
  kind: keyof FormulaColors;
  /** '20 de 148'. */
  count: string;
  options: readonly EditorOption[];
}

/** The popup at once, later, or none: what has to be asked for comes when it is there, unless the text has changed meanwhile. */
export type Completing = EditorCompletion | null | Promise<EditorCompletion | null>;
