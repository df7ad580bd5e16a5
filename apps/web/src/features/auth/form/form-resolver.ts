import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { firstFaults } from './first-faults.ts';

/** A flat form's rules for react-hook-form: the first fault of each field. (The general resolver weighs more than this page can spare.) */
export function formResolver<T extends FieldValues>(schema: ZodMiniType<unknown, T>): Resolver<T> {
  return (values) => {
    const faults = firstFaults(schema, values);
    return Object.keys(faults).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: faults as FieldErrors<T> };
  };
}
