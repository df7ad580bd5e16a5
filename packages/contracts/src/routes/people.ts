import { z } from 'zod';
import { auditActions } from '../audit-words.ts';
import * as endpoints from '../endpoints/people.ts';
import { loginFields, PERSON_NAME } from '../forms.ts';
import { reason } from '../reason.ts';
import { route } from '../route.ts';

/** Administration of people (third text, sections 2.7, 3 'User', 5, 6, 7). */

const id = z.number().int().positive();
const byId = z.object({ id: z.coerce.number<number>().int().positive() });
const moment = z.string().nullable();
const uf = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable();
const page = z.coerce.number<number>().int().min(0).max(100_000);
const search = z.string().max(100);
const profileId = z.number().int().min(1).max(32_767);
const askedProfile = z.coerce.number<number>().int().min(1).max(32_767);

/** How an account stands: it signs in; it has been invited or has yet to confirm its e-mail; who administers has blocked it. */
export const userStates = ['ativa', 'convidada', 'bloqueada'] as const;
/** What may be asked of the list besides: accounts that nobody ever used, or none for ninety days. */
export const userFilters = [...userStates, 'nunca', 'parada'] as const;
export type UserFilter = (typeof userFilters)[number];
/** What the list is ordered by; a minus before it turns the order. */
export const userOrders = ['nome', 'email', 'perfil', 'uf', 'data_cadastro', 'ultimo_acesso'] as const;
export type UserOrder = (typeof userOrders)[number];

const user = z.object({
  id: z.number(),
  nome: z.string(),
  email: z.string(),
  perfil: z.string(),
  uf,
  data_cadastro: z.string(),
  ultimo_acesso: moment,
  /** Ours from here on. The profile it signs in with, and all among which it may switch. */
  id_perfil: z.number(),
  perfis: z.array(z.number()),
  situacao: z.enum(userStates),
  /** Masked; of profiles whose rows a CPF decides. */
  cpf: z.string().nullable(),
  /** Whether the programme knows that CPF; null for profiles that none decides. */
  cpf_consta: z.boolean().nullable(),
  /** Whether it has a second factor. */
  fator: z.boolean(),
  versao: z.number(),
  /** Whether the caller may change and remove it. */
  pode: z.boolean(),
});
/** One account, as who administers sees it. */
export type User = z.infer<typeof user>;

export const users = route(endpoints.users, {
  summary: 'Lista de usuários',
  query: z.object({
    /** A page of so many instead of all. */
    pagina: page.optional(),
    ordem: z.enum([...userOrders, ...userOrders.map((one) => `-${one}` as const)]).default('nome'),
    busca: search.optional(),
    perfil: askedProfile.optional(),
    uf: uf.unwrap().optional(),
    situacao: z.enum(userFilters).optional(),
    format: z.enum(['csv']).optional(),
  }),
  answer: z.union([z.array(user), z.object({ total: z.number(), linhas: z.array(user) })]),
  content: 'json',
  asMade: true,
});

/** What is given to a person: the profile it signs in with, others among which it may switch, uf and CPF where the profiles ask for them. */
const given = {
  id_perfil: profileId,
  perfis: z.array(profileId).max(10).optional(),
  uf: uf.optional(),
  cpf: z.string().max(20).nullable().optional(),
};

export const updateUser = route(endpoints.updateUser, {
  summary: 'Mudar perfil e uf de um usuário; as sessões dele acabam',
  params: byId,
  /** Besides these the specification's `id_usuario_{product}`, whose name has the programme's in it; both numbers are the account's own. */
  body: z.looseObject({
    ...given,
    id_usuario: id.optional(),
    /** As read; without it the last one wins. */
    versao: id.optional(),
  }),
  answer: z.object({ updated: z.literal(true), versao: z.number() }),
  content: 'json',
});

export const removeUser = route(endpoints.removeUser, {
  summary: 'Remover um usuário',
  params: byId,
  answer: z.object({ deleted: z.literal(true) }),
  content: 'json',
});

export const blockUser = route(endpoints.blockUser, {
  summary: 'Bloquear um usuário, ou desbloquear',
  params: byId,
  body: z.object({ bloquear: z.boolean() }),
  answer: z.object({ updated: z.literal(true), versao: z.number() }),
  content: 'json',
});

