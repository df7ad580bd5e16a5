export { VIEW_DIMENSIONS, fieldNamed, fieldsOf } from './columns/dimensions.ts';
export { splitKeyOf } from './columns/conditions.ts';
export { wireField } from './columns/wire.ts';
export type { IndicatorBook } from './book/book.ts';
export { oneAtATime } from './definition/one-at-a-time.ts';
export { saveIndicator, type Author, type IndicatorBody } from './impact/save-indicator.ts';
export { viewFaults } from './impact/view-faults.ts';
export { reachOf } from './may-read.ts';
export { offeredDimensions } from './offered-dimensions.ts';
export { panelCharts } from './panel-charts.ts';
export { panelFigures, panelsWithFigures } from './panel-figures.ts';
export {
  giveTo,
  insertPanel,
  panelNameIsTaken,
  publish,
  readPanels,
  readPanelVersions,
  removePanel,
  updatePanel,
  type StoredPanel,
} from './panel-store.ts';
export { publishedPanels } from './published-panels.ts';
export { registerIndicators } from './routes.ts';
export { Indicators, type IndicatorParts } from './service.ts';
export { panelQuestions } from './standing-questions.ts';
