import { RULE_IDS } from '@fonte/contracts/quality-ids';
import { FINDING_STATES } from '@fonte/contracts/quality-queue';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Queue } from './calls.ts';

/** The queue as an address says it; what is none of it counts as not said. */
export function readQueue(params: URLSearchParams): Queue {
  const page = params.get('pagina') ?? '';
  return {
    situacao: FINDING_STATES.find((one) => one === params.get('situacao')) ?? 'abertos',
    regra: RULE_IDS.find((one) => String(one) === params.get('regra')) ?? null,
    meus: params.get('meus') === 'sim',
    pagina: /^\d{1,5}$/.test(page) ? Math.max(0, Number(page) - 1) : 0,
  };
}

/** The same written into an address; what the queue begins with is left out. */
export function writeQueue(
  before: URLSearchParams,
  { situacao, regra, meus, pagina }: Queue,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const put = (key: string, value: string | null) =>
    value === null ? params.delete(key) : params.set(key, value);
  put('situacao', situacao === 'abertos' ? null : situacao);
  put('regra', regra === null ? null : String(regra));
  put('meus', meus ? 'sim' : null);
  put('pagina', pagina === 0 ? null : String(pagina + 1));
  return params;
}

/** What the queue shows, which a link shows again; another narrowing begins at the first page. */
export function useQueue(): { queue: Queue; change: (next: Partial<Queue>) => void } {
  const [params, setParams] = useSearchParams();
  const queue = useMemo(() => readQueue(params), [params]);
  const change = useCallback(
    (next: Partial<Queue>) =>
      setParams((before) => writeQueue(before, { ...readQueue(before), pagina: 0, ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { queue, change };
}
