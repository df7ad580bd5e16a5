// The chart engine. Pages use ChartCard of '@fonte/ui', which loads this lazily; print routes may import it directly.
export * from './chart-colors.ts';
export * from './chart-description.ts';
export * from './chart-legend.tsx';
export * from './chart-option.ts';
export * from './chart-table.tsx';
export * from './chart-values.ts';
export * from './chart-words.ts';
export * from './chart.tsx';
export type { ChartSetting } from './option-base.ts';
export * from './parts-list.tsx';
export * from './point-at.ts';
export * from './radial-chart.tsx';
export * from './treemap-chart.tsx';
