import type { Cell } from '@fonte/contracts';
import { formatCpf } from '@fonte/pt-br';
import type { AnswerColumn, Cell as QueryCell } from '../../query/index.ts';
import { exactCell } from './exact.ts';

const DIGITS = /^\d{11}$/;

/** A cell of a list as it is read: words for codes, a CPF with its dots (a spreadsheet would drop its leading zeros), figures exact. */
export function shownCell({ type, words, personal }: AnswerColumn, value: QueryCell | undefined): Cell {
  const cell = exactCell(type, value);
  if (cell === null) return null;
  if (words) return words[String(cell)] ?? cell;
  return personal === 'cpf' && typeof cell === 'string' && DIGITS.test(cell) ? formatCpf(cell) : cell;
}
