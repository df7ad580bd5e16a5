import type { ReferenceKind, RuleTest, Tone } from '@fonte/contracts/look-words';
import type { View } from '@fonte/contracts/view';
import { parseNumber } from '@fonte/pt-br';

type Look = NonNullable<View['look']>;

/** An indicator of the view, and whether its figures may be fractions. */
export type NamedIndicator = { id: number; name: string; fraction: boolean };

/** One rule while it is filled: numbers are what was typed. */
export type RuleDraft = {
  indicador: number | null;
  when: RuleTest;
  value: string;
  until: string;
  tone: Tone;
  word: string;
};

/** How figures are shown, while it is filled. */
export type LookDraft = {
  decimals: number | null;
  short: boolean;
  share: boolean;
  reference: { kind: ReferenceKind | null; value: string; label: string };
  rules: RuleDraft[];
};

const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',');

export function draftOfLook(look: View['look']): LookDraft {
  const { number, reference, rules } = look ?? {};
  return {
    decimals: number?.decimals ?? null,
    short: number?.short ?? false,
    share: number?.share ?? false,
    reference: {
      kind: reference?.kind ?? null,
      value: typed(reference?.value),
      label: reference?.label ?? '',
    },
    rules: (rules ?? []).map(({ indicador, when, value, until, tone, word }) => ({
      indicador: indicador ?? null,
      when,
      value: typed(value),
      until: typed(until),
      tone,
      word,
    })),
  };
}

export const newRule = (tone: Tone): RuleDraft => ({
  indicador: null,
  when: '>=',
  value: '',
  until: '',
  tone,
  word: '',
});

/** What of a rule is missing or wrong. */
export function ruleFaults({ when, value, until, word }: RuleDraft): {
  value: boolean;
  until: 'number' | 'order' | null;
  word: boolean;
} {
  const [from, to] = [parseNumber(value), parseNumber(until)];
  const span =
    when !== 'between' ? null : to === null ? 'number' : from !== null && from > to ? 'order' : null;
  return { value: from === null, until: span, word: word.trim() === '' };
}

const isRule = (rule: RuleDraft): boolean => {
  const { value, until, word } = ruleFaults(rule);
  return !value && until === null && !word;
};

/** Whether the fixed value of the line is there. */
export const hasReference = ({ reference: { kind, value } }: LookDraft): boolean =>
  kind !== 'value' || parseNumber(value) !== null;

export const mayConfirmLook = (draft: LookDraft): boolean => hasReference(draft) && draft.rules.every(isRule);

/** The look as it is kept, null where nothing is chosen. Only a complete draft is confirmed. */
export function lookOfDraft({ decimals, short, share, reference, rules }: LookDraft): Look | null {
  const { kind, value, label } = reference;
  const look: Look = {
    ...(decimals !== null || short || share
      ? { number: { decimals, ...(short ? { short } : {}), ...(share ? { share } : {}) } }
      : {}),
    ...(kind === null
      ? {}
      : {
          reference: {
            kind,
            value: kind === 'value' ? parseNumber(value) : null,
            label: label.trim() || null,
          },
        }),
    ...(rules.length === 0
      ? {}
      : {
          rules: rules.map((rule) => ({
            indicador: rule.indicador,
            when: rule.when,
            value: parseNumber(rule.value) ?? 0,
            until: rule.when === 'between' ? parseNumber(rule.until) : null,
            tone: rule.tone,
            word: rule.word.trim(),
          })),
        }),
  };
  return Object.keys(look).length === 0 ? null : look;
}
