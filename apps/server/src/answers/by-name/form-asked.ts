import { wantedBy } from '../../platform/answers/accept.ts';
import { fail, type Call } from '../../platform/index.ts';

/** The forms of figures for programs, as an address ends with them: CSV as Excel in Portuguese opens it, or as programs read it without being told how. */
export type ProgramForm = 'json' | 'csv' | 'iso.csv';

const ENDING = /^(?<name>[^.]+)(?:\.(?<form>json|csv|iso\.csv))?$/;

/**
 * Which figures a call names, and in which form: as the name ends, else as Accept prefers, JSON before CSV. Errors: notAcceptable for an ending that is none, and
 * where nothing that is accepted is there.
 */
export function formAsked({
  params,
  request,
  reply,
}: Pick<Call<{ nome: string }>, 'params' | 'request' | 'reply'>): { name: string; form: ProgramForm } {
  const { name, form } = ENDING.exec(params.nome)?.groups ?? {};
  if (name === undefined) return fail('notAcceptable');
  if (form !== undefined) return { name, form: form as ProgramForm };
  const { accept = '' } = request.headers;
  reply.header('vary', 'Accept');
  if (accept.trim() === '') return { name, form: 'json' };
  const wanted = wantedBy(accept);
  const [json, csv] = [wanted('application/json'), wanted('text/csv')];
  if (json + csv === 0) fail('notAcceptable');
  return { name, form: json >= csv ? 'json' : 'csv' };
}
