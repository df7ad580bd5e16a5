import type { ReactNode } from 'react';

/** Rows that open (specification 2, section 2.17): a button shows what is inside below its row, over the table's whole width. */
export interface RowDetail<Row> {
  isOpen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** The button's name: 'Lançamentos de Fazenda Dois Ipês'. That it stands open is told beside it. */
  label: (row: Row) => string;
  /** What is read on the button where it has words. */
  words: string;
  body: (row: Row) => ReactNode;
}
