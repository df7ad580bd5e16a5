// The chart engine. Pages use ChartCard of '@fonte/ui', which loads this lazily; print routes may import it directly.
export * from './described/chart-colors.ts';
export * from './described/chart-description.ts';
export * from './drawn/chart-legend.tsx';
export * from './option/chart-option.ts';
export * from './drawn/chart-table.tsx';
export * from './described/chart-values.ts';
export * from './described/chart-words.ts';
export * from './drawn/chart.tsx';
export type { ChartSetting } from './option/option-base.ts';
export * from './drawn/parts-list.tsx';
export * from './drawn/point-at.ts';
export * from './drawn/radial-chart.tsx';
export * from './drawn/treemap-chart.tsx';
