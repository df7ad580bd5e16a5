import { CHANGE_KINDS, HISTORY_TABLES, type ChangeKind, type HistoryTable } from '@fonte/contracts/history';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What the changes are narrowed to, and the property whose rows are looked at. */
export type Looked = {
  tabela: HistoryTable | null;
  tipo: ChangeKind | null;
  uf: string | null;
  /** As the answer names one. */
  tecnico: string | null;
  pagina: number;
  propriedade: string | null;
};

/** As an address says it; what is none of it counts as not said. The state has a name of its own: `uf` is the portal's filter. */
export function readLooked(params: URLSearchParams): Looked {
  const page = params.get('pagina') ?? '';
  const fitting = (key: string, form: RegExp) => {
    const value = params.get(key) ?? '';
    return form.test(value) ? value : null;
  };
  return {
    tabela: HISTORY_TABLES.find((one) => one === params.get('tabela')) ?? null,
    tipo: CHANGE_KINDS.find((one) => one === params.get('tipo')) ?? null,
    uf: fitting('estado', /^[A-Z]{2}$/),
    tecnico: fitting('tecnico', /^\w{1,64}$/),
    pagina: /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0,
    propriedade: params.get('propriedade') || null,
  };
}

/** The same written into an address; what is not narrowed is left out. */
export function writeLooked(before: URLSearchParams, looked: Looked): URLSearchParams {
  const params = new URLSearchParams(before);
  const put = (key: string, value: string | null) =>
    value === null ? params.delete(key) : params.set(key, value);
  put('tabela', looked.tabela);
  put('tipo', looked.tipo);
  put('estado', looked.uf);
  put('tecnico', looked.tecnico);
  put('pagina', looked.pagina === 0 ? null : String(looked.pagina + 1));
  put('propriedade', looked.propriedade);
  return params;
}

/** What the page shows, which a link shows again; another narrowing begins at the first page, and a property's rows are a step that back undoes. */
export function useLooked(): {
  looked: Looked;
  change: (next: Partial<Looked>) => void;
  open: (propriedade: string | null) => void;
} {
  const [params, setParams] = useSearchParams();
  const looked = useMemo(() => readLooked(params), [params]);
  const change = useCallback(
    (next: Partial<Looked>) =>
      setParams((before) => writeLooked(before, { ...readLooked(before), pagina: 0, ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const open = useCallback(
    (propriedade: string | null) =>
      setParams((before) => writeLooked(before, { ...readLooked(before), propriedade })),
    [setParams],
  );
  return { looked, change, open };
}
