import { CELL_TEXT_LIMIT, type LayerColumn } from '@fonte/contracts';
import {
  formatDate,
  formatInteger,
  formatNumber,
  formatWithUnit,
  isNumberedName,
  NO_VALUE,
} from '@fonte/pt-br';

/** A value of a feature as its card writes it. */
export function cellWords(column: LayerColumn, value: unknown): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (Array.isArray(value)) return value.join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (column.type) {
    case 'integer':
      return isNumberedName(column.name) ? text : formatInteger(Number(text));
    case 'decimal':
      return column.unit ? formatWithUnit(Number(text), column.unit) : formatNumber(Number(text));
    case 'date':
      return formatDate(text.slice(0, 10));
    case 'boolean':
      return text === 'true' ? 'Sim' : 'Não';
    case 'json':
    case 'list':
    case 'text':
      return text.length > CELL_TEXT_LIMIT ? `${text.slice(0, CELL_TEXT_LIMIT)}…` : text;
  }
}
