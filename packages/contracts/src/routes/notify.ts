import { z } from 'zod';
import { atMost } from '../at-most.ts';
import { isEmail } from '../email.ts';
import * as endpoints from '../endpoints/notify.ts';
import { EMAIL_INVALID, REQUIRED } from '../forms.ts';
import { route } from '../route.ts';

/** Notifications (third text, sections 2.8, 3 'Notification', 5, 7). */

/** Most addresses of one notification. */
export const NOTIFY_ADDRESSES = 5_000;

const NAME_LENGTH = 120;

const byId = z.object({ id: z.coerce.number<number>().int().positive() });

export const LIMIT_WAYS = ['acima', 'abaixo'] as const;
/** What a summary's numbers may go out as besides. */
export const NOTIFY_FILES = ['xlsx', 'pdf'] as const;
export const SUMMARIES = ['semanal', 'mensal'] as const;

/** A page of reports or a panel, as `pagina:dashboard` or `painel:12`. */
const source = z.string().regex(/^(?:pagina:[a-zA-Z]{1,40}|painel:\d{1,9})$/);
const limit = z.object({
  /** One of the source's figures. */
  figura: z.string().min(1).max(60),
  sentido: z.enum(LIMIT_WAYS),
  valor: z.number(),
});
const occasions = {
  importacao: z.boolean().default(true),
  fonte: source.default('pagina:dashboard'),
  resumo: z.enum(SUMMARIES).nullable().default(null),
  /** The summary with its charts as pictures, and its numbers as a file. */
  graficos: z.boolean().default(true),
  anexo: z.enum(NOTIFY_FILES).nullable().default(null),
  /** What changed since the last mail, after an import. */
  mudancas: z.boolean().default(false),
  /** A figure that goes beyond a value, after an import. */
  limite: limit.nullable().default(null),
};

/** Addresses at fault that are named, and how much of each. */
const NAMED = 10;
const NAMED_LENGTH = 80;

/** Which of many addresses are none, for whoever has to find them; the others are counted. */
function notEmails(wrong: readonly string[]): string {
  const named = wrong.slice(0, NAMED).map((one) => one.slice(0, NAMED_LENGTH));
  const more = wrong.length - named.length;
  return `${EMAIL_INVALID}: ${named.join(', ')}${more > 0 ? ` e mais ${more.toLocaleString('pt-BR')}` : ''}`;
}

/** E-mails separated by semicolon, each valid; those that come twice count once. */
const users = z
  .string()
  .max(NOTIFY_ADDRESSES * 256, atMost(NOTIFY_ADDRESSES * 256))
  .transform((text) => [
    ...new Set(
      text
        .split(';')
        .map((one) => one.trim().toLowerCase())
        .filter((one) => one !== ''),
    ),
  ])
  .pipe(z.array(z.string()).max(NOTIFY_ADDRESSES, atMost(NOTIFY_ADDRESSES, 'endereços')))
  .superRefine((emails, context) => {
    const wrong = emails.filter((one) => !isEmail(one));
    if (wrong.length > 0) context.addIssue(notEmails(wrong));
  })
  .transform((emails) => emails.join(';'));

const notification = z.object({
  id: z.number(),
  nome: z.string(),
  /** E-mails separated by semicolon. */
  users: z.string(),
  /** Ours: what it sends. */
  importacao: z.boolean(),
  fonte: z.string(),
  resumo: z.enum(SUMMARIES).nullable(),
  graficos: z.boolean(),
  anexo: z.enum(NOTIFY_FILES).nullable(),
  mudancas: z.boolean(),
  limite: limit.nullable(),
  versao: z.number(),
  /** Addresses that want it no longer. */
  cancelados: z.number(),
  /** Addresses that nobody may sign in with: they get nothing. */
  sem_conta: z.array(z.string()),
  ultima: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

export const getNotify = route(endpoints.getNotify, {
  summary: 'Notificações',
  answer: z.array(notification),
  content: 'json',
});

export const addNotify = route(endpoints.addNotify, {
  summary: 'Criar uma notificação, ou atualizar a que tem o id',
  bodyLimit: 2_000_000,
  body: z.object({
    id: z.number().int().positive().nullish(),
    nome: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(NAME_LENGTH),
    users,
    ...occasions,
    /** As read; without it the last one wins. */
    versao: z.number().int().positive().optional(),
  }),
  answer: z.object({ id: z.number() }),
  content: 'json',
});

export const removeNotify = route(endpoints.removeNotify, {
  summary: 'Remover uma notificação',
  params: byId,
  answer: z.object({ deleted: z.literal(true) }),
  content: 'json',
});

/** A mail with both its parts: words alone, and drawn as a whole page of HTML whose links lead nowhere. */
const shownMail = z.object({
  assunto: z.string(),
  texto: z.string(),
  html: z.string(),
});
export type ShownMail = z.infer<typeof shownMail>;

export const previewNotify = route(endpoints.previewNotify, {
  summary: 'O que uma notificação enviaria agora a quem pergunta',
  body: z.object({ nome: z.string().trim().max(NAME_LENGTH).default('…'), ...occasions }),
  answer: z.array(shownMail),
  content: 'json',
});

export const notifySources = route(endpoints.notifySources, {
  summary: 'Páginas e painéis de cujos números uma notificação pode falar',
  answer: z.array(z.object({ fonte: z.string(), nome: z.string() })),
  content: 'json',
});

const figure = z.object({ chave: z.string(), nome: z.string(), valor: z.string(), nota: z.string() });
export type NotifyFigure = z.infer<typeof figure>;

export const notifyFigures = route(endpoints.notifyFigures, {
  summary: 'Números de uma página ou de um painel, como quem pergunta os vê agora',
  query: z.object({ fonte: source }),
  answer: z.array(figure),
  content: 'json',
});

export const sendNotify = route(endpoints.sendNotify, {
  summary: 'Enviar uma notificação agora',
  params: byId,
  answer: z.object({ entregas: z.number() }),
  content: 'json',
});

/** What became of one: as its row says, and once it is a mail as that says. */
export const deliveryStates = [
  'esperando',
  'sem_conta',
  'cancelada',
  'suspensa',
  'nada',
  'na_fila',
  'enviado',
  'falhou',
] as const;

const delivery = z.object({
  id: z.number(),
  email: z.string(),
  ocasiao: z.string(),
  criada_em: z.string(),
  situacao: z.enum(deliveryStates),
  tentativas: z.number(),
  motivo: z.string().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const notifyDeliveries = route(endpoints.notifyDeliveries, {
  summary: 'Entregas de uma notificação',
  params: byId,
  query: z.object({ pagina: z.coerce.number<number>().int().min(0).max(100_000).default(0) }),
  answer: z.object({ total: z.number(), recusadas: z.number(), linhas: z.array(delivery) }),
  content: 'json',
});

const token = z.object({ t: z.string().max(100) });

export const unsubscribePage = route(endpoints.unsubscribePage, {
  summary: 'Página para deixar de receber uma notificação',
  query: token,
  content: 'service',
});

export const unsubscribe = route(endpoints.unsubscribe, {
  summary: 'Deixar de receber uma notificação, com um clique (RFC 8058)',
  query: token,
  accepts: ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
  content: 'service',
});