export const revealCpf = route(endpoints.revealCpf, {
  summary: 'O CPF de uma conta por inteiro, com o motivo, que fica no registro de acessos',
  params: byId,
  body: z.object({ motivo: reason }),
  /** Null where the account has none. */
  answer: z.object({ cpf: z.string().nullable() }),
  content: 'json',
});

export const inviteUser = route(endpoints.inviteUser, {
  summary: 'Convidar alguém por email, com perfil e uf já escolhidos',
  body: z.object({ nome: PERSON_NAME, email: loginFields.email, ...given }),
  answer: z.object({ created: z.literal(true), id: z.number() }),
  content: 'json',
});

export const inviteAgain = route(endpoints.inviteAgain, {
  summary: 'Enviar o convite de novo; o endereço anterior deixa de valer',
  params: byId,
  answer: z.object({ sent: z.literal(true) }),
  content: 'json',
});

export const resetUserFactor = route(endpoints.resetUserFactor, {
  summary: 'Remover os segundos fatores de um usuário que os perdeu, com a própria senha',
  params: byId,
  body: z.object({ atual: loginFields.pass }),
  answer: z.object({ removed: z.number() }),
  content: 'json',
});

/** Why an account is looked at: it was never used, not for ninety days, it may configure or read all rows, or its CPF is no longer the programme's. */
export const reviewReasons = ['nunca', 'parada', 'amplo', 'cpf'] as const;

const reviewed = z.object({
  ...user.pick({
    id: true,
    nome: true,
    email: true,
    perfil: true,
    uf: true,
    data_cadastro: true,
    ultimo_acesso: true,
  }).shape,
  motivos: z.array(z.enum(reviewReasons)),
  /** The last decision about it. */
  decisao: z.enum(['mantido', 'retirado']).nullable(),
  decidido_em: moment,
  decidido_por: z.string().nullable(),
});
export type Reviewed = z.infer<typeof reviewed>;

export const accessReview = route(endpoints.accessReview, {
  summary: 'Revisão de acessos',
  query: z.object({
    grupo: z.enum(['pendentes', 'decididas']).default('pendentes'),
    pagina: page.default(0),
    format: z.enum(['csv']).optional(),
  }),
  answer: z.object({
    /** First day of the half-year, and when it ends. */
    desde: z.string(),
    ate: z.string(),
    totais: z.object({ pendentes: z.number(), decididas: z.number() }),
    linhas: z.array(reviewed),
  }),
  content: 'json',
});

export const decideAccess = route(endpoints.decideAccess, {
  summary: 'Decidir na revisão dos acessos: manter, ou retirar (a conta passa a Consulta Pública)',
  params: byId,
  body: z.object({ decisao: z.enum(['mantido', 'retirado']) }),
  answer: z.object({ updated: z.literal(true) }),
  content: 'json',
});

const day = z.iso.date();
const auditLine = z.object({
  id: z.number(),
  quando: z.string(),
  /** Who; null where nobody had signed in. */
  id_usuario: z.number().nullable(),
  nome: z.string().nullable(),
  email: z.string().nullable(),
  perfil: z.string().nullable(),
  acao: z.enum(auditActions),
  /** What: the call in words, report or page, object. */
  o_que: z.string(),
  situacao: z.number().nullable(),
  linhas: z.number().nullable(),
  endereco: z.string().nullable(),
  detalhe: z.string().nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;

export const auditLog = route(endpoints.auditLog, {
  summary: 'Registro de acessos',
  query: z.object({
    /** Lines before this one, the newest first. */
    antes: z.coerce.number<number>().int().positive().optional(),
    pessoa: search.optional(),
    acao: z.enum(auditActions).optional(),
    o_que: search.optional(),
    de: day.optional(),
    ate: day.optional(),
    format: z.enum(['csv']).optional(),
  }),
  answer: z.object({
    linhas: z.array(auditLine),
    /** Whether there are older ones. */
    mais: z.boolean(),
  }),
  content: 'json',
});

const dueRemoval = z.object({
  classe: z.string(),
  dias: z.number(),
  frase: z.string(),
  /** Rows past their time: the next pruning removes them. */
  vencidas: z.number(),
  mais_antiga: moment,
});
export type DueRemoval = z.infer<typeof dueRemoval>;

export const retention = route(endpoints.retention, {
  summary: 'Prazos de guarda, e o que seria apagado agora (sem apagar)',
  answer: z.array(dueRemoval),
  content: 'json',
});
