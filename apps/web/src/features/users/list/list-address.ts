import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListState, UserFilter, UserOrder } from '../calls.ts';

export const ORDERS: readonly UserOrder[] = [
  'nome',
  'email',
  'perfil',
  'uf',
  'data_cadastro',
  'ultimo_acesso',
];
export const FILTERS: readonly UserFilter[] = ['ativa', 'convidada', 'bloqueada', 'nunca', 'parada'];

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((one) => one === text) ?? null;
const whole = (text: string | null): number | null =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;

/** The list as an address says it; what is none of it counts as not said. */
export function readList(params: URLSearchParams): ListState {
  const ordem = params.get('ordem') ?? '';
  const order = oneOf(ORDERS, ordem.replace(/^-/, ''));
  const uf = params.get('estado');
  return {
    pagina: Math.max(0, (whole(params.get('pagina')) ?? 1) - 1),
    ordem: order === null ? 'nome' : ordem.startsWith('-') ? `-${order}` : order,
    busca: (params.get('busca') ?? '').slice(0, 100),
    perfil: whole(params.get('perfil')),
    uf: uf !== null && /^[A-Z]{2}$/.test(uf) ? uf : null,
    situacao: oneOf(FILTERS, params.get('situacao')),
  };
}

/** The same written into an address; what the list begins with is left out. */
export function writeList(before: URLSearchParams, state: ListState): URLSearchParams {
  const params = new URLSearchParams(before);
  const put = (key: string, value: string | null) =>
    value === null ? params.delete(key) : params.set(key, value);
  put('pagina', state.pagina === 0 ? null : String(state.pagina + 1));
  put('ordem', state.ordem === 'nome' ? null : state.ordem);
  put('busca', state.busca === '' ? null : state.busca);
  put('perfil', state.perfil === null ? null : String(state.perfil));
  put('estado', state.uf);
  put('situacao', state.situacao);
  return params;
}

/** The list's state, which a link shows again; another narrowing begins at the first page. */
export function useList(): { state: ListState; change: (next: Partial<ListState>) => void } {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readList(params), [params]);
  const change = useCallback(
    (next: Partial<ListState>) =>
      setParams((before) => writeList(before, { ...readList(before), pagina: 0, ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { state, change };
}
