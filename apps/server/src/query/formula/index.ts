// Formulas of the indicator language as measures of the query engine.
export { formulaNames, type CatalogueItem, type ColumnMeaning, type FormulaNames } from './names.ts';
export { toMeasure, type FactRead, type FormulaContext, type FormulaMeasure } from './to-measure.ts';
export { readKnownValues, type KnownValue, type KnownValues } from './values.ts';
export { dayOf } from './day.ts';
export { OFFERED, offeredValues, type OfferedValues } from './offered-values.ts';
