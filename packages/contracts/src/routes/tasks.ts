import { z } from 'zod';
import * as endpoints from '../endpoints/tasks.ts';
import { route } from '../route.ts';

/** What the server does outside of calls: what waits, runs, ran and failed, and what comes again; for who may run it again or cancel it. */

/** The three lists of the page: what is to be done or being done, what has failed for good, what has ended otherwise. */
export const taskGroups = ['agora', 'falharam', 'terminadas'] as const;
export type TaskGroup = (typeof taskGroups)[number];

const moment = z.string().nullable();
const action = z.enum(['executar', 'cancelar']);

const task = z.object({
  id: z.number(),
  /** Kind, and its name. */
  tipo: z.string(),
  nome: z.string(),
  /** What it is about: of a mail its subject and the address, masked. */
  sobre: z.string().nullable(),
  situacao: z.enum(['esperando', 'executando', 'concluida', 'falhou', 'cancelada']),
  tentativas: z.number(),
  /** How often it may be begun; null for a kind that this version does not know. */
  limite: z.number().nullable(),
  criada_em: z.string(),
  /** Not before. */
  quando: z.string(),
  iniciada_em: moment,
  terminada_em: moment,
  /** Why the last attempt failed. */
  motivo: z.string().nullable(),
  /** What was done. */
  resultado: z.string().nullable(),
  /** What may be done with it now. */
  pode: z.array(action),
});
export type Task = z.infer<typeof task>;

const scheduled = z.object({
  tipo: z.string(),
  nome: z.string(),
  /** What it does. */
  sobre: z.string(),
  proxima: z.string(),
  /** The run before: its begin and how it stands. */
  ultima: moment,
  situacao: task.shape.situacao.nullable(),
  resultado: z.string().nullable(),
});
export type ScheduledTask = z.infer<typeof scheduled>;

const done = z.object({ tipo: z.literal(1), result: z.literal(true) });
const byId = z.object({ id: z.coerce.number<number>().int().positive() });

export const tasks = route(endpoints.tasks, {
  summary: 'Tarefas do servidor: as que esperam ou são feitas, as que falharam, as que terminaram',
  query: z.object({
    grupo: z.enum(taskGroups).default('agora'),
    pagina: z.coerce.number<number>().int().min(0).max(100_000).default(0),
  }),
  answer: z.object({
    tipo: z.literal(1),
    result: z.object({
      totais: z.object({ agora: z.number(), falharam: z.number(), terminadas: z.number() }),
      linhas: z.array(task),
    }),
  }),
  content: 'json',
});

export const taskSchedule = route(endpoints.taskSchedule, {
  summary: 'Tarefas que se repetem, com o último e o próximo vencimento',
  answer: z.object({ tipo: z.literal(1), result: z.array(scheduled) }),
  content: 'json',
});

export const taskDeliveries = route(endpoints.taskDeliveries, {
  summary: 'Tentativas de entregar o email de uma tarefa',
  params: byId,
  answer: z.object({
    tipo: z.literal(1),
    result: z.array(
      z.object({
        numero: z.number(),
        comecou_em: z.string(),
        terminou_em: moment,
        resultado: z.enum(['aceito', 'recusado', 'adiado', 'desconhecido']).nullable(),
        motivo: z.string().nullable(),
      }),
    ),
  }),
  content: 'json',
});

export const runTask = route(endpoints.runTask, {
  summary: 'Executar de novo uma tarefa que falhou ou foi cancelada, ou já uma que espera',
  params: byId,
  answer: done,
  content: 'json',
});

export const cancelTask = route(endpoints.cancelTask, {
  summary: 'Cancelar uma tarefa que espera ou está sendo feita',
  params: byId,
  answer: done,
  content: 'json',
});

export const runScheduled = route(endpoints.runScheduled, {
  summary: 'Executar agora uma tarefa que se repete',
  params: z.object({ tipo: z.string().max(100) }),
  answer: done,
  content: 'json',
});
