import type { ReactNode } from 'react';

export interface FootCell {
  field: string;
  cell: ReactNode;
  /** px */
  width: number;
  align: 'left' | 'right' | 'center';
}

interface Column {
  field: string;
  computedWidth: number;
  align?: FootCell['align'];
}

/** The cells of a total row, from left to right: what it is the total of ('Total de 59 propriedades') has the room of the empty ones after it. */
export function footCells(
  columns: readonly Column[],
  total: Readonly<Record<string, ReactNode>>,
): FootCell[] {
  const cells: FootCell[] = [];
  for (const { field, computedWidth: width, align = 'left' } of columns) {
    const cell = total[field] ?? '';
    const before = cells.at(-1);
    if (cell === '' && before && isLabel(before)) before.width += width;
    else cells.push({ field, cell, width, align });
  }
  return cells;
}

/** Figures and bars stay under the heads of their columns. */
const isLabel = ({ cell, align }: FootCell): boolean =>
  typeof cell === 'string' && cell !== '' && align === 'left';
