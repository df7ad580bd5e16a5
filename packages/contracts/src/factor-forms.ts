import * as z from 'zod/mini';
import { REQUIRED } from './forms.ts';

/** Fields of the second factor's forms and calls; apart from forms.ts, which the sign-in page loads. Not in the specification. */

export const FACTOR_NAME_LONG = 'Máximo de 60 caracteres';
const CODE_LONG = 'Máximo de 40 caracteres';

/** A code of an authenticator app or a recovery code, as people write it: with blanks and dashes. */
export const oneTimeField = z
  .string({ error: REQUIRED })
  .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(40, CODE_LONG));

/** What a person calls one of its factors. */
export const factorNameField = z
  .string({ error: REQUIRED })
  .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(60, FACTOR_NAME_LONG));
