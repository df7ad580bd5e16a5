// @dnd-kit behind one component: pre-1.0, pinned exactly, used nowhere else.
export * from './chip-styles.ts';
export * from './reorder-chips.tsx';
export * from './reorder-grid.tsx';
export type * from './reorder-item.ts';
