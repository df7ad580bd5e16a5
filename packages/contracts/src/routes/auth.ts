import { z } from 'zod';
import * as endpoints from '../endpoints/auth.ts';
import { route } from '../route.ts';
import { loginFields, passwordField, resetFields } from '../forms.ts';
import { ALL_PROFILES } from '../profiles.ts';

/** Sign-in, registration, recovery, sign-out (first text, sections 4, 5, 7, 8). Sentences are the specification's. */

export const loginBody = z.object(loginFields);

export const resetBody = z.object(resetFields);

/** A new password of at least so many characters (forms.ts). */
export const passwordOf = passwordField;

export const sessionUser = z.object({
  id: z.number(),
  nome: z.string(),
  perfil: z.string(),
  profile: z.enum(ALL_PROFILES).nullable(),
  cpf: z.string().nullable(),
  uf: z.string().nullable(),
  menus: z.string(),
  perfis: z.array(z.string()),
  /** What the session still owes before it may do anything: proving the second factor, or enrolling one. */
  fator: z.enum(['provar', 'cadastrar']).nullable(),
});

const session = z.object({ tipo: z.literal(1), result: sessionUser });
const done = z.object({ tipo: z.literal(1), result: z.string() });

export const login = route(endpoints.login, {
  summary: 'Entrar',
  body: loginBody,
  answer: session,
  content: 'json',
});

export const resetPassword = route(endpoints.resetPassword, {
  summary: 'Pedir nova senha por email',
  body: resetBody,
  answer: done,
  content: 'json',
});

export const newPassword = route(endpoints.newPassword, {
  summary: 'Gravar a nova senha com o código recebido por email',
  body: z.object({ token: z.string().min(20).max(200), pass: passwordField(1) }),
  answer: done,
  content: 'json',
});

/** The password is the one chosen at registration: who only opens the mail cannot confirm a stranger's claim to it. */
export const confirm = route(endpoints.confirm, {
  summary: 'Confirmar o cadastro com o código recebido por email, e entrar',
  body: z.object({ token: z.string().min(20).max(200), pass: loginFields.pass }),
  answer: session,
  content: 'json',
});

export const logout = route(endpoints.logout, {
  summary: 'Sair',
  changes: true,
  answer: z.object({ result: z.boolean() }),
  content: 'json',
});

export const setProfile = route(endpoints.setProfile, {
  summary: 'Trocar o perfil ativo por outro que foi concedido ao usuário',
  body: z.object({ profile: z.string().min(1).max(80) }),
  answer: session,
  content: 'json',
});

export const currentSession = route(endpoints.currentSession, {
  beforeFactor: 'always',
  summary: 'Usuário da sessão',
  answer: session,
  content: 'json',
});

export const profiles = route(endpoints.profiles, {
  summary: 'Perfis que existem',
  answer: z.array(
    z.object({
      id: z.number(),
      perfil: z.string(),
      /** Ours: whether the caller may give it, and what it asks for besides. */
      concede: z.boolean(),
      exige_uf: z.boolean(),
      exige_cpf: z.boolean(),
    }),
  ),
  content: 'json',
});
