import {
  loginFields,
  passwordField,
  registrationFields,
  REQUIRED,
  resetFields,
} from '@fonte/contracts/forms';
import { isValidCpf } from '@fonte/pt-br';
import * as z from 'zod/mini';

export const loginForm = z.object(loginFields);

export const resetForm = z.object(resetFields);

/** The form behind the e-mail of a registration. */
export const confirmForm = z.object({ pass: loginFields.pass });

/** Repeated password: required, and the same. Shown together with the other fields' faults, not only after they are gone. */
const sameTwice = (mismatch: string) =>
  z.refine<{ pass: string; confirm: string }>(({ pass, confirm }) => !confirm || pass === confirm, {
    path: ['confirm'],
    error: mismatch,
    when: () => true,
  });

const confirm = z.string({ error: REQUIRED }).check(z.minLength(1, REQUIRED));

/** The registration form: the call's fields, plus the confirmation and the terms that only the form asks for. */
export function registrationForm(passwordMinLength: number, words: { mismatch: string; mustAccept: string }) {
  return z
    .object({
      ...registrationFields({ isValidCpf, passwordMinLength }),
      confirm,
      accepted: z.boolean().check(z.refine((accepted) => accepted, words.mustAccept)),
    })
    .check(sameTwice(words.mismatch));
}

/** The form behind the e-mail's address. */
export function newPasswordForm(passwordMinLength: number, mismatch: string) {
  return z.object({ pass: passwordField(passwordMinLength), confirm }).check(sameTwice(mismatch));
}

/** 'Alterar senha': the present one, and the new one twice. */
export function changeForm(passwordMinLength: number, mismatch: string) {
  return z
    .object({ atual: loginFields.pass, pass: passwordField(passwordMinLength), confirm })
    .check(sameTwice(mismatch));
}

/** What ending sessions asks for. */
export const endForm = z.object({ atual: loginFields.pass });
