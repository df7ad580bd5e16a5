import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatInteger,
  formatNumber,
  formatPercent,
  formatReais,
} from '@fonte/pt-br';
import type { TableColumn } from './table-column.ts';

type Written = Pick<TableColumn<never>, 'type' | 'decimals'>;

const numberOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);
const dateOf = (value: unknown): string | Date | null =>
  value instanceof Date || typeof value === 'string' ? value : null;

/** A cell's value as it is printed: figures, dates and booleans in pt-BR, missing ones as nothing. */
export function cellText({ type = 'text', decimals }: Written, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
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
  return ['integer', 'number', 'percent', 'money', 'duration'].includes(type ?? 'text') && Number(value) < 0;
}
