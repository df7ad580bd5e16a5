import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatInteger,
  formatNumber,
  formatPercent,
  formatReais,
  NO_VALUE,
} from '@fonte/pt-br';
import type { TableColumn } from './table-column.ts';

type Written = Pick<TableColumn<never>, 'type' | 'decimals'>;

const numberOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);
const dateOf = (value: unknown): string | Date | null =>
  value instanceof Date || typeof value === 'string' ? value : null;

const FIGURES: ReadonlySet<string> = new Set(['integer', 'number', 'percent', 'money', 'duration']);

/** A cell's value as it is printed: figures, dates and booleans in pt-BR; a missing figure as a dash, as on cards and paper, anything else missing as nothing. */
export function cellText({ type = 'text', decimals }: Written, value: unknown): string {
  if (value === null || value === undefined || value === '') return FIGURES.has(type) ? NO_VALUE : '';
  switch (type) {
    case 'integer':
      return formatInteger(numberOf(value));
    case 'number':
      return formatNumber(numberOf(value), decimals);
    case 'percent':
      return formatPercent(numberOf(value), decimals);
    case 'money':
      return formatReais(numberOf(value), decimals);
    case 'duration':
      return formatDuration(numberOf(value));
    case 'date':
      return formatDate(dateOf(value));
    case 'datetime':
      return formatDateTime(dateOf(value));
    case 'boolean':
      return value === true ? 'sim' : 'não';
    case 'text':
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

/** True for figures below zero: they are red. */
export function isNegative({ type }: Written, value: unknown): boolean {
  return FIGURES.has(type ?? 'text') && Number(value) < 0;
}
