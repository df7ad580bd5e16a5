import type { Answer } from '@fonte/contracts';
import * as endpoints from '@fonte/contracts/endpoints/loads';
import { queryOptions } from '@tanstack/react-query';
import { call, callStream } from '../../core/api/call.ts';

export type { LoadFault, LoadTable, OneLoad, PastLoad, SentLoad } from '@fonte/contracts/routes/loads';
export type LoadList = Answer<typeof endpoints.loads>;

/** What is shown is asked again so often, ms, while something is being done, and otherwise. */
const SOON_MS = 1_500;
const LATER_MS = 15_000;
/** Beginning of the key of all that this page asks. */
export const LOADS_KEY = 'loads';

const isRunning = ({ enviadas }: LoadList) =>
  enviadas.some(({ situacao }) => situacao === 'conferindo' || situacao === 'importando');

export const loadListQuery = (pagina: number) =>
  queryOptions({
    queryKey: [LOADS_KEY, 'list', pagina],
    queryFn: ({ signal }) => call(endpoints.loads, { query: { pagina }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? SOON_MS : LATER_MS),
    staleTime: 0,
  });

/** What was told of a load; asked anew only when it stands otherwise: each answer is in the log of accesses. */
export const loadQuery = (id: number, situacao: string) =>
  queryOptions({
    queryKey: [LOADS_KEY, 'one', id, situacao],
    queryFn: ({ signal }) => call(endpoints.oneLoad, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export type NewLoad = {
  files: readonly File[];
  /** '' where nothing is said. */
  decimais: string;
  referencia: string;
  signal: AbortSignal;
};

export async function sendLoad({ files, decimais, referencia, signal }: NewLoad): Promise<{ id: number }> {
  const form = new FormData();
  form.append('decimais', decimais);
  form.append('referencia', referencia);
  for (const file of files) form.append('files', file, file.name);
  const answer = await callStream(endpoints.sendLoad, { params: {}, stream: form, signal });
  return (await answer.json()) as { id: number };
}

export const checkLoad = (id: number) => call(endpoints.checkLoad, { params: { id } });

export const cancelLoad = (id: number) => call(endpoints.cancelLoad, { params: { id } });

export type ImportWish = {
  atual: string;
  aceitar_remocoes: boolean;
  aceitar_esvaziadas: boolean;
  aceitar_trocadas: boolean;
};

export const importLoad = ({ id, ...body }: ImportWish & { id: number }) =>
  call(endpoints.importLoad, { params: { id }, body });

export const undoLoad = (body: { versao: number; atual: string }) => call(endpoints.undoLoad, { body });
