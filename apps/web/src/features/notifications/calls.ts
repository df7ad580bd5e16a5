import * as notify from '@fonte/contracts/endpoints/notify';
import type { Notification } from '@fonte/contracts/routes/notify';
import { parseNumber } from '@fonte/pt-br';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';

export type { Delivery, Notification, ShownMail } from '@fonte/contracts/routes/notify';

/** Beginning of the key of all that this page asks. */
export const NOTIFY_KEY = 'notify';

export const notificationsQuery = () =>
  queryOptions({
    queryKey: [NOTIFY_KEY, 'list'],
    queryFn: ({ signal }) => call(notify.getNotify, { signal }),
    staleTime: 0,
  });

export const deliveriesQuery = (id: number, pagina: number) =>
  queryOptions({
    queryKey: [NOTIFY_KEY, 'deliveries', id, pagina],
    queryFn: ({ signal }) => call(notify.notifyDeliveries, { params: { id }, query: { pagina }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 5_000,
    staleTime: 0,
  });

/** Pages and panels whose figures can be told. */
export const sourcesQuery = () =>
  queryOptions({
    queryKey: [NOTIFY_KEY, 'sources'],
    queryFn: ({ signal }) => call(notify.notifySources, { signal }),
  });

/** The figures of one of them, as who asks has them. */
export const figuresQuery = (fonte: string) =>
  queryOptions({
    queryKey: [NOTIFY_KEY, 'figures', fonte],
    queryFn: ({ signal }) => call(notify.notifyFigures, { query: { fonte }, signal }),
  });

/** What is being written. */
export type Draft = Pick<
  Notification,
  'nome' | 'importacao' | 'fonte' | 'resumo' | 'graficos' | 'anexo' | 'mudancas'
> & {
  emails: string[];
  /** The value as it is typed. */
  limite: { figura: string; sentido: 'acima' | 'abaixo'; valor: string } | null;
};

type Sends = Pick<
  Notification,
  'importacao' | 'fonte' | 'resumo' | 'graficos' | 'anexo' | 'mudancas' | 'limite'
>;

/** The occasions of a draft as they travel. */
const occasionsOf = ({ importacao, fonte, resumo, graficos, anexo, mudancas, limite }: Draft): Sends => ({
  importacao,
  fonte,
  resumo,
  graficos,
  anexo,
  mudancas,
  limite: limite && { ...limite, valor: parseNumber(limite.valor) ?? 0 },
});

/** Creates a notification, or writes over the one that was opened. */
export const saveNotification = ({ draft, of }: { draft: Draft; of: Notification | null }) =>
  call(notify.addNotify, {
    body: {
      nome: draft.nome,
      users: draft.emails.join(';'),
      ...occasionsOf(draft),
      ...(of === null ? {} : { id: of.id, versao: of.versao }),
    },
  });

export const removeNotification = (id: number) => call(notify.removeNotify, { params: { id } });

export const sendNotification = (id: number) => call(notify.sendNotify, { params: { id } });

const preview = (
  nome: string,
  { importacao, fonte, resumo, graficos, anexo, mudancas, limite }: Sends,
  signal?: AbortSignal,
) =>
  call(notify.previewNotify, {
    // A draft has no name yet.
    body: {
      ...(nome.trim() === '' ? {} : { nome }),
      importacao,
      fonte,
      resumo,
      graficos,
      anexo,
      mudancas,
      limite,
    },
    ...(signal ? { signal } : {}),
  });

/** What a draft would send now, to whoever asks. */
export const previewNotification = (draft: Draft) => preview(draft.nome, occasionsOf(draft));

/** The same of one that is kept. */
export const previewQuery = (of: Notification) =>
  queryOptions({
    queryKey: [NOTIFY_KEY, 'preview', of.id, of.versao],
    queryFn: ({ signal }) => preview(of.nome, of, signal),
    staleTime: 0,
  });
