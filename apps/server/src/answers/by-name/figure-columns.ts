import type { HeadColumn } from '@fonte/contracts';
import type { FigureColumn } from '@fonte/contracts/routes/figures';

const KINDS: Readonly<Record<HeadColumn['type'], FigureColumn['tipo']>> = {
  text: 'texto',
  link: 'texto',
  file: 'texto',
  rows: 'inteiro',
  month: 'mes',
  integer: 'inteiro',
  visits: 'inteiro',
  numeric: 'numero',
  duration: 'numero',
  date: 'data',
  datetime: 'momento',
  boolean: 'booleano',
};

/** What of a column its head does not say. */
interface More {
  readonly unit: string | null;
  readonly definition: string | null;
}

/** The columns of a table as programs are told them, without those whose figures come later. */
export const figureColumns = (
  thead: readonly HeadColumn[],
  more: (head: HeadColumn) => More,
): FigureColumn[] =>
  thead
    .filter(({ type }) => type !== 'rows')
    .map((head) => {
      const { unit, definition } = more(head);
      const tipo = KINDS[head.type];
      return {
        nome: head.field,
        titulo: head.description_custom ?? head.description,
        tipo,
        unidade: unit,
        casas: tipo === 'numero' ? head.scale : tipo === 'inteiro' ? 0 : null,
        definicao: definition,
      };
    });
