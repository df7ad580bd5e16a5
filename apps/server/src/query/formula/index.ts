// Formulas of the indicator language as measures of the query engine.
export { formulaNames, type CatalogueItem, type ColumnMeaning, type FormulaNames } from './names.ts';
export { toMeasure, type FormulaContext, type FormulaMeasure } from './to-measure.ts';
export { dayOf } from './day.ts';
