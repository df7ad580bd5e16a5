import * as z from 'zod/mini';
import { REQUIRED } from './forms.ts';

/** Fields of the form of a personal key; in zod's small form, because the page carries them. Not in the specification. */

export const KEY_SCOPES_NEEDED = 'Escolha ao menos um';

/** What a person calls a key: the program or the machine that it is for. */
export const keyNameField = z
  .string({ error: REQUIRED })
  .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(60, 'Máximo de 60 caracteres'));
