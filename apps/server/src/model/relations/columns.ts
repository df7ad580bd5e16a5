import type { Column, Personal } from '../relation.ts';

/** Short forms for declaring columns: `text('Nome')`, `numeric('Área total', 'ha')`. */
export const text = (label: string, words?: Column['words']): Column =>
  words ? { label, type: 'text', words } : { label, type: 'text' };
/** A code of the programme, such as 52.0417.0031. */
export const code = (label: string): Column => ({ label, type: 'text', code: true });
export const integer = (label: string, unit?: string): Column =>
  unit ? { label, type: 'integer', unit } : { label, type: 'integer' };
export const numeric = (label: string, unit?: string): Column =>
  unit ? { label, type: 'numeric', unit } : { label, type: 'numeric' };
export const date = (label: string): Column => ({ label, type: 'date' });
export const datetime = (label: string): Column => ({ label, type: 'datetime' });
export const boolean = (label: string): Column => ({ label, type: 'boolean' });

/** A column that is personal data of its class. */
export const personal = (column: Column, kind: Personal): Column => ({ ...column, personal: kind });
