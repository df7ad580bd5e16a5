import { fail } from '../../platform/index.ts';

/** Ends the call with the fault of one field. */
export function wrongValue(msg: string, campo = 'valor'): never {
  return fail('invalidRequest', {}, { errors: [{ campo, msg }], sentence: msg });
}
