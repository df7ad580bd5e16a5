import type { RowList } from '@fonte/contracts';
import type { Page } from './engine.ts';

/** What a call asks of the list behind a figure, in the engine's terms; whether the columns are there is held against the list by the engine. */
export function askedRows({
  ordem,
  filtros = [],
  busca = '',
}: RowList): Pick<Page, 'sort' | 'where' | 'search'> {
  const by = ordem?.replace(/^-/, '');
  return {
    ...(by === undefined || by === '' ? {} : { sort: [{ by, descending: ordem?.startsWith('-') ?? false }] }),
    where: filtros.map(({ campo, operador, valor }) => ({
      by: campo,
      is: operador,
      ...(valor === undefined ? {} : { value: valor }),
    })),
    search: busca,
  };
}
