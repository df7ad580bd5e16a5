import { PAGE_FILTER_LABELS, VIEW_FILTER_LABELS, type RowCondition, type RowList } from '@fonte/contracts';
import { valueWords } from '@fonte/pt-br';
import type { About } from '../../platform/answers/answers.ts';
import type { AnswerColumn } from '../../query/index.ts';

const OPERATORS: Readonly<Record<RowCondition['operador'], string>> = {
  ...VIEW_FILTER_LABELS,
  ...PAGE_FILTER_LABELS,
};

const KINDS: Readonly<Partial<Record<AnswerColumn['type'], 'number' | 'date' | 'boolean'>>> = {
  integer: 'number',
  numeric: 'number',
  percent: 'number',
  date: 'date',
  datetime: 'date',
  boolean: 'boolean',
};

/** What a reader laid on rows, for a file of them: 'Linhas com' 'Uf igual GO / MG; Área maior que 20', 'Busca' 'vereda'. Nothing where all are there. */
export function rowWords(
  columns: readonly Pick<AnswerColumn, 'key' | 'label' | 'type'>[],
  { filtros = [], busca = '' }: RowList,
): About {
  const conditions = filtros.map(({ campo, operador, valor = [] }) => {
    const column = columns.find(({ key }) => key === campo);
    const kind = (column && KINDS[column.type]) ?? 'text';
    const values = [valor].flat().map((one) => valueWords(String(one), kind, campo));
    return [column?.label ?? campo, OPERATORS[operador].toLowerCase(), values.join(' / ')].join(' ').trim();
  });
  return [
    ...(conditions.length === 0 ? [] : [['Linhas com', conditions.join('; ')] as const]),
    ...(busca === '' ? [] : [['Busca', busca] as const]),
  ];
}
