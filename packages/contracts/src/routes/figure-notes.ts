import { z } from 'zod';
import { atMost } from '../at-most.ts';
import * as endpoints from '../endpoints/figure-notes.ts';
import { NOTE_DAYS, NOTE_READERS, NOTE_TEXT_MOST } from '../figure-notes.ts';
import { NOTE_DAY_MISSING, NOTE_DAY_WRONG, NOTE_DAYS_TURNED, NOTE_TEXT_MISSING } from '../note-sentences.ts';
import { NOTED_REPORTS } from '../noted-reports.ts';
import { route } from '../route.ts';
import { jsonText } from './json-text.ts';

/** Notes on figures: words on days of a chart, of a state or of the whole country. */

const relatorio = z.literal(NOTED_REPORTS);
const uf = z.string().regex(/^[A-Z]{2}$/);
const params = z.object({ id: z.coerce.number<number>().int().positive() });

const day = z.iso
  .date(NOTE_DAY_MISSING)
  .refine((value) => value >= NOTE_DAYS.first && value <= NOTE_DAYS.last, NOTE_DAY_WRONG);

/** What is written of one; no `uf` is the whole country. */
const written = z.object({
  inicio: day,
  fim: day,
  uf: uf.nullish(),
  texto: z
    .string({ error: NOTE_TEXT_MISSING })
    .trim()
    .min(1, NOTE_TEXT_MISSING)
    .max(NOTE_TEXT_MOST, atMost(NOTE_TEXT_MOST)),
  leitores: z.enum(NOTE_READERS).default('equipe'),
});

const inOrder = {
  check: ({ inicio, fim }: { inicio: string; fim: string }) => inicio <= fim,
  says: { path: ['fim'], message: NOTE_DAYS_TURNED },
};

const note = z.object({
  id: z.number(),
  /** What it is of: a report, or a view of a panel. */
  relatorio: relatorio.nullable(),
  visao: z.string().nullable(),
  inicio: z.string(),
  fim: z.string(),
  uf: z.string().nullable(),
  texto: z.string(),
  leitores: z.enum(NOTE_READERS),
  /** Who wrote it and who changed it last; null for who only observes, and where the account is gone. */
  autor: z.string().nullable(),
  escrita_em: z.string(),
  alterada_por: z.string().nullable(),
  alterada_em: z.string().nullable(),
  versao: z.number(),
});
export type FigureNote = z.infer<typeof note>;

export const figureNotes = route(endpoints.figureNotes, {
  summary: 'Notas de gráficos que o perfil vê, de um estado ou de todos, em ordem de data',
  query: z.object({
    relatorios: jsonText(z.array(relatorio).min(1).max(NOTED_REPORTS.length)),
    /** The notes of this state and of the country; without it, of every state that the caller sees. */
    uf: uf.optional(),
  }),
  answer: z.object({ notas: z.array(note) }),
  content: 'json',
});

export const writeNote = route(endpoints.writeNote, {
  summary: 'Escrever uma nota num dia ou período de um gráfico; não muda número nenhum',
  body: written.extend({ relatorio }).refine(inOrder.check, inOrder.says),
  answer: z.object({ id: z.number() }),
  content: 'json',
});

export const panelNotes = route(endpoints.panelNotes, {
  summary: 'Notas das visões de um painel que o perfil vê, de um estado ou de todos, em ordem de data',
  params,
  query: z.object({ uf: uf.optional() }),
  answer: z.object({ notas: z.array(note) }),
  content: 'json',
});

export const writeViewNote = route(endpoints.writeViewNote, {
  summary: 'Escrever uma nota numa visão publicada de um painel, se o gráfico dela é ao longo do tempo',
  params,
  body: written.extend({ visao: z.guid() }).refine(inOrder.check, inOrder.says),
  answer: z.object({ id: z.number() }),
  content: 'json',
});

export const changeNote = route(endpoints.changeNote, {
  summary: 'Mudar uma nota, na versão em que foi lida',
  params,
  body: written.extend({ versao: z.number().int().positive() }).refine(inOrder.check, inOrder.says),
  answer: z.object({ id: z.number() }),
  content: 'json',
});

export const removeNote = route(endpoints.removeNote, {
  summary: 'Remover uma nota; o que dizia fica na auditoria',
  params,
  answer: z.object({ deleted: z.literal(true) }),
  content: 'json',
});
