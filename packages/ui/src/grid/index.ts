// The Data Grid. Community edition only: see docs/decisions for what that excludes.
export * from './cell-text.ts';
export * from './data-table-props.ts';
export * from './data-table.tsx';
export * from './grid-card.tsx';
export * from './list-bar.tsx';
export { GRID_TEXTS } from './grid-texts.ts';
export type { RowDetail } from '../cards/card/row-detail.ts';
export type { ToolbarParts } from './grid-toolbar.tsx';
export * from './table-column.ts';
