import { formatCompactDecimals } from '@fonte/pt-br';
import type { Draft, Notification } from './calls.ts';

/** What is written of a notification as it stands; of a new one what it begins with. */
export const draftOf = (of: Notification | null): Draft => ({
  nome: of?.nome ?? '',
  emails: of === null || of.users === '' ? [] : of.users.split(';'),
  importacao: of?.importacao ?? true,
  fonte: of?.fonte ?? 'pagina:dashboard',
  resumo: of?.resumo ?? null,
  graficos: of?.graficos ?? true,
  anexo: of?.anexo ?? null,
  mudancas: of?.mudancas ?? false,
  limite: of?.limite ? { ...of.limite, valor: formatCompactDecimals(of.limite.valor, 6) } : null,
});
