import { fail } from '../../platform/index.ts';

/** Refuses one field of a form with its sentence. Errors: `invalidRequest`. */
export const wrongField = (campo: string, msg: string): never =>
  fail('invalidRequest', {}, { errors: [{ campo, msg }], sentence: msg });
