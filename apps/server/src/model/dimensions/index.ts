import type { Dimension } from '../dimension.ts';
import { FACT } from './fact.ts';
import { PLACE } from './place.ts';
import { PRODUCER } from './producer.ts';
import { PROPERTY } from './property.ts';
import { TIME } from './time.ts';

/** Every dimension, by name. */
export const DIMENSIONS: Readonly<Record<string, Dimension>> = Object.fromEntries(
  [...PLACE, ...PROPERTY, ...PRODUCER, ...TIME, ...FACT].map((dimension) => [dimension.key, dimension]),
);
