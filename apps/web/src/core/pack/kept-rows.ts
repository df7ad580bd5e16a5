import type { Cell, ReportAnswer, Row, RowCondition, RowList } from '@fonte/contracts';
import { compareTexts, includesText, startsWithText } from '@fonte/pt-br';
import { figure } from '../report/answer/answer.ts';

/** How a page of rows is asked for. */
export type RowsAsked = RowList & { readonly page: number; readonly pageSize: number };

/** What asks for all rows of a list, of what asks for some of them; in the same order, as an address has it. */
export const askedWhole = (query: RowList & { readonly page?: number }): object => ({
  ...query,
  page: -1,
  ordem: undefined,
  filtros: undefined,
  busca: undefined,
});

/**
 * A page of a list as the server would give it, out of all its rows as this device keeps them: narrowed, searched and ordered as asked. Rows are taken as they
 * are; a foot is the server's, of all of them, and is not there for some.
 */
export function pageOfKept(
  whole: ReportAnswer,
  { ordem, filtros = [], busca = '', page, pageSize }: RowsAsked,
): ReportAnswer {
  const fields = whole.thead.map(({ field }) => field);
  const kept = whole.tbody.filter(
    (row) =>
      filtros.every((condition) => holds(row[condition.campo] ?? null, condition)) &&
      (busca.trim() === '' || fields.some((field) => includesText(words(row[field] ?? null), busca.trim()))),
  );
  const narrowed = filtros.length > 0 || busca !== '';
  const sorted = ordem ? kept.toSorted(inOrder(ordem)) : kept;
  return {
    ...whole,
    tbody: sorted.slice((page - 1) * pageSize, page * pageSize),
    total: kept.length,
    totalPagina: Math.ceil(kept.length / pageSize),
    tfoot: narrowed ? null : whole.tfoot,
    ...(narrowed ? { todas: whole.tbody.length } : {}),
  };
}

/** A cell as a reader would write it. */
function words(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Sim' : 'Não';
  return String(cell);
}

/** Below nothing: numbers as numbers, all else as the alphabet has it; what is missing stands last, either way. */
function inOrder(ordem: string): (one: Row, other: Row) => number {
  const descending = ordem.startsWith('-');
  const field = descending ? ordem.slice(1) : ordem;
  return (one, other) => {
    const [a, b] = [one[field] ?? null, other[field] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return descending ? compare(b, a) : compare(a, b);
  };
}

function compare(a: Cell, b: Cell): number {
  const [x, y] = [figure(a), figure(b)];
  return x === null || y === null ? compareTexts(words(a), words(b)) : x - y;
}

function holds(cell: Cell, { operador, valor }: RowCondition): boolean {
  if (operador === 'null') return cell === null;
  if (operador === 'not_null') return cell !== null;
  const asked = (Array.isArray(valor) ? valor : [valor]).filter((one) => one !== undefined);
  if (operador === '!=' || operador === 'not_contains')
    return asked.every((one) => !meets(cell, operador === '!=' ? '=' : 'contains', one));
  return asked.some((one) => meets(cell, operador, one));
}

function meets(cell: Cell, operator: RowCondition['operador'], asked: string | number | boolean): boolean {
  if (cell === null) return false;
  const [text, sought] = [words(cell), words(asked)];
  switch (operator) {
    case '=':
      return compare(cell, asked) === 0;
    case '>':
      return compare(cell, asked) > 0;
    case '>=':
      return compare(cell, asked) >= 0;
    case '<':
      return compare(cell, asked) < 0;
    case '<=':
      return compare(cell, asked) <= 0;
    case 'contains':
      return includesText(text, sought);
    case 'starts':
      return startsWithText(text, sought);
    case 'ends':
      return text.toLowerCase().endsWith(sought.toLowerCase());
    // Those that `holds` answers.
    case '!=':
    case 'not_contains':
    case 'null':
    case 'not_null':
      return false;
  }
}
