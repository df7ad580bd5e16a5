import type { Capability } from '@fonte/contracts';
import { z } from 'zod';

/** One kind of work that outlives a request: what it is given, and within which limits it is done. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  /** Its name on the page of tasks. */
  readonly label: string;
  /** What it does, for whoever reads that page. */
  readonly about: string;
  /** What a row must hold: identifiers, nothing personal, no secret. A row that no longer fits fails with its fault, and is not tried again. */
  readonly payload: Payload;
  /** How often it is begun before it stays failed; an end of its process counts as one. */
  readonly attempts: number;
  /** Seconds before the second attempt, doubled with each further one up to `most`. */
  readonly backoff: { readonly first: number; readonly most: number };
  /** Ended on our side after so many seconds, whatever it waits for. */
  readonly timeLimit: number;
  /** How many run at the same time, in all processes together. */
  readonly concurrency: number;
  /**
   * A process begins them one at a time, and once it has worked at many in a row takes none for so many times as long as each took: thousands leave the processor to
   * who waits for a page. Without it all that have room begin at once.
   */
  readonly rest?: number;
  /** So long at most, ms, from the beginning of one that goes on too: what one takes may be somebody else's slowness, and somebody may wait for the next. */
  readonly restAtMost?: number;
  /** Who is shown it. */
  readonly visible: Capability;
  /** When it comes by itself: minute, hour, day, month, weekday, in America/Sao_Paulo. Its payload is then empty. */
  readonly schedule?: string;
  /** Only where the database is this one. */
  readonly only?: 'embedded';
}

const kind = <Payload extends z.ZodType>(declaration: JobKind<Payload>): JobKind<Payload> => declaration;

/** What comes by itself is given nothing. */
const nothing = z.strictObject({});

/** Removals that are tried again in an hour anyway. */
const HOURLY = {
  payload: nothing,
  attempts: 3,
  backoff: { first: 60, most: 300 },
  timeLimit: 600,
  concurrency: 1,
  visible: 'task.manage',
} as const;

/**
 * Every kind of job, once; `JobHandlers` does not compile while one of them has nobody who does it. A new kind: docs/recipes/add-a-job.md.
 */
