import { z } from 'zod';
import * as endpoints from '../endpoints/account.ts';
import { keyNameField, KEY_SCOPES_NEEDED } from '../key-form.ts';
import { loginFields, passwordField, PERSON_NAME } from '../forms.ts';
import { KEY_LONGEST_DAYS, KEY_SCOPES } from '../program-keys.ts';
import { route } from '../route.ts';

/** A person's own account: password and sessions; and an administrator's power over the sessions of others (ASVS 6.2.2, 7.4.5, 7.5.2). */

const { email, pass } = loginFields;

const openSession = z.object({
  id: z.number(),
  /** The session that asks. */
  atual: z.boolean(),
  /** Browser and system, in words: 'Chrome no Windows'; null where the browser told of neither. */
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

const ownAccountAnswer = z.object({
  nome: z.string(),
  email: z.string(),
  /** Masked. */
  cpf: z.string().nullable(),
  perfil: z.string(),
  uf: z.string().nullable(),
  data_cadastro: z.string(),
  /** The sign-in before the one of this session, from where; null where it is the first. */
  entrada_anterior: z.object({ quando: z.string(), endereco: z.string().nullable() }).nullable(),
  /** An e-mail that waits to be confirmed. */
  email_novo: z.string().nullable(),
});
/** The own account, as its person sees it. */
export type OwnAccount = z.infer<typeof ownAccountAnswer>;
const own = z.object({ tipo: z.literal(1), result: ownAccountAnswer });

export const ownAccount = route(endpoints.ownAccount, {
  summary: 'A própria conta',
  answer: own,
  content: 'json',
});

export const changeName = route(endpoints.changeName, {
  summary: 'Trocar o próprio nome',
  body: z.object({ nome: PERSON_NAME }),
  answer: own,
  content: 'json',
});

export const changeEmail = route(endpoints.changeEmail, {
  summary:
    'Pedir outro email para a própria conta, com a senha atual; vale depois de confirmado por um email a ele',
  body: z.object({ email, atual: pass }),
  answer: z.object({ tipo: z.literal(1), result: z.string() }),
  content: 'json',
});

export const confirmEmail = route(endpoints.confirmEmail, {
  summary: 'Confirmar o email novo da própria conta com o código recebido nele',
  body: z.object({ token: z.string().min(20).max(200) }),
  answer: own,
  content: 'json',
});

export const ownData = route(endpoints.ownData, {
  summary: 'Tudo o que o portal guarda sobre a própria pessoa, em um arquivo',
  content: 'file',
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

const programKey = z.object({
  id: z.number(),
  nome: z.string(),
  /** How it begins, by which its owner knows it in a program's settings. */
  inicio: z.string(),
  escopos: z.array(z.enum(KEY_SCOPES)),
  criada_em: z.string(),
  expira_em: z.string(),
  usada_em: z.string().nullable(),
  usada_de: z.string().nullable(),
  /** `semFator`: made before the account had, or had to have, a second factor; it opens nothing. */
  situacao: z.enum(['vale', 'vencida', 'revogada', 'semFator']),
});

/** One personal key, as its owner sees it: never the key itself. */
export type ProgramKey = z.infer<typeof programKey>;

const keyList = z.object({ tipo: z.literal(1), result: z.array(programKey) });

export const programKeys = route(endpoints.programKeys, {
  summary: 'As próprias chaves de programas, sem os segredos',
  answer: keyList,
  content: 'json',
});

export const makeProgramKey = route(endpoints.makeProgramKey, {
  summary: 'Criar uma chave de programa, com a senha atual; a chave é dita uma única vez',
  body: z.object({
    nome: keyNameField,
    escopos: z.array(z.enum(KEY_SCOPES)).min(1, KEY_SCOPES_NEEDED).max(KEY_SCOPES.length),
    dias: z.number().int().min(1).max(KEY_LONGEST_DAYS),
    atual: pass,
  }),
  answer: z.object({
    tipo: z.literal(1),
    result: z.object({ chave: z.string(), chaves: z.array(programKey) }),
  }),
  content: 'json',
});

export const revokeProgramKey = route(endpoints.revokeProgramKey, {
  summary: 'Revogar uma das próprias chaves de programas',
  body: z.object({ id: z.number().int().positive() }),
  answer: keyList,
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
