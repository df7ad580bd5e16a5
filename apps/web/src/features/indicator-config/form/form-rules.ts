import type { Indicator, Unsaved } from '../calls.ts';

/** The form while it is filled. */
export type Draft = {
  name: string;
  unit: string;
  dataType: '' | 'numeric' | 'integer';
  meaning: string;
  formula: string;
};

export const EMPTY_DRAFT: Draft = { name: '', unit: '', dataType: '', meaning: '', formula: '' };

export function draftOf(indicator: Indicator): Draft {
  return {
    name: indicator.nome_indicador,
    unit: indicator.unidade,
    dataType: indicator.data_type,
    meaning: indicator.significado ?? '',
    formula: indicator.formula_plain,
  };
}

/** Quotes are stripped from unit and data type before sending (third text, section 5). */
export const withoutQuotes = (text: string): string => text.replace(/["'“”‘’]/g, '').trim();

export type FieldName = 'name' | 'unit' | 'dataType' | 'formula';

/** The required fields that are empty (third text, section 5). */
export function emptyFields(draft: Draft): FieldName[] {
  const empty: Record<FieldName, boolean> = {
    name: draft.name.trim() === '',
    unit: withoutQuotes(draft.unit) === '',
    dataType: draft.dataType === '',
    formula: draft.formula.trim() === '',
  };
  return (Object.keys(empty) as FieldName[]).filter((field) => empty[field]);
}

export const isSame = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a save changes figures, so that old and new are compared first. */
export const changesFigures = (draft: Draft, stored: Draft): boolean =>
  draft.formula.trim() !== stored.formula.trim() || draft.dataType !== stored.dataType;

/** The draft as calls take a formula that is not saved. */
export function unsavedOf(draft: Draft, id: number | undefined): Unsaved {
  return {
    ...(id === undefined ? {} : { id }),
    nome_indicador: draft.name.trim(),
    data_type: draft.dataType === '' ? 'numeric' : draft.dataType,
    unidade: withoutQuotes(draft.unit),
    formula_plain: draft.formula,
  };
}
