import { readFormula } from '@fonte/formula';
import { expect } from 'vitest';
import type { Measure } from '../../index.ts';
import { toMeasure, type FormulaNames } from '../index.ts';

/** The measure of a formula that has no fault; one that has fails the test, which names both. */
export function measureIn(names: FormulaNames, text: string): Measure {
  const { tree, problems } = readFormula(text, names.catalogue);
  expect([text, problems]).toEqual([text, []]);
  const read = toMeasure(tree!, { names, indicator: () => undefined });
  expect([text, read.problems]).toEqual([text, []]);
  return read.measure;
}
