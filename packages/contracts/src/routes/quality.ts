import { z } from 'zod';
import * as endpoints from '../endpoints/quality.ts';
import { RULE_IDS } from '../quality-ids.ts';
import {
  FINDING_ANSWERS,
  FINDING_STATES,
  REASON_LEAST,
  REASON_MISSING,
  REASON_MOST,
  UNTIL_MISSING,
} from '../quality-queue.ts';
import { route } from '../route.ts';

/** The queue of Data Quality: findings that somebody takes on and answers, and what the loads say of them afterwards. */

const regra = z.literal(RULE_IDS);

/** Which finding: its rule, its property, and what in it (empty where it is the property itself). */
const finding = z.object({
  regra,
  cod_propriedade: z.string().min(1).max(40),
  chave: z.string().max(200),
});
export type FindingKey = z.infer<typeof finding>;

const moment = z.string().nullable();

const queued = z.object({
  ...finding.shape,
  situacao: z.enum(FINDING_STATES),
  propriedade: z.string().nullable(),
  uf: z.string().nullable(),
  municipio: z.string().nullable(),
  tecnico: z.string().nullable(),
  /** The visit that the finding is of. */
  id_visita: z.number().nullable(),
  /** What was found; null once it is found no more. */
  detalhe: z.string().nullable(),
  /** Day of the load since which it is found. */
  desde: z.string().nullable(),
  /** Who has taken it on, and whether that is the caller. */
  responsavel: z.string().nullable(),
  meu: z.boolean(),
  assumido_em: moment,
  resposta: z.enum(FINDING_ANSWERS).nullable(),
  porque: z.string().nullable(),
  respondido_em: moment,
  /** Why the rule is quiet for the property: who said so, when, until which day, and whether of all that it finds there. */
  quieta: z
    .object({
      porque: z.string(),
      quem: z.string().nullable(),
      em: moment,
      ate: z.iso.date(),
      toda_regra: z.boolean(),
    })
    .nullable(),
  /** Days of the loads in which it was gone, and back. */
  sumiu: z.string().nullable(),
  voltou: z.string().nullable(),
});
export type QueuedFinding = z.infer<typeof queued>;

export const qualityQueue = route(endpoints.qualityQueue, {
  summary: 'Fila de Data Quality: achados por situação, vinte por vez, e quantos há em cada uma',
  query: z.object({
    situacao: z.enum(FINDING_STATES).default('abertos'),
    regra: z.coerce.number<number>().pipe(regra).optional(),
    uf: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** Only what the caller has taken on. */
    meus: z.enum(['sim']).optional(),
    pagina: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({
    totais: z.record(z.enum(FINDING_STATES), z.number()),
    linhas: z.array(queued),
  }),
  content: 'json',
});
export type QualityQueue = z.infer<NonNullable<(typeof qualityQueue)['answer']>>;

const done = z.object({ updated: z.literal(true) });

export const takeFinding = route(endpoints.takeFinding, {
  summary: 'Assumir um achado',
  body: finding,
  answer: done,
  content: 'json',
});

export const releaseFinding = route(endpoints.releaseFinding, {
  summary: 'Soltar um achado assumido; o de outra pessoa, só Administrador',
  body: finding,
  answer: done,
  content: 'json',
});

export const answerFinding = route(endpoints.answerFinding, {
  summary: 'Responder a um achado assumido: corrigido na origem, ou certo como está, por quê e até quando',
  body: finding
    .extend({
      resposta: z.enum(FINDING_ANSWERS),
      porque: z.string().trim().max(REASON_MOST),
      /** Until which day the rule is quiet, and whether for all that it finds on the property: of what is right as it is. */
      ate: z.iso.date(UNTIL_MISSING).optional(),
      toda_regra: z.boolean().default(false),
    })
    .refine(({ resposta, porque }) => resposta === 'corrigido' || porque.length >= REASON_LEAST, {
      path: ['porque'],
      message: REASON_MISSING,
    })
    .refine(({ resposta, ate }) => resposta === 'corrigido' || ate !== undefined, {
      path: ['ate'],
      message: UNTIL_MISSING,
    }),
  answer: done,
  content: 'json',
});
