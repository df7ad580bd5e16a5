import { z } from 'zod';
import * as endpoints from '../endpoints/account.ts';
import { loginFields, passwordField } from '../forms.ts';
import { route } from '../route.ts';

/** A person's own account: password and sessions; and an administrator's power over the sessions of others (ASVS 6.2.2, 7.4.5, 7.5.2). */

const { email, pass } = loginFields;

const openSession = z.object({
  id: z.number(),
  /** The session that asks. */
  atual: z.boolean(),
  /** Browser and system, in words; null for one opened before they were kept. */
  aparelho: z.string().nullable(),
  endereco: z.string().nullable(),
  criada_em: z.string(),
  usada_em: z.string(),
});

/** One open session, as its owner sees it. */
export type OpenSession = z.infer<typeof openSession>;

const list = z.object({ tipo: z.literal(1), result: z.array(openSession) });
const ended = z.object({ tipo: z.literal(1), result: z.object({ encerradas: z.number() }) });

export const changePassword = route(endpoints.changePassword, {
  summary: 'Trocar a própria senha; as outras sessões são encerradas',
  body: z.object({ atual: pass, pass: passwordField(1) }),
  answer: z.object({ tipo: z.literal(1), result: z.string() }),
  content: 'json',
});

export const sessions = route(endpoints.sessions, {
  summary: 'As próprias sessões abertas',
  answer: list,
  content: 'json',
});

export const endSessions = route(endpoints.endSessions, {
  summary: 'Encerrar uma das próprias sessões, ou todas as outras, com a senha atual',
  body: z.object({ id: z.union([z.number().int().positive(), z.literal('outras')]), atual: pass }),
  answer: ended,
  content: 'json',
});

export const sessionsOfPerson = route(endpoints.sessionsOfPerson, {
  summary: 'Sessões abertas de uma pessoa',
  query: z.object({ email }),
  answer: list,
  content: 'json',
});

export const endSessionsOfPerson = route(endpoints.endSessionsOfPerson, {
  summary: 'Encerrar todas as sessões de uma pessoa, ou de todas as outras pessoas, com a própria senha',
  body: z.union([z.object({ email, atual: pass }), z.object({ todas: z.literal(true), atual: pass })]),
  answer: ended,
  content: 'json',
});
