import type { HeadColumn } from '@fonte/contracts';

type Extra = Partial<Omit<HeadColumn, 'field' | 'description'>>;

const head = (field: string, description: string, extra: Extra): HeadColumn => ({
  field,
  description,
  description_custom: null,
  typepost: 'col',
  func: null,
  type: 'text',
  unit: null,
  percentage: false,
  totalizador: false,
  valuecoluna: null,
  scale: 0,
  ...extra,
});

/** A column of a group: what the row is about. A click on it opens the rows of the report's first figure, or of that which `valuecoluna` names. */
export const groupColumn = (field: string, description: string, extra: Extra = {}): HeadColumn =>
  head(field, description, { typepost: 'row', ...extra });

/** A count; `valuecoluna` names the measure a click on it drills into. */
export const countColumn = (field: string, description: string, extra: Extra = {}): HeadColumn =>
  head(field, description, {
    typepost: 'func',
    func: 'count',
    type: 'integer',
    totalizador: true,
    valuecoluna: field,
    ...extra,
  });

/** Hectares, two decimals. */
export const areaColumn = (field: string, description: string, extra: Extra = {}): HeadColumn =>
  head(field, description, {
    typepost: 'func',
    func: 'sum',
    type: 'numeric',
    unit: 'ha',
    totalizador: true,
    valuecoluna: field,
    scale: 2,
    ...extra,
  });

/** A percentage, one decimal; 65.3 is 65,3%. */
export const shareColumn = (field: string, description: string, extra: Extra = {}): HeadColumn =>
  head(field, description, {
    typepost: 'expr',
    type: 'numeric',
    unit: '%',
    percentage: true,
    scale: 1,
    ...extra,
  });

/** Any other figure. */
export const figureColumn = (field: string, description: string, extra: Extra = {}): HeadColumn =>
  head(field, description, { typepost: 'func', type: 'numeric', scale: 2, ...extra });

/** A column of a list. */
export const plainColumn = (field: string, description: string, extra: Extra = {}): HeadColumn =>
  head(field, description, extra);
