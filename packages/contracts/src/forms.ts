import * as z from 'zod/mini';
import { EMAIL, EMAIL_LENGTH } from './email.ts';

/**
 * Fields of the public forms, with the specification's sentences (first text, section 5). In zod's small form, because the sign-in page
 * loads them: the full one would weigh more than the form. The calls' bodies (routes/auth.ts, routes/registration.ts) are made of the same fields.
 */

export const REQUIRED = 'Obrigatório';
export const EMAIL_INVALID = 'Formato de email inválido';
export const FULL_NAME = 'Forneça seu nome completo';
export const CPF_INVALID = 'CPF inválido';
/** First text, section 5: the rule is 3, the message claims 8; a setting makes them agree (PASSWORD_MIN_LENGTH). */
export const PASSWORD_SHORT = 'Sua senha deve conter pelo menos 8 caracteres';
/** Not in the specification: outside the demonstration a password that everybody tries, or the person's own words, is refused (docs/security.md). */
export const PASSWORD_COMMON = 'Esta senha é muito usada e fácil de adivinhar. Escolha outra.';

/** Not in the specification: changing a password while signed in, and ending sessions, asks for the present one. */
export const PASSWORD_WRONG = 'A senha atual não confere';

const email = z.pipe(
  z
    .string({ error: REQUIRED })
    .check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(EMAIL_LENGTH, EMAIL_INVALID)),
  z.email({ pattern: EMAIL, error: EMAIL_INVALID }),
);

export const loginFields = {
  email,
  pass: z.string({ error: REQUIRED }).check(z.minLength(1, REQUIRED), z.maxLength(200)),
};

export const resetFields = { email };

const atLeastTwoWords = (name: string) => name.trim().split(/\s+/).length >= 2;

export type RegistrationRules = { isValidCpf: (cpf: string) => boolean; passwordMinLength: number };

/** A new password. */
export const passwordField = (minLength: number) =>
  z.string({ error: PASSWORD_SHORT }).check(z.minLength(minLength, PASSWORD_SHORT), z.maxLength(200));

/** A person's whole name. */
export const PERSON_NAME = z
  .string({ error: FULL_NAME })
  .check(z.trim(), z.maxLength(200, FULL_NAME), z.refine(atLeastTwoWords, FULL_NAME));

/**
 * Registration. `isValidCpf` and the shortest password come from outside: this package imports nothing.
 * A perfil, uf or menus in the body is not part of it and is dropped.
 */
export const registrationFields = ({ isValidCpf, passwordMinLength }: RegistrationRules) => ({
  nome: PERSON_NAME,
  email,
  cpf: z
    .string({ error: CPF_INVALID })
    .check(z.maxLength(20, CPF_INVALID), z.refine(isValidCpf, CPF_INVALID)),
  pass: passwordField(passwordMinLength),
});
