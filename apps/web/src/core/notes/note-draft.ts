import { NOTE_DAYS } from '@fonte/contracts/figure-notes';
import {
  NOTE_DAY_MISSING,
  NOTE_DAY_WRONG,
  NOTE_DAYS_TURNED,
  NOTE_TEXT_MISSING,
} from '@fonte/contracts/note-sentences';
import type { ShownNote } from './shown-notes.ts';
import type { WrittenNote } from './calls.ts';

/** What a form begins with: the note, or an empty one of the state that the chart shows, for staff alone. */
export const draftOf = (note: ShownNote | null, shown: string | null): WrittenNote => ({
  inicio: note?.inicio ?? '',
  fim: note?.fim ?? '',
  uf: note ? note.uf : shown,
  texto: note?.texto ?? '',
  leitores: note?.leitores ?? 'equipe',
});

/** The last day follows the first while it has not been said, or would come before it. */
export const withFirstDay = (draft: WrittenNote, inicio: string): WrittenNote => ({
  ...draft,
  inicio,
  fim: draft.fim < inicio ? inicio : draft.fim,
});

export type NoteFaults = Partial<Record<'inicio' | 'fim' | 'texto', string>>;

/** What the call would refuse of a draft, in its own sentences, by field; no more letters than it takes go into the field. */
export function faultsOf({ inicio, fim, texto }: WrittenNote): NoteFaults {
  const first = dayFault(inicio);
  const last = dayFault(fim) ?? (inicio !== '' && fim < inicio ? NOTE_DAYS_TURNED : undefined);
  return {
    ...(first === undefined ? {} : { inicio: first }),
    ...(last === undefined ? {} : { fim: last }),
    ...(texto.trim() === '' ? { texto: NOTE_TEXT_MISSING } : {}),
  };
}

function dayFault(day: string): string | undefined {
  if (day === '') return NOTE_DAY_MISSING;
  return day < NOTE_DAYS.first || day > NOTE_DAYS.last ? NOTE_DAY_WRONG : undefined;
}