export const JOBS = {
  /** Waits grow to four hours: fourteen attempts take a little more than a day. Three at once where the mail server is slow, and a rest among many, leave connections and processor to those who wait for a page. */
  'mail.send': kind({
    label: 'Envio de email',
    about: 'Entrega um email ao servidor de email.',
    payload: z.strictObject({ id: z.uuid() }),
    attempts: 14,
    backoff: { first: 15, most: 4 * 3_600 },
    timeLimit: 60,
    concurrency: 3,
    rest: 6,
    restAtMost: 250,
    visible: 'task.manage',
  }),
  /** Once for a demonstration; its pictures are drawn. */
  'media.demonstration': kind({
    label: 'Mídias da demonstração',
    about: 'Desenha algumas fotos, documentos e polígonos para as propriedades da demonstração.',
    payload: nothing,
    attempts: 3,
    backoff: { first: 30, most: 300 },
    timeLimit: 300,
    concurrency: 1,
    visible: 'task.manage',
  }),
  /** Objects that a committed change left behind; a store that is away is tried for about a day. */
  'media.loose': kind({
    label: 'Arquivos removidos',
    about: 'Apaga do armazenamento os arquivos que ninguém usa mais.',
    payload: nothing,
    attempts: 14,
    backoff: { first: 15, most: 4 * 3_600 },
    timeLimit: 600,
    concurrency: 1,
    visible: 'task.manage',
    schedule: '3 * * * *',
  }),
  'media.sweep': kind({
    ...HOURLY,
    label: 'Envios abandonados',
    about: 'Desfaz os envios parados há um dia.',
    schedule: '13 * * * *',
  }),
  'notify.imports': kind({
    ...HOURLY,
    label: 'Avisos de importação',
    about: 'Procura importações que terminaram e prepara os emails de quem pediu para ser avisado.',
    schedule: '*/5 * * * *',
  }),
  'notify.weekly': kind({
    ...HOURLY,
    label: 'Resumos da semana',
    about: 'Prepara os emails com os números da semana, às segundas-feiras às 6 horas.',
    schedule: '0 6 * * 1',
  }),
  'notify.monthly': kind({
    ...HOURLY,
    label: 'Resumos do mês',
    about: 'Prepara os emails com os números do mês, no primeiro dia às 6 horas.',
    schedule: '0 6 1 * *',
  }),
  /** One for each address and occasion: figures are asked as their reader, one after the other beside those who wait for a page. */
  'notify.deliver': kind({
    label: 'Email de uma notificação',
    about: 'Escreve o email de um destinatário, com o que o perfil dele vê.',
    payload: z.strictObject({ id: z.number().int().positive() }),
    attempts: 8,
    backoff: { first: 30, most: 3_600 },
    timeLimit: 120,
    concurrency: 1,
    rest: 6,
    visible: 'task.manage',
  }),
  /** Twice with each person who goes, and by the hour whatever a full disk or a killed process has left. */
  'privacy.forget': kind({
    ...HOURLY,
    label: 'Arquivos de pessoas anonimizadas',
    about: 'Apaga da pasta de dados os arquivos que citam quem foi anonimizado.',
    attempts: 8,
    backoff: { first: 15, most: 600 },
    schedule: '33 * * * *',
  }),
  'upkeep.sessions': kind({
    ...HOURLY,
    label: 'Sessões vencidas',
    about: 'Apaga as sessões que passaram do prazo ou ficaram sem uso.',
    schedule: '7 * * * *',
  }),
  'upkeep.attempts': kind({
    ...HOURLY,
    label: 'Tentativas de entrada',
    about: 'Apaga a contagem de tentativas de que nenhuma espera depende mais.',
    schedule: '17 * * * *',
  }),
  'upkeep.claims': kind({
    ...HOURLY,
    label: 'Cadastros não confirmados',
    about: 'Apaga os cadastros cujo email não foi confirmado a tempo.',
    schedule: '27 * * * *',
  }),
  'upkeep.retention': kind({
    ...HOURLY,
    label: 'Prazos de guarda',
    about: 'Apaga o que passou do tempo de guarda dos termos de uso.',
    timeLimit: 1_800,
    schedule: '37 * * * *',
  }),
  'upkeep.database': kind({
    ...HOURLY,
    label: 'Arrumação do banco embutido',
    about: 'Devolve o espaço do que o portal mudou e apagou.',
    timeLimit: 1_800,
    schedule: '47 */6 * * *',
    only: 'embedded',
  }),
  /** Once more after a killed process, and while another import runs; the load says what became of it. */
  'load.check': kind({
    label: 'Prévia de uma carga enviada',
    about: 'Lê e confere uma carga de dados enviada pela página, e diz o que mudaria.',
    payload: z.strictObject({ id: z.int().positive() }),
    attempts: 5,
    backoff: { first: 15, most: 120 },
    timeLimit: 6 * 3_600,
    concurrency: 1,
    visible: 'task.manage',
  }),
  'load.import': kind({
    label: 'Importação de uma carga enviada',
    about: 'Importa uma carga de dados enviada pela página, ou desfaz a versão que vale.',
    payload: z.strictObject({ id: z.int().positive() }),
    attempts: 5,
    backoff: { first: 15, most: 120 },
    timeLimit: 6 * 3_600,
    concurrency: 1,
    visible: 'task.manage',
  }),
  'load.forget': kind({
    ...HOURLY,
    label: 'Cargas enviadas e não importadas',
    about: 'Apaga os arquivos das cargas que passaram do prazo sem serem importadas.',
    schedule: '43 * * * *',
  }),
  /** Queued with each data version; a table of 64 000 properties takes seconds, all of them some minutes. */
  'observers.prepare': kind({
    label: 'Números de quem só observa',
    about:
      'Depois de uma carga, decide quais números de grupos pequenos não se mostram nas páginas e nos painéis de quem só observa.',
    payload: z.strictObject({ versao: z.int() }),
    attempts: 3,
    backoff: { first: 30, most: 300 },
    timeLimit: 3_600,
    concurrency: 1,
    visible: 'task.manage',
  }),
  /** Queued with each data version, release and year; of 64 000 properties 33 to 50 s, one question after the other. Tried for some minutes, until a process of its release takes it. */
  'answers.ready': kind({
    label: 'Páginas prontas',
    about:
      'Depois de uma carga de um programa grande, faz as respostas das páginas de quem vê o país ou uma UF, para que ninguém espere por elas.',
    payload: z.strictObject({ versao: z.int(), edicao: z.string().optional() }),
    attempts: 6,
    backoff: { first: 30, most: 300 },
    timeLimit: 3_600,
    concurrency: 1,
    visible: 'task.manage',
  }),
  /** Queued with each data version. */
  'figures.keep': kind({
    label: 'Números de cada carga',
    about:
      'Depois de uma carga, guarda os números grandes das páginas, do país e de cada UF, para dizer o que a carga mudou.',
    payload: z.strictObject({ versao: z.int() }),
    attempts: 3,
    backoff: { first: 30, most: 300 },
    timeLimit: 1_800,
    concurrency: 1,
    visible: 'task.manage',
  }),
} as const satisfies Record<string, JobKind>;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOBS)[Name]['payload']>;

export const isJobName = (name: string): name is JobName => Object.hasOwn(JOBS, name);

/** A kind's declaration, whichever it is. */
export const jobKind = (name: JobName): JobKind => JOBS[name];

/** The kinds that are done on an engine. */
export const jobNamesOn = (engine: 'embedded' | 'postgres'): JobName[] =>
  (Object.keys(JOBS) as JobName[]).filter((name) => (jobKind(name).only ?? engine) === engine);
