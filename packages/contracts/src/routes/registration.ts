import { z } from 'zod';
import { route } from '../route.ts';
import { EMAIL_INVALID, REQUIRED, sessionUser } from './auth.ts';

/** Registration (first text, sections 5, 7, 8). Sentences are the specification's. */

export const FULL_NAME = 'Forneça seu nome completo';
export const CPF_INVALID = 'CPF inválido';
/** First text, section 5: the rule is 3, the message claims 8; a setting makes them agree (PASSWORD_MIN_LENGTH). */
export const PASSWORD_SHORT = 'Sua senha deve conter pelo menos 8 caracteres';

const atLeastTwoWords = (name: string) => name.trim().split(/\s+/).length >= 2;

/**
 * The form's fields and rules. `isValidCpf` and the shortest password come from outside: this package imports nothing.
 * A perfil, uf or menus in the body is not part of it and is dropped.
 */
export function registerBody(rules: { isValidCpf: (cpf: string) => boolean; passwordMinLength: number }) {
  return z.object({
    nome: z.string({ error: FULL_NAME }).trim().max(200).refine(atLeastTwoWords, FULL_NAME),
    email: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(254).pipe(z.email(EMAIL_INVALID)),
    cpf: z.string({ error: CPF_INVALID }).max(20).refine(rules.isValidCpf, CPF_INVALID),
    pass: z.string({ error: PASSWORD_SHORT }).min(rules.passwordMinLength, PASSWORD_SHORT).max(200),
    /** Version of the terms that was accepted. */
    termos: z.string().max(20).optional(),
  });
}

export const register = route({
  name: 'auth.register',
  method: 'POST',
  path: '/api/indicators/auth/register',
  access: 'public',
  summary: 'Criar conta com perfil Consulta Pública',
  body: registerBody({ isValidCpf: () => true, passwordMinLength: 1 }),
  answer: z.object({ tipo: z.literal(1), result: z.union([z.string(), sessionUser]) }),
  content: 'json',
});
