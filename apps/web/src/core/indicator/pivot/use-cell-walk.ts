import { useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';

/** Where a cell stands: rows count from the heads (-1) over the lines to the foot, cells from the row's name (0). */
export type CellPlace = { readonly row: number; readonly cell: number };

/** What makes an element a cell that arrows reach. */
export const cellAt = (row: number, cell: number) => ({ 'data-row': row, 'data-cell': cell, tabIndex: -1 });

/**
 * One stop of the Tab key for a whole table, within which arrows, Home and End walk; Enter, the space bar and a click do what the cell is for. The stop is kept on the elements
 * themselves: a table of some thousand cells is not drawn anew for it.
 */
export function useCellWalk(onCell: (place: CellPlace) => void) {
  const table = useRef<HTMLTableElement>(null);
  const stop = useRef<HTMLElement>(null);
  const stand = (cell: HTMLElement) => {
    if (stop.current && stop.current !== cell) stop.current.tabIndex = -1;
    cell.tabIndex = 0;
    stop.current = cell;
  };
  // Also after its row was folded away.
  useLayoutEffect(() => {
    const first = table.current?.querySelector<HTMLElement>('tbody [data-cell]');
    if (first && !(stop.current && table.current?.contains(stop.current))) stand(first);
  });
  return {
    ref: table,
    onFocus: ({ target }: SyntheticEvent) => {
      const cell = cellOf(target);
      if (cell) stand(cell);
    },
    onClick: ({ target }: SyntheticEvent) => {
      const cell = cellOf(target);
      if (cell) onCell(placeOf(cell));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const cell = cellOf(event.target);
      if (!cell || event.altKey || event.metaKey) return;
      const { row, cell: at } = placeOf(cell);
      if (event.key === 'Enter' || event.key === ' ') onCell({ row, cell: at });
      else {
        const next = table.current && nextCell(table.current, event, { row, cell: at });
        if (!next) return;
        next.focus();
      }
      event.preventDefault();
    },
  };
}

const cellOf = (target: unknown): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

const placeOf = ({ dataset }: HTMLElement): CellPlace => ({
  row: Number(dataset['row']),
  cell: Number(dataset['cell']),
});

function nextCell(
  table: HTMLElement,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, cell }: CellPlace,
): HTMLElement | null {
  const at = (toRow: number, toCell: number) =>
    table.querySelector<HTMLElement>(`[data-row="${toRow}"][data-cell="${toCell}"]`);
  switch (key) {
    case 'ArrowRight':
      return at(row, cell + 1);
    case 'ArrowLeft':
      return at(row, cell - 1);
    case 'ArrowDown':
      return at(row + 1, cell);
    case 'ArrowUp':
      return at(row - 1, cell);
    case 'Home':
      return at(ctrlKey ? 0 : row, 0);
    case 'End': {
      const of = ctrlKey ? '' : `[data-row="${row}"]`;
      return [...table.querySelectorAll<HTMLElement>(`${of}[data-cell]`)].at(-1) ?? null;
    }
    default:
      return null;
  }
}
