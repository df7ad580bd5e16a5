import { can, type DashboardAnswer } from '@fonte/contracts';
import { shownCode } from '@fonte/contracts/closing-code';
import { isClosable, isPeriod, isPlace } from '@fonte/contracts/closings';
import { closingOfSheet } from '@fonte/contracts/endpoints/closings';
import type { ClosedTable } from '@fonte/contracts/routes/closings';
import { formatDate, formatInteger, NO_VALUE } from '@fonte/pt-br';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { useSpeech } from '../../core/paper/speech/speech.ts';
import { useSignedIn } from '../../core/session/session-store.ts';

/** What a sheet says of its closing. */
export interface SheetClosing {
  /** False until it is known whether there is one: no file is made before. */
  readonly known: boolean;
  /** The code as it stands on each page; null without one. */
  readonly code: string | null;
  /** 'K7Q4-0R2M-9TZ1, dados de 13/10/2025, versão 17'; null where nothing is to be said. */
  readonly words: string | null;
  /** What differs today. */
  readonly revised: readonly ClosedTable[];
}

const NOTHING: readonly ClosedTable[] = [];

/** The closing that stands for a sheet, once the sheet is there: the server then has the figures to compare. */
export function useClosing(
  board: string,
  { periodo, uf }: { readonly periodo: string; readonly uf: string | null },
  whole: DashboardAnswer | undefined,
): SheetClosing {
  const { t, figure } = useSpeech();
  const { profile } = useSignedIn();
  const relatorio =
    can(profile, 'closing.read') && isClosable(board) && isPeriod(board, periodo) && isPlace(board, uf)
      ? board
      : null;
  const { data, isPending, isError } = useQuery({
    queryKey: ['closings', 'sheet', relatorio, periodo, uf, whole?.versao],
    enabled: relatorio !== null && whole !== undefined,
    queryFn: ({ signal }) =>
      relatorio === null
        ? null
        : call(closingOfSheet, {
            query: { relatorio, periodo, ...(uf === null ? {} : { uf }) },
            signal,
          }).then(({ fechamento }) => fechamento),
  });
  if (relatorio === null) return { known: true, code: null, words: null, revised: NOTHING };
  if (isError) return { known: true, code: null, words: t('closingUnknown'), revised: NOTHING };
  if (isPending) return { known: false, code: null, words: null, revised: NOTHING };
  if (data === null) return { known: true, code: null, words: null, revised: NOTHING };
  const code = shownCode(data.codigo);
  if (!data.integro)
    return { known: true, code: null, words: t('closingTampered', { code }), revised: NOTHING };
  // A load came between the sheet and this: its rows are others.
  const revised = data.versao_hoje === whole?.versao ? data.revistos : NOTHING;
  const count = data.revistos.reduce((sum, { figuras }) => sum + figuras.length, 0);
  const closing = t('closingOf', {
    code,
    date: data.dados_ate === null ? NO_VALUE : figure(formatDate(data.dados_ate)),
    version: data.versao,
  });
  return {
    known: true,
    code,
    words: count === 0 ? closing : t('closingChanged', { closing, count: figure(formatInteger(count)) }),
    revised,
  };
}
