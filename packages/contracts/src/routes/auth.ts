import { z } from 'zod';
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
});

const session = z.object({ tipo: z.literal(1), result: sessionUser });
const done = z.object({ tipo: z.literal(1), result: z.string() });

export const login = route({
  name: 'auth.login',
  method: 'POST',
  path: '/api/indicators/auth/login',
  access: 'public',
  summary: 'Entrar',
  tells: 'own',
  body: loginBody,
  answer: session,
  content: 'json',
});

export const resetPassword = route({
  name: 'auth.resetPassword',
  method: 'POST',
  path: '/api/indicators/auth/reset-password',
  access: 'public',
  summary: 'Pedir nova senha por email',
  tells: 'nothing',
  body: resetBody,
  answer: done,
  content: 'json',
});

export const newPassword = route({
  name: 'auth.newPassword',
  method: 'POST',
  path: '/api/indicators/auth/new-password',
  access: 'public',
  summary: 'Gravar a nova senha com o código recebido por email',
  tells: 'nothing',
  body: z.object({ token: z.string().min(20).max(200), pass: passwordField(1) }),
  answer: done,
  content: 'json',
});

/** The password is the one chosen at registration: who only opens the mail cannot confirm a stranger's claim to it. */
export const confirm = route({
  name: 'auth.confirm',
  method: 'POST',
  path: '/api/indicators/auth/confirm',
  access: 'public',
  summary: 'Confirmar o cadastro com o código recebido por email, e entrar',
  tells: 'own',
  body: z.object({ token: z.string().min(20).max(200), pass: loginFields.pass }),
  answer: session,
  content: 'json',
});

export const logout = route({
  name: 'auth.logout',
  method: 'GET',
  path: '/api/indicators/auth/logout',
  access: 'public',
  summary: 'Sair',
  changes: true,
  tells: 'nothing',
  answer: z.object({ result: z.boolean() }),
  content: 'json',
});

export const setProfile = route({
  name: 'auth.setProfile',
  method: 'POST',
  path: '/api/indicators/auth/set-profile',
  access: 'session',
  summary: 'Trocar o perfil ativo por outro que foi concedido ao usuário',
  tells: 'own',
  body: z.object({ profile: z.string().min(1).max(80) }),
  answer: session,
  content: 'json',
});

export const currentSession = route({
  name: 'auth.session',
  method: 'GET',
  path: '/api/indicators/auth/session',
  access: 'session',
  summary: 'Usuário da sessão',
  tells: 'own',
  answer: session,
  content: 'json',
});

export const profiles = route({
  name: 'auth.profiles',
  method: 'GET',
  path: '/api/indicators/auth/profiles',
  access: { capability: 'profile.list' },
  summary: 'Perfis que existem',
  tells: 'nothing',
  answer: z.array(z.object({ id: z.number(), perfil: z.string() })),
  content: 'json',
});
