/** How a view's figures are shown (view-look.ts): what is chosen from, and what is read off the choice. Without zod, for pages. */

/** Decimals that a view may ask for. */
export const LOOK_DECIMALS = [0, 1, 2, 3, 4] as const;

/** A line across a chart: a fixed value, or one worked out of what is shown. */
export const REFERENCE_LABELS = { value: 'Valor fixo', mean: 'Média', median: 'Mediana' } as const;
export type ReferenceKind = keyof typeof REFERENCE_LABELS;
export const REFERENCE_KINDS = Object.keys(REFERENCE_LABELS) as ReferenceKind[];

/** What a rule asks of a figure. */
export const RULE_LABELS = {
  '>=': 'Maior ou igual',
  '<=': 'Menor ou igual',
  between: 'Entre',
} as const;
export type RuleTest = keyof typeof RULE_LABELS;
export const RULE_TESTS = Object.keys(RULE_LABELS) as RuleTest[];

/** The colours of a rule, by what they mean in the theme, each with the mark that stands beside the figure: nobody has to see colours. */
export const TONE_MARKS = { success: '●', warning: '▲', error: '■', info: '◆' } as const;
export const TONE_LABELS = { success: 'Verde', warning: 'Âmbar', error: 'Vermelho', info: 'Azul' } as const;
export type Tone = keyof typeof TONE_MARKS;
export const TONES = Object.keys(TONE_MARKS) as Tone[];

export const RULES_PER_VIEW = 8;

/** Kinds of views that have room for each. */
export const REFERENCE_TYPES: readonly string[] = ['line', 'bar', 'column'];
export const RULE_TYPES: readonly string[] = ['bar', 'column', 'table', 'bigNumber', 'pivot'];

export interface NumberLook {
  readonly decimals?: number | null | undefined;
  /** '1,2 mi' in place of '1.234.567'. */
  readonly short?: boolean | undefined;
  /** Fractions as percentages: 0,653 as 65,3%. */
  readonly share?: boolean | undefined;
}

export interface LookRule {
  /** The indicator whose figures it is about; all of them where it names none. */
  readonly indicador?: number | null | undefined;
  readonly when: RuleTest;
  /** As the figure is shown: 65 of one that is written as 65%. */
  readonly value: number;
  readonly until?: number | null | undefined;
  readonly tone: Tone;
  readonly word: string;
}

/** Whether an indicator's figures may be fractions: whole numbers, money and percentages are none. */
export const isFraction = ({ unidade, type }: Measured): boolean =>
  type !== 'integer' && unidade !== '%' && unidade !== 'R$';

interface Measured {
  readonly unidade?: string | undefined;
  readonly type?: string | undefined;
}

/** A fraction as a percentage, without what doubles add to it. */
export const asPercentage = (fraction: number): number => Number((fraction * 100).toPrecision(15));

/** The first rule that a figure meets, as it is shown; none for what is missing or protected. */
export function ruleFor(
  rules: readonly LookRule[] | null | undefined,
  indicador: number | null | undefined,
  value: number | null,
): LookRule | null {
  if (value === null) return null;
  const met = ({ when, value: from, until }: LookRule): boolean =>
    when === '<=' ? value <= from : value >= from && (when === '>=' || value <= (until ?? from));
  return rules?.find((rule) => (rule.indicador == null || rule.indicador === indicador) && met(rule)) ?? null;
}

/** '■ Baixo', as it stands beside a figure. */
export const markWords = ({ tone, word }: LookRule): string => `${TONE_MARKS[tone]} ${word}`;

type Write = (value: number) => string;

/** '■ Baixo: até 20', for a legend. */
export function ruleWords(rule: LookRule, write: Write): string {
  const { when, value, until } = rule;
  const span =
    when === '>='
      ? `a partir de ${write(value)}`
      : when === '<='
        ? `até ${write(value)}`
        : `de ${write(value)} a ${write(until ?? value)}`;
  return `${markWords(rule)}: ${span}`;
}

export interface LookReference {
  readonly kind: ReferenceKind;
  readonly value?: number | null | undefined;
  readonly label?: string | null | undefined;
}

/** What a line of reference is called: as somebody named it, else by what it is. */
export function referenceName({ kind, label }: LookReference): string {
  if (kind === 'value') return label || 'Referência';
  return label ? `${label} (${REFERENCE_LABELS[kind].toLowerCase()})` : REFERENCE_LABELS[kind];
}

/** What is said of it beside the chart. */
export const lineWords = (words: string): string => `linha de referência: ${words}`;

/** Where the line is: what was fixed, or what the answer worked out; null where there is nothing to work it out of. */
export function referenceValue(
  reference: LookReference | null | undefined,
  workedOut: string | number | boolean | null | undefined,
): number | null {
  const at = reference?.kind === 'value' ? reference.value : reference ? workedOut : null;
  return at === null || at === undefined || typeof at === 'boolean' || at === '' ? null : Number(at);
}
