import { z } from 'zod';
import type { FailureName } from './failures.ts';
import { PROPERTY_CODE } from './property-code.ts';

/** A property named in a path. */
export const propertyCode = z.string().regex(PROPERTY_CODE);

/** What a call of one property takes in its path. What can be no code reads like a code that nobody has, and like another's. */
export const byProperty = {
  params: z.object({ id: propertyCode }),
  noSuch: 'propertyNotFound' satisfies FailureName,
} as const;
