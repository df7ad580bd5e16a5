import type { RowList } from '@fonte/contracts';
import { useAddressState, type AddressForm } from '../../navigation/use-address-state.ts';
import { readRowList, writeRowList } from './row-list.ts';

/** A list as its reader left it; `page` from 1. */
export type ListState = { list: RowList; page: number };

const KEYS = ['ordem', 'onde', 'busca', 'pagina'] as const;

const FORM: AddressForm<ListState> = {
  read: (params) => {
    const page = Number(params.get('pagina') ?? '1');
    return {
      list: readRowList(params),
      page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    };
  },
  write: (params, { list, page }) => {
    for (const key of KEYS) params.delete(key);
    writeRowList(params, list);
    if (page > 1) params.set('pagina', String(page));
    return params;
  },
};

/** The open list's order, conditions, search and page, kept in the address of its page: `?ordem=-visitas&busca=…&pagina=2`. */
export const useListAddress = () => useAddressState(FORM);
